package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// Words that two questions share, in hundredths of those of the shorter one, which make them one question with other numbers.
const (
	alikeWords = 60
	fewestLike = 3 // and so many words at least
)

// wordsAsked are the words of a question without its numbers.
func wordsAsked(question string) []string {
	words := strings.FieldsFunc(strings.ToLower(question), func(char rune) bool { return (char < 'a' || char > 'z') && char < 0x80 })
	slices.Sort(words)
	return slices.DeleteFunc(slices.Compact(words), func(word string) bool { return len(word) < 3 || word == "the" || word == "and" })
}

// areTwins tells whether two questions ask the same with other numbers: "7, 11, 15: write the rule and the next two".
func areTwins(one, other string) bool {
	if !strings.ContainsAny(one, "0123456789") || !strings.ContainsAny(other, "0123456789") {
		return false
	}
	few, many := wordsAsked(one), wordsAsked(other)
	if len(few) > len(many) {
		few, many = many, few
	}
	common := 0
	for _, word := range few {
		if slices.Contains(many, word) {
			common++
		}
	}
	return common >= fewestLike && 100*common >= alikeWords*len(few)
}

// isTwin tells whether the quiz asks such a question already.
func (q *quizChoice) isTwin(one QA) bool {
	return slices.ContainsFunc(q.c.quiz, func(other QA) bool { return areTwins(one.Question, other.Question) }) ||
		slices.ContainsFunc(q.c.tasks, func(t Task) bool {
			return slices.ContainsFunc(t.Items, func(item QA) bool { return sameNumbers(one.Question, item.Question) })
		})
}

// longNumbers are the numbers of more than one digit in a question, in order.
func longNumbers(question string) []string {
	found := strings.FieldsFunc(question, func(char rune) bool { return (char < '0' || char > '9') && char != '.' && char != ',' })
	found = slices.DeleteFunc(found, func(n string) bool { return len(strings.Trim(n, ".,")) < 2 })
	for i := range found {
		found[i] = strings.Trim(found[i], ".,")
	}
	slices.Sort(found)
	return found
}

// sameNumbers tells whether two questions ask the same with the same numbers, so that the second asks only who remembers.
func sameNumbers(one, other string) bool {
	numbers := longNumbers(one)
	return len(numbers) > 1 && slices.Equal(numbers, longNumbers(other)) && areTwins(one, other)
}

// notAgain leaves out exercises whose sum the quiz asks.
func (c *composer) notAgain(items []QA) []QA {
	return slices.DeleteFunc(c.notInQuiz(items), func(item QA) bool {
		return slices.ContainsFunc(c.quiz, func(q QA) bool { return sameNumbers(q.Question, item.Question) })
	})
}

// withTool is a question that each learner answers with a tool of geometry.
var withTool = regexp.MustCompile(`(?i)^(?:draw|construct|measure|plot)\b.*(?:°|\bdegrees\b|\bscale\b|\bcm to\b|\bcircle\b|\bbisect|\bangle)|\b(?:protractor|compasses|set square)\b`)

// lacksTool tells whether a question needs a tool of which the class has too few for a quiz.
func (q *quizChoice) lacksTool(one QA) bool {
	if !withTool.MatchString(one.Question) {
		return false
	}
	return slices.ContainsFunc(q.c.notes.limits, func(l limit) bool { return geometryTool.MatchString(l.name) && l.have < q.c.class.size })
}

// withTeam has a team answer together what each learner would need a tool for.
func (q *quizChoice) withTeam(one QA) QA {
	if q.lacksTool(one) {
		one.Question = q.c.text("quizOfTeam", "question", one.Question)
	}
	return one
}

// geometryTool are such tools.
var geometryTool = regexp.MustCompile(`(?i)\b(?:protractors?|pairs? of compasses|compasses|set squares?|rulers?|geometr\w+ sets?|mathematical sets?)$`)

// onGoal tells whether a question speaks of its objective, by one word at least.
func (q *quizChoice) onGoal(one QA) bool {
	at := slices.IndexFunc(q.c.goals, func(g goal) bool { return g.id == one.Objective })
	return at < 0 || shared(q.c.wordSet(q.c.goals[at].text), q.c.stems(one.Question+" "+one.Answer)) > 0
}
