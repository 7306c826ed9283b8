package planner

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestFaultsAreToldInManyWays(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t)}
	c.faults.list = []fault{
		{Told: []string{"forget the negative root", "write only the positive answer"}, Misconception: Misconception{Wrong: "x² = 9, so x = 3."}},
		{Told: []string{"3(x + 2) = 3x + 2", "multiply only the first term in the bracket"}, Misconception: Misconception{Wrong: "5(a + 4) = 5a + 4."}},
		{Told: []string{"write two hundred and four as 2004"}, Misconception: Misconception{Wrong: "Three hundred and five is 3005."}},
		{Told: []string{"tell the story and never quote", "no quotations"}, Misconception: Misconception{Wrong: "Retelling the scene proves my point."}},
		{Told: []string{"draw only straight lines"}, Misconception: Misconception{Wrong: "All graphs are straight lines.", Bands: []lesson.Band{lesson.BandG10to12}}},
	}
	c.content = lesson.BandG7to9
	for said, want := range map[string]string{
		"They omit the negative root.":                     "x² = 9, so x = 3.",
		"Many write 4(y + 3) = 4y + 3":                     "5(a + 4) = 5a + 4.",
		"they multiply the first term of the bracket only": "5(a + 4) = 5a + 4.",
		"Learners write one hundred and six as 1006.":      "Three hundred and five is 3005.",
		"They tell the story without quotations":           "Retelling the scene proves my point.",
		"They draw straight lines only":                    "", // of another band
		"Many walk far to school.":                         "",
		"They got 3 out of 10":                             "",
		"They read the story aloud":                        "",
	} {
		if got, _ := c.faultTold(said); got.Wrong != want {
			t.Errorf("%q is read as %q, want %q", said, got.Wrong, want)
		}
	}
}

func TestWhatTheClassDoesWronglyIsVotedOnAnsweredAndAsked(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, right string }{
		{"mathematics", "Quadratic equations", "Grade 11", "58 students. They forget the negative root.", "-4"},
		{"physics", "Heat transfer: conduction, convection and radiation", "Grade 8", "Learners say cold enters the house.", "Cold does not move"},
		{"english", "Conjunctions: and, but, because, so", "Grade 5", "They use \"and\" for everything.", "'And' only adds"},
		{"english", "Direct and reported speech", "Grade 9", "They change the pronoun but forget the tense.", "The tense moves back"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		answer := plan.Misconceptions[0].Correction
		if !strings.Contains(answer, test.right) {
			t.Errorf("%s: the first wrong idea is answered by %q, want %q", test.notes, answer, test.right)
		}
		if steps := allSteps(plan); !strings.Contains(steps, test.right) {
			t.Errorf("%s: no step says %q:\n%s", test.notes, test.right, steps)
		}
		if quiz := strings.Join(plan.Assessment.Summative, " "); !strings.Contains(quiz, test.right) {
			t.Errorf("%s: the quiz does not ask it: %s", test.notes, quiz)
		}
	}
}

// bandsOfLines are the bands for which the lines of each card are.
func bandsOfLines(t *testing.T, knowledge fs.FS) map[string][]lesson.Band {
	t.Helper()
	files, err := fs.Glob(knowledge, LineFolder+"/*/*.json")
	if err != nil {
		t.Fatal(err)
	}
	bands := map[string][]lesson.Band{}
	for _, file := range files {
		line, err := readJSON[Card](knowledge, file)
		if err != nil {
			t.Fatal(err)
		}
		bands[line.Of] = append(bands[line.Of], line.Bands...)
	}
	return bands
}

// TestFaultsOfCards reads the bank: each list belongs to a card, and what is printed of it is whole.
func TestFaultsOfCards(t *testing.T) {
	t.Parallel()
	knowledge := os.DirFS("../../assets/knowledge")
	files, err := fs.Glob(knowledge, FaultFolder+"/*/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d lists of faults, %v", len(files), err)
	}
	taught := bandsOfLines(t, knowledge)
	for _, file := range files {
		t.Run(strings.TrimSuffix(file, ".json"), func(t *testing.T) {
			t.Parallel()
			data, err := fs.ReadFile(knowledge, file)
			if err != nil {
				t.Fatal(err)
			}
			card, err := readJSON[Card](knowledge, strings.TrimPrefix(file, FaultFolder+"/"))
			if err != nil {
				t.Fatal(err)
			}
			var list struct {
				Faults []fault        `json:"faults"`
				Review map[string]any `json:"review"`
			}
			decoder := json.NewDecoder(bytes.NewReader(data))
			decoder.DisallowUnknownFields()
			if err := decoder.Decode(&list); err != nil {
				t.Fatal(err)
			}
			if len(list.Review) == 0 || len(list.Faults) == 0 {
				t.Errorf("%d faults, review %v", len(list.Faults), list.Review)
			}
			check := cardCheck{t: t, file: file, card: card}
			check.texts("", reflect.ValueOf(list.Faults))
			for _, f := range list.Faults {
				if len(f.Told) < 2 || f.Wrong == "" || f.Probe == "" || f.Right == "" {
					t.Errorf("not whole: %+v", f)
				}
				if slices.ContainsFunc(f.Bands, func(band lesson.Band) bool {
					return !slices.Contains(card.Bands, band) && !slices.Contains(taught[card.ID], band)
				}) {
					t.Errorf("%q is for %v, the card for %v, its lines for %v", f.Wrong, f.Bands, card.Bands, taught[card.ID])
				}
			}
		})
	}
}

func TestNobodyVotesOnARemarkAboutLearners(t *testing.T) {
	t.Parallel()
	for wrong, want := range map[string]string{
		"They think a long word is a strong password.": "A long word is a strong password.",
		"They count the price of one portion only.":    "We count the price of one portion only.",
		"Learners mix their notes.":                    "We mix our notes.",
		"They went home, weren't they?":                "They went home, weren't they?",
		"A square has three sides.":                    "A square has three sides.",
	} {
		if got := asSaidByLearners(Misconception{Wrong: wrong}).Wrong; got != want {
			t.Errorf("%q is voted on as %q, want %q", wrong, got, want)
		}
	}
}
