package planner

import (
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// A text is a list where so many of a hundred words are figures, or so many stand in front of a colon or a semicolon. One
// with more words than longestHeard is heard once.
const (
	figuresOfList = 14
	marksOfList   = 12
	shortestList  = 12
	longestHeard  = 140
	wordsRead     = 80 // in a minute, aloud and slowly
)

var (
	// heardTwice is how a text is given that is read out two times.
	heardTwice = regexp.MustCompile(`(?i)\btwice\b`)
	verbInGap  = regexp.MustCompile(`\(\pL{2,}\)|_{2,}`)
	figured    = regexp.MustCompile(`\d`)
)

// reading gives a text of a task: learners hear a story, and see on the board what is a list of things or figures.
func (c *composer) reading(text string) step {
	said := c.say(c.forAge("read"), map[string]string{"text": text})
	long := wordsIn(text) > longestHeard && heardTwice.MatchString(said)
	if c.band != lesson.BandKG && (isToMark(text) || c.profile.Level != "young" && (long || isList(text))) {
		said = c.say("readOnBoard", map[string]string{"text": text})
	}
	return step{text: said, weight: 2, least: 1 + wordsIn(text)/50, lasts: toRead(strings.TrimSuffix(said, text), text), keep: true, alone: true}
}

// isList tells a list of things or figures, which nobody keeps in mind who only hears it.
func isList(text string) bool {
	all, figures, marks := 0, 0, 0
	for _, word := range strings.Fields(text) {
		all++
		if figured.MatchString(word) {
			figures++
		}
		if strings.HasSuffix(word, ":") || strings.HasSuffix(word, ";") {
			marks++
		}
	}
	return all >= shortestList && (100*figures >= figuresOfList*all || 100*marks >= marksOfList*all)
}

// isToMark tells a text that learners have to see, since they fill its gaps or put in its stops.
func isToMark(text string) bool {
	words := len(strings.Fields(text))
	return len(verbInGap.FindAllString(text, fewestGaps)) == fewestGaps || words > longestSaid*(1+strings.Count(text, ".")+strings.Count(text, "?")+strings.Count(text, ":")+strings.Count(text, ";"))
}

// Gaps by which a text is known as one to fill, and words between two stops of one that has its stops.
const (
	fewestGaps  = 3
	longestSaid = 30
)

// toRead is how many minutes it takes to read a text out, as often as its step says.
func toRead(how, text string) int {
	times := 1
	if heardTwice.MatchString(how) {
		times = 2
	}
	return max(1, ceilDiv(times*len(strings.Fields(text)), wordsRead))
}
