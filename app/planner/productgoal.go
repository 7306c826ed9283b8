package planner

import (
	"strings"

	"somo/app/regexp"
)

var (
	// oneThing begins the name of one thing.
	oneThing = regexp.MustCompile(`(?i)^(?:an?|one|the|our|its?|this) `)
	// closerName is what is said of a thing behind its name: "bond cards with dots and crosses".
	closerName = regexp.MustCompile(` (?:with|of|for|on|about|to|in|that|which|from)\b.*$`)
)

// productGoal is the objective to make and improve the product.
func (c *composer) productGoal() string {
	if isSeveral(c.thing) {
		return c.text("productGoals", "thing", c.thing)
	}
	return c.text("productGoal", "thing", c.thing)
}

// isSeveral tells whether a product is several things: "bond cards with dots and crosses".
func isSeveral(thing string) bool {
	if oneThing.MatchString(thing) {
		return false
	}
	head := strings.ToLower(lastWord(closerName.ReplaceAllString(thing, "")))
	return strings.HasSuffix(head, "s") && !strings.HasSuffix(head, "ss") && !strings.HasSuffix(head, "us") && !strings.HasSuffix(head, "is")
}
