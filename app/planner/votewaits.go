package planner

import (
	"slices"

	"somo/app/regexp"
)

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

// readOff is what is read off or counted in an experiment: a list that is sorted or a model that is laid is none.
var readOff = regexp.MustCompile(`(?i)\b(?:mm|cm|metres?|ml|litres?|grams?|g|kg|seconds?|minutes?|time|hours?|days|°C|temperature|degrees|height|length|depth|distance|mass|weight|volume|drops|number of (?:drops|clips|pins|seeds|bubbles|swings|turns|strokes|leaves|beats|breaths|germinated)|how (?:long|far|high|much|many|fast)|angle|speed|force|current|brightness|colour|pulse|rate|level|rise|fall|amount|bubbles|beats|breaths|swings)\b`)
