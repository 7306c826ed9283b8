package writer

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/lesson"
)

var (
	// tokens are marks of a model's own speech that slip into its text.
	tokens = regexp.MustCompile(`<\|[^|>\n]{0,40}\|?>|</?s>|<(start|end)_of_turn>|\[/?INST\]|<<?/?SYS>?>|<(unk|pad|eos|bos)>`)
	// marks are Markdown's.
	marks     = regexp.MustCompile("\\*\\*|__|```[a-z]*|`|(?m)^\\s*#{1,6}\\s+")
	numbering = regexp.MustCompile(`^\s*(?i:step\s*)?(\d{1,2}\s*[.):]|[-*•–])\s+|^\s*\[[^\]]{1,20}\]\s*`)

	markup  = regexp.MustCompile(`</?[a-zA-Z!][^<>]*>|\{\{|\}\}|\{%|%\}|\$\{|\[[^\]]*\]\([^)]*\)|(?i)javascript:|on(click|error|load)\s*=`)
	address = regexp.MustCompile(`(?i)\bhttps?:|\bftp:|\bwww\.|\b[a-z0-9][a-z0-9-]*\.(com|org|net|edu|gov|info|africa|co\.[a-z]{2}|ac\.[a-z]{2}|ke|ng|za|tz|ug|gh)\b(/|\s|[.,;:)!?]|$)|\b[\w.+-]+@[\w-]+\.\w{2,}`)
	orders  = regexp.MustCompile(`(?i)\b(ignore|disregard|forget)\b.{0,30}\b(previous|above|all|these|your)\b.{0,20}\b(instructions?|rules?|prompts?)|\bsystem prompt\b|\b(as|i am|i'm) an? (ai|language model|assistant)\b|\blanguage model\b|\bi (cannot|can't|am unable to) (help|assist|provide|comply)\b|\byou are now\b|\bjson (object|schema)\b`)
	wires   = regexp.MustCompile(`\b[a-g]_(overview|drivingQuestion|learningObjectives|title|description|steps|materials|check|support|type|formative|summative)\b`)
)

// tidy takes out of a model's text what is not meant for readers: control characters, its own tokens, Markdown, blanks.
func tidy(text string) string {
	text = strings.ToValidUTF8(text, "")
	text = tokens.ReplaceAllString(text, " ")
	text = marks.ReplaceAllString(text, "")
	text = strings.Map(func(char rune) rune {
		switch {
		case char == '\n' || char == '\t':
			return ' '
		case char == utf8.RuneError, unicode.IsControl(char), unicode.Is(unicode.Cf, char) && char != '\u200c' && char != '\u200d':
			return -1
		}
		return char
	}, text)
	return strings.Trim(strings.Join(strings.Fields(text), " "), ` "`)
}

// unnumbered is an item of a list without a number of its own.
func unnumbered(text string) string { return strings.TrimSpace(numbering.ReplaceAllString(text, "")) }

// shortened cuts a text that is over its limit at its last whole sentence, else at a word. Models whose server ignores the
// schema write as long as they like.
func shortened(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	kept := ""
	for _, sentence := range lesson.Sentences(text) {
		if longer := strings.TrimSpace(kept + " " + sentence); utf8.RuneCountInString(longer) <= most {
			kept = longer
			continue
		}
		break
	}
	if 3*utf8.RuneCountInString(kept) >= most {
		return kept
	}
	kept = ""
	for _, word := range strings.Fields(text) {
		if utf8.RuneCountInString(kept)+utf8.RuneCountInString(word) >= most {
			break
		}
		kept = strings.TrimSpace(kept + " " + word)
	}
	return strings.TrimRight(kept, ",;:- ")
}

// varied refuses text whose words are mostly the same one.
func varied(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	if len(words) < 6 {
		return true
	}
	seen := map[string]bool{}
	for _, word := range words {
		seen[word] = true
	}
	return 3*len(seen) >= len(words)
}

// wordy tells text from noise: most of it is letters and blanks.
func wordy(text string) bool {
	letters, all := 0, 0
	for _, char := range text {
		all++
		if unicode.IsLetter(char) || unicode.IsMark(char) || char == ' ' {
			letters++
		}
	}
	return all > 0 && letters*10 >= all*7
}
