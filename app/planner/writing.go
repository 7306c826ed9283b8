package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// noBooks is a class of which the teacher says what it writes on, or that it has nothing.
	noBooks = regexp.MustCompile(`(?i)\b(?:no|without|few|lack|share|shared) (?:exercise |note)?(?:books|paper|pencils|pens|writing)\b|\bslates?\b|\bexercise books?\b|\bnotebooks?\b`)
	// writtenIn and ruledWith are such things among those of a card.
	writtenIn = regexp.MustCompile(`(?i)\bexercise books?\b`)
	ruledWith = regexp.MustCompile(`(?i)\brulers?\b`)
	// ruled is work for which learners need a straight edge.
	ruled = regexp.MustCompile(`(?i)\bwith (?:a|the|your) rulers?\b|\baxes\b|\b(?:draw|plot)\b[^.]*\b(?:graph|bar chart|bars|histogram)\b`)
)

// giveTools lists what learners write and draw with, of which no card speaks: exercise books where they are taught first, and
// rulers where they draw by rule.
func (c *composer) giveTools(drafts []*draft) {
	has := func(thing *regexp.Regexp) bool {
		return slices.ContainsFunc(drafts, func(d *draft) bool {
			return slices.ContainsFunc(d.materials, func(m Material) bool { return c.matches(thing, m.Item) })
		})
	}
	if c.band == lesson.BandKG {
		return
	}
	if !has(writtenIn) && !c.matches(noBooks, c.request.AdditionalInfo) {
		m := Material{Item: c.text("booksAndPencils"), Count: 1, Per: "learner"}
		if c.profile.Level == "young" {
			m.Substitute = c.text("booksInstead")
		}
		at := max(0, slices.IndexFunc(drafts, func(d *draft) bool { return strings.HasPrefix(d.slot.block, "teach") }))
		drafts[at].tools = append(drafts[at].tools, m)
	}
	if has(ruledWith) {
		return
	}
	for _, d := range drafts {
		if slices.ContainsFunc(d.steps, func(s step) bool { return s.work && c.matches(ruled, s.text) }) {
			d.tools = append(d.tools, Material{Item: c.text("rulers"), Count: 1, Per: "group", Substitute: c.text("rulersInstead")})
		}
	}
}

// toolLines are the lines of what learners write and draw with, each said once.
func (c *composer) toolLines(drafts []*draft) []string {
	var lines []string
	known := map[string]bool{}
	for _, d := range drafts {
		for _, m := range d.tools {
			if known[m.Item] {
				continue
			}
			known[m.Item] = true
			item, reckoning := c.quantity(m)
			if c.notes.have(m.Item) == 0 {
				reckoning = c.text("each."+m.Per, "n", "1")
			}
			line := c.text("materialLine", "item", item, "reckoning", reckoning)
			if m.Substitute != "" {
				line = c.text("materialInstead", "line", line, "instead", m.Substitute)
			}
			lines = append(lines, line)
		}
	}
	return lines
}

// thingsFor names what an activity needs.
func (c *composer) thingsFor(d *draft) []string {
	things := []string{}
	for _, m := range d.materials {
		item, _ := c.quantity(m)
		things = append(things, item)
	}
	if d.onBoard() {
		things = append(things, c.text("boardAndChalk"))
	}
	for _, m := range d.tools {
		things = append(things, m.Item)
	}
	return things
}
