package planner

import (
	"strconv"

	"somo/app/regexp"
)

// performed is an objective that learners reach by doing: what they write shows little of it.
var performed = regexp.MustCompile(`^(?:Perform|Sing|Dance|Throw|Recite|Clap|Pronounce|Play)\b`)

// byDoing is the line of the assessment for such an objective, or nothing.
func (c *composer) byDoing(g goal, n int) string {
	if !performed.MatchString(g.text) {
		return ""
	}
	key := "performedOnce"
	if c.card.Subject == "health" {
		key = "performedTries"
	}
	return c.text(key, "n", strconv.Itoa(n), "lesson", strconv.Itoa(c.lessonOf(g.id)))
}
