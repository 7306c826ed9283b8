package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestHousesOfThePlaceAreACaseOfHeat(t *testing.T) {
	t.Parallel()
	for notes, want := range map[string]string{
		"29 students. The zinc roof makes our classroom very hot after 11.":                                          "",
		"Tamanrasset, Algeria. 29 students. Old houses here are of thick mud brick and new ones of cement.":          "Old houses here are of thick mud brick",
		"Agadez, Niger. 40 students. Houses are of mud brick, new ones have iron roofs.":                             "Houses are of mud brick",
		"Mokhotlong, Lesotho. 30 students. Stone houses with thatch are warm in winter but new zinc roofs are cold.": "Stone houses with thatch",
		"Mokhotlong, Lesotho. 30 students.":                                                                          "",
	} {
		plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Heat transfer", GradeLevel: "Grade 9", AdditionalInfo: notes})
		first, last := strings.Join(plan.Activities[0].Steps, " "), strings.Join(plan.Activities[len(plan.Activities)-1].Steps, " ")
		if asked := strings.Contains(first, "Which stays cooler at noon"); asked != (want != "") || !strings.Contains(first, want) {
			t.Errorf("%q: the first lesson is %s", notes, first)
		}
		if want != "" && (!strings.Contains(last, "guesses on our houses") || strings.Contains(mustJSON(t, plan.Inclusion), want)) {
			t.Errorf("%q: the last lesson is %s", notes, last)
		}
	}
	if found := learnersIn("Old houses here are of mud and new ones of cement. Stone walls are thick and the new roofs are thin.", nil); len(found) > 0 {
		t.Errorf("houses are learners: %v", found)
	}
}

func TestSafetySaysWhatAStepNeeds(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, never, want string }{
		{"chemistry", "Atomic structure and the periodic table", "Grade 10", "Sfax, Tunisia. 32 students.", "Laboratory chemicals stain", ""},
		{"biology", "Ecology: estimating populations with quadrats", "Grade 12", "18 students.", "family size", ""},
		{"physics", "Densty - floatng & sinking B8/3.1.1 (LO2)", "Grade 8", "JHS2 Ho, Ghana 52 std. no balance in sch. have basins, salt, eggs (3), nails, wood, stones. 70min dbl period", "What to mind stands", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, Skills: lesson.Skillset{"Analysis"}, AdditionalInfo: test.notes})
		said := strings.Join(plan.Safety, " ")
		if strings.Contains(said, test.never) || !strings.Contains(said, test.want) {
			t.Errorf("%s: safety is %q", test.topic, said)
		}
	}
}
