package planner

import (
	"slices"
	"testing"
)

func TestExercisesThatAreNotPrintedAreNotCalled(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text    string
		printed int
		want    string
	}{
		{"If time is short, do items 1, 3 and 5.", 3, ""},
		{"If time is short, do items 1, 3 and 5.", 5, "If time is short, do items 1, 3 and 5."},
		{"Use stones. Do item 4 at home.", 3, "Use stones."},
		{"Do the items aloud.", 0, "Do the items aloud."},
	} {
		if got := withoutUnprintedItems(c.text, c.printed); got != c.want {
			t.Errorf("%q with %d: %q, want %q", c.text, c.printed, got, c.want)
		}
	}
	steps := []step{{text: "Do the items."}, {text: "Work out the premium and the part payment. Ask: Why?"}, {text: "Solve the sums about mass alone and compare."}, {text: "Calculate 3 × 4."}}
	var got []string
	for _, s := range withoutUnprintedSums(steps, 1) {
		got = append(got, s.text)
	}
	if want := []string{"Do the items.", "Ask: Why?", "Calculate 3 × 4."}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestExercisesOfALessonBeforeStandBehindTheExample(t *testing.T) {
	t.Parallel()
	moved := []step{{text: "Draw it."}, {text: "Do these: 1) 2 + 3 (5) 2) 1 + 1 (2)"}}
	to := &draft{exercises: true, steps: []step{{text: "Example: 4 + 1."}, {text: "Now: 1) 3 + 3 (6)"}}}
	var got []string
	for _, s := range behindExample(moved, to) {
		got = append(got, s.text)
	}
	if want := []string{"Draw it.", "Example: 4 + 1.", moved[1].text, "Now: 1) 3 + 3 (6)"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
