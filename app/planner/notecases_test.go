package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWhatATeacherTellsOfThePlaceIsWorkedWith(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		subject, topic, told string
		meets, works         bool
	}{
		{"english", "Formal letters of complaint", "The school borehole pump broke last term and the council has not come.", true, true},
		{"agriculture", "Soil erosion", "A gully is growing behind the latrine.", true, true},
		{"english", "Formal letters", "The school has no toilets for girls.", true, true},
		{"chemistry", "Acids and bases", "Sobolo is sold at the gate.", true, false},
		{"english", "Formal letters", "My learners like the river.", false, false},
		{"english", "Formal letters", "The old bell rings at noon.", false, false},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 8", AdditionalInfo: test.told})
		steps := allSteps(plan)
		if got := strings.Contains(steps, "Tell of our place: "+test.told); got != test.meets {
			t.Errorf("%q: learners begin with it: %t", test.told, got)
		}
		if got := strings.Contains(steps, "read our own case again"); got != test.works {
			t.Errorf("%q: teams may work for it: %t", test.told, got)
		}
		if test.meets && !strings.Contains(plan.Overview, "the case from your place") && !strings.Contains(plan.Overview, "your note (") {
			t.Errorf("%q is not named: %s", test.told, plan.Overview)
		}
	}
}
