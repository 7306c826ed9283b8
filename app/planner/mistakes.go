package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// exerciseFor is the exercise of the practice that has most in common with a mistake, where it can be done with it: they share
// several words, and a mistake in reckoning needs numbers and the sign.
func (c *composer) exerciseFor(remark string) (item QA, ok bool) {
	said, most := c.ownWords(remark), sharedWithMistake-1
	sums, sign := inSums.MatchString(remark), ""
	var first QA
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
		if !ok && first.Question == "" && strings.ContainsAny(q.Question, "0123456789") && (clearAlone(q) || strings.Contains(q.Question, "=")) {
			first = q
		}
	}
	if !ok && first.Question != "" && slipOfWorking.MatchString(remark) && reckoning[c.card.Subject] {
		return first, true // a slip in working out can be made in any sum
	}
	return item, ok
}

// slipOfWorking is a mistake that can be made in any working out: "They forget to change the sign."
var slipOfWorking = regexp.MustCompile(`(?i)\b(?:signs?|brackets?|zeros?|carry|carrying|carried|borrow\w*|regroup\w*|decimal|align|digits?|denominators?|numerators?|invert|working|steps?)\b`)

// surelyPrinted are the exercises that the briefest plan prints too.
const surelyPrinted = 2

// lookFor puts into the checks of the lessons what the teacher tells that learners do wrongly or not yet.
func (c *composer) lookFor(drafts []*draft) {
	if len(c.notes.wrongly) == 0 {
		return
	}
	m, practice := c.notes.wrongly[0], draftFor(drafts, "practice")
	if !m.undone {
		if c.canShow(m, practice) {
			practice.check = c.text("note.stillDo", "do", c.stillDone(m))
		}
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
	at := slices.IndexFunc(c.quizNow(), func(q QA) bool { return c.tests(m, q.Question+" "+q.Answer) })
	if at < 0 {
		return "" // nothing there can show it
	}
	return c.text("note.quizDone", "where", c.numbers("questionOf.one", "questionOf.many", []int{at + 1}), "do", c.stillDone(m))
}

// canShow tells whether the work of a lesson can show a mistake: an exercise or a step has its words, or it is put right there.
func (c *composer) canShow(m mistake, d *draft) bool {
	return slices.ContainsFunc(d.items, func(q QA) bool { return c.tests(m, q.Question+" "+q.Answer) }) ||
		slices.ContainsFunc(d.steps, func(s step) bool { return c.tests(m, s.text) })
}

// tests tells whether a text is on a mistake: it has both things that are taken for each other, the wrong idea that says the
// same, the form that the teacher quotes, the sign of reckoning, or its words.
func (c *composer) tests(m mistake, text string) bool {
	bank := c.sameWords()
	has := setOf(bank.words(text))
	for _, idea := range c.wrong {
		words := wordSet(idea.Wrong)
		if c.tells(idea, m) && (strings.Contains(text, strings.TrimRight(idea.Wrong, ".")) || 2*inCommon(words, c.stems(text)) >= len(words)) {
			return true
		}
	}
	if m.one != "" {
		return hasAll(has, bank.words(m.one)) && hasAll(has, bank.words(m.other))
	}
	if m.shown {
		return slices.ContainsFunc(quotedIn(m.do), func(form string) bool { return strings.Contains(strings.ToLower(text), form) })
	}
	if inSums.MatchString(m.do) && slices.ContainsFunc(c.stems(m.do), func(word string) bool { return signsOf[word] != "" && strings.Contains(text, signsOf[word]) }) {
		return true
	}
	near, said := 0, slices.DeleteFunc(c.asSaid(m.do).words, func(word string) bool { return len(word) < 2 })
	for _, word := range said {
		if bank.has(has, word) {
			near++
		}
	}
	return near >= sharedWithMistake && 2*near >= len(said)
}

// tells tells whether a wrong idea is the one of a mistake that the teacher tells.
func (c *composer) tells(idea Misconception, m mistake) bool {
	return idea.told != "" && (strings.Contains(idea.told, m.words()) || m.shown && slices.ContainsFunc(quotedIn(m.do), func(form string) bool {
		return strings.Contains(strings.ToLower(idea.told), form)
	}))
}

// quotedIn are the forms between quotation marks, in small letters.
func quotedIn(text string) []string {
	var forms []string
	for i, part := range strings.Split(strings.ToLower(text), `"`) {
		if i%2 == 1 && len(part) > 2 {
			forms = append(forms, part)
		}
	}
	return forms
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
