package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// tellsTurns is a sentence that shares out what there is too little of.
	tellsTurns = regexp.MustCompile(`(?i)\b(?:turns|in turn|serves?|shares?|stations?|rounds?|at one table|on one test in front|at once|goe?s? from team to team|stays? (?:with you|in your hand)|comes? first)\b`)
	// neededByAll are instruments of which a card counts one, although each team needs it.
	neededByAll = regexp.MustCompile(`(?i)\b(?:scales?|balances?|thermometers?)$`)
	// weighing are words of steps at a scale.
	weighing = stemmed(words("weigh mass"))
)

// laterTurns tells in each part of the plan how teams share what there is too little of, where no step does so: the turns of
// the task are forgotten when the product is made and tested.
func (c *composer) laterTurns(drafts []*draft) {
	for _, d := range drafts {
		var scarcest Material
		fewest := c.class.teams
		for _, m := range d.materials {
			have := c.notes.have(m.Item)
			if have < 1 || m.Per == perHand || m.Per == "class" && !neededByAll.MatchString(m.Item) {
				continue
			}
			if have < fewest {
				scarcest, fewest = m, have
			}
			if d.sharesOut(m.Item) {
				scarcest, fewest = Material{}, have // its turns are the turns of all of which there is as much
			}
		}
		if text := c.turnsInBrief(fewest, scarcest); scarcest.Item != "" && text != "" && len(d.steps) > 0 {
			at := c.firstWithThing(d, scarcest.Item)
			d.steps[at].text = sentences(text, d.steps[at].text)
		}
	}
}

// stepOfTurns is the first step at a thing of which a sentence shares out too few, -1 where it shares out nothing of which the
// steps speak.
func (c *composer) stepOfTurns(d *draft, text string) int {
	if !tellsTurns.MatchString(text) {
		return -1
	}
	told := stems(text)
	for _, l := range c.notes.limits {
		if last := l.words[len(l.words)-1]; slices.Contains(told, last) {
			return slices.IndexFunc(d.steps, func(s step) bool { return slices.Contains(c.stems(s.text), last) && !s.alone })
		}
	}
	return -1
}

// firstWithThing is the first step of an activity at a thing; a test needs it from the beginning.
func (c *composer) firstWithThing(d *draft, item string) int {
	if d.slot.block == "try" || d.slot.block == "mend" {
		return 0
	}
	root, weighs := stem(headOf(item)), isScale.MatchString(item)
	return max(0, slices.IndexFunc(d.steps, func(s step) bool {
		return slices.ContainsFunc(c.stems(s.text), func(word string) bool { return word == root || weighs && weighing[word] })
	}))
}

// sharesOut tells whether a step of an activity shares a thing out.
func (d *draft) sharesOut(item string) bool {
	root := strings.ToLower(strings.TrimSuffix(headOf(item), "s"))
	return slices.ContainsFunc(d.steps, func(s step) bool {
		return slices.ContainsFunc(lesson.Sentences(s.text), func(said string) bool {
			return strings.Contains(strings.ToLower(said), root) && tellsTurns.MatchString(said)
		})
	})
}

// longestShared is how many words a thing is called by when teams share it.
const longestShared = 2

// turnsInBrief says in one short sentence how teams share so many of a thing.
func (c *composer) turnsInBrief(have int, m Material) string {
	things, set := m.Item, false
	if len(strings.Fields(things)) > longestShared {
		things = headOf(things)
	}
	if m.Per == "group" && m.Count > 1 && have >= m.Count && together.MatchString(things) {
		have, set = have/m.Count, true
		things = c.text("setsOf", "n", strconv.Itoa(m.Count), "things", things)
	}
	teams := c.count(c.class.teams, "team")
	switch {
	case have >= c.class.teams:
		return ""
	case have == 1 && set:
		return c.text("note.laterSet", "n", strconv.Itoa(m.Count), "things", headOf(m.Item))
	case have == 1:
		return c.text("note.laterOne", "thing", oneOfMany(things))
	}
	return c.text("note.laterFew", "n", strconv.Itoa(have), "things", things, "teams", teams, "share", c.banks.sentences.spread(c.class.teams, have, "team"))
}
