package planner

import (
	"slices"
	"strings"
)

// tableRows part the rows of a table of results in a step.
const tableRows = " // "

// withoutLostData leaves out of what is said about an activity the other ways that take made-up results which none of its
// steps prints: a tight plan has no room for them.
func (c *composer) withoutLostData(about, steps []string) []string {
	if slices.ContainsFunc(steps, func(line string) bool { return strings.Contains(line, tableRows) }) {
		return about
	}
	before, _, _ := strings.Cut(c.text("ifMissing", "fallback", "\n"), "\n")
	return slices.DeleteFunc(slices.Clone(about), func(line string) bool {
		return strings.HasPrefix(line, before) && c.matches(promised, line)
	})
}
