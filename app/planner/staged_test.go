package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWhatIsPlayedOrSungIsStaged(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]bool{
		"Welcome play at the gate":        true,
		"Song with our own verse":         true,
		"Short dance with a source card":  true,
		"Acted story for small children":  true,
		"Debate for the committee":        true,
		"Igizo la methali":                true,
		"Carton play computer":            false,
		"Working bottle lung with talk":   false,
		"Counting tray":                   false,
		"Proof page on our set play":      false,
		"Page of a traditional game":      false,
		"Tested small game with a speech": false,
	} {
		c := &composer{artefact: Artefact{Type: name}}
		if got := c.isStaged(); got != want {
			t.Errorf("%s: staged %v, want %v", name, got, want)
		}
	}
}

// TestNobodyHoldsADanceOrDrawsAPlay looks through every way of planning, making and testing in the words for work on stage.
func TestNobodyHoldsADanceOrDrawsAPlay(t *testing.T) {
	t.Parallel()
	ofThings := []string{"before they touch", "Lay out what", "Lay out all", "tries it alone", "Another team tries it", "Give the work to", "Draw one plan", "Draw a plan", "Draw the plan", "draw their plan", "Draw it large"}
	for _, r := range testBanks(t).routines {
		told := r.inWords(true)
		text := told.Quiet
		for _, s := range told.Steps {
			text += "\n" + s.Text
		}
		for _, said := range ofThings {
			if strings.Contains(text, said) {
				t.Errorf("%s says %q of a play", r.ID, said)
			}
		}
	}
	plan := planFor(t, lesson.Request{Subject: "creative-arts", Topic: "Acting a short play", GradeLevel: "Grade 4", Skills: lesson.Skillset{"Communication"}})
	walk(&plan, func(part, text string) {
		for _, said := range append(ofThings, "Hold the thing") {
			if strings.Contains(text, said) {
				t.Errorf("%s says %q of a play", part, said)
			}
		}
	})
}

func TestYoungChildrenSayOneShortSentence(t *testing.T) {
	t.Parallel()
	do := testBanks(t).skill("Communication").Do["young"]
	if strings.Count(do, "...") != 1 || !strings.Contains(do, "Any language") {
		t.Errorf("too hard for the youngest: %q", do)
	}
}
