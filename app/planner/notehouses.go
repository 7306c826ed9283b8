package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// ofDwellings and ofWalls are the houses of a place and what they are made of; two kinds can be compared.
	ofDwellings = regexp.MustCompile(`(?i)\b(?:houses?|homes?|huts?|roofs?)\b`)
	ofWalls     = regexp.MustCompile(`(?i)\b(?:mud bricks?|mud|bricks?|cement|concrete|stones?|thatch\w*|zinc|iron|bamboo|blocks?|clay|earth)\b`)
	// keepsHeat is a topic in which walls and roofs are a case.
	keepsHeat = regexp.MustCompile(`(?i)\b(?:heat|thermal|conduct\w*|insulat\w*|convection|temperature)\b`)
)

// tellHouses begins with the houses that the teacher tells of, where the topic is how heat goes through walls and roofs. It
// reports whether there are any.
func (c *composer) tellHouses() bool {
	if c.unsafe || c.notes.care || c.card.Subject != "physics" && c.card.Subject != "elementary-science" || !keepsHeat.MatchString(c.request.Topic) {
		return false
	}
	at := slices.IndexFunc(c.notes.parts, func(part string) bool {
		return ofDwellings.MatchString(part) && len(ofWalls.FindAllString(part, 2)) > 1 && !denies(plainWords(part)) && len(strings.Fields(part)) >= shortestCase
	})
	if at < 0 {
		return false
	}
	told := sentence(upperFirst(strings.Trim(c.notes.parts[at], " .!")))
	c.notes.told = slices.DeleteFunc(c.notes.told, func(of string) bool { return strings.Contains(told, strings.Trim(of, " .!")) })
	c.notes.change("meet", always(c.text("note.houses", "case", lesson.Sentences(told)[0])), c.text("used.houses"))
	c.notes.atFirst()
	c.notes.change("show", always(c.text("note.housesShow")), "")
	c.notes.atLast()
	return true
}
