package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// onWall names a map that hangs.
var onWall = regexp.MustCompile(`(?i)\bwall[- ]map\b`)

// oneOf says how a class uses the only one of a thing.
func oneOf(thing string) func(*composer) (block, text string) {
	named := strings.Fields(thing)
	last := named[len(named)-1]
	return func(c *composer) (string, string) {
		thing := c.notes.fullName(thing)
		if slices.ContainsFunc(c.notes.limits, func(l limit) bool { return l.have > 1 && slices.Contains(l.words, stem(last)) }) {
			return "teach1", "" // "a magnet" is one of the two that are counted elsewhere
		}
		block := c.blockFor(thing)
		turns := c.rota(block, 1)
		if block == "" || ofPlaces.MatchString(thing) || last == "microscope" {
			turns = c.rota("teach1", 1)
		}
		values := []string{"thing", oneNamed(thing), "teams", c.count(c.class.teams, "team"), "minutes", c.count(turns.minutes, "minute")}
		switch {
		case last == "map" && onWall.MatchString(c.request.AdditionalInfo):
			return "teach1", c.together(c.text("note.wallMap", values...), turns)
		case ofPlaces.MatchString(thing):
			return "teach1", c.together(c.text("note.oneMap", values...), turns)
		case last == "microscope":
			return "teach1", c.together(c.text("note.microscope", values...), turns)
		case last == "stove" || last == "brazier" || last == "jiko":
			return "teach1", c.text("note.oneStove", values...)
		case last == "radio" && isOfTexts(c):
			return "practice", c.text("note.use.radio", "things", thing)
		case watched[last]:
			return "teach1", c.text("note.oneClock", values...)
		}
		switch {
		case block == "":
			c.noUseOf([]string{thing})
			return "teach1", ""
		case strings.HasPrefix(thing, "spring") && !slices.ContainsFunc(c.works(), func(w work) bool { return w.weighs(thing) }):
			return "teach1", "" // nothing hangs where forces of two bodies are compared
		case scales.MatchString(thing):
			c.hand(block, []string{thing})
			values = append(values, "plant", c.aPlant())
			return block, c.text(c.weighedAt(block, thing), values...)
		case strings.Contains(thing, "tape"):
			c.hand(block, []string{thing})
			return block, c.text("note.oneTape", values...)
		case measurers[last]:
			return block, c.text("note.oneThing", values...)
		case c.useFor(thing) >= 0:
			return block, "" // its use is for all
		}
		if turns.together > 1 || turns.minutes < shortestRound || c.class.teams > mostInRound {
			return block, c.text("note.oneShown", values...)
		}
		return block, c.text("note.oneRound", values...)
	}
}

// mostInRound teams can each have the only one of a thing in a lesson.
const mostInRound = 4

// shortestRound is how many minutes a team needs at least with the only one of a thing to learn from it.
const shortestRound = 5

// fewOf says how learners take turns at things of which there are few, in the work that needs them.
func fewOf(things string) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		if block := c.blockFor(things); block != "" {
			c.usedHere = append(c.usedHere, c.text("used.fewThings", "things", things))
			return block, c.text("note.fewThings", "things", things)
		}
		c.noUseOf([]string{things})
		return "make", ""
	}
}
