package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// onLine tells whether the plan is of a line, whose tasks belong together.
func (c *composer) onLine() bool { return c.match.entry != nil && c.match.entry.Line }

// ofTable is how exercises speak of a table of results.
var ofTable = regexp.MustCompile(`(?i)\b(?:the|this|our|in) (?:data )?table\b`)

func exerciseWords(tasks []Task) string {
	var said []string
	for _, task := range tasks {
		for _, item := range task.Items {
			said = append(said, item.Question)
		}
	}
	return strings.Join(said, " ")
}

// asksOfData tells whether exercises of a line ask of the made-up results of a task, which then stand in the plan.
func (c *composer) asksOfData(task Task) bool {
	return task.Practice != nil && c.onLine() && c.matches(ofTable, exerciseWords(c.card.Tasks))
}

// toExample is how a task speaks of the worked example of its card.
var toExample = regexp.MustCompile(`(?i)\b(?:the|an|this|one) (?:worked )?example\b`)

// wantsExample tells whether a worked example stands before the exercises of a task, and how many words it has in common with
// the task at least.
func (c *composer) wantsExample(task Task, at int) (least int, wanted bool) {
	switch {
	case task.Kind != "practice" || c.has("practice"):
		return 0, false
	case c.onLine() && c.matches(toExample, strings.Join(task.Steps, " ")):
		return 0, true
	}
	return wordsOfExample, (at == 0 || c.onLine()) && c.brevity < oneTask && c.band != lesson.BandKG
}

// withoutLostTable leaves out exercises of a line that ask of a table which no task of the plan prints.
func (c *composer) withoutLostTable(items []QA) []QA {
	if !c.onLine() || slices.ContainsFunc(c.tasks, c.asksOfData) {
		return items
	}
	return slices.DeleteFunc(slices.Clone(items), func(q QA) bool { return ofTable.MatchString(q.Question) })
}
