package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestWhatTheSchoolHasIsNoTroubleOfThePlace keeps lists and broken things of the school out of the case that a class begins with.
func TestWhatTheSchoolHasIsNoTroubleOfThePlace(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]bool{
		"DBE workbooks for about half, a long washing line with pegs, old till slips from Boxer.": false,
		"The fridge is broken.":         false,
		"School farm small, four beds.": false,
		"The bridge is broken.":         true,
		"A gully is growing behind the latrine, and it rained last week.": true,
	} {
		plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: "Soil erosion", GradeLevel: "Grade 5", AdditionalInfo: "Mthatha, South Africa. 43 learners. " + told})
		if got := strings.Contains(allSteps(plan), "Tell of our place: "); got != want {
			t.Errorf("%q is a case of the place: %v, want %v", told, got, want)
		}
	}
}

// TestAllTheTimeThatThereIsMakesOneLesson tells "only 50 minutes" from the length of lessons.
func TestAllTheTimeThatThereIsMakesOneLesson(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]int{"I've got 52 pupils and only 50 minutes.": 1, "Lessons are only 50 minutes.": 0, "60 learners. 35 minutes only.": 0, "We have only 40 minutes, 3 lessons.": 3} {
		if n := testNotes(t, told); n.lessons != want {
			t.Errorf("%q: %d lessons, want %d", told, n.lessons, want)
		}
	}
}
