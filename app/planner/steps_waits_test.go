package planner

import "testing"

func TestAStepThatWaitsGetsItsMinutes(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"Cover the bottle, wait 2 minutes and count; then put on 4 layers, wait 2 minutes and count.": 4,
		"Lay the strips in the sun for 10 minutes.":                                                   10,
		"Let the cups stand 5 minutes and measure.":                                                   5,
		"Count the bubbles for one minute.":                                                           1,
		"Walk for 15 minutes and mark the signs.":                                                     15,
		"Hold a five-minute class meeting on one question.":                                           5,
		"In 15 minutes you will see more.":                                                            0,
		"Write the date and the colour after each count.":                                             0,
	} {
		if got := waited(text); got != want {
			t.Errorf("%q takes %d minutes, want %d", text, got, want)
		}
		if least := worked(step{text: text}, 4).least; want > 0 && least <= want {
			t.Errorf("%q has %d minutes at least, and no time for the rest of it", text, least)
		}
	}
}
