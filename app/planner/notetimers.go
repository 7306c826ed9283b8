package planner

import (
	"slices"
	"strconv"

	"somo/app/regexp"
)

// timesWith is how a note tells that phones are there to time with: nobody films with them.
var timesWith = regexp.MustCompile(`(?i)\bphones?(?: (?:with|as|for|used as|to use as|that have|which have|have))? (?:an? )?(?:stop ?watch(?:es)?|timers?|clocks?)\b|\bphones? (?:for|to) (?:timing|time)\b`)

// ofSeconds are words of work in which something is timed.
var ofSeconds = stemmed(words("second timer stopwatch"))

// timers has teams time with the phones of a class in rounds, in the first work that counts seconds.
func (n *notes) timers(have int, phones string) {
	n.limits = append(n.limits, limit{phones, stems(phones), have})
	n.timedWith = phones
	n.inWork(func(c *composer) (block, text string) {
		at := slices.IndexFunc(c.works(), func(w work) bool {
			for word := range ofSeconds {
				if w.words[word] {
					return true
				}
			}
			return false
		})
		many := strconv.Itoa(have)
		if at < 0 {
			c.usedHere = append(c.usedHere, c.text("used.notNeeded", "thing", c.text("used.scarce", "n", many, "things", phones)))
			return "teach1", ""
		}
		c.usedHere = append(c.usedHere, c.text("used.timers", "n", many, "things", phones))
		if have >= c.class.teams {
			return c.works()[at].block, ""
		}
		return c.works()[at].block, c.text("note.timers", "n", many, "things", phones, "rounds", c.count(ceilDiv(c.class.teams, have), "round"))
	}, "")
}
