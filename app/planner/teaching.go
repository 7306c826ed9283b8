package planner

import (
	"fmt"
	"slices"
	"strings"

	"somo/app/lesson"
)

type goal struct {
	id    string // of the card's objective; empty for a goal of the project
	text  string
	bloom string
}

func (c *composer) chooseTeaching() {
	c.goals, c.quiz, c.spareItems = nil, nil, nil
	c.tasks = c.chooseTasks()
	c.chooseGoals()
	c.chooseQuestions()
}

var foodWords = words("orange oranges mango mangoes banana bananas bread maize beans rice egg eggs fruit fruits sugar flour cassava groundnuts chapati cake tomato tomatoes potato potatoes lime salt milk food")

func foodFree(materials []Material) bool {
	for _, m := range materials {
		for _, word := range strings.Fields(strings.ToLower(m.Item)) {
			if foodWords[strings.Trim(word, ",.()")] {
				return false
			}
		}
	}
	return true
}

func (c *composer) chooseTasks() []Task {
	room := 0
	for _, s := range c.slotsInDay {
		if s.block == "teach1" || s.block == "teach2" {
			room++
		}
	}
	if c.brevity == mostBrevity && !slices.ContainsFunc(c.allSlots, func(s slot) bool { return s.block == "practice" }) {
		room = min(room, 1)
	}
	left := slices.Clone(c.card.Tasks)
	if c.notes.noFood {
		if free := slices.DeleteFunc(slices.Clone(left), func(t Task) bool { return !foodFree(t.Materials) }); len(free) > 0 {
			left = free
		}
	}
	served := map[string]bool{}
	var chosen []int
	for len(chosen) < room && len(chosen) < len(left) {
		best, most := -1, -1
		for i, task := range left {
			if slices.Contains(chosen, i) {
				continue
			}
			fresh := 0
			for _, id := range task.Objectives {
				if !served[id] {
					fresh++
				}
			}
			if fresh > most {
				best, most = i, fresh
			}
		}
		chosen = append(chosen, best)
		for _, id := range left[best].Objectives {
			served[id] = true
		}
	}
	slices.Sort(chosen) // the order of the card is the order of teaching
	var tasks []Task
	for _, i := range chosen {
		tasks = append(tasks, left[i])
	}
	return tasks
}

func (c *composer) chooseGoals() {
	order := []string{"remember", "understand", "apply", "analyse", "evaluate", "create"}
	var product *goal
	for _, objective := range c.card.Objectives {
		practised := slices.ContainsFunc(c.tasks, func(t Task) bool { return slices.Contains(t.Objectives, objective.ID) })
		g := goal{id: objective.ID, text: sentence(objective.Text), bloom: objective.Bloom}
		if objective.Bloom == "create" {
			if product == nil {
				product = &g
			}
			continue
		}
		if practised {
			c.goals = append(c.goals, g)
		}
	}
	slices.SortStableFunc(c.goals, func(a, b goal) int { return slices.Index(order, a.bloom) - slices.Index(order, b.bloom) })
	c.goals = firstOf(c.goals, 3)
	if product == nil {
		product = &goal{text: fmt.Sprintf("Make %s for a real user, test it and improve it once.", c.thing), bloom: "create"}
	}
	c.goals = append(c.goals, *product)
}

func (c *composer) chooseQuestions() {
	c.exits = map[string]QA{}
	length := 5
	if c.band == lesson.BandKG {
		length = 4
	}
	left := slices.Clone(c.card.Questions)
	take := func(want func(QA) bool) (QA, bool) {
		at := slices.IndexFunc(left, want)
		if at < 0 {
			return QA{}, false
		}
		q := left[at]
		left = slices.Delete(left, at, at+1)
		return q, true
	}
	for _, g := range c.goals {
		if q, ok := take(func(q QA) bool { return q.Objective == g.id }); ok {
			c.quiz = append(c.quiz, q)
		}
	}
	c.quiz = firstOf(c.quiz, length)
	for _, g := range c.goals {
		if q, ok := take(func(q QA) bool { return q.Objective == g.id }); ok {
			c.exits[g.id] = q
		}
	}
	for len(c.quiz) < length {
		q, ok := take(func(q QA) bool {
			return slices.ContainsFunc(c.goals, func(g goal) bool { return g.id == q.Objective })
		})
		if !ok {
			break
		}
		c.quiz = append(c.quiz, q)
	}
	if missing := length - 1 - len(c.quiz); missing > 0 {
		extra := firstOf(left, missing)
		c.quiz, left = append(c.quiz, extra...), left[len(extra):]
	}
	// Practice items of tasks that have no room here are good exercises.
	for _, task := range c.card.Tasks {
		if len(task.Items) > 0 {
			c.spareItems = append(c.spareItems, task.Items...)
		}
	}
	c.spareItems = append(c.spareItems, left...)
}
