package planner

import (
	"slices"
	"testing"

	"somo/app/lesson"
)

func TestAPlanTellsOneStory(t *testing.T) {
	t.Parallel()
	card := &Card{
		DrivingQuestions: []Idea{{Text: "How can we help the shoe seller to order sizes?"}},
		NeedExample:      []Idea{{Text: "The clinic helper needs a fair waiting time."}, {Text: "Mama Fatou, a shoe seller, needs a list of sizes."}},
		Users:            []string{"a bus group that plans waiting times", "a shop that sells shoe sizes"},
		Exemplar:         []Idea{{Text: "The helper announced a waiting time."}, {Text: "The seller should order size 38."}},
		Phenomena:        []Idea{{Text: "plants of one bed"}, {Text: "a pile of shoes in one size"}},
		Artefacts:        []Artefact{{Type: "Data advice", Brief: "A page for a user."}},
	}
	for seed := range uint64(5) {
		c := &composer{seed: seed, card: card, content: lesson.BandG7to9, notes: &notes{}}
		c.chooseStory(c.card)
		if got := []string{c.needModel, c.user, c.exemplar, c.phenomenon}; !slices.Equal(got, []string{card.NeedExample[1].Text, card.Users[1], card.Exemplar[1].Text, card.Phenomena[1].Text}) {
			t.Errorf("the story of the shoe seller is told with %q", got)
		}
	}
}

func TestWhatOtherGradesKnowIsLeftOut(t *testing.T) {
	t.Parallel()
	prior := []string{"Grades 1 to 3: learners count to 100.", "Grades 7 to 9: learners know powers.", "Grade 4 to 6 learners can measure.", "Learners can add."}
	for band, want := range map[lesson.Band][]string{
		lesson.BandG1to3: {"Learners count to 100.", "Learners can add."},
		lesson.BandG4to6: {"Learners can measure.", "Learners can add."},
		lesson.BandKG:    {"Learners can add."},
	} {
		if got := priorFor(prior, band, 0); !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", band, got, want)
		}
	}
}

func TestAYearOfABandKnowsItsOwn(t *testing.T) {
	t.Parallel()
	prior := []string{"Grades 1 to 1: learners add to 20.", "Grades 2 to 3: learners add to 100.", "Grades 1 to 3: learners count."}
	for year, want := range map[int][]string{
		0: {"Learners add to 20.", "Learners count."},
		1: {"Learners add to 20.", "Learners count."},
		3: {"Learners add to 100.", "Learners count."},
		9: {"Learners add to 20.", "Learners count."},
	} {
		if got := priorFor(prior, lesson.BandG1to3, year); !slices.Equal(got, want) {
			t.Errorf("year %d: got %q, want %q", year, got, want)
		}
	}
}

func TestShortNamesAreReadInFull(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]string{"Subtraction of 3-digit numbers": "Subtraction of three digit numbers", "Adding 2 digit numbers": "Adding two digit numbers", "3 digital clocks": "3 digital clocks", "TB: signs": "tuberculosis: signs"} {
		if got := inFull(topic); got != want {
			t.Errorf("%q became %q", topic, got)
		}
	}
}
