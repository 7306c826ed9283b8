package planner

import (
	"maps"
	"slices"
	"strings"
)

// farMore is by how many words another task must speak more of an objective than all that the plan does.
const farMore = 3

// taughtHere keeps the objectives that the chosen tasks teach in full: one of which another task that practises it speaks
// far more is not listed, unless it names what the teacher asks for.
func (c *composer) taughtHere(goals []goal) []goal {
	if c.match.entry == nil || c.onLine() || len(goals) < leastKept {
		return goals
	}
	here := maps.Clone(c.madeWords())
	for _, task := range c.tasks {
		maps.Copy(here, c.wordsAndItems(task))
	}
	left := slices.DeleteFunc(slices.Clone(goals), func(g goal) bool {
		_, rest, _ := strings.Cut(g.text, " ") // without what learners do
		said := c.stems(rest)
		if shared(c.focus, said) > 0 || slices.ContainsFunc(c.parts, func(part topicPart) bool { return part.named(said) > 0 }) {
			return false
		}
		known := shared(here, said)
		return slices.ContainsFunc(c.card.Tasks, func(t Task) bool {
			if !slices.Contains(t.Objectives, g.id) || slices.ContainsFunc(c.tasks, func(own Task) bool { return own.ID == t.ID }) {
				return false
			}
			return shared(c.wordsAndItems(t), said) >= known+farMore
		})
	})
	asked := 0
	for _, q := range c.card.Questions {
		if slices.ContainsFunc(left, func(g goal) bool { return g.id == q.Objective }) {
			asked++
		}
	}
	least := leastKept
	if c.profile.Level == "young" {
		least = 1
	}
	if len(left) < least || asked < leastQuiz {
		return goals // a quiz asks for what is listed
	}
	return left
}
