package planner

import (
	"strings"

	"somo/app/regexp"
)

// plotRules read of ground that the class has been given.
func plotRules() []noteRule {
	return []noteRule{
		hinted("plot garden shamba", rule(`\bwe have (?:been given )?(?:an?|one|our(?: own)?) ((?:(?:small|little|big|new|school) ){0,2}(?:plot|garden|shamba))(?: of land)?(?:$|[.,;]| beside| behind| near| at)`, "", func(n *notes, _ string, found []string) {
			plot := strings.ToLower(found[1])
			n.inWork(func(c *composer) (block, text string) { return c.onPlot(plot) }, n.says.text("used.ownPlot", "plot", plot))
		})),
	}
}

// ofGroundWork is work that is done on ground.
var ofGroundWork = regexp.MustCompile(`(?i)\b(?:soil|compost|seedlings?|nursery|sow|plant|beds?|manure|mulch|weeds?|heap|crops?)\b`)

// onPlot has the class do on its ground what is done with soil and plants, or else show its work there.
func (c *composer) onPlot(plot string) (block, text string) {
	for at, task := range firstOf(c.tasks, 2) {
		if c.matches(ofGroundWork, strings.Join(task.Steps, " ")) {
			return []string{"teach1", "teach2"}[at], c.text("note.ownPlot", "plot", plot)
		}
	}
	return "show", c.text("note.showPlot", "plot", plot)
}
