package planner

import (
	"slices"
	"strings"
)

// signsOf are the signs of reckoning by the beginning of their verb.
var signsOf = map[string]string{"add": "+", "subtract": "-", "take": "-", "multiply": "×", "divide": "÷"}

// sharedWithMistake is how many words a question has in common with a mistake that it tests.
const sharedWithMistake = 2

// askMistake puts a question into the quiz that tests the mistake of which the teacher tells, where none does yet and there
// is time for it: beside the others, or in place of one whose goal has a question left for the end of its lesson.
func (q *quizChoice) askMistake() {
	c := q.c
	if len(c.notes.wrongly) == 0 || c.notes.wrongly[0].undone {
		return
	}
	m := c.notes.wrongly[0]
	words := wordSet(m.do + " " + m.one + " " + m.other)
	verb, _, _ := strings.Cut(m.do, " ")
	tests := func(one QA, least int) bool {
		return signsOf[verb] != "" && strings.Contains(one.Question, signsOf[verb]) || shared(words, c.stems(one.Question+" "+one.Answer)) >= least
	}
	if slices.ContainsFunc(c.quiz, func(one QA) bool { return tests(one, 1) }) {
		return
	}
	at := slices.IndexFunc(q.left, func(one QA) bool { return c.ofGoals(one) && tests(one, sharedWithMistake) })
	if at < 0 {
		return
	}
	asked := q.left[at]
	if worth(c.quiz)+asked.worth() <= q.marks {
		c.quiz = append(c.quiz, asked)
		q.left = slices.Delete(q.left, at, at+1)
		return
	}
	for i, one := range c.quiz {
		again := slices.ContainsFunc(q.left, func(other QA) bool { return other.Objective == one.Objective && other.Question != asked.Question })
		if again && worth(c.quiz)-one.worth()+asked.worth() <= q.marks {
			c.quiz[i], q.left[at] = asked, one
			return
		}
	}
}
