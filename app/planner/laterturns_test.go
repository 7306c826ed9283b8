package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestTurnsAreToldWhenTheProductIsMadeAndTested has every part share out what the class has too little of.
func TestTurnsAreToldWhenTheProductIsMadeAndTested(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ topic, notes, says, once string }{
		{"Density, floating and sinking", "68 students. One kitchen balance, buckets, stones, wood.", "The one kitchen balance stays in front", "scale: 1"},
		{"Reflection of light and plane mirrors", "59 students. We have five small mirrors, cardboard.", "5 mirrors for 12 teams: 2 or 3 teams share one", "zzz"},
		{"Electric circuits: series and parallel", "51 students. Twelve batteries, ten small bulbs and thin wire.", "5 sets of 2 bulbs for 11 teams", "zzz"},
	} {
		plan := planFor(t, lesson.Request{Subject: "physics", Topic: test.topic, GradeLevel: "Grade 8", AdditionalInfo: test.notes})
		for _, phase := range []string{"Prototype", "Test"} {
			said := ""
			for _, a := range plan.Activities {
				if a.Phase == phase {
					said += strings.Join(a.Steps, "\n")
				}
			}
			if !strings.Contains(said, test.says) {
				t.Errorf("%s, %s: no step says %q", test.topic, phase, test.says)
			}
		}
		for _, m := range plan.Materials {
			if strings.HasPrefix(m, test.once) {
				t.Errorf("%s: %q stands beside what the class calls it", test.topic, m)
			}
		}
	}
}

// TestThingsServeWhereTheyAreUsed gives no turns at a thing that no step uses, and names none twice.
func TestThingsServeWhereTheyAreUsed(t *testing.T) {
	t.Parallel()
	for _, test := range []remarkTest{
		{"mathematics", "Area and perimeter of rectangles", "Grade 4", "Only 6 rulers in the class.", "With your rulers: measure a desk", "6 rulers for 10 teams"},
		{"mathematics", "Area and perimeter of rectangles", "Grade 4", "Only 6 rulers in the class.", "6 rulers", "your ruler;"},
		{"mathematics", "Fractions", "Grade 4", "Only 5 rulers.", "Rule lines, grids and axes with your rulers", "5 rulers serve"},
		{"mathematics", "Pythagoras' theorem", "Grade 8", "Five set squares for the class.", "With your set squares: draw legs", "zzz"},
		{"physics", "Newton's laws of motion", "Grade 10", "Three spring balances.", "Hook two spring balances together", "3 spring balances serve"},
		{"physics", "Levers and moments", "Grade 8", "Three spring balances.", "Hang or pull each load with your spring balances", "zzz"},
		{"agriculture", "Soil formation, types and fertility", "Grade 7", "Three jars, sand, clay.", "Your jars stay with you", "3 jars serve"},
		{"physics", "Speed, distance and time", "Grade 9", "Two phones with stopwatch.", "2 phones are stopwatches: 2 teams time at once", "It films"},
		{"physics", "Speed, distance and time", "Grade 9", "Three phones with a timer.", "3 phones as stopwatches", "you call the seconds aloud"},
	} {
		test.check(t, "Kitwe, Zambia. 49 learners. ")
	}
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Speed, distance and time", GradeLevel: "Grade 9", AdditionalInfo: "37 learners. Two phones with stopwatch, one 5 m tape measure."})
	if listed := strings.Join(plan.Materials, "\n"); !strings.Contains(listed, "phones as stopwatch: 2") || strings.Contains(listed, "watches or phones") {
		t.Errorf("the phones of the class are not what it times with: %s", listed)
	}
}

// TestWhatRunsOutIsKeptForAll reads what is nearly used up, goggles, dead machines and texts for the board.
func TestWhatRunsOutIsKeptForAll(t *testing.T) {
	t.Parallel()
	for _, test := range []remarkTest{
		{"chemistry", "Metals: properties and reactivity series", "Grade 10", "Five pairs of goggles and very little magnesium left.", "5 learners in goggles work with acid", "for you to place"},
		{"chemistry", "Metals: properties and reactivity series", "Grade 10", "Only a few pieces of magnesium remain.", "Your magnesium will not last", "your magnesium;"},
		{"chemistry", "Separation of mixtures", "Grade 8", "The filter papers are running out.", "filter papers: little left", "your note"},
		{"biology", "Blood circulation", "Grade 9", "Very little magnesium left.", "magnesium: little left, not needed here", "for you to place"},
		{"chemistry", "Separation of mixtures", "Grade 8", "There is little time left before the exam.", "", "time: little left"},
		{"ict", "Parts of a computer and what they do", "Grade 4", "One old desktop that does not start, we may open it.", "Before class you alone open the dead desktop, unplugged; screen and power unit stay shut", "Tell children"},
		{"ict", "Input and output devices", "Grade 5", "One old desktop that does not start.", "Show the dead desktop, unplugged and shut", "for you to place"},
		{"ict", "Algorithms and flowcharts", "Grade 7", "One broken laptop that does not switch on.", "broken laptop: not needed here", "Show the"},
		{"ict", "Computer hardware", "Grade 7", "We have an old system unit that no longer works.", "Show the dead system unit", "go round"},
		{"ict", "Algorithms and flowcharts", "Grade 8", "The computer room has 10 computers but it is closed for repair this month.", "Work without machines", "go to the 10 computers"},
		{"english", "Summary writing", "Grade 10", "Photocopier is broken, but I can write one passage of about 150 words on the board.", "texts for the board", "for you to place"},
		{"english", "Letter writing", "Grade 7", "The duplicating machine is out of order.", "nothing printed", "your note"},
		{"english", "Reading comprehension: finding the main idea", "Grade 6", "No reading books, so the passage must fit on the chalkboard.", "texts for the board", "for you to place"},
	} {
		test.check(t, "Kitwe, Zambia. 49 learners. ")
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
