package planner

import (
	"slices"

	"somo/app/regexp"
)

var (
	// ofLength are things with which lengths are measured, whatever work calls them.
	ofLength = regexp.MustCompile(`(?i)\b(?:rulers?|met(?:re|er) rules?|met(?:re|er) sticks?|tape measures?)$`)
	// namesRule is where work names such a thing, anywhere in a text.
	namesRule = regexp.MustCompile(`(?i)\b(?:rulers?|(?:met(?:re|er) |measuring )(?:rules?|sticks?)|tape(?: measures?)?)\b`)
	// toLength is work in which a length is marked out.
	toLength = regexp.MustCompile(`(?i)\b(?:draw|mark|cut|rule)s?\b[^.;?!]*\d ?(?:cm|mm)\b|\b(?:mark|pace|lay)s?\b[^.;?!]*\d ?m\b`)
	// lengths are what can be measured with a rule.
	lengths = stemmed(words("cm mm metre length height width depth distance stretch long wide deep size"))
	// cornered are instruments with a right angle.
	cornered = regexp.MustCompile(`(?i)\bset[- ]squares?\b`)
)

// measuresLength tells whether a length is measured or marked out in work: a string of 50 cm is cut before, and an area in
// square cm is counted.
func (w work) measuresLength() bool {
	if namesRule.MatchString(w.said) || toLength.MatchString(w.said) || slices.ContainsFunc(w.materials, func(m Material) bool { return namesRule.MatchString(m.Item) || namesRule.MatchString(m.Substitute) }) {
		return true
	}
	if w.words["measur"] || w.words["measure"] {
		for word := range lengths {
			if w.words[word] {
				return true
			}
		}
	}
	return false
}

// withOwnRule has a line of a card measure with what the class has.
func withOwnRule(say, own string) string {
	if !ofLength.MatchString(own) {
		return say
	}
	return namesRule.ReplaceAllStringFunc(say, func(string) string { return oneOfMany(own) })
}

// withRule tells again with what is measured.
var withRule = regexp.MustCompile(`(?i) with (?:the|an?) (?:rulers?|(?:met(?:re|er) |measuring )(?:rules?|sticks?)|tape(?: measures?)?)\b`)
