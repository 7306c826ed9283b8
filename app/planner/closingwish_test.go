package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestReadClosing(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ said, used string }{
		{"Let them act a small play to close.", "your wish (a small play)"},
		{"End with a poster please.", "your wish (a poster)"},
		{"A song to close would help me.", "your wish (a song)"},
		{"They should make one big labelled poster at the end.", "your wish (one big labelled poster)"},
		{"48 learners, and end with a short song or action game.", "your wish (a short song or action game)"},
		{"At the end I want a poster for the dispensary.", "your wish (a poster)"},
		{"Please include a short drama.", "your wish (a short drama)"},
		{"Periodic table poster is torn in half.", ""},
		{"Campaign posters hang everywhere.", ""},
		{"Do not end with a song.", ""},
		{"My pupils want to play and sing songs all day.", ""},
	} {
		n := testNotes(t, test.said)
		at := slices.IndexFunc(n.effects, func(e effect) bool { return e.closes })
		if test.used == "" {
			if at >= 0 {
				t.Errorf("%q was read as a wish: %q", test.said, n.used)
			}
			continue
		}
		if at < 0 || !slices.Contains(n.used, test.used) || len(n.told) > 0 {
			t.Errorf("%q: used %q, left %q", test.said, n.used, n.told)
		}
	}
}

func TestClosingIsAStepBeforeTheAnswer(t *testing.T) {
	t.Parallel()
	for wish, want := range map[string]string{
		"End with a poster please.":             "Poster: on one sheet",
		"Let them act a small play to close.":   "Small play: in each team",
		"Please end with a mock market.":        "Mock market: half of each team",
		"Please finish with a song.":            "Song: to a tune",
		"End with a dialogue acted in pairs.":   "Dialogue: A says",
		"Finish with a small play, one lesson.": "Small play: in each team",
	} {
		plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", AdditionalInfo: "45 learners in Nakuru, Kenya, lessons of 40 minutes. " + wish})
		last := plan.Activities[len(plan.Activities)-1].Steps
		at := slices.IndexFunc(last, func(s string) bool { return strings.Contains(s, want) })
		if at < 0 || at == len(last)-1 {
			t.Errorf("%q: %q is not before the last step of %q", wish, want, last)
		}
	}
}

func TestClosingOnAWrongToPeopleRepeatsNoWrongIdea(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), card: &Card{}, label: "Slave trade", wrong: []Misconception{{Wrong: "It was trade.", Right: "It was a crime."}}}
	if got := c.closing("note.closing.play", "a small play"); strings.Contains(got, "It was trade.") || !strings.HasPrefix(got, "Small play: ") {
		t.Errorf("got %q", got)
	}
}

func TestClosingThatIsTheProductIsShownWhole(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "Religious Education", Topic: "The parable of the Good Samaritan", GradeLevel: "Grade 6", AdditionalInfo: "45 learners in Karonga, Malawi, 5 lessons of 40 minutes. Please a small play to finish."})
	steps := allSteps(plan)
	if !strings.Contains(steps, "For a small play, as you wish, teams show") || strings.Contains(steps, "in each team one says") {
		t.Errorf("another play ends the work: %s", steps)
	}
}

func TestAPosterThatIsWishedForIsTheProductOnPaper(t *testing.T) {
	t.Parallel()
	for _, request := range []lesson.Request{
		{Subject: "home-science", Topic: "Methods of food preservation", GradeLevel: "Grade 9", AdditionalInfo: "36 learners in Rundu, Namibia, two lessons of 45 minutes. Let them make a poster in the end."},
		{Subject: "biology", Topic: "Monohybrid inheritance", GradeLevel: "Grade 12", AdditionalInfo: "50 candidates in Homa Bay, Kenya. Beans of two colours, paper cups. Double lesson 80 mins, just one. End with a poster please."}, // its first step may be left out
	} {
		if steps := allSteps(planFor(t, request)); !strings.Contains(steps, "As you wish, a ") || strings.Contains(steps, "Poster: on one sheet") {
			t.Errorf("%s: the poster is another product, or none: %s", request.Topic, steps)
		}
	}
}
