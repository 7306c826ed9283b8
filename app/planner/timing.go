package planner

import (
	"fmt"
	"strconv"
)

// timed writes in front of each step when it begins and ends in its lesson: "[15-20 min]".
func (c *composer) timed(steps []step, parts []int, from int) []string {
	c.tellStanding(steps, parts)
	lines := make([]string, len(steps))
	for i, s := range steps {
		unit := ""
		if i == 0 {
			unit = c.text("stepMinutes")
		}
		lines[i] = s.text
		if parts[i] > 0 {
			lines[i] = fmt.Sprintf("[%d-%d%s] %s", from, from+parts[i], unit, s.text)
		}
		from += parts[i]
	}
	return lines
}

// filled gives the minutes of an activity that no step has to the last step that is no quiz.
func filled(steps []step, parts []int, minutes int) []int {
	for _, part := range parts {
		minutes -= part
	}
	for i := len(steps) - 1; i >= 0 && minutes > 0; i-- {
		if !steps[i].quiz && parts[i] > 0 {
			parts[i] += minutes
			return parts
		}
	}
	return parts
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

// shares gives each step the minutes that it cannot do without, and the rest by weight to those that more time makes better.
func shares(steps []step, minutes, longest int) []int {
	parts := make([]int, len(steps))
	for i, s := range steps {
		parts[i] = s.needs()
		if s.firm > 0 {
			parts[i] = min(parts[i], max(s.floor(), minutes/3)) // its lesson part may have become shorter
		}
	}
	if needed(steps) >= minutes {
		return firmly(steps, eased(steps, quizFirst(steps, minutes, parts)))
	}
	extra := make([]int, len(steps))
	for rest := minutes - needed(steps); rest > 0; rest-- {
		at := -1
		for _, within := range []func(i int) bool{
			func(i int) bool { return parts[i] < longest && (steps[i].most == 0 || parts[i] < steps[i].most) },
			func(i int) bool { return steps[i].most == 0 && steps[i].weight > 2 },
			func(i int) bool { return steps[i].most == 0 },
			func(int) bool { return true },
		} {
			for i, s := range steps {
				if within(i) && (at < 0 || max(1, s.weight)*(extra[at]+1) > max(1, steps[at].weight)*(extra[i]+1)) {
					at = i
				}
			}
			if at >= 0 {
				break
			}
		}
		parts[at]++
		extra[at]++
	}
	return firmly(steps, eased(steps, parts))
}

// leastBesides are the minutes of each other step below which a quiz gives some of its own away.
const leastBesides = 2

// quizFirst shares minutes that are too few by what steps need: a quiz keeps the time of its marks, for in less nobody can answer.
func quizFirst(steps []step, minutes int, needs []int) []int {
	left := minutes
	var others []int
	for i, s := range steps {
		if s.quiz {
			left -= needs[i]
		} else {
			others = append(others, needs[i])
		}
	}
	if left == minutes || left < leastBesides*len(others) {
		return split(minutes, needs, 1)
	}
	shared := split(left, others, 1)
	parts := make([]int, len(steps))
	for i, s := range steps {
		if parts[i] = needs[i]; !s.quiz {
			parts[i], shared = shared[0], shared[1:]
		}
	}
	return parts
}
