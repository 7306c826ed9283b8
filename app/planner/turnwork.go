package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

var (
	// levelled are instruments on which the level of water is read.
	levelled = regexp.MustCompile(`(?i)\b(?:burettes?|measuring cylinders?|cylinders?|syringes?)$`)
	// ofAngles are instruments with which an angle is measured.
	ofAngles = regexp.MustCompile(`(?i)\bprotractors?$`)
	// makesOthers is how a note says that a class makes what it has too few of.
	makesOthers = regexp.MustCompile(`(?i)\b(?:make|fold|cut|build) (?:some |the |our )?(?:others?|more|own|some|them|rest)(?: \pL+)? (?:from|of|with|out of) (?:old |used )?(\pL+)`)
)

// workAtTurn says what a team does at its turn with an instrument that no material of the plan names: the steps do not tell.
func (c *composer) workAtTurn(things string) string {
	switch {
	case c.isMaterial(things):
	case levelled.MatchString(things):
		return " " + c.text("note.act.level")
	case ofAngles.MatchString(things):
		return " " + c.text("note.act.angle")
	}
	return ""
}

// heated are things that stand on a fire, where teams take no turns.
var heated = regexp.MustCompile(`(?i)\b(?:pots?|pans?|kettles?|stoves?|burners?)$`)

// isMaterial tells whether a work of the plan has a thing among its materials.
func (c *composer) isMaterial(things string) bool {
	return slices.ContainsFunc(c.works(), func(w work) bool {
		return slices.ContainsFunc(w.materials, func(m Material) bool { return isNamed(things, m.Item) })
	})
}

// makeOthers says that teams without a thing make their own, where the teacher says that the class can.
func (c *composer) makeOthers(have int, things string) string {
	if have >= c.class.teams {
		return ""
	}
	found := makesOthers.FindStringSubmatch(c.request.AdditionalInfo)
	if found == nil {
		return ""
	}
	for _, w := range c.works() {
		for _, m := range w.materials {
			if isNamed(things, m.Item) && m.Substitute != "" && !several(m.Item) {
				return c.text("note.makeOthers", "n", strconv.Itoa(have), "things", things, "teams", c.count(c.class.teams, "team"),
					"others", strconv.Itoa(c.class.teams-have), "of", strings.ToLower(found[1]), "how", inline(lowerFirst(m.Substitute)))
			}
		}
	}
	return ""
}

// onPlots are words of a topic for which a class digs.
var onPlots = wordSet("planting sowing transplanting weeding ridges ridging beds mounds nursery garden digging tillage")

// plants tells whether the topic is one of agriculture for which a class digs.
func (c *composer) plants() bool {
	return c.card.Subject == "agriculture" && slices.ContainsFunc(c.stems(c.request.Topic), func(word string) bool { return onPlots[word] })
}
