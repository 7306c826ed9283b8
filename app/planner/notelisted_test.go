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
	if !strings.Contains(plan.Overview, "your ") || strings.Contains(plan.Overview, "Also at hand, to show where it helps: lime") {
		t.Errorf("the listed things are not used: %s", plan.Overview)
	}
	plan = planFor(t, lesson.Request{Subject: "mathematics", Topic: "Counting and comparing numbers 1 to 10", GradeLevel: "Kindergarten", AdditionalInfo: "We have groundnut shells and pebbles."})
	if said := allSteps(plan) + strings.Join(plan.Materials, " "); !strings.Contains(said, "Use your groundnut shells") || !strings.Contains(said, "Instead: your groundnut shells") {
		t.Errorf("shells and pebbles are no counters: %s", said)
	}
	plan = planFor(t, lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", AdditionalInfo: "90 pupils, 5 torches. We have feathers."})
	if !strings.Contains(allSteps(plan), "One idea of each team makes use of what is here: torches") || strings.Contains(plan.Overview, "torches") {
		t.Errorf("nobody asks what no work uses may help with: %s", allSteps(plan))
	}
}

func TestAWallMapHangsAndABallInARemarkIsNone(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "history", Topic: "Trans-Saharan trade", GradeLevel: "Grade 7", AdditionalInfo: "72 students, one wall map of Africa."})
	var steps []string
	for _, a := range plan.Activities {
		steps = append(steps, a.Steps...)
	}
	if all := strings.Join(steps, "\n"); !strings.Contains(all, "hangs where all can come close") || strings.Contains(all, "map goes round") {
		t.Errorf("the wall map does not hang:\n%s", all)
	}
	for text, want := range map[string]bool{"We have one ball.": true, "They forget the sign when a ball bounces back.": false} {
		if got := slices.Contains(testNotes(t, text).used, "one ball"); got != want {
			t.Errorf("%q names one ball: %v, want %v", text, got, want)
		}
	}
}
