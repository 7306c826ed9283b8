package planner

import (
	"regexp"
	"strings"
	"unicode"
)

const (
	// mostFacts of a place stand in a step, and factWords are the words of them all.
	mostFacts = 3
	factWords = 45
)

// aboutWork is a remark on teaching, or a part of a sentence that another rule has read.
var aboutWork = regexp.MustCompile(`(?i)^(?:(?:we|i) can|for example|such as|because|one|two|so i|which|where)\b|\b(?:principal|head ?teacher|head|inspector|syllabus|curriculum|marks|sums|essay)\b`)

// limiting is a remark that tells how things are, and not only what or where.
var limiting = regexp.MustCompile(`(?i)\b(?:is|are|was|were|comes?|goes|cannot|can|must|starts?|ends?|fails?|rains?|floods?|blows?|close[sd]?|opens?|begins?|stops?|lasts?|grows?|dries|season|only|maximum|at most)\b`)

// fits has ideas fit what the teacher tells of the place and no rule reads: what is so there limits what can be made.
func (c *composer) fits() {
	if c.profile.Level == "young" {
		return
	}
	var facts []string
	words := 0
	for _, told := range c.notes.told {
		length := len(strings.Fields(told))
		if c.notes.isCase(told) || personal.MatchString(told) || ofPeopleHere.MatchString(told) || lacking.MatchString(told) || aboutWork.MatchString(told) || usual.MatchString(told) || c.notes.onlyPlace(told) ||
			c.notes.care && losses.MatchString(told) || unrest.MatchString(told) || length < shortRemark || !limiting.MatchString(told) || words+length > factWords || len(facts) == mostFacts {
			continue
		}
		words += length
		facts = append(facts, quote(trimLead(told)))
	}
	if len(facts) > 0 {
		c.notes.change("ideas", always(c.text("note.fits", "quote", c.list(facts))), c.text("used.fits"))
	}
}

// onlyPlace tells a remark that says only where the school lies, by a name that no list has: "CEG near Ambatondrazaka".
func (n *notes) onlyPlace(told string) bool {
	if n.place == "" {
		return false
	}
	for _, w := range wordsOf(told) {
		if first := []rune(w.text)[0]; unicode.IsUpper(first) {
			continue
		}
		if !placeWords[w.plain] && !strings.Contains(n.place, w.text) && number(w.text) == 0 {
			return false
		}
	}
	return true
}
