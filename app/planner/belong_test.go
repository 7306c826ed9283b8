package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// farm is a card of two tasks, of which the plan has the first.
func farm() *composer {
	card := &Card{
		Tasks: []Task{
			{ID: "t1", Title: "Newcastle disease", Text: "A virus kills hens that gasp and twist their necks. A vaccine protects healthy hens.", Steps: []string{"Draw the road of the virus from the market to the yard."}},
			{ID: "t2", Title: "Feed for layers", Text: "Layers need maize, soya and shell grit for strong egg shells.", Steps: []string{"Mix maize and soya; add shell grit."}},
		},
		Artefacts: []Artefact{{Type: "Vaccine calendar", Brief: "A calendar for a keeper of hens."}, {Type: "Feed card", Brief: "A card of maize, soya and grit for layers."}},
	}
	c := &composer{card: card, whole: card, story: -1, tasks: card.Tasks[:1], artefact: card.Artefacts[0], match: match{entry: &entry{}}, taskWords: map[string]map[string]bool{}, notes: &notes{}}
	c.belonging = c.piecesOf(card)
	c.settleWork()
	return c
}

func TestSmallPartsOfOtherWorkStray(t *testing.T) {
	t.Parallel()
	c := farm()
	for text, strays := range map[string]bool{
		"Shell grit makes the shells of layers strong.":     true,
		"Mix maize and soya for layers.":                    true,
		"A vaccine protects hens before the virus comes.":   false,
		"What have you already tried?":                      false,
		"Does it take under five minutes a day?":            false,
		"Which hens gasp, and which eat maize?":             false,
		"Grit and maize for hens, and a vaccine and virus.": false,
	} {
		if c.strays(text) != strays {
			t.Errorf("%q strays: %v", text, !strays)
		}
	}
	lines := []string{"Add shell grit to the maize.", "Draw a vaccine calendar.", "Ask a keeper what helps."}
	if got := c.fitting(lines, 1); !slices.Equal(got, lines[1:]) {
		t.Errorf("of the lines %q fit", got)
	}
	if got := c.fitting(lines[:1], 1); !slices.Equal(got, lines[:1]) {
		t.Errorf("nothing is left where one line is needed: %q", got)
	}
	if !c.unmade("Give picture cards to lay in order.") || c.unmade("Say the months of the calendar aloud.") {
		t.Error("a line needs cards that nobody has made, or one that needs nothing is left out")
	}
}

func TestWhatNoCardKnowsDoesNotStray(t *testing.T) {
	t.Parallel()
	c := farm()
	c.match.entry = nil
	if c.strays("Shell grit makes the shells of layers strong.") || c.unmade("Give picture cards.") {
		t.Error("a part of a frame is left out")
	}
}

func TestListedMisconceptionsAndWordsAreUsed(t *testing.T) {
	t.Parallel()
	for _, topic := range []struct{ subject, topic, grade string }{
		{"biology", "The starch test with iodine, step by step", "Grade 8"}, {"agriculture", "Broiler production", "Grade 9"},
		{"history", "The Maji Maji war", "Grade 9"}, {"mathematics", "Area and perimeter of rectangles", "Grade 5"},
	} {
		plan := planFor(t, lesson.Request{Subject: topic.subject, Topic: topic.topic, GradeLevel: topic.grade, AdditionalInfo: "50 learners."})
		work := strings.Join(slices.Concat(plan.Assessment.Formative, plan.Assessment.Summative), " ") + plan.LearnerNotes
		for _, a := range plan.Activities {
			work += " " + strings.Join(a.Steps, " ")
		}
		for _, m := range firstOf(plan.Misconceptions, 1) { // a second one has its question beside it
			if !strings.Contains(work, strings.TrimRight(m.Idea, ".")) {
				t.Errorf("%s: no step brings out %q", topic.topic, m.Idea)
			}
		}
		said := wordSet(work)
		for _, w := range plan.KeyVocabulary {
			if slices.ContainsFunc(stems(w.Term), func(word string) bool { return !said[word] }) {
				t.Errorf("%s: the key word %s is used nowhere", topic.topic, w.Term)
			}
		}
	}
}
