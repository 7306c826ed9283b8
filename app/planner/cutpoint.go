package planner

import (
	"strings"

	"somo/app/regexp"
)

// fewestToCut is from how many steps a lesson has one that can wait.
const fewestToCut = 5

// timeIsShort is how a task itself says what can be left out.
var timeIsShort = regexp.MustCompile(`(?i)\b(?:if|where|when) time is short\b`)

// cutPoint says where a lesson of teaching can end early: at a step that can be left out, or else at its last, with which
// the next lesson can begin.
func (c *composer) cutPoint(d *draft, steps []step, lines []string) string {
	if d.slot.span > 1 || len(lines) != len(steps) || len(steps) < fewestToCut || d.slot.block != "teach1" && d.slot.block != "teach2" || c.brevity >= oneTask || c.cutSaid || timeIsShort.MatchString(strings.Join(d.about, " ")+strings.Join(lines, " ")) {
		return ""
	}
	for i := len(steps) - 1; i > 0; i-- {
		if !steps[i].keep && !steps[i].ground {
			c.cutSaid = true
			return c.text("cutOut", "minutes", minutesOf(lines[i]))
		}
	}
	if d.slot.lesson == c.class.lessons {
		return ""
	}
	c.cutSaid = true
	return c.text("cutOver", "minutes", minutesOf(lines[len(lines)-1]))
}

// minutesOf are those that stand before a step: "29-31".
func minutesOf(line string) string {
	minutes, _, _ := strings.Cut(strings.TrimPrefix(line, "["), "]")
	return strings.TrimSuffix(minutes, " min")
}
