package planner

import (
	"strings"

	"somo/app/regexp"
)

var (
	// isDead is a machine that does not start, of which nobody says that it may be opened.
	isDead = regexp.MustCompile(`(?i)\b(?:an?|one|our|the|my|old|two|three|\d) ((?:old )?(?:dead|broken|spoilt|disused) (?:desktop|computer|laptop|system unit|pc|tablet)s?(?: computer)?)\b`)
	// ofMachines are topics in which the parts of a computer are named.
	ofMachines = regexp.MustCompile(`(?i)\b(?:parts?|hardware|devices?|components?|computer systems?|storage|processors?|input|output|maintenance|(?:types|generations|care) of (?:the )?computers?|introduction to (?:the )?computers?)\b`)
	// deadOnly names a dead machine and nothing else: no team works with it.
	deadOnly = regexp.MustCompile(`(?i)^(?:old )?(?:dead|broken|spoilt|disused) (?:` + machines + `)$`)
	// withUnit are machines of which two parts stay shut, whoever opens the case.
	withUnit = regexp.MustCompile(`(?i)\b(?:desktop|computer|system unit|television|tv|printer|laptop)s?$`)
)

// deadMachine shows a dead machine where its parts are the topic, and has the teacher open it where that is allowed; other
// lessons in computers have no use for it.
func (n *notes) deadMachine(thing string, open bool) {
	thing = strings.ToLower(thing)
	n.inWork(func(c *composer) (block, text string) {
		if c.card.Subject != "ict" && !open {
			return "teach1", ""
		}
		if c.card.Subject == "ict" && !ofMachines.MatchString(c.request.Topic+" "+c.label) {
			c.usedHere = append(c.usedHere, c.text("used.notNeeded", "thing", thing))
			return "teach1", ""
		}
		c.usedHere = append(c.usedHere, c.text("used.oneThing", "thing", thing))
		if !open {
			return "teach1", c.text("note.showDead", "thing", thing)
		}
		said := c.text("note.mayOpen", "thing", thing)
		if withUnit.MatchString(thing) {
			said = c.text("note.mayOpenShut", "thing", thing)
		}
		return "teach1", said
	}, "")
}
