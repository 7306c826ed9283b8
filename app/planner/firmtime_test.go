package planner

import (
	"slices"
	"testing"
)

func TestFirmly(t *testing.T) {
	skill := step{text: "Analysis", firm: 5, alone: true}
	for _, test := range []struct{ parts, want []int }{
		{[]int{7, 7, 1, 5}, []int{6, 5, 5, 4}},
		{[]int{4, 2, 3, 1}, []int{4, 2, 3, 1}}, // a third of so short a time is there already
		{[]int{5, 5, 6, 4}, []int{5, 5, 6, 4}},
	} {
		got := firmly([]step{{text: "Test."}, {text: "Mend."}, skill, {text: "Test again."}}, slices.Clone(test.parts))
		total := 0
		for _, part := range got {
			total += part
		}
		if got[2] < test.want[2] || total != test.parts[0]+test.parts[1]+test.parts[2]+test.parts[3] {
			t.Errorf("firmly(%v) = %v", test.parts, got)
		}
	}
}

func TestSameNumbers(t *testing.T) {
	quiz := "Of 30 people with tuberculosis 27 took the full course. What percentage?"
	for other, want := range map[string]bool{
		"Of 30 who took the full course 27 were cured. What percentage?": true,
		"Of 40 who took the full course 34 were cured. What percentage?": false,
	} {
		if sameNumbers(quiz, other) != want {
			t.Errorf("sameNumbers(%q) is not %v", other, want)
		}
	}
}
