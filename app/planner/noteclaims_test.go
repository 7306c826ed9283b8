package planner

import "testing"

// TestAWordInAClaimIsNoSpelling holds that one word between quotation marks inside a sentence is not shown as a mistake alone.
func TestAWordInAClaimIsNoSpelling(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]struct{ beliefs, wrongly int }{
		`Learners say atoms "want" to be full.`: {1, 0},
		`They write "recieve" often.`:           {0, 1},
	} {
		if n := testNotes(t, text); len(n.beliefs) != want.beliefs || len(n.wrongly) != want.wrongly {
			t.Errorf("%s: %v and %v", text, n.beliefs, n.wrongly)
		}
	}
}

func TestWhatParentsFindShamefulIsNotVotedOn(t *testing.T) {
	t.Parallel()
	if n := testNotes(t, "Parents say this talk is shameful."); len(n.beliefs) > 0 {
		t.Errorf("got %v", n.beliefs)
	}
}

// TestACountryThatLearnersThinkOf holds that an opinion does not tell where a school is.
func TestACountryThatLearnersThinkOf(t *testing.T) {
	t.Parallel()
	for text, code := range map[string]string{
		"JSS 2, Auchi, Edo State. Some of them think it is Benin Republic.": "NG",
		"Parakou, Benin. 40 learners.":                                      "BJ",
	} {
		if n := testNotes(t, text); n.land == nil || n.land.Code != code {
			t.Errorf("%s: %+v, want %s", text, n.land, code)
		}
	}
}

func TestNumbersBelongToTheThingItself(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		notes, item string
		have        int
	}{
		{"57 pupils, 4 old keyboards.", "sheets of paper for a keyboard", 0},
		{"57 pupils, 4 old keyboards.", "keyboards", 4},
		{"I can bring six torch cells.", "dry cells of 1.5 V", 6},
	} {
		if got := testNotes(t, test.notes).have(test.item); got != test.have {
			t.Errorf("%s: %d %s, want %d", test.notes, got, test.item, test.have)
		}
	}
}
