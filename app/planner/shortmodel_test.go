package planner

import "testing"

// TestASentenceOnWhichTheNextLeansStays: a model that is too long loses another.
func TestASentenceOnWhichTheNextLeansStays(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), question: "How much ice keeps the fish cold?"}
	kept := []string{"We measured.", "Together 1,480 J must go.", "So 4.4 kg of ice is enough.", "The box is blue.", "Juma forgot the lid.", "We changed it."}
	if at := c.leastOfModel(kept); at != 3 {
		t.Errorf("sentence %d is left out, want the one on the box", at)
	}
	if at := c.leastOfModel([]string{"a", "b", "So c.", "d"}); at != -1 {
		t.Errorf("sentence %d is left out, and the next leans on it", at)
	}
}
