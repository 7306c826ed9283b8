package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

var (
	// byUsers is a test that needs somebody besides the team.
	byUsers = regexp.MustCompile(`(?i)\b(?:users?|visitors?|customers?|readers?|listeners?|younger (?:learners?|pupils?|children))\b`)
	// byClass is a test that needs learners of another class.
	byClass = regexp.MustCompile(`(?i)\b(?:another|other|younger|lower|next) class\b`)
	// hasOthers is a way of testing in which somebody besides the team takes part.
	hasOthers = regexp.MustCompile(`(?i)\b(?:another team|other team|two teams|teams pair|that team|visitors?|panel)\b`)
)

// withUsers has another team play the user before tests that need one, where the way of testing brings nobody.
func (c *composer) withUsers(r routine, text string) string {
	tries := c.slots["tries"]
	others := recall(&c.memory.others, tries, func() bool {
		return !byUsers.MatchString(tries) || hasOthers.MatchString(byUsers.ReplaceAllString(tries, ""))
	})
	if others || slices.ContainsFunc(r.Steps, func(s bankStep) bool { return hasOthers.MatchString(s.Text) }) {
		return text
	}
	return c.text("othersPlay", "player", c.slot("player")) + " " + text
}

// askOtherClass says in the first lesson to ask the class that a test needs.
func (c *composer) askOtherClass(drafts []*draft) {
	if !byClass.MatchString(strings.Join(firstOf(c.artefact.Tests, usualTries), " ")) {
		return
	}
	for _, d := range drafts {
		if d.slot.block == "try" && d.slot.lesson > 1 {
			drafts[0].about = append(drafts[0].about, c.text("askClass", "lesson", strconv.Itoa(d.slot.lesson)))
			return
		}
	}
}
