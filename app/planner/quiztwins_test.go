package planner

import "testing"

func TestTwins(t *testing.T) {
	for _, test := range []struct {
		one, other string
		want       bool
	}{
		{"Find the rule and the next two numbers: 7, 11, 15, 19.", "A growing pattern is 4, 7, 10, 13. Write the rule and the next two.", true},
		{"Write 618 in words and in figures.", "Write 472 in words and in figures.", true},
		{"Work out 924 ÷ 7.", "Check 816 ÷ 8 = 12 by multiplying. Mend it.", false},
		{"What is a magnet?", "What is a magnetic material?", false},
		{"Boats carry 18 people. 200 people wait. How many trips are needed?", "A room is 4.5 cm long on a plan with the scale 1 : 200. How long is the room?", false},
	} {
		if got := areTwins(test.one, test.other); got != test.want {
			t.Errorf("areTwins(%q, %q) = %v", test.one, test.other, got)
		}
	}
}
