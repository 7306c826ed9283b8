package planner

import (
	"slices"

	"somo/app/regexp"
)

// goesOn puts work at machines behind the step to which the most time goes, and gives it minutes.
func (d *draft) goesOn(text string) {
	longest := &d.steps[d.longest()]
	longest.text += " " + text
	longest.least += d.slot.minutes / 3 // learners change at it
}

// sayWith says something behind the first step that has a pattern, or behind the one to which the most time goes.
func (d *draft) sayWith(pattern *regexp.Regexp, text string) {
	at := slices.IndexFunc(d.steps, func(s step) bool { return pattern.MatchString(s.text) })
	if at < 0 {
		at = d.longest()
	}
	d.steps[at].text += " " + text
}

// longest is the place of the step to which the most time goes.
func (d *draft) longest() int {
	longest := 0
	for i, s := range d.steps {
		if !s.alone && s.weight >= d.steps[longest].weight {
			longest = i
		}
	}
	return longest
}
