package planner

import (
	"somo/app/lesson"
)

// countWords counts the words that a teacher reads; bare figures and signs, such as those of a sum, are no words.
func countWords(p *lesson.Plan) int {
	total := 0
	walk(p, func(_, text string) { total += wordsIn(text) })
	return total
}

// walk visits every text of a plan with the name of its part, in the order in which it is read.
func walk(p *lesson.Plan, visit func(part, text string)) {
	lesson.Walk(p, visit)
}
