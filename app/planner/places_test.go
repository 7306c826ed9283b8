package planner

import (
	"path"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestFactsOfPlaces holds that facts are whole short sentences of known countries and themes, and that themes have cards.
func TestFactsOfPlaces(t *testing.T) {
	t.Parallel()
	places, countries, used := testBanks(t).places, testAtlas(t).byCode, map[string]bool{}
	for code, facts := range places.Countries {
		if countries[code] == nil && testAtlas(t).country(code) == nil {
			t.Errorf("%q is no country", code)
		}
		for _, fact := range facts {
			if !strings.HasSuffix(fact.Says, ".") || wordsIn(fact.Says) > 25 {
				t.Errorf("%s: no short sentence: %s", code, fact.Says)
			}
			for _, theme := range strings.Fields(fact.Of) {
				used[theme] = true
				if places.Themes[theme].Ask == "" {
					t.Errorf("%s: %q is no theme", code, theme)
				}
			}
		}
	}
	names := []string{}
	for _, e := range knownCards(t) {
		names = append(names, path.Base(e.ID))
	}
	themes := slices.Clone(places.Season)
	for name, theme := range places.Themes {
		if !used[name] {
			t.Errorf("%s: no country has it", name)
		}
		themes = append(themes, theme)
	}
	for _, theme := range themes {
		if !strings.HasSuffix(theme.Ask, "?") || !strings.HasSuffix(theme.Answer, ".") {
			t.Errorf("%+v", theme)
		}
		for _, start := range strings.Fields(theme.Cards) {
			if !slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, start) }) {
				t.Errorf("no card begins with %q", start)
			}
		}
	}
}

func TestAPlanWorksWithItsPlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, want string }{
		{"biology", "Ecosystems: who feeds on whom", "Grade 7", "7e année, Rumonge, Burundi.", "example near us: Lake Tanganyika"},
		{"chemistry", "Rusting of iron and how to prevent it", "Grade 9", "Form 2, Tanga, Tanzania.", "example near us: Tanga lies by the Indian Ocean"},
		{"geography", "Mining and minerals", "Grade 10", "Kitwe, Zambia.", "example near us: Copper is mined"},
		{"geography", "Mining and minerals", "Grade 10", "Mongu, Zambia.", "Copperbelt has open pits"},
		{"agriculture", "Land preparation and planting", "Grade 6", "Siteki, Eswatini.", "plant maize as deep"},
		{"mathematics", "Percentages", "Grade 8", "Maun, Botswana.", "What is the price with VAT?"},
		{"geography", "Mining and minerals", "Grade 10", "", ""},
		{"english", "Past tense", "Grade 6", "Maun, Botswana.", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		said := mustJSON(t, plan)
		if test.want == "" && strings.Contains(said, "Pairs use our key words") || !strings.Contains(said, test.want) {
			t.Errorf("%s, %q: the plan does not say %q", test.topic, test.notes, test.want)
		}
	}
}
