package planner

import (
	"fmt"
	"slices"
	"strconv"
)

// step is one thing to do in an activity.
type step struct {
	text   string
	weight int
	least  int  // minutes without which it cannot be done
	keep   bool // stays when time is short
	alone  bool // is not put together with a neighbour
}

// fit leaves out the least needed steps until each has a sensible length.
func fit(steps []step, minutes, shortest int) []step {
	steps = slices.Clone(steps)
	if minutes <= 12 {
		shortest = min(shortest, 3) // in so short a time two minutes are a step
	}
	most := max(2, minutes/max(1, shortest-1))
	for len(steps) > most {
		at := -1
		for i, s := range steps {
			if !s.keep && (at < 0 || s.weight <= steps[at].weight) {
				at = i
			}
		}
		if at < 0 {
			return join(steps, most)
		}
		steps = slices.Delete(steps, at, at+1)
	}
	return steps
}

// join puts neighbours together, the shortest pair first, so that nothing needed is lost.
func join(steps []step, most int) []step {
	for len(steps) > most {
		at := -1
		for i := range len(steps) - 1 {
			if steps[i].alone || steps[i+1].alone {
				continue
			}
			if at < 0 || len(steps[i].text)+len(steps[i+1].text) < len(steps[at].text)+len(steps[at+1].text) {
				at = i
			}
		}
		if at < 0 {
			return steps
		}
		steps[at].text += " " + steps[at+1].text
		steps[at].weight += steps[at+1].weight
		steps[at].least += steps[at+1].least
		steps = slices.Delete(steps, at+1, at+2)
	}
	return steps
}

// timed shares the minutes of an activity between its steps and writes in front of each when it begins and ends in its
// lesson: "[15-20 min]".
func (c *composer) timed(steps []step, from, minutes, longest int) []string {
	parts := shares(steps, minutes)
	level(parts, longest)
	lines := make([]string, len(steps))
	for i, s := range steps {
		unit := ""
		if i == 0 {
			unit = c.text("stepMinutes")
		}
		if parts[i] > longest {
			unit += c.text("stepRounds", "n", strconv.Itoa(ceilDiv(parts[i], longest)))
		}
		lines[i] = s.text
		if parts[i] > 0 {
			lines[i] = fmt.Sprintf("[%d-%d%s] %s", from, from+parts[i], unit, s.text)
		}
		from += parts[i]
	}
	return lines
}

func texted(steps []step) []string {
	lines := make([]string, len(steps))
	for i, s := range steps {
		lines[i] = s.text
	}
	return lines
}

// overLessons says at which steps a further lesson begins.
func (c *composer) overLessons(steps []step, first, span int) []string {
	total, before := 0, 0
	for _, s := range steps {
		total += max(1, s.weight)
	}
	lines, at := texted(steps), first
	for i, s := range steps {
		if now := first + span*before/max(1, total); now > at && len(steps) >= span {
			lines[i] = fmt.Sprintf("[%s] %s", c.text("stepLesson", "n", strconv.Itoa(now)), s.text)
			at = now
		}
		before += max(1, s.weight)
	}
	return lines
}

// wordsAMinute is what a teacher says and a full class takes in.
const wordsAMinute = 45

// shares gives each step the minutes that it cannot do without, and the rest by weight.
func shares(steps []step, minutes int) []int {
	weights, needs := make([]int, len(steps)), make([]int, len(steps))
	total := 0
	for i, s := range steps {
		weights[i] = max(1, s.weight)
		needs[i] = max(1, s.least, ceilDiv(wordsIn(s.text), wordsAMinute))
		total += needs[i]
	}
	if total >= minutes {
		return split(minutes, needs, 1)
	}
	for i, part := range split(minutes-total, weights, 1) {
		needs[i] += part
	}
	return needs
}

// level moves minutes from steps that are too long for the age to the shortest ones.
func level(parts []int, longest int) {
	for {
		most, least := slices.Index(parts, slices.Max(parts)), slices.Index(parts, slices.Min(parts))
		if parts[most] <= longest || parts[least] >= longest {
			return
		}
		parts[most]--
		parts[least]++
	}
}
