package planner

import (
	"unicode"
	"unicode/utf8"

	"somo/app/lesson"
)

// countWords counts the words of a plan as a word processor does, figures too, but no bare signs such as those of a sum.
func countWords(p *lesson.Plan) int {
	total := 0
	walk(p, func(_, text string) { total += parted(text) })
	return total
}

// countWords counts the words of a plan that is counted again and again while it is shortened.
func (c *composer) countWords(p *lesson.Plan) int {
	total := 0
	walk(p, func(_, text string) {
		n, known := c.lengths[text]
		if !known {
			n = parted(text)
			c.lengths[text] = n
		}
		total += n
	})
	return total
}

// parted counts what stands between spaces and holds a letter or a figure.
func parted(text string) int { return stretches(text, &lettersAndFigures) }

// wordsIn counts what stands between spaces and holds a letter.
func wordsIn(text string) int { return stretches(text, &onlyLetters) }

// Signs of one byte that make a word of what stands between spaces, as 1.
var (
	onlyLetters       = marked("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
	lettersAndFigures = marked("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
	unended           = func() [256]uint8 { // all but what ends a word
		ends := marked(" \n")
		for char := range ends {
			ends[char] ^= 1
		}
		return ends
	}()
)

func marked(chars string) (marks [256]uint8) {
	for _, char := range chars {
		marks[char] = 1
	}
	return marks
}

// stretches counts what stands between spaces and holds one of some signs or another letter. It reckons with ones and
// noughts, since no processor can guess where words end.
func stretches(text string, signs *[256]uint8) int {
	n, inside := 0, uint8(0)
	for at := range len(text) {
		char := text[at]
		sign := signs[char]
		if char >= utf8.RuneSelf && inside == 0 && utf8.RuneStart(char) && startsLetter(text[at:]) {
			sign = 1
		}
		n += int(sign &^ inside)
		inside = (inside | sign) & unended[char]
	}
	return n
}

func startsLetter(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(first)
}

// walk visits every text of a plan with the name of its part, in the order in which it is read.
func walk(p *lesson.Plan, visit func(part, text string)) {
	lesson.Walk(p, visit)
}
