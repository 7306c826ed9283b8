package planner

import (
	"fmt"
	"strings"
)

const boardAndChalk = "board and chalk"

// quantity writes a material with its count for the class: "clear cups: 39", and how that is reckoned.
func (c *composer) quantity(m Material) (item, reckoning string) {
	each := max(1, m.Count)
	unit, units, number := "class", "", 1
	switch m.Per {
	case "group":
		unit, units, number = "group", "groups", c.class.teams
	case "pair":
		unit, units, number = "pair", "pairs", ceilDiv(c.class.size, 2)
	case "learner":
		unit, units, number = "learner", "learners", c.class.size
	}
	item = fmt.Sprintf("%s: %d", inline(m.Item), each*number)
	if unit == "class" {
		return item, "for the class"
	}
	return item, fmt.Sprintf("%d for each of the %s", each, count(number, unit, units))
}

// materials lists everything once, with the largest number that any activity needs.
func (c *composer) materials(drafts []*draft) []string {
	type line struct {
		m     Material
		total int
	}
	var lines []line
	at := map[string]int{}
	boards := false
	for _, d := range drafts {
		boards = boards || len(d.materials) == 0
		for _, m := range d.materials {
			total := m.Count * map[string]int{"group": c.class.teams, "pair": ceilDiv(c.class.size, 2), "learner": c.class.size, "class": 1}[m.Per]
			key := strings.ToLower(inline(m.Item))
			i, known := at[key]
			switch {
			case !known:
				at[key] = len(lines)
				lines = append(lines, line{m, total})
			case total > lines[i].total:
				lines[i] = line{m, total}
			}
		}
	}
	var written []string
	for _, l := range lines {
		item, reckoning := c.quantity(l.m)
		if c.brevity >= tightly && l.m.Per != "class" {
			reckoning = fmt.Sprintf("%d a %s", max(1, l.m.Count), l.m.Per)
		}
		text := item + " (" + reckoning + ")."
		if l.m.Substitute != "" {
			text += " Instead: " + inline(lowerFirst(l.m.Substitute)) + "."
		}
		written = append(written, text)
	}
	if boards {
		written = append(written, boardAndChalk+": 1 (for the class). Instead: "+c.say("boardInstead", nil)+".")
	}
	return written
}
