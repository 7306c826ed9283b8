package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestALinePrintsWhatItsStepsAskFor holds that the example and the table that a line speaks of stand in the plan.
func TestALinePrintsWhatItsStepsAskFor(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, asks, prints string }{
		{"physics", "Boyle's law", "Grade 11", "Do the example together.", "It is pressed to 120 cm3."},
		{"english", "If clauses type 1 and type 2", "Grade 8", "Do the worked example", "It is a real chance, so type 1."},
	} {
		said := allSteps(planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade}))
		if strings.Contains(said, test.asks) && !strings.Contains(said, test.prints) {
			t.Errorf("%s: no step has %q: %s", test.topic, test.prints, said)
		}
		if !strings.Contains(said, test.asks) {
			t.Errorf("%s: no step says %q: %s", test.topic, test.asks, said)
		}
	}
}

func TestExercisesOnATableNeedTheTable(t *testing.T) {
	t.Parallel()
	items := []QA{{Question: "Which lake in the table is deepest?"}, {Question: "Why is one lake salty?"}}
	data := Task{ID: "t1", Practice: &PracticeData{}, Items: items}
	for _, test := range []struct {
		chosen []Task
		left   int
	}{{[]Task{data}, 2}, {nil, 1}} {
		c := &composer{match: match{entry: &entry{Line: true}}, card: &Card{Tasks: []Task{data}}, tasks: test.chosen}
		if got := c.withoutLostTable(items); len(got) != test.left {
			t.Errorf("with %d tasks: %d exercises, want %d", len(test.chosen), len(got), test.left)
		}
	}
}
