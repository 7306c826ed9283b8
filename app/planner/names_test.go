package planner

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestEveryCountryHasFirstNames(t *testing.T) {
	t.Parallel()
	bank := testBanks(t).names
	for code := range testAtlas(t).byCode {
		names := bank.Countries[code]
		if len(names.Girls) != 8 || len(names.Boys) != 8 {
			t.Errorf("%s: %d names of girls and %d of boys, want 8 of each", code, len(names.Girls), len(names.Boys))
		}
		for _, name := range names.Girls {
			if slices.Contains(names.Boys, name) {
				t.Errorf("%s: %s is a name of girls and of boys", code, name)
			}
		}
		for i, name := range append(slices.Clone(names.Girls), names.Boys...) {
			girl := i < len(names.Girls)
			if girl && slices.Contains(bank.Invented.Boys, name) || !girl && slices.Contains(bank.Invented.Girls, name) {
				t.Errorf("%s: %s has another sex in the cards", code, name)
			}
		}
	}
	for code, names := range bank.Countries {
		if len(names.Surnames) == 1 {
			t.Errorf("%s: everybody is called %s", code, names.Surnames[0])
		}
	}
	if len(bank.Countries) != 55 {
		t.Errorf("there are names for %d countries, want 55", len(bank.Countries))
	}
}

func TestInventedPeopleHaveLocalNames(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	zambia := banks.names.Countries["ZM"]
	for _, test := range []struct {
		subject, notes, text string
		stay                 []string // names that stay
	}{
		{"mathematics", "", "Little Tadesse needs a chart. Fatou and Kofi help; Fatou counts.", nil},
		{"mathematics", "", "Mama Fatou sells beans to Mr Musa.", nil},
		{"mathematics", "", "Thandiwe counts. Lerato helps.", []string{"Thandiwe"}}, // at home in Zambia
		{"mathematics", "", "In the year 2000 Kofi Annan spoke; Kofi was heard.", []string{"Kofi"}},
		{"mathematics", "", "We read of President Kofi.", []string{"Kofi"}},
		{"mathematics", "", "Mrs Kamau sells to Esi; Kamau pays.", []string{"Kamau"}},
		{"mathematics", "Our learner Amina is blind.", "Amina counts.", []string{"Amina"}},
		{"english", "", "Sort the names by letters: Esi, Kofi.", []string{"Esi", "Kofi"}},
		{"history", "", "Musa went to Makkah.", []string{"Musa"}},
		{"literature", "", "Ada waits.", []string{"Ada"}},
	} {
		c := &composer{banks: banks, card: &Card{Subject: test.subject}, class: class{land: testAtlas(t).country("ZM")}, request: lesson.Request{Subject: test.subject, AdditionalInfo: test.notes}}
		shared := []string{test.text}
		plan := lesson.Plan{Overview: test.text, Homework: shared}
		c.localise(&plan)
		if plan.Overview != plan.Homework[0] {
			t.Errorf("%q: a person has two names: %q, %q", test.text, plan.Overview, plan.Homework[0])
		}
		if shared[0] != test.text {
			t.Fatalf("%q: the card itself was changed", test.text)
		}
		eachCapital(plan.Overview, func(from, to int) {
			name := plan.Overview[from:to]
			invented := slices.Contains(banks.names.Invented.Girls, name) || slices.Contains(banks.names.Invented.Boys, name)
			if invented && !slices.Contains(test.stay, name) {
				t.Errorf("%q: %s is still there: %q", test.text, name, plan.Overview)
			}
		})
		for _, name := range test.stay {
			if !strings.Contains(plan.Overview, name) {
				t.Errorf("%q: %s did not stay: %q", test.text, name, plan.Overview)
			}
		}
	}
	for text, want := range map[string]string{
		"Mr Sesay, who owns a kiosk, waits; Mrs Sesay counts.": "Mr SESAY, who owns a kiosk, waits; Mrs SESAY counts.",
		"Mr Banda waits for the rain.":                         "Mr Banda waits for the rain.", // at home in Zambia
		"Everything begins with Mr Sesay.":                     "Everything begins with Mr SESAY.",
		"Mrs Kamau sells; Mr Kamau buys.":                      "Mrs SESAY sells; Mr SESAY buys.",
		"Sesay is a town.":                                     "Sesay is a town.", // no person
		"Dear Mr Sesay: count the letters of this name.":       "Dear Mr Sesay: count the letters of this name.",
	} {
		c := &composer{banks: banks, card: &Card{Subject: "mathematics"}, class: class{land: testAtlas(t).country("ZM")}}
		plan := lesson.Plan{Overview: text}
		c.localise(&plan)
		if !slices.ContainsFunc(zambia.Surnames, func(name string) bool { return plan.Overview == strings.ReplaceAll(want, "SESAY", name) }) {
			t.Errorf("%q became %q", text, plan.Overview)
		}
	}
	c := &composer{banks: banks, card: &Card{Subject: "history"}, class: class{land: testAtlas(t).country("ZM")}}
	plan := lesson.Plan{Overview: "Mansa Musa went to Makkah; Mr Sesay asks why."}
	if c.localise(&plan); strings.Contains(plan.Overview, "Sesay") || !strings.Contains(plan.Overview, "Mansa Musa") {
		t.Errorf("history: %q", plan.Overview)
	}
	// A girl stays a girl.
	if got := rename("Fatou and Kofi", map[string]string{"Fatou": zambia.Girls[0], "Kofi": zambia.Boys[0]}); got != "Mutinta and Mulenga" {
		t.Errorf("got %q", got)
	}
}

func TestTextsAreChangedEverywhereButInTheCard(t *testing.T) {
	t.Parallel()
	list := []string{"a"}
	plan := lesson.Plan{Homework: list, Rubric: &lesson.Rubric{Rows: []lesson.RubricRow{{Cells: list}}}}
	mapTexts(reflect.ValueOf(&plan).Elem(), strings.ToUpper)
	if list[0] != "a" || plan.Homework[0] != "A" || plan.Rubric.Rows[0].Cells[0] != "A" {
		t.Errorf("got %q, %q and %q", list, plan.Homework, plan.Rubric.Rows[0].Cells)
	}
}

// TestNamesThatLearnersMendStay holds that a name in small letters, which learners mend, is the one of the answer.
func TestNamesThatLearnersMendStay(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "english", Topic: "Commas in lists", GradeLevel: "Grade 4", AdditionalInfo: "Zwedru, Liberia. 40 learners."})
	said := ""
	for _, a := range plan.Activities {
		said += strings.Join(a.Steps, "\n")
	}
	if !strings.Contains(said, "mrs dlaminis room") || !strings.Contains(said, "Mrs Dlamini's room") {
		t.Errorf("the names differ in %s", said)
	}
}

func TestRenamedPeopleKeepFrenchElision(t *testing.T) {
	t.Parallel()
	names := map[string]string{"Aminata": "Dzifa", "Fatou": "Esi"}
	for _, test := range []struct{ text, want string }{
		{"La famille d'Aminata", "La famille de Dzifa"},
		{"D’Aminata ou de Fatou ?", "De Dzifa ou d'Esi ?"},
		{"Dis qu'Aminata est là, parce que Fatou attend.", "Dis que Dzifa est là, parce qu'Esi attend."},
		{"Ali possède Fatou.", "Ali possède Esi."},
		{"We read to Aminata.", "We read to Dzifa."},
	} {
		if got := rename(test.text, names); got != test.want {
			t.Errorf("rename(%q) = %q, want %q", test.text, got, test.want)
		}
	}
}
