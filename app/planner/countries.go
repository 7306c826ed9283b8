package planner

import (
	"regexp"
	"slices"
	"strings"

	"somo/app/lesson"
)

// country is what is known of teaching in a country. What is not certain is left out, and then nothing is said of it.
type country struct {
	Code      string              `json:"code"`  // ISO 3166-1 alpha-2
	Names     map[string]string   `json:"names"` // by language; en always, fr and pt where they differ
	Also      []string            `json:"also,omitempty"`
	Called    string              `json:"called,omitempty"` // inside a sentence, where that is not its name: "the Gambia"
	Stages    map[string][]string `json:"stages,omitempty"` // by language: what Kindergarten and Grades 1 to 12 are called; "" where that is not certain
	Minutes   map[lesson.Band]int `json:"minutes,omitempty"`
	Exams     []exam              `json:"exams,omitempty"`
	Labels    []string            `json:"labels,omitempty"` // headings of a lesson note that are copied from the syllabus
	Currency  string              `json:"currency,omitempty"`
	Season    string              `json:"season,omitempty"`
	Languages []string            `json:"languages,omitempty"` // in order of use at school and home
	Staples   []string            `json:"staples,omitempty"`
	Crops     []string            `json:"crops,omitempty"`
	Materials []string            `json:"materials,omitempty"` // found near a school without money
	Places    []string            `json:"places,omitempty"`    // that every learner knows
}

// exam is a national examination at the end of a grade.
type exam struct {
	Name  string `json:"name"`
	Grade int    `json:"grade"`
}

// said is the name inside a sentence; a country that nobody named has none.
func (l *country) said() string {
	switch {
	case l == nil:
		return ""
	case l.Called != "":
		return l.Called
	}
	return l.Names["en"]
}

// stage is what the country calls a grade, in a language where it has names in several.
func (l *country) stage(grade int, language string) string {
	if l == nil {
		return ""
	}
	names := l.Stages[language]
	for _, language := range []string{"en", "fr", "pt"} {
		if names == nil {
			names = l.Stages[language]
		}
	}
	if grade < 0 || grade >= len(names) {
		return ""
	}
	return names[grade]
}

// exam is the national examination at the end of a grade.
func (l *country) exam(grade int) string {
	if l == nil {
		return ""
	}
	if at := slices.IndexFunc(l.Exams, func(e exam) bool { return e.Grade == grade }); at >= 0 {
		return l.Exams[at].Name
	}
	return ""
}

// atlas finds countries by their code, or by their names in a text.
type atlas struct {
	byCode, byName map[string]*country
	begins         map[string]bool // the plain words with which names begin
	place          *regexp.Regexp  // the names of places before a country's name, and that name
}

// bareCongo is a name that two countries share, so it stands for neither.
const bareCongo = "Congo"

func newAtlas(countries []country) *atlas {
	a := &atlas{begins: map[string]bool{}, byCode: map[string]*country{}, byName: map[string]*country{bareCongo: {Names: map[string]string{"en": bareCongo}}}}
	for i := range countries {
		land := &countries[i]
		a.byCode[land.Code] = land
		for _, name := range land.Names {
			a.byName[name] = land
		}
		for _, name := range land.Also {
			a.byName[name] = land
		}
	}
	var names []string
	for name := range a.byName {
		names = append(names, regexp.QuoteMeta(name))
		a.begins[plainWords(name)[0]] = true
	}
	// A longer name is looked for before one that it begins with.
	slices.SortFunc(names, func(a, b string) int {
		if len(a) != len(b) {
			return len(b) - len(a)
		}
		return strings.Compare(a, b)
	})
	a.place = regexp.MustCompile(`((?:[\p{L}\d'’/ -]+,\s*){0,3}(?:[\p{L}\d'’/ -]+\bin\s+[\p{L}'’ -]+,\s*)?)\b(` + strings.Join(names, "|") + `)(?:[^\p{L}]|$)`)
	return a
}

// country finds a country by its code, or by its whole name in any of its languages.
func (a *atlas) country(text string) *country {
	if land := a.byCode[strings.ToUpper(text)]; land != nil {
		return land
	}
	for name, land := range a.byName {
		if strings.EqualFold(name, text) {
			return land
		}
	}
	return nil
}
