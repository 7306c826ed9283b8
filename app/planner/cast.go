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
	counted    map[string]bool // names in such work
	titled     map[string]bool // surnames that stand after a title or a first name
	bare       map[string]bool // surnames that stand alone
	blocked    map[string]bool // names that have to stay
	own        map[string]bool // words of the teacher's notes

	girls, boys map[string]bool // invented first names
}

func newCast() *cast {
	return &cast{said: map[string]bool{}, counted: map[string]bool{}, titled: map[string]bool{}, bare: map[string]bool{}, blocked: map[string]bool{}, own: map[string]bool{}}
}

func (k *cast) read(text string, invented personNames) {
	spelled, spelledOutHere := -1, false // not looked for yet
	eachCapital(text, func(from, to int) {
		name := text[from:to]
		k.said[name] = true
		girl := k.girls[name]
		first := girl || k.boys[name]
		if title := titleBefore(text[:from]); !first || titles[title] && (women[title] != girl || k.onlyTitled) || slices.Contains(k.surnames, name) {
			k.readSurname(text, from, to, title, first, invented)
			return
		}
		if !slices.Contains(k.met, name) {
			k.met = append(k.met, name)
		}
		if spelled < 0 {
			spelled, spelledOutHere = len(k.spelled.FindString(text)), spelledOut.MatchString(text)
		}
		if spelled > 0 || spelledOutHere {
			k.counted[name] = true
		}
		if belongs(text, from, to, girl) && (k.onlyTitled || !wholeName(text[to:], invented)) {
			k.blocked[name] = true
		}
	})
}

// wholeName tells whether an invented surname, and no third name, follows a first name: "Kofi Mensah".
func wholeName(after string, invented personNames) bool {
	after, found := strings.CutPrefix(after, " ")
	next := firstWord(after)
	if !found || !slices.Contains(invented.Surnames, next) {
		return false
	}
	third, more := strings.CutPrefix(after[len(next):], " ")
	first, _ := utf8.DecodeRuneInString(third)
	return !more || !unicode.IsUpper(first)
}

// firstWord are the letters with which a text begins.
func firstWord(text string) string {
	end := strings.IndexFunc(text, func(char rune) bool { return !unicode.IsLetter(char) })
	if end < 0 {
		return text
	}
	return text[:end]
}

// smallWords are names that are words of English when written in small letters.
var smallWords = words("sow bah")

// inSmall are the invented names that a plan also writes in small letters, for learners to mend: "mrs dlaminis room". They
// get their new name in small letters too, but for those that are words there; in other languages they stay.
func (k *cast) inSmall(plan *lesson.Plan, inEnglish bool, towns []string) map[string]string {
	small, found := map[string]string{}, map[string]string{}
	for _, name := range slices.Concat(k.met, k.surnames, towns) {
		small[strings.ToLower(name)] = name
	}
	lesson.Walk(plan, func(_, text string) {
		for word := range strings.FieldsFuncSeq(text, func(char rune) bool { return !unicode.IsLetter(char) }) {
			for _, form := range [...]string{word, strings.TrimSuffix(word, "s")} {
				name := small[form]
				if name == "" {
					continue
				}
				if found[form] = name; !inEnglish || smallWords[form] {
					k.blocked[name] = true
				}
			}
		}
	})
	return found
}

// titles stand before surnames.
var titles = words("mr mrs ms miss madam madame mme monsieur")

// titleBefore is the word at the end of a text, in small letters.
func titleBefore(text string) string {
	before := strings.TrimSuffix(strings.TrimRight(text, " "), ".")
	start := strings.LastIndexFunc(before, func(char rune) bool { return !unicode.IsLetter(char) }) + 1
	return strings.ToLower(before[start:])
}

// sharedNames are first names that people bear in every country.
var sharedNames = words("peter daniel rose mary john grace joy james samuel hope ruth david")

// wordNames are surnames that are also peoples, towns, or words with which a sentence begins.
var wordNames = words("sow zulu asante lindi bah tembo lado zongo omar hassan yusuf furaha salome kanu")

var initialBefore = regexp.MustCompile(`(?:^|[\s(])\p{Lu}\. $`)

