package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestALessonHasFewSteps(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		minutes int
		band    lesson.Band
		want    int
	}{
		{25, lesson.BandKG, 4}, {12, lesson.BandKG, 3}, {9, lesson.BandKG, 2}, {40, lesson.BandG1to3, 7}, {40, lesson.BandG7to9, 7}, {20, lesson.BandG10to12, 4}, {15, lesson.BandG4to6, 3}, {10, lesson.BandG4to6, 2},
	} {
		if got := mostSteps(test.minutes, test.band); got != test.want {
			t.Errorf("%d minutes of %s: %d steps, want %d", test.minutes, test.band, got, test.want)
		}
	}
}

func TestStepsOverTheLimitAreUnitedOrLeftOut(t *testing.T) {
	t.Parallel()
	long := strings.TrimSpace(strings.Repeat("word ", longestJoint))
	brief := step{text: "Keep all damp.", weight: 4, least: 4, keep: true}
	for _, test := range []struct {
		name  string
		steps []step
		most  int
		want  []string
	}{
		{"short neighbours become one", []step{brief, {text: "Look.", weight: 4, least: 4, keep: true}, {text: long, weight: 1}}, 2, []string{"Keep all damp. Look.", long}},
		{"a light step is left out before long ones are united", []step{{text: long, weight: 4, keep: true}, {text: "Tell.", weight: 1, alone: true}, {text: long, weight: 4, keep: true}}, 2, []string{long, long}},
		{"exercises stay", []step{{text: long, weight: 4, keep: true}, {text: "1) 2 + 2", weight: exercising, alone: true}, {text: long, weight: 4, keep: true}}, 2, []string{long, "1) 2 + 2", long}},
		{"what follows needs it", []step{{text: long, weight: 4, keep: true}, {text: "Change one thing.", weight: 1, ground: true, alone: true}, {text: long, weight: 4, keep: true}}, 2, []string{long, "Change one thing.", long}},
		{"no step is longer than a class can work", []step{{text: "Sew.", least: 9, keep: true}, {text: "Hem.", least: 9, keep: true}}, 1, []string{"Sew.", "Hem."}},
	} {
		if got := texted(limited(test.steps, test.most, 12)); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
	if got := limited([]step{brief, {text: "Look.", least: 3, keep: true}}, 1, 12); len(got) != 1 || got[0].needs() != 7 {
		t.Errorf("two steps in one have not the time of both: %+v", got)
	}
}
