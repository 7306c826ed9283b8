package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestOneLessonMakesTheSmallVersion: teams make what five minutes allow, and test just that.
func TestOneLessonMakesTheSmallVersion(t *testing.T) {
	t.Parallel()
	request := lesson.Request{Subject: "biology", Topic: "Monohybrid inheritance", GradeLevel: "Grade 11", AdditionalInfo: "40 learners in Farafenni, The Gambia. One lesson of 60 minutes."}
	p := testPlanner(t)
	plan := planFor(t, request)
	known := recogniserOf(t)
	found, err := p.recognise(known, request)
	if err != nil {
		t.Fatal(err)
	}
	card, err := p.shelf.card(found.entry)
	if err != nil {
		t.Fatal(err)
	}
	small := card.Artefacts[0].Small
	if small == nil {
		t.Fatal("the line has no small version")
	}
	if steps := allSteps(plan); !strings.Contains(steps, strings.TrimSuffix(small.Do, ".")) || !strings.Contains(steps, small.Tests[0]) || strings.Contains(steps, "draw its main part with labels") {
		t.Errorf("want %q and %q in %s", small.Do, small.Tests[0], steps)
	}
	request.AdditionalInfo = "40 learners in Farafenni, The Gambia. Five lessons of 40 minutes."
	if steps := allSteps(planFor(t, request)); strings.Contains(steps, small.Tests[0]) {
		t.Error("five lessons test the small version")
	}
}

func TestWhatIsDoneFortyTimesHasItsMinutes(t *testing.T) {
	t.Parallel()
	once, often := paced(step{text: "Draw one bean and write it."}, 3), paced(step{text: "Draw one bean, write it, put it back, 40 times."}, 3)
	if often.least <= once.least {
		t.Errorf("40 draws have %d minutes, one has %d", often.least, once.least)
	}
}

func TestTheOnlyThingIsWorkedWithInFront(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Electromagnetic induction", GradeLevel: "Grade 11", AdditionalInfo: "39 learners in Rundu, Namibia, 60 minutes. Copper wire and one magnet."})
	if steps := allSteps(plan); !strings.Contains(steps, "The one magnet stays in front") || strings.Contains(steps, "goes from team to team") {
		t.Errorf("the magnet goes round: %s", steps)
	}
}

func TestTurnsStandAtTheStepThatNeedsTheThing(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), notes: &notes{limits: []limit{{name: "mirrors", words: []string{"mirror"}, have: 5}}}}
	d := &draft{steps: []step{{text: "Each team says the need."}, {text: "Stand the mirror on the line."}}}
	for text, want := range map[string]int{"5 mirrors serve 12 teams: 2 or 3 teams share one.": 1, "Write large.": -1, "5 rulers serve 12 teams.": -1} {
		if got := c.stepOfTurns(d, text); got != want {
			t.Errorf("%q stands at %d, want %d", text, got, want)
		}
	}
}

func TestAPosterThatIsWishedForIsTheProductOnPaper(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "home-science", Topic: "Methods of food preservation", GradeLevel: "Grade 9", AdditionalInfo: "36 learners in Rundu, Namibia, two lessons of 45 minutes. Let them make a poster in the end."})
	if steps := allSteps(plan); !strings.Contains(steps, "As you wish, a ") || strings.Contains(steps, "Poster: on one sheet") {
		t.Errorf("the poster is another product: %s", steps)
	}
}

func TestFewMirrorsAreSharedWhereTheyAreUsed(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Reflection of light by plane mirrors", GradeLevel: "Grade 9", AdditionalInfo: "59 students in Arua, Uganda. One lesson of 80 minutes. We have five small mirrors, pins, cardboard."})
	for _, a := range plan.Activities {
		for _, s := range a.Steps {
			if strings.Contains(s, "mirrors serve") && strings.Contains(s, "needs ___") {
				t.Errorf("the mirrors are shared while the need is said: %q", s)
			}
		}
	}
	if !strings.Contains(allSteps(plan), "5 mirrors") {
		t.Error("nobody shares the mirrors")
	}
}

func TestPaperCupsAreKinOfBags(t *testing.T) {
	t.Parallel()
	if kinOf("paper cups") != kinOf("bags") || kinOf("bags") == kinOf("plastic bags") || kinOf("cups") == kinOf("bags") {
		t.Errorf("kin %d, %d, %d, %d", kinOf("paper cups"), kinOf("bags"), kinOf("plastic bags"), kinOf("cups"))
	}
}
