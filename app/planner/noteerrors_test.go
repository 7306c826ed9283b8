package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestReadAsIsShown looks at what learners read as something else: it is no form that they write.
func TestReadAsIsShown(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		said string
		want mistake
	}{
		{"They read > as less than.", mistake{do: "read > as less than"}},
		{"They see the graph as a hill.", mistake{do: "read the graph as a hill"}},
		{"They write 3,000,040 as 300040.", mistake{do: "write 3,000,040 as 300040"}},
		{"They read the letter aloud as dialogue.", mistake{do: "read the letter aloud as dialogue"}},
	} {
		if got := testNotes(t, test.said).wrongly; len(got) != 1 || got[0] != test.want {
			t.Errorf("%q was read as %+v", test.said, got)
		}
	}
}

// TestReadAsIsAskedOfTheLearners holds that the plan does not say how a sign is read where the card does not.
func TestReadAsIsAskedOfTheLearners(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Inequalities", GradeLevel: "Grade 8", AdditionalInfo: "They read ≤ as a wide arrow."})
	steps := allSteps(plan)
	if !strings.Contains(steps, `Board: "≤". A made-up pupil takes it for "a wide arrow"`) || strings.Contains(steps, "a wide arrow is ≤") {
		t.Errorf("how the sign is read: %s", steps)
	}
}

// TestWordsOfAnyWorkAreNotLeftOut reads a topic whose second word names no part of it.
func TestWordsOfAnyWorkAreNotLeftOut(t *testing.T) {
	t.Parallel()
	for topic, left := range map[string]string{
		"Soil erosion: understanding": "",
		"Soil erosion: volcanoes":     "volcanoes",
	} {
		plan := planFor(t, lesson.Request{Subject: "agriculture", Topic: topic, GradeLevel: "Grade 7"})
		if got := strings.Contains(plan.Overview, "not covered here"); got != (left != "") || !strings.Contains(plan.Overview, left) {
			t.Errorf("%s: %s", topic, plan.Overview)
		}
	}
}
