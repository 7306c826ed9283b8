package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestOneLessonMakesTheSmallVersion: teams make what five minutes allow, and test just that.
func TestOneLessonMakesTheSmallVersion(t *testing.T) {
	t.Parallel()
	request := lesson.Request{Subject: "biology", Topic: "Monohybrid inheritance", GradeLevel: "Grade 11", AdditionalInfo: "40 learners in Farafenni, The Gambia. One lesson of 60 minutes."}
	p := testPlanner(t)
	plan := planFor(t, request)
	known := recogniserOf(t)
	found, err := p.recognise(known, request)
	if err != nil {
		t.Fatal(err)
	}
	card, err := p.shelf.card(found.entry)
	if err != nil {
		t.Fatal(err)
	}
	small := card.Artefacts[0].Small
	if small == nil {
		t.Fatal("the line has no small version")
	}
	if steps := allSteps(plan); !strings.Contains(steps, strings.TrimSuffix(small.Do, ".")) || !strings.Contains(steps, small.Tests[0]) || strings.Contains(steps, "draw its main part with labels") {
		t.Errorf("want %q and %q in %s", small.Do, small.Tests[0], steps)
	}
	request.AdditionalInfo = "40 learners in Farafenni, The Gambia. Five lessons of 40 minutes."
	if steps := allSteps(planFor(t, request)); strings.Contains(steps, small.Tests[0]) {
		t.Error("five lessons test the small version")
	}
}
