package planner

import (
	"os"
	"slices"
	"testing"

	"somo/app/lesson"
)

// TestLibrary checks that there is something for every subject preset and every age.
func TestLibrary(t *testing.T) {
	t.Parallel()
	entries, err := readEntries(os.DirFS("../../assets/knowledge"))
	if err != nil {
		t.Fatal(err)
	}
	if len(entries) < 24 {
		t.Errorf("there are %d cards, want at least 24", len(entries))
	}
	subjects, bands := map[string]bool{}, map[lesson.Band]bool{}
	for _, e := range entries {
		subject := e.Subject
		if !slices.Contains(lesson.Subjects[:], subject) {
			subject = lesson.SubjectOther
		}
		subjects[subject] = true
		for _, band := range e.Bands {
			bands[band] = true
		}
	}
	for _, subject := range lesson.Subjects {
		if !subjects[subject] {
			t.Errorf("there is no card for %s", subject)
		}
	}
	for _, band := range lesson.Bands {
		if !bands[band] {
			t.Errorf("there is no card for %s", band)
		}
	}
}
