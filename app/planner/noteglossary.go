package planner

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// longestKnown is how many words a phrase of the glossary has at most.
const longestKnown = 4

// quoteSpace stands between quoted words that stay together.
const quoteSpace = '\u2060'

// sayWho stands before a verb of the glossary, which at the beginning of a clause needs its subject in English.
const (
	sayWho  = "+"
	subject = "they "
)

// inEnglish puts clauses of a text in French, Portuguese or Kiswahili into English where the glossary knows each of their
// words. Another clause stays whole: half a translation would be worse than none.
func (f *foreignRemarks) inEnglish(text string) string {
	language := detect(text)
	glossary := f.glossary[language]
	if len(glossary) == 0 {
		return text
	}
	var whole strings.Builder
	for _, clause := range clausesWithEnds(text) {
		end := strings.TrimRight(clause, " .,;:!?\n")
		begin := strings.TrimLeft(end, " \n")
		if said, ok := wordByWord(begin, glossary, language == "sw"); ok {
			clause = end[:len(end)-len(begin)] + said + clause[len(end):]
		}
		whole.WriteString(clause)
	}
	return whole.String()
}

// clausesWithEnds cuts a text behind its stops and commas; a stop inside quotation marks or a number is none.
func clausesWithEnds(text string) []string {
	var cut []string
	from, quoted := 0, false
	for at, char := range text {
		switch char {
		case '"', '«', '»', '“', '”':
			quoted = char == '«' || char == '“' || char == '"' && !quoted
		case '.', ',', ';', ':', '!', '?', '\n':
			next, _ := utf8.DecodeRuneInString(text[at+1:])
			if !quoted && !unicode.IsDigit(next) && !unicode.IsLetter(next) {
				cut = append(cut, text[from:at+1])
				from = at + 1
			}
		}
	}
	return append(cut, text[from:])
}

// wordByWord is a clause in English, where each of its words is known, a number or quoted. Kiswahili puts a number behind
// what it counts.
func wordByWord(clause string, glossary map[string]string, numberBehind bool) (string, bool) {
	parts := strings.Fields(quotedClose(clause))
	var said []string
	for at := 0; at < len(parts); {
		first, _ := utf8.DecodeRuneInString(parts[at])
		switch {
		case first == '"':
			said = append(said, strings.ReplaceAll(parts[at], string(quoteSpace), " "))
			at++
			continue
		case unicode.IsDigit(first):
			last := len(said) - 1
			if last >= 0 && (said[last] == "learners" || said[last] == "children") {
				return "", false // a size of the class, which a rule reads in its own language
			}
			if numberBehind && last >= 0 && !strings.HasSuffix(said[last], "have") && said[last] != "and" {
				said = append(said[:last], parts[at], said[last])
			} else {
				said = append(said, parts[at])
			}
			at++
			continue
		}
		length := min(longestKnown, len(parts)-at)
		for ; length > 0; length-- {
			english, known := glossary[strings.ToLower(strings.ReplaceAll(strings.Join(parts[at:at+length], " "), "’", "'"))]
			if known {
				if verb, is := strings.CutPrefix(english, sayWho); is && len(said) == 0 {
					english = subject + verb
				} else {
					english = verb
				}
				if english != "" {
					said = append(said, english)
				}
				break
			}
		}
		if length == 0 {
			return "", false
		}
		at += length
	}
	return strings.Join(said, " "), len(said) > 0
}

// quotedClose writes what is quoted as one word, in the quotation marks of the plan.
func quotedClose(clause string) string {
	var b strings.Builder
	quoted := false
	for _, char := range clause {
		switch {
		case char == '«' || char == '“' || char == '"' && !quoted:
			quoted = true
			b.WriteString(` "`)
		case char == '»' || char == '”' || char == '"':
			quoted = false
			b.WriteString(`" `)
		case quoted && unicode.IsSpace(char):
			b.WriteRune(quoteSpace)
		default:
			b.WriteRune(char)
		}
	}
	return strings.NewReplacer("\""+string(quoteSpace), `"`, string(quoteSpace)+"\"", `"`).Replace(b.String())
}
