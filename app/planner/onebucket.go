package planner

import (
	"slices"

	"somo/app/regexp"
)

// waterVessel is a vessel with much water, of which a class with one bucket has one.
var waterVessel = regexp.MustCompile(`(?i)\b(?:basins?|buckets?|tubs?|troughs?|bowls?)\b.*\bwater\b`)

// shareBucket makes the one bucket of a class a station to which teams come, where each team would have a basin of water.
func (c *composer) shareBucket(d *draft) {
	if c.notes.have("buckets") != 1 || len(d.steps) == 0 {
		return
	}
	at := slices.IndexFunc(d.materials, func(m Material) bool { return waterVessel.MatchString(m.Item) && m.Per != "class" })
	if at < 0 {
		return
	}
	d.materials = slices.Clone(d.materials)
	d.materials[at] = Material{Item: c.text("oneBucket"), Count: 1, Per: "class"}
	turn := rotaIn(d.slot.minutes, c.class.teams, 1)
	d.steps[0].text = sentences(c.text("note.bucketTurns", "teams", c.count(turn.together, "team"), "minutes", c.count(turn.minutes, "minute")), d.steps[0].text)
}
