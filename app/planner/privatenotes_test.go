package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWhatIsForTheTeacherAloneIsNotPutBeforeTheClass(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, never string }{
		{"biology", "HIV and AIDS: how it spreads and how to prevent it", "Grade 7", "P7, Masaka. 74 learners, some live with HIV and nobody should know who. One wall chart.", "some live with HIV"},
		{"elementary-science", "A balanced diet and the food groups", "Grade 4", "41 learners, Opuwo. Some families have little, so no questions on what they ate.", "Two who wish tell or show it"},
		{"social-studies", "Democracy and elections in our country", "Grade 8", "JHS 2, Wa. 48 learners. No party names or colours please, the last election brought quarrels here.", "brought quarrels"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		for _, a := range plan.Activities {
			if said := a.Description + strings.Join(a.Steps, " "); strings.Contains(strings.ToLower(said), strings.ToLower(test.never)) {
				t.Errorf("%s: learners hear %q: %s", test.topic, test.never, said)
			}
		}
	}
}

func TestMinutesOfAThingAreNotThoseOfALesson(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"We have only the head teacher's old laptop for 20 minutes.": 0,
		"A nurse can come for 15 minutes.":                           0,
		"Lessons of 35 minutes.":                                     35,
	} {
		if n := testNotes(t, text); n.minutes != want {
			t.Errorf("%q: lessons of %d minutes, want %d", text, n.minutes, want)
		}
	}
}
