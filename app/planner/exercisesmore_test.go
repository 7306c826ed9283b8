package planner

import "testing"

func TestAnExerciseInALineIsClearByItself(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		question, answer string
		want             bool
	}{
		{"How many taps for 2,000 people give one for each 100?", "20", true},
		{"Go on in two sentences: I opened the door and saw ...", "a goat", false},
		{"Dry bean.", "Living, but at rest", false},
		{"That a bell rings near the school?", "I hear it", false},
		{"Why is a pot handle made of wood, and what would happen with a handle of iron or copper over a fire?", "Wood conducts badly; iron would burn the hand", false},
	} {
		if got := clearAlone(QA{Question: test.question, Answer: test.answer}); got != test.want {
			t.Errorf("%q: %v, want %v", test.question, got, test.want)
		}
	}
}

func TestQuickLearnersGetAnExerciseThatIsLeft(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), own: map[string]string{}, match: match{entry: &entry{}}, spareItems: []QA{{Question: "Add 5 and 4 on the line.", Answer: "9 (1)"}}}
	d := &draft{}
	if c.oneMore(d); d.extension != "Try one more: Add 5 and 4 on the line. (9)" || len(c.spareItems) != 0 {
		t.Errorf("got %q and %d exercises left", d.extension, len(c.spareItems))
	}
}
