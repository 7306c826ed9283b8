package planner

import "strings"

// doubt is the end of a sentence that speaks of a question on the lesson, with one that the lesson answers.
func (c *composer) doubt() string {
	if len(c.wrong) == 0 || c.isHard() || wordsIn(c.wrong[0].Wrong) > mostDoubted {
		return "."
	}
	return c.text("skillDoubt", "wrong", strings.TrimSuffix(c.wrong[0].Wrong, "."))
}

// mostDoubted words has a statement that is asked about.
const mostDoubted = 10

// ownThing is what a child can add to the product.
func (c *composer) ownThing() string {
	if toHear.MatchString(c.artefact.Type) {
		return c.text("ownHeard")
	}
	return c.text("ownSeen")
}
