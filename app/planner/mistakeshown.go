package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

const (
	// ownOfMistake is how many words of a mistake, beside those of the topic, a wrong idea of the card has at least.
	ownOfMistake = 2
	// longestShown is how many words an exercise has at most on which a mistake is shown.
	longestShown = 30
)

// leftOutOf is what learners leave out of what they write: a thing that a partner can look for.
var leftOutOf = regexp.MustCompile(`(?i)^(?:leave out|leave|forget|omit|miss(?: out)?|drop|skip) (?:to (?:write|name|give|put|say|add|state|mention|include) )?((?:the |a |an |their )?(?:[\pL'-]+ ){0,2}[\pL'-]+?)(?: out)?(?: (?:in|from|at|on|of) .*)?$`)

// notOfMistake are words of a remark that do not tell a mistake from another.
var notOfMistake = words("they many most some learner pupil student child write make wrong")

// showMistake is the step on what learners do wrongly. The wrong line stands in it where that is sure; otherwise it asks what
// goes wrong.
func (c *composer) showMistake(said string, m mistake) string {
	if q, wrong, right := c.wrongLine(said); wrong != "" {
		return c.text("note.mistakeLine", "question", sentence(leadNumber.ReplaceAllString(q.Question, "")), "wrong", wrong, "right", right)
	}
	if idea, ok := c.ideaLike(said); ok {
		return c.text("note.mistakeIdea", "wrong", sentence(idea.Wrong), "probe", sentence(idea.Probe), "right", sentence(idea.Right))
	}
	if m.do != "" {
		if fact := c.correctionOf(m.do); fact != "" {
			return c.text("note.mistakeFact", "fact", fact)
		}
	}
	if left := leftOutOf.FindStringSubmatch(m.do); left != nil {
		return c.text("note.mistakeLeftOut", "what", strings.ToLower(left[1]))
	}
	if q, ok := c.exerciseFor(said); ok {
		return c.text("note.mistakeIn", "question", sentence(leadNumber.ReplaceAllString(q.Question, "")), "answer", inline(q.Answer))
	}
	if c.exampleFor(said) {
		return c.text("note.mistakeExample")
	}
	return c.text("note.mistakeHere")
}

// ownWords are the words of a remark that tell what the mistake is, without those of the topic where others are left.
func (c *composer) ownWords(said string) map[string]bool {
	all, topic := c.alikeWords(said), c.alikeWords(c.request.Topic)
	own := map[string]bool{}
	for word := range all {
		if notOfMistake[word] || len(word) < 3 {
			delete(all, word)
		} else if !topic[word] {
			own[word] = true
		}
	}
	if len(own) < ownOfMistake {
		return all
	}
	return own
}

// ideaLike is the wrong idea of the card that has most in common with a mistake, and enough to be about the same.
func (c *composer) ideaLike(said string) (Misconception, bool) {
	if told, ok := c.toldIdea(said); ok {
		return told, true
	}
	own := c.ownWords(said)
	var best Misconception
	most := ownOfMistake - 1
	for _, m := range c.wrong {
		wrong, whole := c.alikeWords(m.Wrong), c.alikeWords(m.Wrong+" "+m.Probe+" "+m.Right)
		inWrong, near := 0, 0
		for word := range own {
			if wrong[word] {
				inWrong++
			}
			if whole[word] {
				near++
			}
		}
		if !m.open && inWrong > 0 && near > most && 2*near >= len(own) {
			best, most = m, near
		}
	}
	return best, best.Wrong != ""
}

// wrongLine is an exercise with the line that the mistake makes of its answer: (2, −3) for (−3, 2), 8 + 5 = 13 for 8 × 5 = 40.
func (c *composer) wrongLine(said string) (exercise QA, wrong, right string) {
	if c.card.Subject != "mathematics" {
		return exercise, "", ""
	}
	swapped := strings.Contains(said, "(y, x)") || strings.Contains(said, "(y,x)")
	did, instead, _ := strings.Cut(strings.ToLower(said), "instead")
	one, other := signIn(did), signIn(instead)
	if !swapped && (one == "" || other == "" || one == other) {
		return exercise, "", ""
	}
	for _, q := range c.shortItems() {
		if swapped {
			wrong, right = turnedPair(q.Answer)
		} else {
			wrong, right = otherSum(q.Answer, other, one)
		}
		if wrong != "" {
			return q, wrong, right
		}
	}
	return exercise, "", ""
}

