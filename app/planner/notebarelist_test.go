package planner

import (
	"strings"
	"testing"
)

func TestAListWithoutAWordIsRead(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"Hoes six, groundnut seed, cassava sticks, no fertiliser.":                    "groundnut seed|cassava sticks",
		"No photocopier, flip chart paper, markers nearly dry.":                       "flip chart paper|markers",
		"Have: drinking glasses, coins, laser pointer from the market.":               "drinking glasses|coins|laser pointer",
		"Graph books for some, pebbles as money.":                                     "pebbles",
		"DBE workbooks for about half, a long washing line with pegs, old till slips": "",
		"Evening shift, dim bulb.":                                                    "",
		"Goats, thieves, floods.":                                                     "",
	} {
		if got := strings.Join(testNotes(t, told).things, "|"); got != want {
			t.Errorf("%q: %q, want %q", told, got, want)
		}
	}
}

func TestWhereTheClassIsIsNotHandedBack(t *testing.T) {
	t.Parallel()
	for _, told := range []string{"Community preschool in Mongu, Zambia, 28 children.", "Good morning, I am in Brikama, Gambia with SSS 1, 49 students."} {
		if n := testNotes(t, told); n.place == "" || len(n.told) > 0 {
			t.Errorf("%q: place %q, handed back %q", told, n.place, n.told)
		}
	}
	if n := testNotes(t, "Our school in Mongu floods each year."); len(n.told) == 0 && len(n.used) == 0 {
		t.Error("what happens at the school is lost")
	}
}
