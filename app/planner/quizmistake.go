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
	if len(c.wrong) > 0 && c.wrong[0].told != "" || len(c.notes.wrongly) == 0 || c.notes.wrongly[0].undone {
		q.askIdea("")
		return
	}
	m := c.notes.wrongly[0]
	words := c.ownWords(m.do + " " + m.one + " " + m.other)
	verb, _, _ := strings.Cut(m.do, " ")
	tests := func(one QA, least int) bool {
		return signsOf[verb] != "" && strings.Contains(one.Question, signsOf[verb]) || shared(words, c.stems(one.Question+" "+one.Answer)) >= least
	}
	least := min(len(words), sharedWithMistake)
	if m.shown {
		least = 1 // the form itself says it
	}
	if m.one != "" {
		tests = func(one QA, _ int) bool { return c.tests(m, one.Question+" "+one.Answer) }
	}
	if slices.ContainsFunc(c.quiz, func(one QA) bool { return tests(one, least) }) {
		return
	}
	at := slices.IndexFunc(q.left, func(one QA) bool { return c.ofGoals(one) && tests(one, sharedWithMistake) })
	if at < 0 && m.one != "" {
		q.askBoth(m)
		return
	}
	if at < 0 {
		q.askIdea(m.do)
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
	if m.one != "" {
		q.askBoth(m)
	}
}

// askBoth has learners sort the meanings of two things that they take for each other, where the card knows both.
func (q *quizChoice) askBoth(m mistake) {
	c := q.c
	known := c.bothMeanings(m.one, m.other)
	if len(known) < 2 || len(c.quiz) == 0 {
		return
	}
	q.put(QA{
		Question: c.text("quiz.mixed", "one", m.one, "other", m.other, "meaning", inline(known[1].Meaning), "meaning2", inline(known[0].Meaning)),
		Answer:   c.text("quiz.mixedAnswer", "one", m.other, "other", m.one),
		Marks:    ideaMarks,
	}, setOf(c.stems(m.one+" "+m.other)))
}

// askIdea asks in the quiz about the wrong idea of the card that says what the teacher tells that learners do or think, where
// no question does: in place of one whose goal keeps another.
func (q *quizChoice) askIdea(do string) {
	c := q.c
	if do == "" && len(c.notes.beliefs) > 0 {
		do = c.notes.beliefs[0].said
	}
	idea, ok := c.ideaLike(do)
	if len(c.wrong) > 0 && (c.wrong[0].told != "" || len(c.notes.beliefs) > 0 && c.notes.beliefs[0].held) {
		idea, ok = c.wrong[0], !c.wrong[0].open && !c.wrong[0].meant
	}
	words := wordSet(idea.Wrong)
	if !ok || len(c.quiz) == 0 || slices.ContainsFunc(c.quiz, func(one QA) bool {
		return 2*inCommon(words, c.stems(one.Question+" "+one.Answer)) > len(words)
	}) {
		return
	}
	asked := QA{Question: c.inLesson("quiz.ideaWhy", "wrong", sentence(idea.Wrong)), Answer: c.inLesson("quiz.ideaNo", "right", idea.Right), Marks: ideaMarks}
	if isHabit(idea.Wrong) {
		asked.Question, asked.Answer = c.inLesson("quiz.ideaHabit", "wrong", sentence(idea.Wrong)), idea.Right
	} else if needsProbe(idea) {
		asked.Question, asked.Answer = c.inLesson("quiz.idea", "wrong", sentence(idea.Wrong), "probe", sentence(idea.Probe)), idea.Right
	}
	q.put(asked, setOf(c.stems(idea.Wrong+" "+idea.Probe+" "+idea.Right)))
}

// put puts a question in the place of the one that is most like it and whose goal keeps another, or beside the others where
// there are marks for it.
func (q *quizChoice) put(asked QA, said map[string]bool) {
	c := q.c
	at, most := -1, -1
	for i, one := range c.quiz {
		others := slices.ContainsFunc(c.quiz, func(other QA) bool { return other.Objective == one.Objective && other.Question != one.Question })
		if near := inCommon(said, c.stems(one.Question+" "+one.Answer)); others && near > most && one.worth() >= ideaMarks {
			at, most = i, near
		}
	}
	if at >= 0 {
		asked.Objective, asked.Marks = c.quiz[at].Objective, c.quiz[at].worth()
		q.left = append(q.left, c.quiz[at])
		c.quiz[at] = asked
	} else if worth(c.quiz) <= q.marks { // one mark takes hardly a minute
		asked.Objective = c.goalNear(said, c.quiz[0].Objective)
		c.quiz = append(c.quiz, asked)
	}
}

// goalNear is the goal whose own words and questions have most in common with what is said, or else another.
func (c *composer) goalNear(said map[string]bool, other string) string {
	most := 0
	for _, g := range c.goals {
		words := c.stems(g.text)
		for _, one := range c.card.Questions {
			if one.Objective == g.id {
				words = append(words, c.stems(one.Question+" "+one.Answer)...)
			}
		}
		if near := inCommon(said, words); g.id != "" && near > most {
			other, most = g.id, near
		}
	}
	return other
}

// ideaMarks are the marks for saying why a wrong idea is wrong.
const ideaMarks = 1
