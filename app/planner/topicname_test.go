package planner

import "testing"

func TestLongTopicsAreCalledByTheirHead(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]string{
		"Osmosis": "Osmosis",
		"Mchezo wa 'ndilwa' wa wavuvi wa kijijini kwetu na mafunzo yake":                     "ndilwa",
		"La fête des masques de notre village pendant la saison sèche et ses significations": "La fête des masques de notre village",
		"Reading a bus timetable at the station when the board is old and faded":             "Reading a bus timetable at the station",
		"Umuhimu wa miti katika mazingira yetu ya nyumbani na shuleni kwetu":                 "Umuhimu wa miti",
	} {
		if got := briefName(topic, longestQuoted); got != want {
			t.Errorf("%q is called %q, want %q", topic, got, want)
		}
	}
}