// readSurname notes an invented name that a title or a first name stands before.
func (k *cast) readSurname(text string, from, to int, title string, first bool, invented personNames) {
	name := text[from:to]
	if !first && !slices.Contains(invented.Surnames, name) {
		return
	}
	sentence := strings.HasSuffix(strings.TrimRight(text[:from], " "), ".") // "Ask the nurse. Sow seeds."
	named := titles[title] || !sentence && slices.Contains(invented.Surnames, name) && (jobTitles[title] || women[title] || men[title])
	if !named && !k.onlyTitled && !first {
		before := strings.TrimSuffix(text[:from], " ")
		given := before[strings.LastIndexFunc(before, func(char rune) bool { return !unicode.IsLetter(char) })+1:]
		named = !sentence && (sharedNames[title] || slices.Contains(invented.Girls, given) || slices.Contains(invented.Boys, given) ||
			title == "the" && strings.HasPrefix(text[to:], " family")) || initialBefore.MatchString(text[:from])
	}
	if k.spelled.MatchString(text) {
		k.counted[name] = true
	}
	if slices.Contains(k.met, name) {
		k.blocked[name] = true
	}
	after, _ := strings.CutPrefix(text[to:], " ")
	if named {
		k.titled[name] = true
	} else if !shops[strings.ToLower(firstWord(after))] || k.onlyTitled {
		k.bare[name] = true
		if first || k.onlyTitled || wordNames[strings.ToLower(name)] {
			k.blocked[name] = true
		}
	}
	if !slices.Contains(k.surnames, name) {
		k.surnames = append(k.surnames, name)
	}
}

// belongs tells whether the name is a part of a longer one, or a surname: "Kofi Mensah", "Tadesse Stores", "Mrs Kamau".
func belongs(text string, from, to int, girl bool) bool {
	if after, found := strings.CutPrefix(text[to:], " "); found && !shops[strings.ToLower(firstWord(after))] {
		if first, size := utf8.DecodeRuneInString(after); unicode.IsUpper(first) && len(after) > size && after[size] != ' ' && after[size] != '\'' {
			return true
		}
	}
	before, found := strings.CutSuffix(text[:from], " ")
	if !found {
		return false
	}
	whole, dot := strings.CutSuffix(before, ".")
	before = whole
	start := strings.LastIndexFunc(before, func(char rune) bool { return !unicode.IsLetter(char) }) + 1
	title := strings.ToLower(before[start:])
	if parents[title] {
		return false // Mama Kofi has a son
	}
	if women[title] || men[title] {
		return women[title] != girl
	}
	if dot && !titles[title] {
		return false // a sentence begins: "Today is Tuesday. Musa says"
	}
	first, _ := utf8.DecodeRuneInString(before[start:])
	lead := strings.TrimRight(before[:start], " ")
	// A word with a capital letter in the middle of a sentence is a name too, but for what people are called by their work.
	return unicode.IsUpper(first) && lead != "" && !strings.ContainsRune(`.?!:;"“()]`, lastRune(lead)) && strings.HasSuffix(before[:start], " ") && !jobTitles[title] && !dates[title]
}

// jobTitles are what people are called besides their names.
var jobTitles = words(`candidate treasurer tiler prefect librarian baby chairperson boatman repairer visitor worker officer runner thrower small coach nurse teacher farmer chef doctor dr carpenter trader tailor little old young captain chief driver baker cook elder builder grower keeper porter seller mechanic fisher potter weaver clerk helper gardener vendor shopkeeper storekeeper pupil learner neighbour caretaker dear grandparent rider councillor teacher nurse mzee mwalimu bibi babu bi kocha rafiki mpendwa`)

// dates have a capital letter and are no names: "On Monday Zola came."
var dates = words("monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december")

// shops stand after the name of their owner: "Tadesse Stores".
var shops = words("stores shop store traders tailors bakery garage kiosk salon builders carpenters")

// parents are called by the name of a child.
var parents = words("mama baba")

func lastRune(text string) rune {
	last, _ := utf8.DecodeLastRuneInString(text)
	return last
}
