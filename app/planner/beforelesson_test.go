package planner

import "testing"

func TestWhatIsMadeReadyIsKnown(t *testing.T) {
	t.Parallel()
	for item, want := range map[string]bool{
		"quarter cups of water: rain, well, and well boiled 10 minutes and cooled": true,
		"clear straight-sided bottles with the top cut off by the teacher":         true,
		"play money made before class: 5, 10, 20":                                  true,
		"basins of water, one cool, one warm":                                      true,
		"dried seeds or pebbles":                                                   false,
		"handfuls of dried hibiscus flowers":                                       false,
		"pieces of cut carton":                                                     false,
	} {
		if got := madeReady.MatchString(item); got != want {
			t.Errorf("%s: made ready %v, want %v", item, got, want)
		}
	}
	for item, want := range map[string]string{
		"play money made before class: 5, 10":                    "play money: 5, 10",
		"pieces of wire with bare ends, prepared by the teacher": "pieces of wire with bare ends",
		"bottles with the top cut off by the teacher":            "bottles with the top cut off",
	} {
		if got := whoMakes.ReplaceAllString(item, ""); got != want {
			t.Errorf("%s: %q, want %q", item, got, want)
		}
	}
}

func TestTeamsShowInRingsThatHaveTheTime(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ teams, minutes, at, time int }{
		{4, 20, 2, 5},
		{13, 20, 5, 5},
		{13, 15, 6, 3},
		{2, 15, 1, 3},
		{1, 15, 1, 2},
		{9, 40, 3, 6},
	} {
		if at, time := rings(test.teams, test.minutes), toShow(test.teams, test.minutes); at != test.at || time != test.time {
			t.Errorf("%d teams in %d minutes: %d rings for %d minutes, want %d for %d", test.teams, test.minutes, at, time, test.at, test.time)
		}
	}
}

func TestWhatStandsUntilTheNextLessonIsReadThere(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Put 2 spoons of filtrate in a dark dish in the sun until the next lesson.": true,
		"Score wilting 0 to 3 now, at each break and at the next lesson.":           true,
		"Measure the rise at the start of the next lessons, for about 4 days.":      true,
		"Keep p, i and n for the next lessons.":                                     false,
		"Call one group after the other, the last ones in the next lesson.":         false,
		"Write the table: today to that day; tomorrow to the next day.":             false,
		"Add: east add, west subtract; and a sign for the next day.":                false,
	} {
		if got := leftStanding.MatchString(text) || readLater.MatchString(text) && !spokenOf.MatchString(text); got != want {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
	c := &composer{banks: testBanks(t)}
	d := &draft{slot: slot{lesson: 2, span: 1}, steps: []step{{text: "Filter it. At the start of the next lesson look at the dish.", work: true}}}
	text, found := c.promisedIn(d)
	if want := c.text("lookBack", "n", "2") + " Look at the dish."; !found || text != want || d.steps[0].text != "Filter it." {
		t.Errorf("looked back with %q after %q, want %q", text, d.steps[0].text, want)
	}
}
