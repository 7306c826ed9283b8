package planner

import "slices"

// moreOfGoal is by how many words an earlier task must speak more of an objective than a later one that practises it too.
const moreOfGoal = 2

// mostAtOnce are the objectives whose questions end one lesson: more cannot be answered and looked at.
const mostAtOnce = 2

// lessonOf is the lesson in which learners show an objective: that in which it is practised, but the first objective is asked for
// when its task is done where more would be asked for at once than learners can answer.
func (c *composer) lessonOf(id string) int {
	practised := c.practisedIn(id)
	if len(c.exits) <= mostAtOnce || len(c.goals) == 0 || id != c.goals[0].id || len(c.tasks) == 0 || !slices.Contains(c.tasks[0].Objectives, id) {
		return practised
	}
	for _, g := range c.goals {
		if _, ok := c.exits[g.id]; ok && c.practisedIn(g.id) != practised {
			return practised
		}
	}
	at := slices.IndexFunc(c.slotsInDay, func(s slot) bool { return s.block == "teach1" && s.span == 1 })
	if at < 0 {
		return practised
	}
	return c.slotsInDay[at].lesson
}

// practisedIn is the lesson in which an objective is practised last, or before where that task speaks far more of it.
func (c *composer) practisedIn(id string) int {
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
