package planner

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/regexp"
)

// sentence gives a text a capital letter and an end.
func sentence(text string) string {
	text = strings.TrimSpace(text)
	if text == "" {
		return ""
	}
	if !variableFirst(text) {
		text = upperFirst(text)
	}
	last := strings.TrimRight(text, `"'”’)`)
	if !strings.HasSuffix(last, ".") && !strings.HasSuffix(last, "!") && !strings.HasSuffix(last, "?") && !strings.HasSuffix(last, "…") {
		text += "."
	}
	return text
}

// variableFirst tells whether a text begins with a small letter that is reckoned with: "x - 9 = 4".
func variableFirst(text string) bool {
	if text[0] < 'a' || text[0] > 'z' {
		return false
	}
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(text[1:], " ²³"))
	return strings.ContainsRune("-+=<>−×÷≤≥/^", next) && !strings.HasPrefix(text[1:], "-")
}

// sentences joins texts into a paragraph.
func sentences(texts ...string) string {
	var parts []string
	for _, text := range texts {
		if text = sentence(text); text != "" {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, " ")
}

// inline makes a text fit inside a sentence: no full stop at its end.
func inline(text string) string {
	return strings.TrimRight(strings.TrimSpace(text), ". ")
}

// beginsInSigns is a letter of mathematics or a word of a program at the start of a text: "x = 4", "y varies", "dy/dx", "print(17)".
var beginsInSigns = regexp.MustCompile(`^(?:[b-hj-z][^\p{L}'’.-]|a(?:[²³⁰-⁹ⁿᵐᵏ]| ?[=<>≤≥+−÷×/]| \d)|d[a-z]/d|[a-z]+[(\[]|\p{Greek})`)

// upperFirst leaves signs such as pH, kW and x as they are.
func upperFirst(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if second, _ := utf8.DecodeRuneInString(text[size:]); size == 0 || unicode.IsUpper(second) || beginsInSigns.MatchString(text) {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// properNames keep their capital letter where a word without one follows.
var properNames = map[string]bool{"Africa": true, "African": true, "Aksum": true, "Asante": true, "Bantu": true, "Benin": true, "Berlin": true, "Bible": true, "Christian": true, "Egypt": true, "English": true, "French": true, "Hausa": true, "Igbo": true, "Islam": true, "Islamic": true, "John": true, "Kiswahili": true, "Kongo": true, "Kush": true, "Luba": true, "Maasai": true, "Macbeth": true, "Mali": true, "Muslim": true, "Nile": true, "Othello": true, "Oyo": true, "Swahili": true, "Yoruba": true, "Zulu": true}

// lowerFirst leaves names and abbreviations as they are: "Great Zimbabwe exhibition", "AI sorting game".
func lowerFirst(text string) string {
	words := strings.Fields(text)
	if len(words) == 0 {
		return text
	}
	first := []rune(words[0])
	if strings.IndexFunc(string(first[1:]), unicode.IsUpper) >= 0 || properNames[strings.Trim(words[0], ",:")] {
		return text
	}
	if len(words) > 1 && unicode.IsUpper([]rune(words[1])[0]) && words[1] != strings.ToUpper(words[1]) {
		return text
	}
	return strings.ToLower(string(first[:1])) + text[len(string(first[:1])):]
}

// lowerVerb puts an objective inside a sentence: it begins with a verb, which is no name.
func lowerVerb(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToLower(first)) + text[size:]
}

// shorten cuts a text at a word so that it has at most limit characters.
func shorten(text string, limit int) string {
	if utf8.RuneCountInString(text) <= limit {
		return text
	}
	var kept string
	for _, word := range strings.Fields(text) {
		if utf8.RuneCountInString(kept+" "+word) > limit-1 {
			break
		}
		kept = strings.TrimSpace(kept + " " + word)
	}
	if kept == "" {
		kept = string([]rune(text)[:limit-1])
	}
	return strings.TrimRight(kept, ",;:.- ") + "…"
}

func ceilDiv(a, b int) int {
	if b < 1 {
		return a
	}
	return (a + b - 1) / b
}

// lastWord is the word at the end of a name, which says what a thing is.
func lastWord(name string) string { return name[strings.LastIndex(name, " ")+1:] }
