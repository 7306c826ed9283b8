package planner

import (
	"testing"

	"somo/app/lesson"
)

func TestHelpComesBackToEachLessonFirst(t *testing.T) {
	t.Parallel()
	drafts := []*draft{
		{slot: slot{lesson: 1}, extension: "one"}, {slot: slot{lesson: 1}, extension: "two"}, {slot: slot{lesson: 2}, extension: "three"}, {slot: slot{lesson: 3}},
	}
	room := 2
	take := func(...string) bool {
		room--
		return room >= 0
	}
	p := &lesson.Plan{Activities: make([]lesson.Activity, len(drafts))}
	if !back(drafts, p, extension, true, take) || p.Activities[0].Extension != "one" || p.Activities[1].Extension != "" || p.Activities[2].Extension != "three" {
		t.Errorf("once a lesson: %+v", p.Activities)
	}
	if back(drafts, p, extension, false, take) || p.Activities[1].Extension != "" {
		t.Errorf("without room: %+v", p.Activities)
	}
}

func TestNotesComeBackInTheirPlaceAndOnce(t *testing.T) {
	t.Parallel()
	all := []string{"Incisors cut.", "Canines tear.", "Molars grind.", "Children have 20 milk teeth."}
	for _, test := range []struct {
		left string
		room int
		want string
	}{
		{"Incisors cut. Molars grind. Children have 20 milk teeth.", 1, "Incisors cut. Canines tear. Molars grind. Children have 20 milk teeth."},
		{"Incisors cut. Children have 20 milk teeth.", 1, "Incisors cut. Canines tear. Children have 20 milk teeth."},
		{"Incisors cut.", 0, "Incisors cut."},
		{"My own note.", 4, "My own note."},
	} {
		room := test.room
		take := func(...string) bool { room--; return room >= 0 }
		if got := notesBack(all, test.left, take); got != test.want {
			t.Errorf("%q with room for %d: %q, want %q", test.left, test.room, got, test.want)
		}
	}
}
