package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// lackFirst is a rule that begins with what is not there: "No gloves, and no burning of rubbish".
	lackFirst = regexp.MustCompile(`(?i)^no ((?:\pL+ )?\pL+),? (?:and|but|so) ((?:please )?(?:no \pL+ing|do not|don't|never|nobody)\b.*)$`)
	gloves    = regexp.MustCompile(`(?i)\bgloves$`)
	// ofDirt are words of topics with which hands get dirty.
	ofDirt = wordSet("waste rubbish litter garbage recycling compost manure sanitation latrine drain")
)

// withoutLack is a rule without what it says is not there: a lack is no rule for learners.
func (n *notes) withoutLack(said string) string {
	found := lackFirst.FindStringSubmatch(said)
	if found == nil || strings.HasSuffix(found[1], "ing") {
		return said
	}
	n.without = append(n.without, strings.ToLower(found[1]))
	if gloves.MatchString(found[1]) {
		n.inWork(bareHanded, "")
	}
	return upperFirst(found[2])
}

// bareHanded has a class without gloves touch no waste.
func bareHanded(c *composer) (block, text string) {
	if !slices.ContainsFunc(c.stems(c.request.Topic), func(word string) bool { return ofDirt[word] }) {
		return "teach1", ""
	}
	c.usedHere = append(c.usedHere, c.text("notThere", "things", "gloves"))
	return "teach1", c.text("note.noGloves")
}
