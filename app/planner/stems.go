package planner

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// fold takes case and accents off. Most texts have no accents, so they are spared the work.
func fold(text string) string {
	text = strings.ToLower(strings.TrimSpace(text))
	if !strings.ContainsFunc(text, func(char rune) bool { return char >= utf8.RuneSelf }) {
		return text
	}
	return strings.Map(func(char rune) rune {
		if unicode.Is(unicode.Mn, char) {
			return -1
		}
		return char
	}, norm.NFD.String(text))
}

var stopWords = words(`a an the of and or in on to for by with from at into as is are was be its their our your my this that these those it how what why who
	introduction topic lesson unit chapter week term revision part one two learning about using use between some other ya wa na kwa la le les des du de et un une au aux sur dans en pour
	o os as e do da dos das em um uma no nas nos na para com cha za vya ni katika`)

func words(text string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(text) {
		set[word] = true
	}
	return set
}

func stems(text string) []string {
	var kept []string
	for _, word := range strings.FieldsFunc(fold(text), func(char rune) bool { return !unicode.IsLetter(char) && !unicode.IsDigit(char) }) {
		if !stopWords[word] {
			kept = append(kept, stem(word))
		}
	}
	return kept
}

func stem(word string) string {
	if len(word) < 4 {
		return word
	}
	if bare, ok := strings.CutPrefix(word, "ال"); ok && len(bare) > 4 {
		return bare // the Arabic article
	}
	for _, ending := range [...]struct{ from, to string }{
		{"ies", "y"}, {"sses", "ss"}, {"ches", "ch"}, {"shes", "sh"}, {"xes", "x"}, {"ss", "ss"}, {"us", "us"}, {"is", "is"}, {"s", ""},
	} {
		if cut, ok := strings.CutSuffix(word, ending.from); ok {
			word = cut + ending.to
			break
		}
	}
	for _, ending := range []string{"ing", "ed"} {
		if cut, ok := strings.CutSuffix(word, ending); ok && len(cut) > 3 {
			return strings.TrimSuffix(cut, "e")
		}
	}
	if len(word) > 4 {
		word = strings.TrimSuffix(word, "e")
	}
	return word
}
