package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestWhatNoStepNamesIsGivenOut: once, where the work with it begins.
func TestWhatNoStepNamesIsGivenOut(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "english", Topic: "Formal letter of complaint", GradeLevel: "Grade 8", AdditionalInfo: "50 learners."})
	if !strings.Contains(strings.Join(plan.Materials, " "), "sheets of paper: 50") {
		t.Fatalf("the letters need paper: %q", plan.Materials)
	}
	if n := strings.Count(allSteps(plan), "Give out sheets of paper."); n != 1 {
		t.Errorf("paper is given out %d times: %s", n, allSteps(plan))
	}
}
