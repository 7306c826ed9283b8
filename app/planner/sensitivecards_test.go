package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestNobodyAsksAtHomeAboutASensitiveTopic plans topics whose cards have a word of care of their own.
func TestNobodyAsksAtHomeAboutASensitiveTopic(t *testing.T) {
	t.Parallel()
	for _, request := range []lesson.Request{
		{Subject: "biology", Topic: "Puberty and family planning", GradeLevel: "Grade 8"},
		{Subject: "health", Topic: "Menstruation and hygiene", GradeLevel: "Grade 7"},
		{Subject: "biology", Topic: "HIV and AIDS", GradeLevel: "Grade 9"},
		{Subject: "social studies", Topic: "Child labour and poverty", GradeLevel: "Grade 6"},
	} {
		plan := planFor(t, request)
		if strings.Contains(plan.Activities[0].Description, "day before") {
			t.Errorf("%s: learners ask people outside the class: %s", request.Topic, plan.Activities[0].Description)
		}
	}
	usual := planFor(t, lesson.Request{Subject: "biology", Topic: "Non-communicable diseases", GradeLevel: "Grade 9"})
	if !strings.Contains(usual.Activities[0].Description, "day before") {
		t.Error("no plan sends learners to ask people, so this test proves nothing")
	}
}
