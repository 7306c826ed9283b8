package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// mixesThis is the topic, called by a word for it, among what learners mix up: "They mix these with the five pillars".
var mixesThis = regexp.MustCompile(`(?i)\b((?:mix(?:es)?(?: up)?|confuses?|muddles?) )(?:these|this|them|it)( (?:up )?(?:with|and) )`)

// alsoMixes is a second thing that learners do wrongly, behind a first one: "They cram the symbols and mix group with period".
var alsoMixes = regexp.MustCompile(`(?i)\b(they|learners|pupils|students|many|most|some) ([^.;:"“]{3,60}?),? and ((?:mix|confuse|muddle)(?: up)?) `)

// mixedWithTopic tells apart what learners mix up from what else they do, and names the topic where they mix it up with something
// else.
func mixedWithTopic(notes, topic string) string {
	notes = alsoMixes.ReplaceAllString(notes, "$1 $2. $1 $3 ")
	name, _, _ := strings.Cut(withoutCodes(topic), " (")
	name, _, _ = strings.Cut(name, ": ")
	if name = strings.TrimSpace(name); name == "" || strings.Contains(name, "$") {
		return notes
	}
	return mixesThis.ReplaceAllString(notes, "${1}"+lowerFirst(name)+"${2}")
}

// bothMeanings are the key words of the card for two things that are taken for each other, or fewer than two where it does not
// know both.
func (c *composer) bothMeanings(one, other string) []Word {
	var known []Word
	for _, thing := range []string{one, other} {
		for _, word := range c.card.Vocab {
			if slices.Equal(c.stems(word.Term), c.stems(thing)) {
				known = append(known, word)
				break
			}
		}
	}
	return known
}

// meanings are what two things are that are taken for each other, where the key words say both.
func (c *composer) meanings(one, other string) string {
	known := c.bothMeanings(one, other)
	if len(known) < 2 {
		return ""
	}
	var told []string
	for _, word := range known {
		told = append(told, upperFirst(word.Term)+": "+sentence(word.Meaning))
	}
	return sentences(told...)
}

// knowsBoth tells whether the card knows two things that are taken for each other: by their meanings, or in one question. What x and y
// are is known.
func (c *composer) knowsBoth(one, other string) bool {
	return len(one)+len(other) < leastLetters || len(c.bothMeanings(one, other)) > 1 || slices.ContainsFunc(slices.Concat(c.card.Questions, c.card.Worked), func(q QA) bool {
		has := setOf(c.sameWords().words(q.Question + " " + q.Answer))
		return hasAll(has, c.sameWords().words(one)) && hasAll(has, c.sameWords().words(other))
	})
}

// mixedFirst puts the key words for two things that learners mix up before the others.
func (c *composer) mixedFirst() {
	for _, m := range c.notes.wrongly {
		if both := c.bothMeanings(m.one, m.other); m.one != "" && len(both) > 1 {
			c.card.Vocab = append(both, slices.DeleteFunc(slices.Clone(c.card.Vocab), func(w Word) bool { return w.Term == both[0].Term || w.Term == both[1].Term })...)
			c.usedTerms = max(c.usedTerms, len(both))
			return
		}
	}
}
