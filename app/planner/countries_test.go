package planner

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestCountries reads the bank of countries strictly and holds what must be so of each.
func TestCountries(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile("../../assets/knowledge/banks/en/countries.json")
	if err != nil {
		t.Fatal(err)
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	var countries []country
	if err := decoder.Decode(&countries); err != nil {
		t.Fatal(err)
	}
	if len(countries) != 56 {
		t.Errorf("there are %d countries, want 55 and Somaliland, which has money of its own", len(countries))
	}
	codes, names := map[string]bool{}, map[string]string{}
	code := regexp.MustCompile(`^[A-Z]{2}$`)
	for _, land := range countries {
		if !code.MatchString(land.Code) || codes[land.Code] && land.Names["en"] != "Somaliland" {
			t.Errorf("%q is no code or is there twice", land.Code)
		}
		codes[land.Code] = true
		for _, name := range append(slices.Clone(land.Also), land.Names["en"]) {
			if other, taken := names[name]; taken || name == "" || name == bareCongo {
				t.Errorf("%s: the name %q is taken by %q", land.Code, name, other)
			}
			names[name] = land.Code
		}
		for language, stages := range land.Stages {
			if !slices.Contains([]string{"en", "fr", "pt"}, language) || len(stages) != 13 {
				t.Errorf("%s: %d stages in %q, want 13 in en, fr or pt", land.Code, len(stages), language)
			}
		}
		for band, minutes := range land.Minutes {
			if !slices.Contains(lesson.Bands[:], band) || minutes < 25 || minutes > 60 {
				t.Errorf("%s: lessons of %d minutes for %q", land.Code, minutes, band)
			}
		}
		for _, exam := range land.Exams {
			if exam.Name == "" || exam.Grade < 1 || exam.Grade > 12 {
				t.Errorf("%s: examination %+v", land.Code, exam)
			}
		}
		if land.Season != "" && !strings.HasSuffix(land.Season, ".") {
			t.Errorf("%s: the season is no sentence: %s", land.Code, land.Season)
		}
		// Spring and autumn are seasons of other places.
		if found := regexp.MustCompile(`(?i)\b(spring|autumn|fall season)\b`).FindString(land.Season); found != "" {
			t.Errorf("%s: the season speaks of %q", land.Code, found)
		}
	}
}

func TestAGradeIsCalledAsTheCountryCallsIt(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ country, notes, grade, want string }{
		{"GH", "", "Grade 9", "Grade 9 (JHS 3)"},
		{"NG", "", "Grade 10", "Grade 10 (SS 1)"},
		{"KE", "", "Grade 5", "Grade 5"},
		{"UG", "", "Grade 8", "Grade 8 (S1)"},
		{"TZ", "", "Grade 3", "Grade 3 (Standard 3)"},
		{"SN", "", "Grade 6", "Grade 6 (CM2)"},
		{"DZ", "", "Grade 7", "Grade 7 (2AM)"},
		{"MZ", "", "Grade 5", "Grade 5 (5.ª classe)"},
		{"CM", "", "Grade 8", "Grade 8 (Form 2)"},
		{"UG", "", "Grade 12", "Grade 12"},
		{"", "", "Grade 9", "Grade 9"},
		{"GH", "", "JHS 3", "JHS 3"},
		{"", "JSS 1 in Onitsha, Nigeria.", "Grade 7", "JSS 1"},
		{"", "P3, Mbale, Uganda.", "Grade 3", "P3"},
		{"", "Form 2, Masvingo, Zimbabwe.", "Grade 8", "Form 2"},
		{"", "Choma, Zambia.", "Grade 8", "Grade 8"},
		{"", "SHS 1, Cape Coast. 48 students.", "Grade 10", "SHS 1"},
		{"", "Basic 8 in Kumasi, Ghana. 68 learners", "Grade 8", "Basic 8"},
		{"", "PP2 in Kisumu", "Kindergarten", "PP2"},
		{"", "Kampala. 90 pupils. P6. PLE questions help.", "Grade 6", "P6"},
		{"", "S5 in Huye, Rwanda.", "Grade 11", "S5"},
		{"", "Matric class in Soweto", "Grade 12", "Matric"},
		{"", "Darasa la 6, Mwanza.", "Grade 6", "Darasa la 6"},
		{"", "Kidato cha 2, Moshi", "Grade 9", "Kidato cha 2"},
		{"", "Une 6e de 70 élèves à Bamako", "Grade 7", "6e"},
		{"", "CM2, Dakar", "Grade 6", "CM2"},
		{"", "8ª classe em Maputo", "Grade 8", "8ª classe"},
		{"", "Multigrade: Grade 8 and Grade 9 together, Lesotho", "Grade 9", "Grade 9"},
		{"", "A class of 60", "Grade 8", "Grade 8"},
	} {
		request := lesson.Request{GradeLevel: test.grade, Context: &lesson.Context{Country: test.country}}
		n := testNotes(t, test.notes)
		land := n.land
		if test.country != "" {
			land = testAtlas(t).country(test.country)
		}
		if got := stageName(request, n, land, ""); got != test.want {
			t.Errorf("%s %q %s: got %q, want %q", test.country, test.notes, test.grade, got, test.want)
		}
	}
	if got := testAtlas(t).country("CM").stage(8, "fr"); got != "5e" {
		t.Errorf("Grade 8 in French-speaking Cameroon is %q, want 5e", got)
	}
}

