package planner

import (
	"slices"
	"strings"
	"testing"
)

func TestWhatStandsIsFoundInAStep(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		text, setUp, besides, look string
		minutes                    int
	}{
		{"After 20 minutes look and press. Write what you see.", "", "", "After 20 minutes look and press. Write what you see.", 20},
		{"Stir in salt. Set it in the sun. Look after 20 minutes and later.", "Stir in salt. Set it in the sun.", "", "Look after 20 minutes and later.", 20},
		{"Lay one in each for 25 minutes or until next day. Meanwhile write why. Take out and measure.", "Lay one in each for 25 minutes or until next day.", "Meanwhile write why.", "Take out and measure.", 25},
		{"Half a cup each; a strip in each; leave 25 minutes.", "Half a cup each; a strip in each; leave 25 minutes.", "", "", 25},
		{"Stir. Wait fifteen minutes.", "Stir. Wait fifteen minutes.", "", "", 15},
		{"Cover the bottle, wait 2 minutes and count.", "Cover the bottle, wait 2 minutes and count.", "", "", 0},
		{"Walk for 15 minutes and mark the signs.", "Walk for 15 minutes and mark the signs.", "", "", 0},
		{"While it drains for 15 minutes, draw a pond.", "While it drains for 15 minutes, draw a pond.", "", "", 0},
		{"Write: a burn is cooled with water for 20 minutes.", "Write: a burn is cooled with water for 20 minutes.", "", "", 0},
		{"Put the bottle in warm water for 10 minutes, then in cold.", "Put the bottle in warm water for 10 minutes, then in cold.", "", "", 0},
	} {
		setUp, besides, look, minutes := partsOfStanding(test.text)
		if setUp != test.setUp || besides != test.besides || look != test.look || minutes != test.minutes {
			t.Errorf("%q: got %q, %q, %q and %d minutes", test.text, setUp, besides, look, minutes)
		}
	}
}

func TestOtherWorkComesWhileSomethingStands(t *testing.T) {
	t.Parallel()
	work := func(text string) step { return step{text: text, weight: 4, least: 4, keep: true, work: true} }
	const notes, setUp, look = "Write: microbes need water.", "Lay salt on plate 2.", "After 20 minutes look and press plate 2."
	const table, data, found = "Calculate the loss from the practice data.", "Data: a | b // 1 | 2.", "Write what we found on plate 2."
	const vote, closing = "Vote again. Ask why.", "Answer the question."
	d := &draft{slot: slot{block: "teach1", lesson: 1, span: 1, minutes: 30}, steps: []step{
		{text: "Change one thing only.", ground: true}, work(notes), work(setUp), work(look), work(table), {text: data, keep: true, least: 3}, work(found),
		{text: vote, keep: true}, {text: closing, keep: true, closes: true},
	}}
	c := &composer{profile: profile{StepMinutes: [2]int{4, 20}}}
	c.useStanding([]*draft{d})
	want := []string{"Change one thing only.", setUp, notes, table, data, look, found, vote, closing}
	if got := texted(d.steps); !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	for _, s := range d.steps {
		if s.text == look && s.needs() > 6 {
			t.Errorf("a look takes %d minutes, as if nothing were done before", s.needs())
		}
	}
}

func TestALookThatComesTooEarlySaysWhenToLookAgain(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t)}
	for _, test := range []struct {
		between int
		told    bool
	}{{6, true}, {20, false}} {
		steps := []step{{text: "Lay one in each.", setsUp: true}, {text: "Write."}, {text: "After 20 minutes take out.", stood: 20}}
		c.tellStanding(steps, []int{2, test.between, 3})
		if told := strings.Contains(steps[2].text, "for a first sign"); told != test.told || told == strings.Contains(steps[2].text, "After 20") {
			t.Errorf("after %d minutes: %q", test.between, steps[2].text)
		}
	}
}

func TestALookIsNotCarriedToTheNextLesson(t *testing.T) {
	t.Parallel()
	d := &draft{}
	for range mostCarriedFrom + 1 {
		d.steps = append(d.steps, step{text: "Measure.", work: true})
	}
	if d.lastWork() < 0 {
		t.Fatal("without a look the last work may be carried")
	}
	if d.steps[1].stood = 20; d.lastWork() >= 0 {
		t.Error("what stands in a lesson is looked at there")
	}
}
