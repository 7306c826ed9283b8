package planner

import "slices"

// sportWords are words for what a body does in a lesson of sport.
var sportWords = words("run runner sprint relay jump throw kick dribble pass ball")

// leastSport are as many of them as make work one of sport.
const leastSport = 2

// postInSport gives a learner who cannot run a post in each round of a lesson of sport that the others need.
func (c *composer) postInSport() (block, text string) {
	if c.card.Subject != "health" {
		return "teach1", ""
	}
	for _, w := range c.works() {
		n := 0
		for word := range sportWords {
			if w.words[stem(word)] {
				n++
			}
		}
		if n >= leastSport && slices.Contains([]string{"teach1", "teach2"}, w.block) {
			return w.block, c.text("note.mobilitySport")
		}
	}
	return "teach1", ""
}