func TestCountriesShapeThePlan(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		country string
		request lesson.Request
		want    string
	}{
		{"KE", lesson.Request{Subject: "mathematics", Topic: "Profit and loss", GradeLevel: "Grade 7"}, "in shillings"},
		{"GH", lesson.Request{Subject: "home science", Topic: "Zorbling", GradeLevel: "Grade 8"}, "EXAMPLE from here (look round the market, a chop bar and a family farm; think of kenkey, banku and rice)"},
		{"GH", lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 9", AdditionalInfo: "It is an exam year."}, "as in the BECE"},
		{"KE", lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", AdditionalInfo: "2 lessons."}, "sub-strand and key inquiry question"},
	} {
		test.request.Context = &lesson.Context{Country: test.country}
		test.request.Skills = lesson.Skillset{"Collaboration"}
		plan := planFor(t, test.request)
		checkRules(t, test.country+" "+test.request.Topic, test.request, plan)
		if !strings.Contains(strings.ReplaceAll(mustJSON(t, plan), `\"`, `"`), test.want) {
			t.Errorf("%s, %s: the plan does not say %q", test.country, test.request.Topic, test.want)
		}
	}
	request := lesson.Request{Subject: "mathematics", Topic: "Counting", GradeLevel: "Grade 2", Context: &lesson.Context{Country: "KE"}}
	if got := planFor(t, request).Context.MinutesPerLesson; got != 30 {
		t.Errorf("a lesson in Grade 2 in Kenya takes %d minutes, want 30", got)
	}
}

func TestACountryAddsItsSeasonAndMaterials(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), notes: &notes{}, class: class{land: testAtlas(t).country("ZM")}, drafts: []*draft{
		{slot: slot{block: "meet"}, steps: []step{{text: "Sit down."}}}, {slot: slot{block: "make"}, steps: []step{{text: "Dig in the school yard."}}},
	}, artefact: Artefact{Type: "Soil guard", Steps: []string{"Build it from sticks."}}}
	lines := c.localLines()
	if len(lines) != 2 || lines[0].at != 1 || !strings.HasPrefix(lines[0].text, "In Zambia rain falls from about November to April") || !strings.Contains(lines[1].text, "bottle tops, wire, clay and maize cobs") {
		t.Errorf("got %+v", lines)
	}
	c.notes.indoors = true
	if lines := c.localLines(); len(lines) != 1 {
		t.Errorf("the teacher spoke of the weather, and the plan does too: %+v", lines)
	}
	c.artefact = Artefact{Type: "Advice on one page", Steps: []string{"Write a table."}}
	if lines := c.localLines(); len(lines) != 0 {
		t.Errorf("a page needs no things from near the school: %+v", lines)
	}
	c.class.land = nil
	if lines := c.localLines(); lines != nil {
		t.Errorf("no country is known, and the plan says %+v", lines)
	}
}

