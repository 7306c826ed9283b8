package planner

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/lesson"
	"somo/app/regexp"
)

// cast are the names in a plan.
type cast struct {
	met        []string        // invented first names, in the order in which they are met
	surnames   []string        // invented names after a title, likewise
	said       map[string]bool // all words with a capital letter
	onlyTitled bool            // others may be people who lived
	spelled    *regexp.Regexp  // work in which the letters of a name count
	blocked    map[string]bool // names that have to stay
}

func (k *cast) read(text string, invented personNames) {
	spelled := -1 // not looked for yet
	eachCapital(text, func(from, to int) {
		name := text[from:to]
		k.said[name] = true
		girl := slices.Contains(invented.Girls, name)
		first := girl || slices.Contains(invented.Boys, name)
		if title := titleBefore(text[:from]); !first || titles[title] && (women[title] != girl || k.onlyTitled) || slices.Contains(k.surnames, name) {
			k.readSurname(text, title, name, first || slices.Contains(invented.Surnames, name))
			return
		}
		if !slices.Contains(k.met, name) {
			k.met = append(k.met, name)
		}
		if spelled < 0 {
			spelled = len(k.spelled.FindString(text))
		}
		if spelled > 0 || belongs(text, from, to, girl) {
			k.blocked[name] = true
		}
	})
}

// keepSmall lets the names stay that a plan also writes in small letters, for learners to mend: "mrs dlaminis room".
func (k *cast) keepSmall(plan *lesson.Plan) {
	small := map[string]string{}
	for _, name := range slices.Concat(k.met, k.surnames) {
		small[strings.ToLower(name)] = name
	}
	lesson.Walk(plan, func(_, text string) {
		for word := range strings.FieldsFuncSeq(text, func(char rune) bool { return !unicode.IsLetter(char) }) {
			for _, form := range [...]string{word, strings.TrimSuffix(word, "s")} {
				if name := small[form]; name != "" {
					k.blocked[name] = true
				}
			}
		}
	})
}

// titles stand before surnames.
var titles = words("mr mrs ms miss madam madame mme monsieur")

// titleBefore is the word at the end of a text, in small letters.
func titleBefore(text string) string {
	before := strings.TrimSuffix(strings.TrimRight(text, " "), ".")
	start := strings.LastIndexFunc(before, func(char rune) bool { return !unicode.IsLetter(char) }) + 1
	return strings.ToLower(before[start:])
}

// readSurname notes an invented name that a title stands before each time.
func (k *cast) readSurname(text, title, name string, invented bool) {
	if !invented {
		return
	}
	if !titles[title] || k.spelled.MatchString(text) || slices.Contains(k.met, name) {
		k.blocked[name] = true
	}
	if !slices.Contains(k.surnames, name) {
		k.surnames = append(k.surnames, name)
	}
}

// belongs tells whether the name is a part of a longer one, or a surname: "Kofi Mensah", "Tadesse Stores", "Mrs Kamau".
func belongs(text string, from, to int, girl bool) bool {
	if after, found := strings.CutPrefix(text[to:], " "); found {
		if first, size := utf8.DecodeRuneInString(after); unicode.IsUpper(first) && len(after) > size && after[size] != ' ' && after[size] != '\'' {
			return true
		}
	}
	before, found := strings.CutSuffix(text[:from], " ")
	if !found {
		return false
	}
	before = strings.TrimSuffix(before, ".")
	start := strings.LastIndexFunc(before, func(char rune) bool { return !unicode.IsLetter(char) }) + 1
	title := strings.ToLower(before[start:])
	if women[title] || men[title] {
		return women[title] != girl
	}
	first, _ := utf8.DecodeRuneInString(before[start:])
	lead := strings.TrimRight(before[:start], " ")
	// A word with a capital letter in the middle of a sentence is a name too, but for what people are called by their work.
	return unicode.IsUpper(first) && lead != "" && !strings.ContainsRune(`.?!:;"“(]`, lastRune(lead)) && strings.HasSuffix(before[:start], " ") && !jobTitles[title]
}

// jobTitles are what people are called besides their names.
var jobTitles = words("coach nurse teacher farmer chef doctor dr carpenter trader tailor little old young captain chief driver baker cook elder builder grower keeper porter seller mechanic fisher potter weaver clerk helper gardener vendor shopkeeper storekeeper pupil learner neighbour caretaker")

func lastRune(text string) rune {
	last, _ := utf8.DecodeLastRuneInString(text)
	return last
}
