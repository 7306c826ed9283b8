package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestGirlsAndBoysWhoWorkApartDoSoFromTheFirstLessonOn(t *testing.T) {
	t.Parallel()
	for notes, want := range map[string]bool{
		"36 students, boys and girls sit on separate sides and work in separate groups.":       true,
		"48 students. Boys and girls are kept in separate groups.":                             true,
		"30 students. Girls sit at the back and boys in front, and they do not work together.": true,
		"44 students, boys on the left and girls on the right, separate groups.":               true,
		"Girls and boys must not mix here. 40 students.":                                       true,
		"40 students. Girls and boys are not separated.":                                       false,
		"40 students, 18 girls and 22 boys.":                                                   false,
	} {
		plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Mean, median and mode", GradeLevel: "Grade 7", Skills: lesson.Skillset{"Collaboration"}, AdditionalInfo: notes})
		first := plan.Activities[0].Description + strings.Join(plan.Activities[0].Steps, " ")
		if got := strings.Contains(first, "teams of their own side"); got != want {
			t.Errorf("%q: lesson 1 begins with %s", notes, first)
		}
		if got := strings.Contains(plan.Inclusion.GirlsAndBoys, "never mixed"); got != want {
			t.Errorf("%q: inclusion says %s", notes, plan.Inclusion.GirlsAndBoys)
		}
		if strings.Contains(plan.Overview, "for you to place") {
			t.Errorf("%q: %s", notes, plan.Overview)
		}
	}
}
