package planner

import (
	"slices"
	"strings"
	"testing"
)

func TestLabelsSayAThingOnce(t *testing.T) {
	for _, test := range []struct{ used, want []string }{
		{[]string{"your wall clock", "no wall clock"}, []string{"no wall clock"}},
		{[]string{"one spring balance", "your spring balance"}, []string{"one spring balance"}},
		{[]string{"your string and stones", "no string"}, []string{"your string and stones", "no string"}},
	} {
		if got := withoutTwins(slices.Clone(test.used)); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.used, got, test.want)
		}
	}
}

func TestWhatFamiliesBearIsNotPrinted(t *testing.T) {
	n := testNotes(t, "It is dusty.")
	for told, want := range map[string]string{
		"Many fathers came back sick from the mines.": "stays with you",
		"The conservancy pays some jobs.":             "the conservancy pays some jobs",
	} {
		if got := n.toldLine([]string{told}); !strings.Contains(got, want) || strings.Contains(got, "sick") {
			t.Errorf("%q: got %q, want %q in it", told, got, want)
		}
	}
}

func TestRemarksThatLeanBackAreNamedWhole(t *testing.T) {
	n := testNotes(t, "The palace museum is near but entrance costs money, free on one day if we write.")
	if got := n.inWhole([]string{"free on one day if we write"}); !strings.HasPrefix(got[0], "The palace museum") {
		t.Errorf("got %q", got)
	}
}