func TestACountryIsNeverGuessed(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"Near the river.", "Our town is Bigville.", "Maurice is deaf.", "We met in guinea fowl season.", "We read a poem from Congo.", "mali ya shule"} {
		if land := testNotes(t, text).land; land != nil && land.Code != "" {
			t.Errorf("%q: taken for %s", text, land.said())
		}
	}
	for text, want := range map[string]string{
		"Goma, DR Congo.": "CD", "Niamey, Niger.": "NE", "Lagos, Nigeria.": "NG", "Bafatá, Guiné-Bissau.": "GW", "Malabo, Equatorial Guinea.": "GQ",
		"Abidjan, Côte d'Ivoire.": "CI", "Juba, South Sudan.": "SS", "Banjul, The Gambia.": "GM", "École à Bamako, Mali.": "ML", "Maputo, Moçambique": "MZ",
		"Our town is Kisumu.": "KE", "Benin City.": "NG", "Porto-Novo": "BJ", "Enugu, 45 learners": "NG", "Alexandria, South Africa": "ZA", "Goma, Congo": "CD", "in zambia": "ZM", "Port Sudan": "SD",
	} {
		if land := testNotes(t, text).land; land == nil || land.Code != want {
			t.Errorf("%q: got %+v, want %s", text, land, want)
		}
	}
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", Context: &lesson.Context{Country: "Atlantis"}})
	if !strings.Contains(plan.Overview, "in Atlantis") || plan.Context.Country != "Atlantis" {
		t.Errorf("a country that is not known is not kept as it was written: %s", plan.Overview)
	}
}

// TestTownsTellOneCountry holds the bank of towns to names that tell a country and are nothing else.
func TestTownsTellOneCountry(t *testing.T) {
	t.Parallel()
	atlas := testAtlas(t)
	if len(atlas.townList) < 1300 {
		t.Errorf("there are %d towns, want at least 1300", len(atlas.townList))
	}
	towns, err := readJSON[map[string][]string](os.DirFS("../../assets/knowledge"), BankFolder+"/towns.json")
	if err != nil {
		t.Fatal(err)
	}
	for code := range towns {
		if atlas.byCode[strings.TrimPrefix(code, careful)] == nil {
			t.Errorf("no country has the code %s", code)
		}
	}
	known := map[string]string{}
	for _, town := range atlas.townList {
		plain := strings.Join(plainWords(town.name), " ")
		if other := known[plain]; other != "" && other != town.land.Code {
			t.Errorf("%s lies in %s and in %s", town.name, other, town.land.Code)
		}
		known[plain] = town.land.Code
		if land := testNotes(t, "We teach in "+town.name+".").land; land != town.land {
			t.Errorf("%s: taken for %s, want %s", town.name, land.said(), town.land.said())
		}
	}
}

func TestASentenceOfPlaceAndClassIsUnderstood(t *testing.T) {
	t.Parallel()
	for text, told := range map[string]int{
		"Lusaka.": 0, "Basic 3, Freetown.": 0, "Darasa la 6, Mwanza.": 0, "P6.": 0, "SHS 1, Cape Coast.": 0, "Gaborone": 0, "Our school is in Thika, Kenya.": 0,
		"Ndola has a copper smelter that smokes.": 1,
	} {
		if n := testNotes(t, text); len(n.told) != told {
			t.Errorf("%q: told %q", text, n.told)
		}
	}
}
