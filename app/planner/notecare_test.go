package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// What might shame a learner stands in no step: it is for the teacher alone.
func TestWhatMightShameIsForTheTeacherAlone(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, told, never string }{
		{"Life Skills", "Keeping our bodies clean", "Grade 1", "Some come dirty because of home, nobody must be shamed.", "come dirty"},
		{"Literature", "The Lion and the Jewel by Wole Soyinka", "Grade 12", "Some girls in class are already promised for marriage.", "promised for marriage"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: "45 learners. " + test.told})
		for _, a := range plan.Activities {
			for _, text := range append(a.Steps, a.Check, a.Support) {
				if strings.Contains(text, test.never) {
					t.Errorf("%s: %q", test.told, text)
				}
			}
		}
		for _, board := range plan.Chalkboard {
			if strings.Contains(board.Board, test.never) {
				t.Errorf("%s stands on the board: %q", test.told, board.Board)
			}
		}
	}
}

func TestALessonInTheEveningIsNotTheOnlyOne(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: "The solar system", GradeLevel: "Grade 6", AdditionalInfo: "61 learners. One lesson may be in the evening."})
	if len(plan.Activities) < 5 || !strings.Contains(plan.Overview, "5 lessons") {
		t.Errorf("%d activities: %s", len(plan.Activities), plan.Overview)
	}
}

func TestAFootballFieldIsNoFootball(t *testing.T) {
	t.Parallel()
	for part, want := range map[string]bool{"We have a football field": false, "We have a football and a field": true, "a football": true} {
		if got := meansThing(part, "football"); got != want {
			t.Errorf("%q has a football: %v", part, got)
		}
	}
}
