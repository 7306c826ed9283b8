package planner

import (
	"regexp"
	"slices"
	"strings"

	"somo/app/lesson"
)

// ofNotes is how much a word counts that the teacher wrote of what learners think.
const ofNotes = 4

// matchMisconceptions puts beside each task the wrong idea that it can best put right. What the teacher wrote that learners
// think counts more.
func (c *composer) matchMisconceptions() {
	left := slices.Clone(c.card.Misconceptions)
	var ordered []Misconception
	written := c.wordsOf(Task{ID: "notes", Text: c.request.AdditionalInfo})
	for _, task := range c.tasks {
		if len(left) == 0 {
			break
		}
		said := c.wordsOf(task)
		best, most := 0, -1
		for i, m := range left {
			if m.task != "" && m.task != task.ID {
				continue
			}
			if n := shared(said, c.stems(m.Wrong+" "+m.Probe+" "+m.Right)) + ofNotes*shared(written, c.stems(m.Wrong)) + ofNotes*shared(c.focus, c.stems(m.Wrong+" "+m.Right)) + ofNotes*c.notes.named(m.Wrong); n > most {
				best, most = i, n
			}
		}
		ordered = append(ordered, left[best])
		left = slices.Delete(left, best, best+1)
	}
	c.wrong = append(ordered, left...)
	c.believeFirst()
}

func (c *composer) misconceptions() []lesson.Misconception {
	var found []lesson.Misconception
	for i, m := range firstOf(c.mistaken(), c.upTo(3, 2)) {
		// A correction that reckons with numbers says nothing without its question.
		found = append(found, c.misconception(m, i > 0 && !c.broughtOut(m) || strings.ContainsAny(m.Right, "0123456789")))
	}
	return found
}

// mistaken are the wrong ideas that a plan lists: what only the lessons can settle has no answer to list.
func (c *composer) mistaken() []Misconception {
	unanswered := sentences(c.text("note.beliefOpen"))
	return slices.DeleteFunc(slices.Clone(c.wrong), func(m Misconception) bool { return m.open && m.Right == unanswered })
}

// broughtOut tells whether a step brings a wrong idea out.
func (c *composer) broughtOut(m Misconception) bool {
	probe := sentence(m.Probe)
	return slices.ContainsFunc(c.drafts, func(d *draft) bool {
		return slices.ContainsFunc(d.steps, func(s step) bool { return strings.Contains(s.text, probe) })
	})
}

// answers is a correction that answers its question: alone it would confirm the wrong idea.
var answers = regexp.MustCompile(`^(?:Yes|No)\b`)

// misconception gives the question that brings a wrong idea out, unless a step has asked it already.
func (c *composer) misconception(m Misconception, ask bool) lesson.Misconception {
	correction := sentence(m.Right)
	if m.open {
		return lesson.Misconception{Idea: sentence(m.Wrong), Correction: sentences(m.Probe, m.Right)}
	}
	if ask || answers.MatchString(m.Right) {
		correction = c.text("askThenSay", "probe", sentence(m.Probe), "right", correction)
	}
	return lesson.Misconception{Idea: sentence(m.Wrong), Correction: correction}
}
