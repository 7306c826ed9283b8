package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestAListWithoutAWordIsRead(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"Hoes six, groundnut seed, cassava sticks, no fertiliser.":                    "groundnut seed|cassava sticks",
		"No photocopier, flip chart paper, markers nearly dry.":                       "flip chart paper|markers",
		"Have: drinking glasses, coins, laser pointer from the market.":               "drinking glasses|coins|laser pointer",
		"Graph books for some, pebbles as money.":                                     "pebbles",
		"DBE workbooks for about half, a long washing line with pegs, old till slips": "",
		"Evening shift, dim bulb.":                                                    "",
		"Goats, thieves, floods.":                                                     "",
	} {
		if got := strings.Join(testNotes(t, told).things, "|"); got != want {
			t.Errorf("%q: %q, want %q", told, got, want)
		}
	}
}

func TestWhereTheClassIsIsNotHandedBack(t *testing.T) {
	t.Parallel()
	for _, told := range []string{"Community preschool in Mongu, Zambia, 28 children.", "Good morning, I am in Brikama, Gambia with SSS 1, 49 students."} {
		if n := testNotes(t, told); n.place == "" || len(n.told) > 0 {
			t.Errorf("%q: place %q, handed back %q", told, n.place, n.told)
		}
	}
	if n := testNotes(t, "Our school in Mongu floods each year."); len(n.told) == 0 && len(n.used) == 0 {
		t.Error("what happens at the school is lost")
	}
}

func TestTheBoardSaysItsTwoLanguagesOnce(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"They learnt in Portuguese and I teach in English as a bilingual pilot.": "in English and in Portuguese",
		"Our school is bilingual.": "in both languages",
	} {
		said := allSteps(planFor(t, lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", AdditionalInfo: told}))
		if !strings.Contains(said, want) || strings.Count(said, "An answer in either counts the same") != 1 {
			t.Errorf("%q: the board says its languages otherwise than once: %s", told, said)
		}
	}
}

func TestOnlyTheTeacherHoldsALaser(t *testing.T) {
	t.Parallel()
	for _, topic := range []string{"Refraction of light", "Density"} {
		said := allSteps(planFor(t, lesson.Request{Subject: "physics", Topic: topic, GradeLevel: "Grade 10", AdditionalInfo: "Have: drinking glasses, coins, laser pointer from the market."}))
		if strings.Contains(said, "makes use of what is here: laser") || strings.Contains(said, "Only you hold the laser pointer") != (topic != "Density") {
			t.Errorf("%s: learners hold the laser, or nobody does: %s", topic, said)
		}
	}
}
