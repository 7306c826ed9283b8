package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// inKenya is a topic of which a line knows something of Kenya.
func inKenya(t *testing.T, info string) lesson.Plan {
	t.Helper()
	return planFor(t, lesson.Request{Subject: "mathematics", Topic: "Compound interest", GradeLevel: "Grade 9", Skills: []string{"Problem Solving"}, AdditionalInfo: info})
}

func TestLocalIsAskedFirstAndAnsweredLater(t *testing.T) {
	t.Parallel()
	plan := inKenya(t, "40 learners in Nakuru, Kenya, 5 lessons of 40 minutes.")
	asked, answered := -1, -1
	for at, a := range plan.Activities {
		for _, s := range a.Steps {
			if strings.Contains(s, "still have to learn for an answer") {
				asked = at
			}
			if strings.Contains(s, "Back to our case of lesson 1") {
				answered = at
			}
		}
	}
	if asked != 0 || answered < 2 {
		t.Errorf("asked in activity %d, answered in activity %d", asked, answered)
	}
}

func TestLocalThatNoStepTellsIsHomework(t *testing.T) {
	t.Parallel()
	plan := inKenya(t, "40 learners in Nakuru, Kenya. One lesson of 35 minutes.")
	if got := strings.Join(plan.Homework, " "); !strings.Contains(got, "SACCO") || !strings.Contains(got, "(Answer to expect: ") {
		t.Errorf("homework: %q", got)
	}
}
