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

// TestBothTasksOfALineAreTaught holds that no lesson leaves out the first task of a line, of which its quiz and product speak.
func TestBothTasksOfALineAreTaught(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, first, second string }{
		{"biology", "Osmosis in plant cells", "Grade 11", "", "Strips in three waters", "Which way does the water go?"},
		{"home-science", "Drying and salting food", "Grade 9", "Two lessons of 80 minutes.", "Thin, thick, salted", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		var titles []string
		for _, a := range plan.Activities {
			titles = append(titles, a.Title)
		}
		if said := strings.Join(titles, "; "); !strings.Contains(said, test.first) || !strings.Contains(said, test.second) {
			t.Errorf("%s: %s, want %q and %q", test.topic, said, test.first, test.second)
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
