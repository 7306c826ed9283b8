package planner

import (
	"testing"

	"somo/app/lesson"
)

// bees is a card with mistakes that have most of their words in common.
var bees = &Card{
	Misconceptions: []Misconception{{Wrong: "All bees sting and all do the same work."}, {Wrong: "More hives always give more honey."}},
	Mistakes: []Misconception{
		{Wrong: "Bees collect honey from flowers.", Probe: "What do they carry?", Right: "Bees collect thin nectar."},
		{Wrong: "Take out all the honey, the bees will make more.", Probe: "What do they eat?", Right: "Leave enough combs."},
		{Wrong: "Smoke makes the bees sleep.", Probe: "What does smoke hide?", Right: "They stay awake but sting less."},
		{Wrong: "Queen and drone are workers.", Probe: "Who mates?", Right: "Workers are females without eggs."},
		{Wrong: "Wax and resin are the same.", Probe: "Where is each from?", Right: "Bees make one and collect the other."},
		{Wrong: "3 + 2 = 6.", Probe: "Count them.", Right: "There are five."},
	},
}

func TestMistakeLike(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"They think bees collect honey from flowers.": "Bees collect honey from flowers.",
		"They think that smoke makes bees sleep.":     "Smoke makes the bees sleep.",
		"They mix up wax and resin.":                  "Wax and resin are the same.",
		"They write 3 + 2 = 6.":                       "3 + 2 = 6.",
		"They think honey is bee vomit.":              "", // bees and honey are in many
		"They think all bees make honey.":             "",
		"They mix up queen and drone.":                "", // of which it only says that both are workers
		"They think hives must be painted white.":     "",
	} {
		c := &composer{card: bees, notes: testNotes(t, said), request: lesson.Request{Topic: "Beekeeping", AdditionalInfo: said}}
		told := c.notes.mistakesTold()
		if len(told) == 0 {
			t.Errorf("%q tells of no mistake", said)
			continue
		}
		if got, _ := c.mistakeLike(told[0], bees.Mistakes); got.Wrong != want {
			t.Errorf("%q, read as %q, is taken for %q, want %q", said, told[0], got.Wrong, want)
		}
	}
}

func TestTellMistakes(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"They think that smoke makes bees sleep.":             "Smoke makes the bees sleep.",
		"They think all bees sting and do the same work.":     "All bees sting and all do the same work.", // which the card has in any case
		"They think honey is bee vomit.":                      "All bees sting and all do the same work.",
		"We have a hive that sleeps in winter without smoke.": "All bees sting and all do the same work.", // no remark on learners
	} {
		card := *bees
		c := &composer{card: &card, notes: testNotes(t, said), request: lesson.Request{Topic: "Beekeeping", AdditionalInfo: said}}
		c.tellMistakes()
		if got := card.Misconceptions[0]; got.Wrong != want {
			t.Errorf("with %q the first is %q, want %q", said, got.Wrong, want)
		}
	}
}

func TestSameSum(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		said, wrong string
		want        bool
	}{
		{"They write 3a + 2b = 5ab.", "3a+2b=5ab", true},
		{"1/2 + 1/3 = 2/5", "1/2 + 1/3 = 2/5.", true},
		{"They write 3a + 2b = 5ab.", "3a + 2b = 6ab", false},
		{"Smoke makes bees sleep.", "Smoke makes bees sleep.", false}, // no sum
	} {
		if got := sameSum(test.said, test.wrong); got != test.want {
			t.Errorf("%q and %q have the same sum: %t", test.said, test.wrong, got)
		}
	}
}

func TestSameShape(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		said, wrong string
		want        bool
	}{
		{"They write 15 out of 60 as 15%.", "8 of 20 is 8%.", true},
		{"They write 15 out of 60 as 15%.", "25% of 60 is 25.", false},
		{"Many write 'not big' for the opposite of big.", "The antonym of hot is not hot.", true},
		{"They write 3 and 4.", "5 and 6 are odd.", false},
	} {
		if got := sameShape(test.said, test.wrong); got != test.want {
			t.Errorf("%q and %q do the same: %t", test.said, test.wrong, got)
		}
	}
}

func TestPrejudicesAreNotVotedOn(t *testing.T) {
	t.Parallel()
	for _, said := range []string{"Many children think only old men can lead.", "Girls say football is only for boys.", "They believe girls cannot drive."} {
		n := testNotes(t, said)
		if len(n.beliefs) > 0 || len(n.effects) == 0 {
			t.Errorf("%q is put to a vote or not met: %+v", said, n.beliefs)
		}
	}
}
