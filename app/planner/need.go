package planner

import (
	"strings"

	"somo/app/regexp"
)

var needPattern = regexp.MustCompile(`^(.+?) (needs?) (.+?),? because (.+, but .+?)\.?$`)

// splitNeed takes a model of a need apart: what is told of the user, from which learners find the need, and the form in
// which they write it. It is false where the model is worded in another way.
func splitNeed(model string) (told, form string, ok bool) {
	m := needPattern.FindStringSubmatch(model)
	if m == nil || strings.HasPrefix(m[4], "of ") {
		return "", "", false
	}
	wants := strings.Replace(m[2], "need", "want", 1)
	return sentences(m[1]+" "+wants+" "+m[3], upperFirst(m[4])), m[1] + " " + m[2] + " ___ because ___, but ___.", true
}

// tellNeed gives older learners the user's case to find the need in; young ones hear a need and say it after.
func (c *composer) tellNeed() {
	c.needForm = sentence(c.needModel)
	if c.profile.Level == "young" {
		return
	}
	if told, form, ok := splitNeed(c.needModel); ok {
		c.needTold, c.needForm = told, form
	}
}

// oneNeeds is what several people need, said of one.
var oneNeeds = regexp.MustCompile(`^( (?:need|want))( )`)

// meetVisitor makes the visitor of whom the notes tell the user of a plan for a topic that no card knows.
func (c *composer) meetVisitor() {
	if c.notes.visitor == "" || c.match.entry != nil || !ofHands[c.card.Subject] && !byHand.MatchString(c.notes.visitor) {
		return // who tells what is past does not need the work
	}
	visitor := c.text("theThing", "thing", c.notes.visitor)
	c.question = strings.ReplaceAll(c.question, c.user, visitor)
	c.user = visitor
	if m := needPattern.FindStringSubmatch(c.needModel); m != nil {
		c.needModel = upperFirst(visitor) + oneNeeds.ReplaceAllString(strings.TrimPrefix(c.needModel, m[1]), "${1}s$2")
	}
}
