package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestThingsOfAList(t *testing.T) {
	t.Parallel()
	for list, want := range map[string]string{
		"We have some iodine, methylated spirit, a few beakers, elodea-like pond weed from the dam": "iodine|methylated spirit|beakers|elodea-like pond weed",
		"We can get lime juice, wood ash, soap and baking powder.":                                  "lime juice|wood ash|soap|baking powder",
		"sand and bottle tops": "sand|bottle tops",
	} {
		if got := strings.Join(thingsIn(list), "|"); got != want {
			t.Errorf("%q lists %s, want %s", list, got, want)
		}
	}
}

func TestListedThingsStandInTheWorkThatNeedsThem(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "chemistry", Topic: "Acids, bases and indicators", GradeLevel: "Grade 9", AdditionalInfo: "We can get lime juice, wood ash, soap, vinegar, baking powder."})
	at := slices.IndexFunc(plan.Activities, func(a lesson.Activity) bool {
		return strings.Contains(strings.Join(a.Steps, " "), "Use your ")
	})
	if at < 0 {
		t.Fatalf("no work uses the listed things: %s", allSteps(plan))
	}
	if said := strings.Join(plan.Activities[at].Steps, " ") + strings.Join(plan.Activities[at].Materials, " "); strings.Count(said, "vinegar") < 2 {
		t.Errorf("the work that is to use vinegar does not: %s", said)
	}
	plan = planFor(t, lesson.Request{Subject: "agriculture", Topic: "Soil erosion", GradeLevel: "Grade 7", AdditionalInfo: "We have a few bottles."})
	if !strings.Contains(allSteps(plan), "bottles here") {
		t.Errorf("bottles are not spoken of: %s", allSteps(plan))
	}
}
