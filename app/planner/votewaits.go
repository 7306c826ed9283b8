package planner

import "slices"

// moreOfWrong are the words by which a second task has to have more of the wrong idea that is voted on than the first.
const moreOfWrong = 2

// votedOn is the wrong idea to which a task returns, or -1: the first is the one that the class has voted on.
func (c *composer) votedOn(task int) int {
	switch waits := c.voteWaits(); {
	case waits && task > 0:
		return 0 // it is taught only here
	case waits, task >= len(c.wrong):
		return -1
	}
	return task
}

// voteWaits tells whether what the class has voted on is taught by the second task and not by the first, so that the vote is
// repeated there.
func (c *composer) voteWaits() bool {
	if len(c.wrong) == 0 || len(c.tasks) < 2 || !slices.ContainsFunc(c.slotsInDay, func(s slot) bool { return s.block == "teach2" }) {
		return false
	}
	if m := c.wrong[0]; m.task == "" && !m.open {
		said := c.stems(m.Wrong + " " + m.Right)
		return shared(c.wordsAndItems(c.tasks[1]), said) >= shared(c.wordsAndItems(c.tasks[0]), said)+moreOfWrong
	}
	return false
}
