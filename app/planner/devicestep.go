package planner

// goesOn puts work at machines behind the step to which the most time goes, and gives it minutes.
func (d *draft) goesOn(text string) {
	longest := &d.steps[d.longest()]
	longest.text += " " + text
	longest.least += d.slot.minutes / 5
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
