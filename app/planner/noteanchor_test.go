package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWhatLiesNearTheSchoolGivesAnExample(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ told, anchor string }{
		{"Our school is near a wetland.", "the wetland"},
		{"Near a gold mine, Tarkwa.", "the gold mine"},
		{"Many mothers are in a chama.", ""},
		{"We have river sand and cartons.", ""},
		{"The Tana river is beside us.", "the Tana river"},
		{"There is no market here.", ""},
		{"Two boys drowned in the river.", ""},
		{"Some live in a refugee camp.", ""},
		{"The old bell rings at noon.", ""},
		{"The yam festival is next month.", "the yam festival"},
		{"Market day is Thursday.", ""},
		{"Athletes train on the road beside the school.", "the athletes"},
		{"Many parents are fishermen.", "the fishermen"},
		{"The school keeps 3 goats.", "the goats of the school"},
		{"Water is carried from a borehole.", ""},
		{"P4, Fort Portal, Uganda.", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Percentages", GradeLevel: "Grade 7", AdditionalInfo: test.told})
		steps := allSteps(plan)
		if test.anchor == "" {
			if strings.Contains(steps, "Who there could use our work") {
				t.Errorf("%q gives an example: %s", test.told, steps)
			}
			continue
		}
		if line := "Think of " + test.anchor; strings.Count(steps, line) != 1 {
			t.Errorf("%q: no step says %q", test.told, line)
		}
	}
}

func TestDangerOfThePlaceIsSaidBeforeLearnersGoOut(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Percentages", GradeLevel: "Grade 7", AdditionalInfo: "There is a river behind the school."})
	for _, a := range plan.Activities {
		if said := strings.Contains(a.Safety+strings.Join(a.Steps, " "), "Nobody goes near deep or moving water"); said != (a.Phase == "Empathize") {
			t.Errorf("%s: the warning is said there: %t", a.Title, said)
		}
	}
	air := planFor(t, lesson.Request{Subject: "chemistry", Topic: "Rusting", GradeLevel: "Grade 9", AdditionalInfo: "Mombasa, sea air."})
	if strings.Contains(mustJSON(t, air), "moving water") {
		t.Error("sea air is no deep water")
	}
}
