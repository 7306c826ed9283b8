package planner

import (
	"slices"

	"somo/app/lesson"
)

// inPeace is how many minutes a step has on the average, so that all can begin and end it.
const inPeace = 6

// Words of two steps that are better done in one go, and of the longest step that is still clear at once.
const (
	briefJoint   = 30
	longestJoint = 75
)

// exercising is the weight of a step in which learners do exercises: a lesson is not shortened by these.
const exercising = 4

// mostSteps is how many steps a class of an age does in peace in so many minutes: the youngest do fewer.
func mostSteps(minutes int, band lesson.Band) int {
	most := min(minutes/(inPeace-1), ceilDiv(minutes, inPeace))
	if band == lesson.BandKG {
		most = minutes / inPeace
	}
	return max(2, min(3, minutes/4), most)
}

// mostSteps is how many steps the class does so; in a plan of one lesson all belong to one go, and none is shorter than can be led.
func (c *composer) mostSteps(minutes int) int {
	most := mostSteps(minutes, c.band)
	if c.inOneLesson() {
		most = min(most, max(1, minutes/leastOfPart))
	}
	return most
}

// limited brings an activity down to a number of steps. Short neighbours become one; then what is needed least is left out,
// and last the shortest neighbours become one, as long as the joint one is clear and not longer than a step may be.
func limited(steps []step, most, longest int) []step {
	for len(steps) > most {
		at := shortestPair(steps, longest)
		if at >= 0 && wordsIn(steps[at].text)+wordsIn(steps[at+1].text) <= briefJoint {
			steps = united(steps, at)
			continue
		}
		if least := leastNeeded(steps); least >= 0 && steps[least].weight < exercising {
			steps = slices.Delete(steps, least, least+1)
			continue
		}
		if at < 0 {
			return steps
		}
		steps = united(steps, at)
	}
	return steps
}

// leastNeeded is the last of the lightest steps that a plan can do without, or -1.
func leastNeeded(steps []step) int {
	at := -1
	for i, s := range steps {
		if !s.keep && !s.ground && (at < 0 || s.weight <= steps[at].weight) {
			at = i
		}
	}
	return at
}

// shortestPair is the first of the two neighbours with the fewest letters that can be one step, or -1.
func shortestPair(steps []step, longest int) int {
	at := -1
	for i := range len(steps) - 1 {
		first, second := &steps[i], &steps[i+1]
		if first.alone || second.alone || first.closes || second.closes || at >= 0 && len(first.text)+len(second.text) >= len(steps[at].text)+len(steps[at+1].text) {
			continue
		}
		if wordsIn(first.text)+wordsIn(second.text) <= longestJoint && first.needs()+second.needs() <= longest {
			at = i
		}
	}
	return at
}

// united makes one step of two neighbours, which has the time of both.
func united(steps []step, at int) []step {
	first, second := steps[at], steps[at+1]
	most := first.most + second.most
	if first.most == 0 || second.most == 0 {
		most = 0
	}
	steps[at] = step{
		text: first.text + " " + second.text, weight: first.weight + second.weight, least: first.needs() + second.needs(), most: most,
		lasts: first.lasts + second.lasts, keep: first.keep || second.keep, ground: first.ground || second.ground,
		pieces: joinedPieces(first, second),
	}
	return slices.Delete(steps, at+1, at+2)
}
