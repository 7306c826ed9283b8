package planner

import "testing"

func TestAnswersForTwoMarksSayWhatEachIsFor(t *testing.T) {
	t.Parallel()
	for answer, want := range map[string]string{
		"Cloth, because it bends often without breaking.": "Cloth (1), because it bends often without breaking (1).",
		"2 × 1.5 = 3 m².": "2 × 1.5 (1) = 3 m² (1).",
		"A needle: its hole is called an eye, and it sews.":    "A needle (1): its hole is called an eye, and it sews (1).",
		"Tax and forced labour.":                               "Tax (1) and forced labour (1).",
		"For example: hen, men, ten.":                          "For example: hen, men, ten.",
		"Bends down.":                                          "Bends down.",
		"Salt (1) and sand (1).":                               "Salt (1) and sand (1).",
		"30 - 5 = 25 mm, and 30 / 5 = 6 times.":                "30 - 5 = 25 mm, and 30 / 5 = 6 times.",
		"Draw the stages; write the days.":                     "Draw the stages (1); write the days (1).",
		"Water it a little, give light, do not step on it.":    "Water it a little, give light, do not step on it.",
		"Sight, hearing, touch, smell and taste are our five.": "Sight, hearing, touch, smell and taste are our five.",
	} {
		if got := (QA{Answer: answer, Marks: 2}).marked(); got != want {
			t.Errorf("%q is marked %q, want %q", answer, got, want)
		}
	}
}
