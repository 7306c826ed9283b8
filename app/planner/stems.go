package planner

import (
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"somo/app/lesson"
)

// fold takes case and accents off. Most texts have no accents, so they are spared the work.
func fold(text string) string {
	text = strings.ToLower(strings.TrimSpace(text))
	if isASCII(text) {
		return text
	}
	if !norm.NFD.IsNormalString(text) {
		text = norm.NFD.String(text)
	}
	if strings.IndexFunc(text, isAccent) < 0 {
		return text
	}
	return strings.Map(func(char rune) rune {
		if isAccent(char) {
			return -1
		}
		return char
	}, text)
}

// firstAccent is the first character that stands on the one before it.
const firstAccent = '\u0300'

func isAccent(char rune) bool { return char >= firstAccent && unicode.Is(unicode.Mn, char) }

func isASCII(text string) bool {
	for at := range len(text) {
		if text[at] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

var stopWords = words(`a an the of and or in on to for by with from at into as is are was be its their our your my this that these those it how what why who
	introduction topic lesson unit chapter week term revision part one two learning about using use between some other ya wa na kwa la le les des du de et un une au aux sur dans en pour
	o os as e do da dos das em um uma no nas nos na para com cha za vya ni katika`)

// stopList finds them among other words.
var stopList = newWordList(stopWords)

// wordList finds a few words among many others, faster than a map does.
type wordList struct {
	begun   [256][]string // the words by their first letter
	lengths [256]uint32   // and a bit for each of their lengths: most other words have none of these
}

func newWordList(sets ...map[string]bool) *wordList {
	list := &wordList{}
	for _, set := range sets {
		for word := range set {
			list.begun[word[0]] = append(list.begun[word[0]], word)
			list.lengths[word[0]] |= 1 << len(word)
		}
	}
	return list
}

// all goes through the words of the list.
func (l *wordList) all() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, words := range l.begun {
			for _, word := range words {
				if !yield(word) {
					return
				}
			}
		}
	}
}

func (l *wordList) has(word string) bool {
	return word != "" && l.lengths[word[0]]&(1<<len(word)) != 0 && slices.Contains(l.begun[word[0]], word)
}

func words(text string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(text) {
		set[word] = true
	}
	return set
}

func stems(text string) []string {
	kept := make([]string, 0, len(text)/lettersAWord)
	if !isASCII(text) {
		text = fold(text)
	}
	for word := range lesson.Words(strings.ToLower(text)) {
		if !stopList.has(word) {
			kept = append(kept, stem(word))
		}
	}
	return kept
}

// lettersAWord are those of a text for each of its words that carries meaning, few enough that seldom more room is needed.
const lettersAWord = 7

// ownThings end like a deed and are something else than the word before that ending: rocks have no weather, and who fishes keeps
// no fish.
var ownThings = words("weathering fishing")

// stem takes the endings off a word.
func stem(word string) string {
	if len(word) < 4 {
		return word
	}
	if word[0] >= utf8.RuneSelf {
		if bare, ok := strings.CutPrefix(word, "ال"); ok && len(bare) > 4 {
			return bare // the Arabic article
		}
	}
	if word[len(word)-1] == 's' {
		word = withoutS(word)
	}
	switch word[len(word)-1] {
	case 'g':
		return withoutEnding(word, "ing")
	case 'd':
		return withoutEnding(word, "ed")
	case 'e':
		if len(word) > 4 {
			return word[:len(word)-1]
		}
	}
	return word
}

// withoutEnding takes the ending of a deed off a word, and an e before it.
func withoutEnding(word, ending string) string {
	if cut, ok := strings.CutSuffix(word, ending); ok && len(cut) > 3 && !ownThings[word] {
		return strings.TrimSuffix(cut, "e")
	}
	return word
}

// withoutS takes the ending of a plural off a word that ends with an s.
func withoutS(word string) string {
	switch before := word[len(word)-2]; before {
	case 'e':
		if cut, ok := strings.CutSuffix(word, "ies"); ok {
			return cut + "y"
		}
		for _, ending := range [...]string{"sses", "ches", "shes", "xes"} {
			if strings.HasSuffix(word, ending) {
				return word[:len(word)-len("es")]
			}
		}
	case 's', 'u', 'i':
		return word
	}
	return word[:len(word)-1]
}