// signIn is the sign of the one verb of reckoning of a phrase, or nothing.
func signIn(said string) string {
	sign := ""
	for _, word := range stems(said) {
		if found := signsOf[word]; found != "" {
			if sign != "" && sign != found {
				return ""
			}
			sign = found
		}
	}
	return sign
}

// shortItems are the exercises that are clear alone, those of the practice first.
func (c *composer) shortItems() []QA {
	items := slices.Clone(draftFor(c.drafts, "practice").items)
	for _, task := range c.tasks {
		items = append(items, task.Items...)
	}
	return slices.DeleteFunc(items, func(q QA) bool { return wordsIn(q.Question) > longestShown || !clearAlone(q) })
}

// turnedPair is a pair of coordinates the wrong way round, where an answer is one pair of different numbers.
func turnedPair(answer string) (wrong, right string) {
	right = strings.TrimSuffix(strings.TrimSpace(answer), ".")
	inside, begins := strings.CutPrefix(right, "(")
	inside, ends := strings.CutSuffix(inside, ")")
	first, second, two := strings.Cut(inside, ", ")
	if !begins || !ends || !two || first == second || len(right) > len("(−10, −10)")+4 || strings.ContainsAny(second, ",()") || !strings.ContainsAny(first, "0123456789") {
		return "", ""
	}
	return "(" + second + ", " + first + ")", right
}

// otherSum is the sum of an answer with another sign: "8 + 5 = 13" of "8 × 5 = 40", where the answer has one such sum.
func otherSum(answer, sign, other string) (wrong, right string) {
	parts := strings.Fields(answer)
	for i := 1; i+3 < len(parts); i++ {
		if parts[i] != sign || parts[i+2] != "=" {
			continue
		}
		a, errA := strconv.Atoi(parts[i-1])
		b, errB := strconv.Atoi(parts[i+1])
		if errA != nil || errB != nil || i > 1 && strings.Contains("+-−×÷", parts[i-2]) {
			continue
		}
		result := map[string]int{"+": a + b, "-": a - b, "×": a * b}[other]
		if other == "÷" && b > 0 && a%b == 0 {
			result = a / b
		}
		if result > 0 {
			return parts[i-1] + " " + other + " " + parts[i+1] + " = " + strconv.Itoa(result), strings.TrimRight(strings.Join(parts[i-1:i+4], " "), ".,;")
		}
	}
	return "", ""
}

// exampleFor tells whether the worked example of the practice has words of a mistake, so that it can be done with it.
func (c *composer) exampleFor(said string) bool {
	own, practice := c.ownWords(said), draftFor(c.drafts, "practice")
	return slices.ContainsFunc(c.card.Worked, func(q QA) bool {
		printed := slices.ContainsFunc(practice.steps, func(s step) bool { return strings.Contains(s.text, sentence(q.Question)) })
		return printed && inCommon(own, c.stems(q.Question+" "+q.Answer)) > 0
	})
}

// mendForm is the step on a form that the teacher quotes as wrong, with the wrong idea or the rule of the card that is on it.
func (c *composer) mendForm(wrong, remark string) string {
	forms := strings.Split(strings.ToLower(strings.Trim(wrong, ` .!?'"`)), `" and "`)
	for _, m := range c.wrong {
		if said := strings.ToLower(m.Wrong); !m.open && slices.ContainsFunc(forms, func(form string) bool { return len(form) > 2 && strings.Contains(said, form) }) {
			return c.text("note.errorIdea", "wrong", wrong, "probe", sentence(m.Probe), "right", sentence(m.Right))
		}
	}
	if m, ok := c.mistakeLike(wrong, c.card.Mistakes); ok {
		return c.text("note.errorIdea", "wrong", wrong, "probe", sentence(m.Probe), "right", sentence(m.Right))
	}
	if fact := c.factOn(strings.ReplaceAll(remark, wrong, "")); fact != "" {
		return c.text("note.errorRule", "wrong", wrong, "fact", fact)
	}
	return c.text("note.errorSaid", "wrong", wrong)
}
