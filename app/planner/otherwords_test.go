package planner

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestKeyWordsStandInTheLanguagesOfTheSchool(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		notes string
		want  []string
	}{
		{"7e année, Gitega, Burundi.", []string{"fr"}},
		{"7e année, Rumonge, Burundi.", []string{"fr", "sw"}},
		{"Toliara, Madagascar.", []string{"fr"}},
		{"8a classe, Nampula, Mozambique. They speak Emakhuwa and Portuguese.", []string{"pt"}},
		{"Praia, Cabo Verde.", []string{"pt"}},
		{"Kisumu, Kenya.", []string{"sw"}},
		{"Goma, DR Congo.", []string{"fr", "sw"}},
		{"Form 1, Bamenda, Cameroon.", nil},
		{"Yaoundé, Cameroon.", []string{"fr"}},
		{"Gulu, Uganda. Some speak Kiswahili.", []string{"sw"}},
		{"Kigali, Rwanda.", nil},
		{"Garissa, Kenya.", nil}, // Somali at home
		{"Nakuru, Kenya. They speak Kalenjin at home.", nil},
		{"Mtwara, Tanzania. They speak Makonde at home.", []string{"sw"}}, // schools teach in it
	} {
		n := testNotes(t, test.notes)
		c := &composer{notes: n, class: class{land: n.land, place: n.place, homeLanguages: n.homeLanguages}}
		c.request.AdditionalInfo = test.notes
		if got := c.otherLanguages(); !slices.Equal(got, test.want) {
			t.Errorf("%q: key words in %q, want %q", test.notes, got, test.want)
		}
	}
	plan := planFor(t, lesson.Request{Subject: "biology", Topic: "Photosynthesis", GradeLevel: "Grade 8", AdditionalInfo: "Beira, Mozambique."})
	if !slices.ContainsFunc(plan.KeyVocabulary, func(w lesson.Term) bool { return w.Term == "chlorophyll (clorofila)" }) {
		t.Errorf("no key word has its Portuguese: %v", plan.KeyVocabulary)
	}
}

// TestGrammarIsComparedAtHome has learners compare a sentence where the key words are terms of grammar, and collect words
// where they name things.
func TestGrammarIsComparedAtHome(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		subject, topic string
		sentence       bool
	}{
		{"english", "Comparative and superlative adjectives", true},
		{"english", "Vocabulary: family and home", false},
		{"biology", "Photosynthesis", false},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 5", AdditionalInfo: "Bo, Sierra Leone. 45 learners speak Mende and Krio at home."})
		said := ""
		for _, a := range plan.Activities {
			said += strings.Join(a.Steps, "\n")
		}
		if got := strings.Contains(said, "one model sentence of today in it"); got != test.sentence || strings.Contains(said, "How do we say") == test.sentence {
			t.Errorf("%s: compares a sentence: %v, want %v", test.topic, got, test.sentence)
		}
	}
	plan := planFor(t, lesson.Request{Subject: "english", Topic: "Reading comprehension: finding the main idea", GradeLevel: "Grade 6", AdditionalInfo: "Gbarnga, Liberia. 45 learners speak Kpelle at home."})
	steps := strings.Join(plan.Activities[0].Steps, "\n")
	if !strings.Contains(steps, "Whoever speaks Kpelle tells a partner in it") || strings.Contains(steps, "word order") {
		t.Errorf("the language of home serves reading as if it were grammar:\n%s", steps)
	}
}

// TestPortugueseWordsAreUsed finds each English word of the bank in a card, and no empty or untidy Portuguese.
func TestPortugueseWordsAreUsed(t *testing.T) {
	t.Parallel()
	terms := map[string]bool{}
	files, err := filepath.Glob("../../assets/knowledge/*/*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var card struct {
			Vocab []Word `json:"vocab"`
		}
		if strings.HasPrefix(filepath.Base(filepath.Dir(name)), BankFolder) {
			continue
		}
		if err := json.Unmarshal(data, &card); err != nil {
			t.Fatal(err)
		}
		for _, w := range card.Vocab {
			terms[strings.ToLower(w.Term)] = true
		}
	}
	for english, other := range testBanks(t).keyWords["pt"] {
		if !terms[english] || other == "" || other != strings.TrimSpace(other) {
			t.Errorf("%q: %q", english, other)
		}
	}
}

func TestAClassCollectsItsWordsOfHome(t *testing.T) {
	t.Parallel()
	c := &composer{notes: &notes{}, card: &Card{}, class: class{land: testAtlas(t).country("BW"), place: "Maun"}}
	if tongues, named := c.homeTongues(); named || !slices.Equal(tongues, []string{"Setswana"}) {
		t.Errorf("in Botswana nearly all speak %q at home, named by the teacher: %t", tongues, named)
	}
	for notes, want := range map[string]string{
		"Standard 5, Maun, Botswana. They speak Setswana and Seyeyi.":   "in Setswana and Seyeyi?",
		"Nampula, Mozambique. Pupils speak Emakhuwa and Portuguese.":    "in Emakhuwa?",
		"Grade 5, Nairobi, Kenya. 38 learners.":                         "",
		"Primary 5, Kano, Nigeria. Learners speak Hausa and Kanuri.":    "in Hausa and Kanuri?",
		"Class 5, Bo, Sierra Leone. Their English is new. 40 learners.": "who speak Mende at home",
	} {
		plan := planFor(t, lesson.Request{Subject: "science", Topic: "States of matter", GradeLevel: "Grade 5", AdditionalInfo: notes})
		said := allSteps(plan)
		if want == "" && strings.Contains(said, "beside the word") || !strings.Contains(said, want) {
			t.Errorf("%q: want %q in %s", notes, want, said)
		}
		if again := strings.Join(plan.Activities[len(plan.Activities)-1].Steps, " "); want != "" && !strings.Contains(again, "with those words") {
			t.Errorf("%q: the words are not used again: %s", notes, again)
		}
	}
}
