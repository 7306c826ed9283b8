package planner

import (
	"slices"

	"somo/app/regexp"
)

var (
	// isScale is a scale of a card, and no stick that serves as one.
	isScale = regexp.MustCompile(`(?i)^(?:an? )?(?:(?:kitchen|weighing|shop|small|digital|beam) )?(?:scales?|balances?)$`)
	// isTimer is a thing with which a card times.
	isTimer = regexp.MustCompile(`(?i)^(?:(?:stop ?)?watch(?:es)?|clocks?|timers?|phones?)\b(?:.*\b(?:phones?|watch(?:es)?|clocks?|seconds|timers?|stop ?watch(?:es)?))?$`)
	// ownTimer is a thing of the class with which teams can time.
	ownTimer = regexp.MustCompile(`(?i)\b(?:stop ?watch(?:es)?|timers?)$`)
)

// ownNames calls the scale and the timers of a card as the class does, so that one thing stands once in the plan, with its number.
func (c *composer) ownNames(materials []Material) []Material {
	if len(c.notes.limits) == 0 {
		return materials
	}
	materials = slices.Clone(materials)
	for i, m := range materials {
		for _, l := range c.notes.limits {
			switch timed := isTimer.MatchString(m.Item); {
			case m.Per == perHand:
			case timed && l.name == c.notes.timedWith:
				materials[i].Item, materials[i].Substitute = c.text("timers", "phones", l.name), ""
			case timed && ownTimer.MatchString(l.name), isScale.MatchString(m.Item) && isScale.MatchString(l.name):
				materials[i].Item, materials[i].Substitute = l.name, ""
			}
		}
	}
	return materials
}
