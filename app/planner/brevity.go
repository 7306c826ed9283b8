package planner

import "somo/app/lesson"

const (
	likelyBrevity = tightly // that of many plans
	farTooLong    = 350     // words beyond the most that a little more brevity cannot save
	atOdds        = 60      // words by which a briefer plan may be longer than a fuller one: it can teach in another way
)

// settleBrevity finds how little can be left out of a plan that a teacher can read before class. It writes as few plans as
// it can: from the length of some follows whether others fit.
func (c *composer) settleBrevity() {
	c.ofPlace, c.lengthAt, c.latestAt = false, [mostBrevity + 1]int{}, -1
	switch {
	case c.fits(likelyBrevity):
		c.fits(likelyBrevity - 1)
	case c.lengthAt[likelyBrevity] < mostWords+farTooLong:
		c.fits(likelyBrevity + 1)
	default:
		c.fits(shortWays)
	}
	fullest, briefest := 0, mostBrevity
	for fullest < briefest {
		if middle := (fullest + briefest) / 2; c.fits(middle) {
			briefest = middle
		} else {
			fullest = middle + 1
		}
	}
	c.brevity = briefest
}

// fits tells whether a plan that leaves out so much is short enough.
func (c *composer) fits(brevity int) bool {
	most := mostWordsAt(brevity)
	if c.lengthAt[brevity] == 0 {
		for other, length := range c.lengthAt {
			switch {
			case length == 0:
			case other > brevity && length > most+atOdds:
				return false
			case other < brevity && length <= most-atOdds:
				return true
			}
		}
		c.measure(brevity)
	}
	return c.lengthAt[brevity] <= most
}

// measure counts the words of a plan that leaves out so much.
func (c *composer) measure(brevity int) {
	c.brevity = brevity
	c.latest, c.latestAt = c.write(), brevity
	c.lengthAt[brevity] = c.countWords(&c.latest)
}

// plain is the plan without that example, which need not be written again where it was written last.
func (c *composer) plain() lesson.Plan {
	if c.latestAt == c.brevity {
		return c.latest
	}
	return c.write()
}

// mostWordsAt is how long a plan may be before it is shortened: little things are left out before a task or exercises are.
func mostWordsAt(brevity int) int {
	if brevity == tightly || brevity == oneTask {
		return mostWords + roomToTrim
	}
	return mostWords
}

// withExample writes the plan with an example from the learners' country, where there is room for it: a long plan may become
// longer by as much.
func (c *composer) withExample() lesson.Plan {
	most := mostWordsAt(c.brevity) + roomForExample
	if c.brevity >= oneTask {
		most -= roomForExample / 2 // the shorteners have enough to take out
	}
	if at := c.brevity; c.lengthAt[at] == 0 && at > 0 && c.lengthAt[at-1] > most {
		c.measure(at)
	}
	_, own := c.ownLocal()
	if c.brevity >= oneTask && c.lengthAt[c.brevity] > most && !own {
		return c.plain() // it is too long without one
	}
	c.ofPlace = true
	told := c.write()
	length := c.countWords(&told)
	if length <= most || own && length <= mostWordsAt(c.brevity)+roomForOwn || c.brevity < oneTask && length <= c.lengthAt[c.brevity]+roomForExample {
		return told
	}
	c.ofPlace = false
	plain := c.write() // what was told last stands in the plan
	if c.brevity >= oneTask || length > c.countWords(&plain)+roomForExample {
		return plain
	}
	c.ofPlace = true
	return c.write()
}
