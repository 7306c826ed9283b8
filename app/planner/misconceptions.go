package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// ofNotes is how much a word counts that the teacher wrote of what learners think.
const ofNotes = 4

// ofOtherWork is how much less a wrong idea counts that is on work which the plan does not have.
const ofOtherWork = 8

// wordsOfWrong are words that a further wrong idea has at least of the task, where a part of the card was asked for.
const wordsOfWrong = 2

// matchMisconceptions puts beside each task the wrong idea that it can best put right. What the teacher wrote that learners
// think counts more.
func (c *composer) matchMisconceptions() {
	left := slices.Clone(c.card.Misconceptions)
	var ordered []Misconception
	written := c.wordsOf(Task{ID: "notes", Text: withoutPurpose(c.request.AdditionalInfo)})
	for at, task := range c.tasks {
		if len(left) == 0 {
			break
		}
		said := c.wordsOf(task)
		best, most := -1, 0
		for i, m := range left {
			if m.task != "" && m.task != task.ID {
				continue
			}
			n := shared(said, c.stems(m.Wrong+" "+m.Probe+" "+m.Right)) + ofNotes*shared(written, c.stems(m.Wrong)) + ofNotes*shared(c.focus, c.stems(m.Wrong+" "+m.Right)) + ofNotes*c.notes.named(m.Wrong)
			if m.told != "" {
				n += surelySame // it is put right in any case
			} else if c.strays(m.Wrong + " " + m.Probe + " " + m.Right) {
				n -= ofOtherWork
			}
			if best < 0 || n > most {
				best, most = i, n
			}
		}
		if best < 0 {
			continue
		}
		if at > 0 && (most < 0 || most < wordsOfWrong && len(c.focus) > 0) {
			break // one that fits is enough
		}
		ordered = append(ordered, left[best])
		left = slices.Delete(left, best, best+1)
	}
	c.wrong = append(ordered, slices.DeleteFunc(left, func(m Misconception) bool {
		said := m.Wrong + " " + m.Probe + " " + m.Right
		return m.told == "" && (c.strays(said) || len(ordered) > 0 && len(c.focus) > 0 && !c.near(said))
	})...)
	c.believeFirst()
}

// near tells whether a text has words of what was asked for, or several of a task.
func (c *composer) near(said string) bool {
	words := c.stems(said)
	return shared(c.focus, words) > 0 || slices.ContainsFunc(c.tasks, func(t Task) bool { return shared(c.wordsOf(t), words) >= wordsOfWrong })
}

// misconceptions are the wrong ideas that a step brings out, in the order in which learners hear them, or the first one where
// there is no time for any. What the teacher tells that learners do wrongly stands behind what they vote on.
func (c *composer) misconceptions(p *lesson.Plan) []lesson.Misconception {
	all := c.mistaken()
	listed := slices.DeleteFunc(slices.Clone(all), func(m Misconception) bool { return !broughtOut(p, m) })
	if len(listed) == 0 {
		listed = firstOf(all, 1)
	}
	heard := heardAt(p)
	slices.SortStableFunc(listed, func(a, b Misconception) int { return heard(a) - heard(b) })
	told := c.stated()
	var found []lesson.Misconception
	for _, m := range firstOf(listed, mostWrong-len(told)) {
		found = append(found, c.misconception(m))
	}
	return slices.Insert(found, min(1, len(found)), told...)
}

// heardAt finds the place of the first step that says a wrong idea; one that is only asked about comes after all of them.
func heardAt(p *lesson.Plan) func(Misconception) int {
	var steps []string
	for _, a := range p.Activities {
		steps = append(steps, a.Steps...)
	}
	return func(m Misconception) int {
		wrong := strings.TrimRight(m.Wrong, ".")
		if at := slices.IndexFunc(steps, func(s string) bool { return strings.Contains(s, wrong) }); at >= 0 {
			return at
		}
		return len(steps)
	}
}

// mostWrong are as many wrong ideas as a plan lists.
const mostWrong = 3

// mistaken are the wrong ideas that a plan lists: what only the lessons can settle has no answer to list.
func (c *composer) mistaken() []Misconception {
	return slices.DeleteFunc(slices.Clone(c.wrong), func(m Misconception) bool { return m.open && m.Right == "" })
}

// broughtOut tells whether a step of the plan brings a wrong idea out.
func broughtOut(p *lesson.Plan, m Misconception) bool {
	wrong, probe := strings.TrimRight(m.Wrong, "."), sentence(m.Probe)
	return slices.ContainsFunc(p.Activities, func(a lesson.Activity) bool {
		return slices.ContainsFunc(a.Steps, func(s string) bool { return strings.Contains(s, wrong) || strings.Contains(s, probe) })
	})
}

// answers is a correction that answers its question, or refers to it: alone it would confirm the wrong idea or say nothing.
var answers = regexp.MustCompile(`^(?:Yes|No|Not|It|Its|They|Their|Them|He|She|This|That|These|Those|Neither)\b`)

// leastBegin is how many words the first sentence of such a correction has at least: "One space." says nothing alone.
const leastBegin = 3

// leastAlone is how many words a correction has at least that says something without its question.
const leastAlone = 9

// misconception gives the question that brings a wrong idea out, unless a step has asked it already.
func (c *composer) misconception(m Misconception) lesson.Misconception {
	correction := sentence(m.Right)
	if m.open {
		return lesson.Misconception{Idea: sentence(m.Wrong), Correction: c.factOn(m.Wrong)}
	}
	if needsProbe(m) {
		correction = c.text("askThenSay", "probe", sentence(m.Probe), "right", correction)
	}
	return lesson.Misconception{Idea: sentence(m.Wrong), Correction: correction}
}

// needsProbe tells whether a correction says nothing without its question, as one that reckons with numbers.
func needsProbe(m Misconception) bool {
	return strings.ContainsAny(m.Right, "0123456789") || answers.MatchString(m.Right) || wordsIn(m.Right) < leastAlone || wordsIn(lesson.Sentences(m.Right)[0]) < leastBegin
}
