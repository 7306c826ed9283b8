package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestWhatIsTypedAsInAMessageIsWrittenOut: short words, numbers behind things, and "std" for a class or for learners.
func TestWhatIsTypedAsInAMessageIsWrittenOut(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Ho, Ghana 52 std. no balance in sch":           "Ho, Ghana 52 students. no balance in school",
		"45 std in class, std 5":                        "45 students in class, std 5",
		"Std 4 and 12 std 5 books":                      "Std 4 and 12 std 5 books",
		"scale frm canteen, pls keep quiet bcoz of ppl": "scale from canteen, please keep quiet because of learners",
		"have salt, eggs (3), glass jars (6), nails":    "have salt, 3 eggs, 6 glass jars, nails",
		"rulers x10, stopwatch x 3, 2 lessons x 40":     "10 rulers, 3 stopwatches, 2 lessons x 40",
		"Physics (3), the class (45), pupils (52)":      "Physics (3), the class (45), 52 pupils",
	} {
		if got := writtenOut(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// TestTheKitOfTheTeacherHasAPlaceInTheSteps: what is lent, what takes the place of what is missing, and what is shared.
func TestTheKitOfTheTeacherHasAPlaceInTheSteps(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, said, not string }{
		{"physics", "Density, floating and sinking", "Grade 8", "52 std. kitchen scale frm canteen we can borow 1hr. have basins, salt, eggs (3), nails, wood, stones.", "a small nail sinks", "1hr"},
		{"elementary-science", "Floating and sinking", "Grade 3", "61 lrnrs. have leaves, bottle tops, coins, soap, wood.", "Let coins and soap down into water", ""},
		{"physics", "Density, floating and sinking", "Grade 8", "52 std. no balance in sch, kitchen scale frm canteen we can borow 1hr. have basins, salt.", "lent for 60 minutes (kitchen scale)", "No balance here"},
		{"physics", "Heat capacity", "Grade 11", "36 students. The clinic lends us a scale for one hour.", "lent for 60 minutes (scale)", "Weigh with your"},
		{"physics", "Density", "Grade 9", "45 students. 1 balance from the clinic can be borrowed for 2 hrs.", "lent for 120 minutes (balance)", ""},
		{"biology", "Ecology: estimating populations with quadrats", "Grade 12", "18 students. No quadrat frames, we have wire and string.", "wire and string in place of the missing quadrat frames", "make with wire"},
		{"elementary-science", "Magnets", "Grade 4", "50 pupils. No compasses, we have needles and corks.", "your needles and corks in place of the missing compasses", ""},
		{"mathematics", "Decimals: tenths and hundredths", "Grade 5", "43 pupils. No printed squares, but pupils have squared exercise books.", "in their own squared books", "Give out squares"},
		{"mathematics", "Bar charts", "Grade 5", "41 pupils. Cahiers quadrillés for all.", "in their own squared books", ""},
		{"mathematics", "Addition of numbers up to 20", "Grade 1", "76 children, two on each slate.", "2 learners share a slate", ""},
		{"english", "Reading comprehension", "Grade 6", "60 learners. Three pupils share one slate.", "3 learners share a slate", ""},
		{"physics", "Heat transfer: conduction, convection and radiation", "Grade 10", "Tamanrasset, Algeria. 29 students, very hot days and cold nights. One gas burner, metal spoons, black and white cloth, 2 thermometers.", "Only 2 thermometers: read them on one test in front", "thermometers serve"},
		{"biology", "The human circulatory system: heart and blood", "Grade 8", "71 students, 9 textbooks.", "9 copies for 12 teams: 6 teams sit in twos", "7 or 8 learners"},
		{"literature", "The novel: plot, character and theme", "Grade 11", "30 students, 12 copies.", "2 or 3 learners share one", "teams sit"},
		{"elementary-science", "Digestion", "Grade 5", "38 pupils. One kitchen balance.", "", "Show what is here"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		if said := allSteps(plan); !strings.Contains(said, test.said) || test.not != "" && strings.Contains(said, test.not) {
			t.Errorf("%q: want %q and not %q in:\n%s", test.notes, test.said, test.not, said)
		}
	}
}

// TestAProjectorIsUsedWhereItWorks, and not where it is broken or rarely works.
func TestAProjectorIsUsedWhereItWorks(t *testing.T) {
	t.Parallel()
	for notes, want := range map[string]bool{
		"32 students. Projector works, internet does not.": true,
		"40 students. We have a working projector.":        true,
		"44 girls, one projector that rarely works.":       false,
		"44 girls. The projector is broken.":               false,
	} {
		plan := planFor(t, lesson.Request{Subject: "chemistry", Topic: "Atomic structure and the periodic table", GradeLevel: "Grade 10", AdditionalInfo: notes})
		used := false
		for _, a := range plan.Activities {
			used = used || strings.Contains(a.Description, "with the projector")
		}
		if used != want {
			t.Errorf("%q: used is %v", notes, used)
		}
	}
}

// TestWhatIsLentIsNoLengthOfALesson, and a reason of trouble stands on no board.
func TestWhatIsLentIsNoLengthOfALesson(t *testing.T) {
	t.Parallel()
	if n := testNotes(t, "44 students. We can borrow a balance from the girls' school for 1 hour."); n.minutes != 0 {
		t.Errorf("the lesson has %d minutes", n.minutes)
	}
	if got := ruleAlone("No politics or religion topics, we had trouble last term"); got != "No politics or religion topics" {
		t.Errorf("the rule is %q", got)
	}
	if got := plainlyWritten("No model of the heart and we cannot buy a cow heart."); got != "No model of the heart and no cow heart." {
		t.Errorf("what is missing is written %q", got)
	}
}
