package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestNobodyIsToldHowToCutWhereTheTeacherCuts holds that a plan does not say both.
func TestNobodyIsToldHowToCutWhereTheTeacherCuts(t *testing.T) {
	t.Parallel()
	for rule, want := range map[string]bool{"Only the teacher cuts. Nothing is eaten.": false, "Nothing is eaten.": true} {
		c := &composer{card: &Card{Safety: []string{rule}}, band: lesson.BandG4to6, books: []*cautionBook{newCautionBook(cautions(t, "hazards"))}}
		c.tasks = []Task{{Steps: []string{"Cut strips of 50 mm with a knife."}}}
		if got := strings.Contains(strings.Join(c.taskCautions(""), " "), "cut away from the body"); got != want {
			t.Errorf("%q: learners are told how to cut: %v", rule, got)
		}
	}
}

// TestStepsFillTheirPart gives what no step has to the last one that is no quiz.
func TestStepsFillTheirPart(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		steps []step
		parts []int
		want  int // minutes of the first step
	}{
		{[]step{{text: "a"}, {text: "b", quiz: true}}, []int{3, 3}, 5},
		{[]step{{text: "a"}, {text: "b"}}, []int{3, 3}, 3},
	} {
		filled := filled(test.steps, test.parts, 8)
		if filled[0] != test.want || filled[0]+filled[1] != 8 {
			t.Errorf("%v: %v fill 8 minutes", test.steps, filled)
		}
	}
}
