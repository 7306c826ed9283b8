package planner

import (
	"maps"
	"slices"
	"strings"

	"somo/app/lesson"
)

// country is what is known of teaching in a country. What is not certain is left out, and then nothing is said of it.
type country struct {
	Code         string              `json:"code"`  // ISO 3166-1 alpha-2
	Names        map[string]string   `json:"names"` // by language; en always, fr and pt where they differ
	Also         []string            `json:"also,omitempty"`
	Called       string              `json:"called,omitempty"` // inside a sentence, where that is not its name: "the Gambia"
	Stages       map[string][]string `json:"stages,omitempty"` // by language: what Kindergarten and Grades 1 to 12 are called; "" where that is not certain
	Minutes      map[lesson.Band]int `json:"minutes,omitempty"`
	Exams        []exam              `json:"exams,omitempty"`
	Labels       []string            `json:"labels,omitempty"` // headings of a lesson note that are copied from the syllabus
	Currency     string              `json:"currency,omitempty"`
	Sign         string              `json:"sign,omitempty"`  // what stands before a sum of the country's money: "KSh ", "R"
	Money        int                 `json:"money,omitempty"` // what a small sum in a card is multiplied by; 0 for nothing
	Season       string              `json:"season,omitempty"`
	Independence string              `json:"independence,omitempty"` // the day as it is kept: "26 July 1847"
	Gathering    string              `json:"gathering,omitempty"`    // where people of a place meet to speak: "the kgotla"
	Languages    []string            `json:"languages,omitempty"`    // in order of use at school and home
	Words        map[string][]string `json:"words,omitempty"`        // languages of key words beside English, by code, with the towns around which learners know them; none for the whole country
	Spoken       map[string][]string `json:"spoken,omitempty"`       // likewise, languages that nearly everybody speaks at home
	Staples      []string            `json:"staples,omitempty"`
	Crops        []string            `json:"crops,omitempty"`
	Materials    []string            `json:"materials,omitempty"` // found near a school without money
	Places       []string            `json:"places,omitempty"`    // that every learner knows
	towns        []string            // its towns, the best known first
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

// atlas finds countries by their code, and countries and towns by their names in a text.
type atlas struct {
	byCode       map[string]*country
	names, towns phraseIndex
	named        []*country // of the names
	townList     []town     // of the towns
	tongues      map[string]bool
}

// bareCongo is a name that two countries share, so it stands for neither.
const bareCongo = "Congo"

// newAtlas takes countries, and by their codes the towns that lie in them: the best known first, and then, marked as careful,
// those with names that are also words.
func newAtlas(countries []country, towns map[string][]string) *atlas {
	a := &atlas{byCode: map[string]*country{}, names: phraseIndex{}, towns: phraseIndex{}, tongues: map[string]bool{}}
	a.name(&country{Names: map[string]string{english: bareCongo}}, bareCongo)
	for i := range countries {
		land := &countries[i]
		for _, language := range slices.Concat(land.Languages, slices.Collect(maps.Keys(land.Spoken))) {
			a.tongues[strings.ToLower(language)] = true
		}
		if a.byCode[land.Code] == nil { // a part of a country that has its own money comes after it
			a.byCode[land.Code] = land
		}
		for _, language := range slices.Sorted(maps.Keys(land.Names)) {
			a.name(land, land.Names[language])
		}
		a.name(land, land.Also...)
		if a.byCode[land.Code] != land {
			continue
		}
		land.towns = towns[land.Code]
		for _, mark := range []string{"", careful} {
			for _, name := range towns[mark+land.Code] {
				a.towns.add(mark+name, len(a.townList))
				a.townList = append(a.townList, town{name: name, land: land})
			}
		}
	}
	return a
}

func (a *atlas) name(land *country, names ...string) {
	for _, name := range names {
		a.names.add(name, len(a.named))
		a.named = append(a.named, land)
	}
}

// country finds a country by its code, or by its whole name in any of its languages.
func (a *atlas) country(text string) *country {
	if land := a.byCode[strings.ToUpper(text)]; land != nil {
		return land
	}
	if said := plainWords(text); len(said) > 0 {
		for _, name := range a.names[said[0]] {
			if slices.Equal(name.words, said) {
				return a.named[name.at]
			}
		}
	}
	return nil
}
