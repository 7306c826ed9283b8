package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// calledByLetter is a thing of a task that is called by a letter: "way C", "tin D".
var calledByLetter = regexp.MustCompile(`(?i:\b(?:way|tin|jar|bottle|plan|source|find|case|map|graph|table|shop|stall|pot|cup|box|place|town|sample|water|soil|heap|shape|text|letter|card|slide|line|road|route)) [A-H]\b`)

// callsOther tells whether a line calls something by a letter that no task of the plan calls so.
func (c *composer) callsOther(line string) bool {
	if c.match.entry == nil {
		return false
	}
	return slices.ContainsFunc(calledByLetter.FindAllString(line, -1), func(called string) bool {
		letter := called[len(called)-1:]
		return !slices.ContainsFunc(c.tasks, func(t Task) bool {
			said := t.Text + " " + strings.Join(t.Steps, " ") + " " + t.Expect
			if t.Practice != nil {
				for _, row := range t.Practice.Rows {
					said += " " + strings.Join(row, " ")
				}
			}
			return slices.ContainsFunc(strings.Fields(said), func(word string) bool { return strings.Trim(word, `.,;:()"`) == letter })
		})
	})
}
