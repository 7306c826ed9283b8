package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestTopicsThatNameNothing(t *testing.T) {
	t.Parallel()
	for _, topic := range []string{"Unit 5", "Revision", "La suite de la leçon d'hier", "Topic of your choice", "Anything for the inspector", "Kurudia", "Mada yoyote", "A aula que faltou", "Continue from last week", "Révision générale", "Whatever comes next", "I don't know"} {
		if !emptyTopic(topic) {
			t.Errorf("%q names nothing", topic)
		}
	}
	for _, topic := range []string{"Before and after", "Left and right", "Days of the week and months", "Water", "Le corps humain", "Sehemu za mimea", "A carta formal", "Free fall"} {
		if emptyTopic(topic) {
			t.Errorf("%q names a topic", topic)
		}
	}
}

func TestAClassFindsATopicThatNobodyNames(t *testing.T) {
	t.Parallel()
	request := lesson.Request{Subject: "Étude du milieu", Topic: "La suite de la leçon d'hier", GradeLevel: "Grade 4", Skills: lesson.Skillset{"Collaboration"}, AdditionalInfo: "CE2, Zinder, Niger. 83 élèves, pas de livres."}
	plan := planFor(t, request)
	text := mustJSON(t, plan)
	if first := plan.Activities[0].Steps[0]; !strings.HasPrefix(first, "[0-10 min] Find the topic together.") || !strings.Contains(first, "C, ") {
		t.Errorf("the class does not look for its topic first: %s", first)
	}
	for _, wanted := range []string{"SURE, NOT SURE, WE ASK", "A, Parts of a plant", "B, Our community", "Is this true? Say why.", "a classmate who was away"} {
		if !strings.Contains(text, wanted) {
			t.Errorf("the plan lacks %q", wanted)
		}
	}
	for _, stray := range []string{"mechanic", "textbook", "FACT 1", "{"} {
		if strings.Contains(strings.TrimLeft(text, "{"), stray) && stray != "{" || strings.Contains(allSteps(plan), stray) {
			t.Errorf("the plan speaks of %q", stray)
		}
	}
	// What one plan chose from stands in no other.
	other := mustJSON(t, planFor(t, lesson.Request{Subject: "mathematics", Topic: "Revision", GradeLevel: "Grade 7"}))
	if strings.Contains(other, "Parts of a plant") || !strings.Contains(other, "A, ") {
		t.Error("mathematics is revised with topics of another subject")
	}
}

func TestNoClassVotesOnWhatHurts(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]bool{"Water: sources, uses and conservation": true, "Growing up: puberty and reproduction": false, "STIs, HIV and AIDS": false, "Atlantic slave trade": false} {
		card := &Card{Names: map[string]string{"en": name}, BigIdeas: []Idea{{Text: "A is so."}, {Text: "B is so."}}, Questions: []QA{{Question: "What is so?", Answer: "A (1)."}}, Misconceptions: []Misconception{{Wrong: "C is so.", Right: "It is not."}}}
		got, ok := readyFrom(card, lesson.BandG4to6)
		if ok != want {
			t.Errorf("%s: ready %t, want %t", name, ok, want)
		}
		if ok && (got.name != "Water" && got.name != "water" || got.asked.Answer != "A.") {
			t.Errorf("%s is ready as %+v", name, got)
		}
	}
}
