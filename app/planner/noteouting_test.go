package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestAClassThatWalksOutLeavesInTime(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, notes, want string }{
		{"biology", "Ecology: estimating populations with quadrats", "18 students. The beach is 5 minutes on foot, but we must finish before high tide at 11.30.", "Do this lesson's work at the beach, 5 minutes on foot, and leave it by 11.00 (high tide 11.30)"},
		{"biology", "Ecology: quadrats and transects", "30 students. The field is 10 minutes away; we must be back by 12.", "work at the field, 10 minutes on foot, and leave it by 11.45 (back by 12)"},
		{"business", "Marketing", "40 students. The market is 10 minutes on foot, we must be back by 11.30 for the next lesson.", "If you go to the market, 10 minutes on foot, leave it by 11.15"},
		{"biology", "Ecology: quadrats and transects", "30 students. The field is 10 minutes away.", ""},
		{"biology", "Ecology: quadrats and transects", "30 students. The field is 10 minutes away. We must finish the chapter in 5 lessons.", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 11", AdditionalInfo: test.notes})
		told, asked := "", false
		for _, a := range plan.Activities {
			if strings.Contains(a.Description, "on foot, ") {
				told = a.Description
			}
			asked = asked || strings.Contains(strings.Join(a.Steps, " "), "Think of the")
		}
		if !strings.Contains(told, test.want) || test.want == "" && told != "" {
			t.Errorf("%q: got %q", test.notes, told)
		}
		if strings.HasPrefix(test.want, "Do this") && asked {
			t.Errorf("%q: who works there need not think of it", test.notes)
		}
	}
}

func TestStayingInsideFromAnHourOn(t *testing.T) {
	t.Parallel()
	for _, notes := range []string{"30 pupils. Very hot, so we stay inside after 10.", "30 pupils. After 10 we stay indoors.", "30 pupils. We cannot go outside after 10."} {
		plan := planFor(t, lesson.Request{Subject: "social studies", Topic: "People who help us in our community", GradeLevel: "Grade 2", AdditionalInfo: notes})
		if !strings.Contains(plan.Overview, "outside only before 10") {
			t.Errorf("%q: %s", notes, plan.Overview)
		}
	}
}

func TestSnakesInLongGrassAreNoMaterial(t *testing.T) {
	t.Parallel()
	for _, notes := range []string{
		"48 learners. School garden and a small wood nearby, but snakes have been seen in the long grass.",
		"40 learners. The bush behind school has snakes and scorpions in the tall grass.",
		"35 learners. A garden and some trees; scorpions under stones.",
	} {
		for _, topic := range []string{"Living and non-living things", "Insects and their habitats"} {
			plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: topic, GradeLevel: "Grade 3", AdditionalInfo: notes})
			all := mustJSON(t, plan)
			if !strings.Contains(all, "an adult walks the path first") {
				t.Errorf("%q: no path is walked first", notes)
			}
			for _, m := range plan.Materials {
				if strings.Contains(m, "grass (at hand)") || strings.Contains(m, "scorpion") || strings.Contains(m, "snake") {
					t.Errorf("%q: the material %q", notes, m)
				}
			}
		}
	}
}
