package planner

import "slices"

// moreOfGoal is by how many words an earlier task must speak more of an objective than a later one that practises it too.
const moreOfGoal = 2

// lessonOf is the lesson in which an objective is practised last, or before where that task speaks far more of it.
func (c *composer) lessonOf(id string) int {
	at, last, most := 0, 1, 0
	said := c.saidOf(id)
	for _, s := range c.slotsInDay {
		n := -1
		switch s.block {
		case "teach1":
			n = 0
		case "teach2":
			n = 1
		}
		if n >= 0 && n < len(c.tasks) && slices.Contains(c.tasks[n].Objectives, id) {
			if near := shared(c.wordsAndItems(c.tasks[n]), said); at == 0 || near+moreOfGoal > most {
				at, most = s.lesson+s.span-1, near
			}
		}
		if phaseOf[s.block] == "Define" && s.block != "need" {
			last = s.lesson + s.span - 1
		}
	}
	if at == 0 {
		return last // of no task: it is asked after all of them
	}
	return at
}

// saidOf are the words that tell what an objective and its questions in the plan are about.
func (c *composer) saidOf(id string) []string {
	said := ""
	for _, g := range c.goals {
		if g.id == id {
			said = g.text
		}
	}
	if q, ok := c.exits[id]; ok {
		return c.telling(said + " " + q.Question + " " + q.Answer)
	}
	for _, q := range c.quiz {
		if q.Objective == id {
			said += " " + q.Question + " " + q.Answer
		}
	}
	return c.telling(said)
}
