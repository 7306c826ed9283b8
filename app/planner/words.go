package planner

import (
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
func parted(text string) int {
	n, counted := 0, false
	for at := 0; at < len(text); at++ {
		switch char := text[at]; {
		case char == ' ' || char == '\n':
			counted = false
		case !counted && (char >= '0' && char <= '9' || char|0x20 >= 'a' && char|0x20 <= 'z' || char >= utf8.RuneSelf && utf8.RuneStart(char) && startsLetter(text[at:])):
			counted = true
			n++
		}
	}
	return n
}

// walk visits every text of a plan with the name of its part, in the order in which it is read.
func walk(p *lesson.Plan, visit func(part, text string)) {
	lesson.Walk(p, visit)
}
