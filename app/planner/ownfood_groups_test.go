package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestAClassSortsTheFoodsThatItsTeacherNames(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ topic, notes, want string }{
		{"Food groups and planning a balanced meal", "Voinjama, Liberia. 50 students. Rice, cassava leaf, palm oil and bonny fish at home.", "energy: palm oil and rice; body-building: bonny fish; protective: cassava leaf"},
		{"Food groups and planning a balanced meal", "Mwanza, Tanzania. 50 students. Ugali and beans, no fish.", "energy: ugali; body-building: beans"},
		{"Food groups and planning a balanced meal", "50 students. Rice is dear.", ""}, // one food is nothing to sort
		{"Food preservation", "50 students. Fish and mangoes spoil.", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: "home-science", Topic: test.topic, GradeLevel: "Grade 7", AdditionalInfo: test.notes})
		steps := allSteps(plan)
		if test.want == "" {
			if strings.Contains(steps, "sort foods that people here eat") {
				t.Errorf("%s: foods are sorted with %q", test.topic, test.notes)
			}
			continue
		}
		if !strings.Contains(steps, test.want) {
			t.Errorf("%s with %q: no step says %q", test.topic, test.notes, test.want)
		}
	}
}
