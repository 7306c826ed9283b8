package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

// homework is what the card has on the work of the plan, or else what can be told of any work.
func (c *composer) homework() []string {
	if fitting := c.fitting(texts(c.card.Homework, c.content), 0); len(fitting) > 0 {
		return firstOf(fitting, 1)
	}
	return []string{c.text("homework")}
}

// learnerNotes are what learners copy: those of the task of the story, or else those of the card on what the plan teaches,
// and what else the card knows of it.
func (c *composer) learnerNotes() string {
	if own := c.ownNotes(); own != "" {
		return sentences(own, c.guestNotes())
	}
	all := lesson.Sentences(strings.Join(texts(c.card.LearnerNotes, c.content), " "))
	taught := slices.DeleteFunc(slices.Clone(all), func(line string) bool {
		return c.ofOther(line, leadOfOther) || c.strays(line) || c.match.entry != nil && c.untold(line, c.belonging.here, thirdTold)
	})
	for _, idea := range texts(c.card.BigIdeas, c.content) {
		known := slices.ContainsFunc(taught, func(line string) bool { return c.alike(line, idea) })
		if len(taught) < fewestNotes && !known && !c.ofOther(idea, leadOfOther) && !c.strays(idea) {
			taught = append(taught, sentence(idea))
		}
	}
	if len(taught) < leastNotes {
		taught = all
	}
	return sentences(strings.Join(taught, " "), c.guestNotes())
}

const (
	fewestNotes = 4 // sentences that learners copy where the card has them
	leastNotes  = 2 // sentences with fewer of which what no lesson has taught is copied too
)

// ownNotes are those of the task of the story, where it is in the plan and has its own.
func (c *composer) ownNotes() string {
	at := slices.IndexFunc(c.tasks, func(t Task) bool { return t.ID == c.storyTask })
	if at < 0 {
		return ""
	}
	return c.tasks[at].Notes
}
