package planner

import (
	"strings"

	"somo/app/lesson"
)

// nounOfDeed are endings of words for a deed, and those of the nouns that lines may be called by: "purifying water" is water
// purification. The longest come first.
var nounOfDeed = []struct{ deed, noun string }{
	{"ifying", "ification"}, {"plying", "plication"}, {"ating", "ation"}, {"erving", "ervation"}, {"cting", "ction"}, {"esting", "estion"}, {"orming", "ormation"}, {"izing", "ization"}, {"ising", "isation"},
}

// otherForms are a topic with one of its words for a deed as a noun.
func otherForms(topic string) []string {
	var forms []string
	list := strings.Fields(topic)
	for i, word := range list {
		for _, ending := range nounOfDeed {
			root, found := strings.CutSuffix(strings.ToLower(word), ending.deed)
			if !found || root == "" {
				continue
			}
			other := append(append(append([]string{}, list[:i]...), root+ending.noun), list[i+1:]...)
			forms = append(forms, strings.Join(other, " "))
			break
		}
	}
	return forms
}

// inOtherForm is what a topic is surely found as when a deed in it is written as a noun, nil where that finds nothing sure.
func (r *recogniser) inOtherForm(subject, topic string, band lesson.Band) *match {
	for _, other := range otherForms(topic) {
		if found := r.narrowed(r.recognise(subject, other, band), subject, other, band); found.tier == tierExact && found.entry != nil && !found.older {
			return &found
		}
	}
	return nil
}
