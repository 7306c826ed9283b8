package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestThingsServeInThePlan plans for teachers who list what they have, few of or lack, and looks for what is done with it.
func TestThingsServeInThePlan(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, said, not string }{
		{"physics", "Heat transfer: conduction, convection and radiation", "Grade 9", "42 learners, two thermometers. We have tins and black paint.", "The thermometers go from team to team", "Also at hand, to show"},
		{"creative arts", "Weaving with local materials", "Grade 4", "47 pupils. We can find cardboard and rice sacks. Only five pairs of scissors.", "5 pairs of scissors for 10 teams: 2 teams share one", "sacks instead of carton"},
		{"creative arts", "Weaving with local materials", "Grade 4", "47 pupils. Only five pairs of scissors.", "blunt scissors: 5 (all there are, used in turns)", "scissors: 10"},
		{"chemistry", "Stoichiometry", "Grade 12", "44 learners, no chemicals except vinegar and bicarbonate of soda.", "no chemicals but vinegar and baking soda", "No bicarbonate"},
		{"mathematics", "Statistics: mean, median and mode", "Grade 9", "42 learners, one calculator for three learners.", "One calculator for 3 learners", "Bring in where it fits"},
		{"mathematics", "Patterns", "Kindergarten", "38 children. We have seed pods, sticks, bottle tops and sand.", "Use your seed pods instead of stones", "Also at hand, to show"},
		{"ict", "Parts of a computer", "Grade 7", "56 pupils. 12 old laptops but 4 do not charge.", "8 laptops are 8 stations", "12 laptops are"},
		{"ict", "Online safety", "Grade 6", "32 pupils, 12 tablets shared with two other classes.", "Ask the other classes today for the tablets", ""},
		{"mathematics", "Measurement of length", "Grade 3", "38 learners. No rulers but we can cut sticks and string.", "No rulers here: a paper strip", "draw it on the board or tell"},
		{"elementary science", "Growth and germination of beans", "Grade 1", "50 children. We have beans and stones.", "AHEAD OF LESSON", "learners bring dry food beans"},
		{"music", "Rhythm: beat, long and short notes", "Grade 4", "50 pupils. No instruments apart from two ngoma.", "play it on your ngoma", "draw it on the board or tell"},
		{"needlework", "Basic stitches", "Grade 6", "48 learners, 12 needles, cloth scraps and rice sacks.", "12 needles", "Bring in where it fits"},
		{"mathematics", "Angles", "Grade 8", "64 learners. We have sticks, a door and a big protractor.", "Open a door slowly: acute, right", "Also at hand, to show"},
		{"elementary-science", "How shadows form", "Grade 5", "64 learners. We have mirrors, torches and cartons.", "Catch sunlight on the mirror and send it to a shaded wall", "Also at hand, to show"},
		{"ict", "Algorithms", "Grade 7", "64 learners. We have cards and a big floor.", "learners walk through it", "Also at hand, to show"},
		{"literature", "Drama", "Grade 9", "64 learners. We have cloths and a veranda.", "cloths (at hand)", "Also at hand, to show"},
		{"health", "Handwashing", "Grade 6", "64 learners. We have jerrycans and soap.", "With your jerrycans: pour a thin stream", "Also at hand, to show"},
		{"french", "Au marché", "Grade 7", "44 learners. We have market baskets, fruits and a radio.", "as real things to show, ask for and name", "Also at hand, to show"},
		{"english", "Digraphs: sh, ch and th", "Grade 2", "57 learners. No readers, but old newspapers.", "they ring five examples", "a short piece"},
		{"home-science", "Basic stitches", "Grade 7", "48 learners. We have old chitenge cloth.", "Take your chitenge cloth", "Also at hand, to show"},
		{"home-science", "Basic stitches: tacking, running and hemming", "Grade 7", "48 learners, 15 needles, two pairs of scissors and old chitenge cloth.", "Take your chitenge cloth", "back stitch"},
		{"agriculture", "Drying grain and testing if it is dry", "Grade 7", "56 learners. We have tins and sisal sacks.", "", "Use your tins instead of bottles"},
		{"chemistry", "Rates of chemical reactions", "Grade 11", "42 students. We can buy vinegar, baking soda, effervescent tablets and eggshells.", "vinegar", "hydrochloric acid, 2 mol"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		said := plan.Overview + allSteps(plan) + strings.Join(plan.Materials, " ")
		for _, a := range plan.Activities {
			said += a.Description
		}
		if !strings.Contains(said, test.said) || test.not != "" && strings.Contains(said, test.not) {
			t.Errorf("%s with %q: want %q and not %q: %s %s", test.topic, test.notes, test.said, test.not, plan.Overview, strings.Join(plan.Materials, " "))
		}
	}
}

func TestWhatOnceHasToBeBroughtIsCounted(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Levers: the three classes", GradeLevel: "Grade 8", AdditionalInfo: "56 students."})
	for _, a := range plan.Activities {
		if strings.Contains(a.Description, "sticks (36 in all)") {
			return
		}
	}
	t.Error("56 learners are asked for a stick each where 36 are needed")
}

func TestAWordThatNamesOneOfMany(t *testing.T) {
	t.Parallel()
	for things, want := range map[string]string{"calculators": "calculator", "dictionaries": "dictionary", "slate": "slate"} {
		if got := oneOfMany(things); got != want {
			t.Errorf("one of some %s is a %s, want %s", things, got, want)
		}
	}
}

func TestPaperCupsAreKinOfBags(t *testing.T) {
	t.Parallel()
	if kinOf("paper cups") != kinOf("bags") || kinOf("bags") == kinOf("plastic bags") || kinOf("cups") == kinOf("bags") {
		t.Errorf("kin %d, %d, %d, %d", kinOf("paper cups"), kinOf("bags"), kinOf("plastic bags"), kinOf("cups"))
	}
}
