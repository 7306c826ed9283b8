package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestPartsOfATopicThatACardLeavesOut(t *testing.T) {
	t.Parallel()
	card := &Card{Names: map[string]string{"en": "Soil"}, Tasks: []Task{{Title: "Layers in a jar", Steps: []string{"Shake sand and clay with water."}}}}
	for topic, want := range map[string]string{
		"Soil and clay":                "",
		"Soil at school and at home":   "",
		"Soil, zorbling and its uses":  "zorbling",
		"Soil and its quimps":          "", // a side of the topic
		"Soil; quimps; zorbling":       "quimps|zorbling",
		"Clay and shakeups":            "", // made of a word that is known
		"Zorbling and quimps":          "", // another name of the topic
		"Effects and importance: soil": "",
	} {
		if got := strings.Join(unplanned(card, []string{"soil"}, topic), "|"); got != want {
			t.Errorf("%q leaves out %q, want %q", topic, got, want)
		}
	}
	if renamed("Soil", "Soils of Africa") || !renamed("Soil", "Loam") || renamed("Soil", "التربة") {
		t.Error("a new name is not told from an old one")
	}
}

func TestPartsAreKnownInOtherForms(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ topic, said, want string }{
		{"Soil and the atmosphere", "Atmospheric pressure.", ""},
		{"Matrices: addition and multiplication", "Calculate sums and products of matrices.", ""},
		{"Matrices: multiplication and division", "Divide and multiply.", ""},
		{"Soil: addition and erosion", "Water takes the soil away.", "addition|erosion"},
	} {
		card := &Card{Names: map[string]string{"en": "Soil and matrices"}, Objectives: []Objective{{Text: test.said}}}
		if got := strings.Join(unplanned(card, nil, test.topic), "|"); got != test.want {
			t.Errorf("%q leaves out %q, want %q", test.topic, got, test.want)
		}
	}
}

func TestFormWordsDoNotBeatContentWords(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, card string }{
		{"mathematics", "Word problems on ratio and proportion", "Grade 8", "mathematics/ratio-proportion-and-rates"},
		{"mathematics", "Word problems", "Grade 8", "mathematics/order-of-operations-and-word-problems"},
		{"mathematics", "Introduction to sets", "Grade 8", "mathematics/sets-and-venn-diagrams"},
		{"agriculture", "Causes and effects of soil erosion", "Grade 8", "agriculture/soil-erosion-and-conservation"},
		{"ict", "Uses and importance of spreadsheets", "Grade 8", "ict/spreadsheets"},
		{"english", "Practice in summary writing", "Grade 9", "english/summary-and-note-making"},
	} {
		got := recogniserOf(t).recognise(test.subject, test.topic, lesson.BandOf(test.grade))
		if got.entry == nil || got.entry.ID != test.card {
			t.Errorf("%q is taken for %+v, want %s", test.topic, got.entry, test.card)
		}
	}
}

func TestExercisesAreForTheBand(t *testing.T) {
	t.Parallel()
	whole := &Card{Tasks: []Task{{Items: []QA{{Question: "all"}, {Question: "old", Bands: []lesson.Band{lesson.BandG10to12}}}}}}
	for band, want := range map[lesson.Band]int{lesson.BandG4to6: 1, lesson.BandG10to12: 2} {
		card := whole.ForBand(band, func(string) bool { return true })
		if got := len(card.Tasks[0].Items); got != want {
			t.Errorf("%s: %d exercises, want %d", band, got, want)
		}
	}
	if len(whole.Tasks[0].Items) != 2 {
		t.Error("the card itself was changed")
	}
}
