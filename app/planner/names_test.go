package planner

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
	"somo/app/regexp"
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
		{"mathematics", "Our learner Amina is blind.", "Amina counts.", nil},
		{"mathematics", "Our learner Amina is blind.", "For you: our learner Amina is blind.", []string{"Amina"}},
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
			home := slices.Contains(zambia.Girls, name) || slices.Contains(zambia.Boys, name)
			if invented && !home && !slices.Contains(test.stay, name) {
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
	if got := rename("Fatou and Kofi", map[string]string{"Fatou": zambia.Girls[0], "Kofi": zambia.Boys[0]}, toldWith("")); got != "Mutinta and Mulenga" {
		t.Errorf("got %q", got)
	}
}

// TestTitlesAreOfTheCountry: a Bibi is a grandmother where nobody speaks Kiswahili.
func TestTitlesAreOfTheCountry(t *testing.T) {
	t.Parallel()
	for place, want := range map[string]string{"Opuwo, Namibia.": "Grandmother ", "Tanga, Tanzania.": "Bibi "} {
		plan := planFor(t, lesson.Request{Subject: "Mathematics", Topic: "Long and short, tall and short", GradeLevel: "Grade 1", AdditionalInfo: place})
		var said strings.Builder
		lesson.Walk(&plan, func(_, text string) { said.WriteString(text + "\n") })
		if !strings.Contains(said.String(), want) || want != "Bibi " && strings.Contains(said.String(), "Bibi") {
			t.Errorf("%s: nobody is called %q, or a Bibi is there", place, want)
		}
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

// TestNamesThatLearnersMendAreTheSame holds that a name in small letters, which learners mend, is the one of the answer, and
// one of their country.
func TestNamesThatLearnersMendAreTheSame(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "english", Topic: "Punctuation marks", GradeLevel: "Grade 4", AdditionalInfo: "Zwedru, Liberia. 40 learners."})
	said := ""
	for _, a := range plan.Activities {
		said += strings.Join(a.Steps, "\n") + a.Check
	}
	if strings.Contains(strings.ToLower(said), "dlamini") || !slices.ContainsFunc(testBanks(t).names.Countries["LR"].Surnames, func(name string) bool {
		return strings.Contains(said, "mrs "+strings.ToLower(name)+"s chair") && strings.Contains(said, "Mrs "+name+"'s chair")
	}) {
		t.Errorf("the names differ in %s", said)
	}
}

// TestNamesStandInSentences finds the names that are made up wherever they stand, and none that is something else.
func TestNamesStandInSentences(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for _, test := range []struct {
		card, text string
		gone, stay []string
	}{
		{"mathematics/x", "Today is Tuesday. Musa says no.", []string{"Musa"}, nil},
		{"mathematics/x", "On Friday Zawadi sits beside her.", []string{"Zawadi"}, nil},
		{"ict/x", "Yours sincerely, Kofi Mensah, class 8B. Kofi waits.", []string{"Kofi", "Mensah"}, nil},
		{"ict/x", "In 1957 Kwame Nkrumah spoke.", nil, []string{"Kwame"}},
		{"ict/x", "In 1843 Ada Lovelace wrote it.", nil, []string{"Ada"}},
		{"ict/x", "Chair: Peter Ncube. The chair opened.", []string{"Ncube"}, []string{"Peter"}},
		{"ict/x", "Yours faithfully, A. Okello.", []string{"Okello"}, nil},
		{"ict/x", "Farm A, the Moyo family, has goats.", []string{"Moyo"}, nil},
		{"ict/x", "Ask Nurse Adjei and Mama Rehema. Adjei knows.", []string{"Adjei", "Rehema"}, nil},
		{"ict/x", "Goods from Tadesse Stores.", []string{"Tadesse"}, nil},
		{"ict/x", "Sow seeds on 4 May. Zulu is spoken.", nil, []string{"Sow", "Zulu"}},
		{"english/punctuation-and-capital-letters", "Use capital letters: my friend Ali lives in Lagos.", []string{"Ali", "Lagos"}, nil},
		{"english/blends-digraphs-and-word-building", "Which letters has Musa?", nil, []string{"Musa"}},
		{"english/nouns-kinds-number-possession", "juma lives in kampala: Juma lives in Kampala.", []string{"Juma", "juma", "Kampala", "kampala"}, nil},
		{"english/nouns-kinds-number-possession", "The initials of Juma.", nil, []string{"Juma"}},
		{"literature/drama-and-plays", "KOFI: Keep it! (Kofi goes.)", []string{"KOFI", "Kofi"}, nil},
		{"literature/short-stories", "Kofi Annan and Ada speak.", nil, []string{"Kofi", "Ada"}},
		{"geography/energy-dams-and-power", "In Kenya. Noor: solar, Morocco.", nil, []string{"Noor"}},
		{"history/x", "It was Lagos in 1900.", nil, []string{"Lagos"}},
		{"islamic-religious-education/x", "Mrs Halima asks Juma.", nil, []string{"Halima", "Juma"}},
	} {
		folder, _, _ := strings.Cut(test.card, "/")
		c := &composer{banks: banks, card: &Card{Subject: folder}, class: class{land: testAtlas(t).country("ZM")}}
		c.match.entry = &entry{ID: test.card}
		plan := lesson.Plan{Overview: test.text}
		c.localise(&plan)
		for _, name := range test.gone {
			if strings.Contains(plan.Overview, name) {
				t.Errorf("%s: %s is still there: %q", test.card, name, plan.Overview)
			}
		}
		for _, name := range test.stay {
			if !strings.Contains(plan.Overview, name) {
				t.Errorf("%s: %s did not stay: %q", test.card, name, plan.Overview)
			}
		}
	}
}

// TestNamesOfCardsAreInThem holds the marks of names to cards that say them.
func TestNamesOfCardsAreInThem(t *testing.T) {
	t.Parallel()
	for id, marked := range testBanks(t).names.Cards {
		data, err := os.ReadFile("../../assets/knowledge/" + id + ".json")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range slices.Concat(marked.Ours, marked.Stay, marked.Towns) {
			if !strings.Contains(string(data), name) && id != "literature/things-fall-apart-achebe" { // its text is that of the card of novels
				t.Errorf("%s does not say %s", id, name)
			}
		}
	}
}

// TestUsersAreOfNoOneCountry finds no council or office in users, needs and questions that only some countries have.
func TestUsersAreOfNoOneCountry(t *testing.T) {
	t.Parallel()
	only := regexp.MustCompile(`\b(?:[Ww]ard (?:council|committee|office)|[Cc]hief's|[Cc]ounty|PTA|SGB|[Cc]hama|[Bb]araza|[Kk]gosi|[Hh]eadman|stokvel|[Ii]mbizo|[Kk]gotla|[Kk]ebele)\b`)
	files, err := filepath.Glob("../../assets/knowledge/*/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cards: %v", err)
	}
	for _, file := range files {
		if strings.Contains(file, "/banks/") || strings.Contains(file, "/kiswahili/") || strings.Contains(file, "/history/") {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var card struct {
			Users       any `json:"users"`
			NeedExample any `json:"needExample"`
			Questions   any `json:"drivingQuestions"`
		}
		if err := json.Unmarshal(data, &card); err != nil {
			t.Fatal(err)
		}
		if found := only.FindString(fmt.Sprint(card)); found != "" {
			t.Errorf("%s: %q is not in every country", file, found)
		}
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
		if got := rename(test.text, names, toldWith("")); got != test.want {
			t.Errorf("rename(%q) = %q, want %q", test.text, got, test.want)
		}
	}
}
