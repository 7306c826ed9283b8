package planner

import (
	"slices"
	"strings"
)

// leastExercises are the exercises that a task keeps of which one is asked at the end of its lesson.
const leastExercises = 2

// closeTasks gives each lesson that teaches a task a question for its end, where the objectives of that lesson have none: one
// that is left, a further exercise of the task, or what a key word of it means.
func (c *composer) closeTasks() {
	if c.profile.Level == "young" || c.brevity >= shortWays || c.match.entry == nil {
		return
	}
	for _, s := range c.slotsInDay {
		at := slices.Index([]string{"teach1", "teach2"}, s.block)
		if at < 0 || at >= len(c.tasks) || s.span > 1 || at > 0 && c.brevity >= oneTask {
			continue
		}
		id, asked := c.toClose(c.tasks[at], s.lesson)
		if id == "" || asked {
			continue
		}
		if q, ok := c.closingQuestion(at, id); ok {
			c.exits[id] = q
		}
	}
}

// toClose is the objective whose question may end the lesson of a task, and whether the lesson has a question already.
func (c *composer) toClose(task Task, lesson int) (id string, asked bool) {
	for _, g := range c.goals[:len(c.goals)-1] {
		if g.id == "" || c.lessonOf(g.id) != lesson || !slices.Contains(task.Objectives, g.id) || performed.MatchString(g.text) {
			continue
		}
		if _, ok := c.exits[g.id]; ok {
			return g.id, true
		}
		if id == "" {
			id = g.id
		}
	}
	return id, false
}

// closingQuestion finds such a question and takes it out of the exercises.
func (c *composer) closingQuestion(at int, id string) (QA, bool) {
	task := &c.tasks[at]
	if len(c.spareItems) > leastItems || !c.has("practice") && at+1 < len(c.tasks) {
		if i := slices.IndexFunc(c.spareItems, func(q QA) bool { return q.Objective == id && clearAlone(q) && !c.drifts(q) }); i >= 0 {
			q := c.spareItems[i]
			c.spareItems = slices.Delete(slices.Clone(c.spareItems), i, i+1)
			return q, true
		}
	}
	if task.Text == "" && calledItem([]step{{text: strings.Join(task.Steps, " ")}}) == 0 {
		for i := len(task.Items) - 1; i >= leastExercises; i-- {
			item := task.Items[i]
			if !standsAlone(item) || !clearAlone(item) || len(c.notInQuiz([]QA{item})) == 0 {
				continue
			}
			task.Items = slices.Delete(slices.Clone(task.Items), i, i+1)
			asked := leadNumber.ReplaceAllString(item.Question, "")
			c.spareItems = slices.DeleteFunc(slices.Clone(c.spareItems), func(q QA) bool { return q.Question == item.Question })
			return QA{Question: asked, Answer: marksInside.ReplaceAllString(item.Answer, ""), Objective: id, Marks: 1}, true
		}
	}
	return c.wordQuestion(*task, id)
}

// longestPlain is how many letters a word of every day has: "risk", "leader".
const longestPlain = 6

// wordQuestion asks what a key word means that the task uses and the quiz does not: the longest, which is not of every day.
func (c *composer) wordQuestion(task Task, id string) (QA, bool) {
	if tongueOf[c.card.Subject] != "" || c.brevity >= tightly {
		return QA{}, false // its key words are in another language, or there is no room for what shows little
	}
	used := c.sayings(append([]string{task.Title, task.Text, task.Expect}, task.Steps...))
	var asked []string
	for _, q := range c.quiz {
		asked = append(asked, q.Question, q.Answer)
	}
	quizzed := c.sayings(asked)
	var best Word
	for _, w := range c.terms() {
		if w.Meaning != "" && len(w.Term) > max(len(best.Term), longestPlain) && c.says(used, w.Term) && !c.says(quizzed, w.Term) {
			best = w
		}
	}
	return QA{Question: c.text("exit.word", "term", best.Term), Answer: best.Meaning, Objective: id, Marks: 1}, best.Term != ""
}
