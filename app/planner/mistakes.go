package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

// exerciseFor is the exercise of the practice that has most in common with a mistake, where it can be done with it: they share
// several words, and a mistake in reckoning needs numbers and the sign.
func (c *composer) exerciseFor(remark string) (item QA, ok bool) {
	said, most := c.ownWords(remark), sharedWithMistake-1
	sums, sign := inSums.MatchString(remark), ""
	for word := range said {
		if found := signsOf[word]; found != "" {
			sign = found
		}
	}
	for _, q := range firstOf(draftFor(c.drafts, "practice").items, surelyPrinted) {
		if sums && (!strings.ContainsAny(q.Question, "0123456789") || sign != "" && !strings.Contains(q.Question+q.Answer, sign)) || wordsIn(q.Question) > longestShown {
			continue
		}
		near := shared(said, c.stems(q.Question+" "+q.Answer))
		if sums && sign != "" {
			near += sharedWithMistake // the sign is in it
		}
		if near > most {
			item, ok, most = q, true, near
		}
	}
	return item, ok
}

// surelyPrinted are the exercises that the briefest plan prints too.
const surelyPrinted = 2

// lookFor puts into the checks of the lessons what the teacher tells that learners do wrongly or not yet.
func (c *composer) lookFor(drafts []*draft) {
	if len(c.notes.wrongly) == 0 {
		return
	}
	m, practice := c.notes.wrongly[0], draftFor(drafts, "practice")
	if !m.undone {
		practice.check = c.text("note.stillDo", "do", c.stillDone(m))
		return
	}
	practice.check = c.text("note.seeDo", "do", m.do)
	if taught := draftFor(drafts, "teach1"); taught != practice && len(strings.Fields(m.do)) <= longestAgain {
		taught.check = sentences(c.text("note.seeSome", "do", m.do), taught.check)
	}
}

// longestAgain is how many words what learners do not do yet has at most to be said once more.
const longestAgain = 5

// stillDone is a mistake behind "does anybody still".
func (c *composer) stillDone(m mistake) string {
	if m.one != "" {
		return c.text("note.mixUp", "one", m.one, "other", m.other)
	}
	return notAnd.ReplaceAllString(m.do, "$1 not ")
}

// quizLooks is the line of the assessment that looks for it again.
func (c *composer) quizLooks() string {
	if len(c.notes.wrongly) == 0 {
		return ""
	}
	m := c.notes.wrongly[0]
	if m.undone {
		return c.text("note.quizUndone", "do", m.do)
	}
	do := c.stillDone(m)
	said, at, most := wordSet(do), -1, 0
	for i, q := range c.quizNow() {
		if near := shared(said, c.stems(q.Question+" "+q.Answer)); near > most {
			at, most = i, near
		}
	}
	where := c.text("note.inQuiz")
	if at >= 0 {
		where = c.numbers("questionOf.one", "questionOf.many", []int{at + 1})
	}
	return c.text("note.quizDone", "where", where, "do", do)
}

// stated are the mistakes that the teacher tells and the plan can put right, as a plan lists them.
func (c *composer) stated() []lesson.Misconception {
	var listed []lesson.Misconception
	for _, m := range c.notes.wrongly {
		idea, right := "", ""
		switch {
		case m.undone && m.instead != "" && !denies(plainWords(m.instead)):
			idea, right = c.text("note.ideaUndone", "instead", m.instead), c.text("note.rightUndone", "do", m.do)
		case m.one != "":
			idea, right = upperFirst(c.text("note.ideaMixed", "one", m.one, "other", m.other)), c.meanings(m.one, m.other)
		case !m.undone && !m.shown:
			idea, right = c.text("note.manyDo", "do", m.do), c.correctionOf(m.do)
		}
		if right != "" && !slices.ContainsFunc(firstOf(c.wrong, 1), func(w Misconception) bool { return c.saysSame(m.do+" "+m.one+" "+m.other, w) }) {
			listed = append(listed, lesson.Misconception{Idea: idea, Correction: right})
		}
	}
	return firstOf(listed, 1)
}

// correctionOf is what the card knows on most words of a mistake: a task is no correction, nor is a fact on something else.
func (c *composer) correctionOf(do string) string {
	words := setOf(slices.DeleteFunc(stems(do), func(word string) bool { return len(word) < leastLetters }))
	fact := c.factOn(do)
	if words["instead"] || 2*inCommon(words, c.stems(fact)) < len(words) || !sameWork(do, fact) {
		return ""
	}
	return fact
}

// sameWork tells whether a fact has words of a mistake as they are written, and its verb of reckoning: to multiply top and bottom
// is no answer to adding them.
func sameWork(do, fact string) bool {
	fact, same := strings.ToLower(fact), 0
	for _, word := range plainWords(do) {
		if signsOf[word] != "" && !strings.Contains(fact, word) {
			return false
		}
		if len(word) >= leastLetters && word != "wrong" && strings.Contains(fact, word) {
			same++
		}
	}
	return same >= sharedWithMistake
}

// meanings are what two things are that are taken for each other, where the key words say both.
func (c *composer) meanings(one, other string) string {
	var told []string
	for _, thing := range []string{one, other} {
		for _, word := range c.card.Vocab {
			if slices.Equal(stems(word.Term), stems(thing)) {
				told = append(told, upperFirst(word.Term)+": "+sentence(word.Meaning))
				break
			}
		}
	}
	if len(told) < 2 {
		return ""
	}
	return sentences(told...)
}
