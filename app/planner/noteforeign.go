package planner

import (
	"fmt"
	"strings"

	"somo/app/regexp"
)

// remarkBank has what teachers tell of their classes most in French, Portuguese and Kiswahili, and the English that the rules
// read. In the words of a remark {n} stands for a number, which the English calls by its place.
type remarkBank struct {
	Number  string            `json:"number"`  // what a number looks like
	Numbers map[string]string `json:"numbers"` // as words, in English
	Remarks [][2]string       `json:"remarks"`

	Words map[string]map[string]string `json:"words"` // by language: words and phrases of things and habits, in English
}

// foreignRemarks put English in the place of such remarks.
type foreignRemarks struct {
	words   []*regexp.Regexp
	english []string
	numbers map[string]string

	glossary map[string]map[string]string
}

func newForeignRemarks(bank remarkBank) (*foreignRemarks, error) {
	f := &foreignRemarks{numbers: bank.Numbers, glossary: bank.Words}
	for _, remark := range bank.Remarks {
		words, err := regexp.Compile(`(?i)(^|[^\pL])(?:` + strings.ReplaceAll(remark[0], "{n}", bank.Number) + `)($|[^\pL])`)
		if err != nil {
			return nil, fmt.Errorf("reading the remark %q: %w", remark[0], err)
		}
		f.words, f.english = append(f.words, words), append(f.english, "$1"+remark[1])
	}
	return f, nil
}

// placeOf is where a part of a remark goes.
var placeOf = regexp.MustCompile(`\$\d`)

// readable puts the English in place of the remarks of a text.
func (f *foreignRemarks) readable(text string) string {
	text = f.inEnglish(text)
	for i, words := range f.words {
		text = words.ReplaceAllStringFunc(text, func(found string) string {
			parts := words.FindStringSubmatch(found)
			for at, part := range parts {
				if number, ok := f.numbers[strings.ToLower(part)]; ok {
					parts[at] = number
				}
			}
			return placeOf.ReplaceAllStringFunc(f.english[i], func(place string) string { return parts[place[1]-'0'] })
		})
	}
	return text
}
