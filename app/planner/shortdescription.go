package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

// shortDescription keeps of what stands before the steps the first sentence, and what the teacher's notes put there.
func (c *composer) shortDescription(a *lesson.Activity) {
	if strings.Contains(a.Description, "___") {
		return // the box that the teacher fills in
	}
	kept := lesson.Sentences(a.Description)
	for i := len(kept) - 1; i > 0; i-- {
		if !slices.ContainsFunc(c.toldBefore, func(told string) bool { return strings.Contains(told, kept[i]) }) {
			kept = slices.Delete(kept, i, i+1)
		}
	}
	a.Description = strings.Join(kept, " ")
}
