package planner

import (
	"slices"
)

// mostObjectives are as many as a class can work for.
const mostObjectives = 6

func (c *composer) objectives() []string {
	var lines []string
	for i, g := range c.goals {
		lines = append(lines, c.text(c.reach(i), "objective", inline(g.text)))
	}
	switch room := mostObjectives - len(lines); {
	case len(c.skills) > 2 && room < 2:
		lines = append(lines, c.text("skillsGoal", "skills", c.list(c.skillNames())))
	default:
		for _, s := range firstOf(c.skills, room) { // each is practised and marked all the same
			if goal := sentence(s.skill.Goal); !slices.ContainsFunc(lines, func(line string) bool { return c.alike(line, goal) }) {
				lines = append(lines, goal)
			}
		}
	}
	return lines
}

// reach names the sentence that says for how many learners a goal is: what is remembered or understood, and what comes first,
// for all; what is judged or made for some; what the topic names is for most at least; the product is a goal of every team.
func (c *composer) reach(at int) string {
	switch g := c.goals[at]; {
	case at == len(c.goals)-1:
		return "reach.team"
	case at == 0 || g.bloom == "remember" || g.bloom == "understand":
		return "reach.all"
	case g.bloom == "apply" || at == 1 || c.namesPart(g):
		return "reach.most"
	}
	return "reach.some"
}

// namesPart tells whether a goal names a part of the topic that no goal before it names.
func (c *composer) namesPart(g goal) bool {
	return slices.ContainsFunc(c.parts, func(part topicPart) bool {
		if part.named(c.stems(g.text)) == 0 {
			return false
		}
		first := slices.IndexFunc(c.goals, func(other goal) bool { return part.named(c.stems(other.text)) > 0 })
		return c.goals[first].id == g.id
	})
}

// alike tells whether two texts share most of their words.
func (c *composer) alike(a, b string) bool {
	common, of := c.inCommon(a, b)
	return 4*common > 3*of
}

// inCommon counts the words of the shorter of two texts that the other has too, and all of them.
func (c *composer) inCommon(a, b string) (common, of int) {
	first, second := c.stems(a), c.stems(b)
	if len(first) > len(second) {
		first, second = second, first
	}
	for _, word := range first {
		if slices.Contains(second, word) {
			common++
		}
	}
	return common, len(first)
}
