package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestHelpFitsTheNeed: what is seen or heard is felt by who cannot take it in so, and nobody else is told to feel it.
func TestHelpFitsTheNeed(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"One girl is allergic to fish.": "Swelling or hard breathing",
		"One boy is blind.":             "felt along a knotted string",
	} {
		plan := planFor(t, lesson.Request{Subject: "Home Science", Topic: "Food preservation", GradeLevel: "Grade 7", AdditionalInfo: "46 learners. " + told})
		if !strings.Contains(plan.Inclusion.SpecialNeeds, want) {
			t.Errorf("%s: %s", told, plan.Inclusion.SpecialNeeds)
		}
	}
}
