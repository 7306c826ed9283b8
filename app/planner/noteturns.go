package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// scarce plans turns at things of which there are few, and keeps the materials to their number.
func (n *notes) scarce(have int, things string) {
	if have < 1 || have > 60 {
		return
	}
	n.oneWatch = n.oneWatch || have == 1 && watched[things]
	n.limits = append(n.limits, limit{things, stems(things), have})
	n.useThings()
	if have == 1 {
		n.inWork(oneOf(things), n.says.text("used.oneThing", "thing", things))
		return
	}
	n.inWork(func(p *composer) (block, text string) {
		if block = p.servedBlock(things); block != "" { // the line of the card tells of turns
			p.usedHere = append(p.usedHere, n.says.text("used.scarce", "n", strconv.Itoa(have), "things", things))
			return block, ""
		}
		if block = p.blockFor(things); block == "" && onKnees.MatchString(things) {
			block = "teach1"
		}
		if block == "" && p.plants() && ofGarden.MatchString(things) && have < p.class.teams {
			p.usedHere = append(p.usedHere, n.says.text("used.scarce", "n", strconv.Itoa(have), "things", things))
			p.hand("make", []string{things})
			return "make", n.says.text("note.toolsOnPlot", "n", strconv.Itoa(have), "things", things)
		}
		if block == "" {
			p.noUseOf([]string{things})
			return "make", ""
		}
		p.usedHere = append(p.usedHere, n.says.text("used.scarce", "n", strconv.Itoa(have), "things", things))
		p.hand(block, []string{things})
		if at := p.useFor(things); at >= 0 && forAll[thingUses[at].say] || p.onlyStands(block, things) || n.scarcer(p, block, have) || heated.MatchString(things) && !p.isMaterial(things) {
			return block, ""
		}
		return block, n.turnsAt(p, block, have, things)
	}, "")
	n.inWork(turnsAgain(have, things), "")
}

// onKnees are things on which any exercise is written.
var onKnees = regexp.MustCompile(`(?i)^slates?$`)

// forAll are uses in which all see or hear one thing, or a helper handles it.
var forAll = words("note.use.chart note.use.signal note.use.sound note.use.field note.use.dig note.use.fetch note.use.rain note.use.light note.use.source note.use.ruler")

// onlyStands tells whether a thing is in the work of a block in place of another only, of which a line of its own tells.
func (c *composer) onlyStands(block, thing string) bool {
	at := slices.IndexFunc(c.works(), func(w work) bool { return w.block == block })
	return at >= 0 && !c.works()[at].needs(thing) && c.useful(c.works()[at], thing)
}

// scarcer tells whether there are fewer of another thing at the same work: its turns are the turns of all.
func (n *notes) scarcer(c *composer, block string, have int) bool {
	return slices.ContainsFunc(n.limits, func(l limit) bool { return l.have > 1 && l.have < have && c.blockFor(l.name) == block })
}

// turnsAt says which teams share each of so many things, and how long a team has one.
func (n *notes) turnsAt(of *composer, block string, have int, things string) string {
	if each := of.eachTeam(things); each > 1 && have >= each && together.MatchString(things) {
		if have == each {
			return n.says.text("note.laterSet", "n", strconv.Itoa(each), "things", things)
		}
		have, things = have/each, n.says.text("setsOf", "n", strconv.Itoa(each), "things", things)
	}
	c, turns := of.class, of.rota(block, have)
	share := ceilDiv(c.teams, have)
	called := things
	if things == "scissors" {
		called = n.says.text("pairsOf", "things", things)
	}
	values := []string{"n", strconv.Itoa(have), "things", called, "each", n.says.spread(c.size, have, "learner"), "teams", n.says.count(c.teams, "team"),
		"share", n.says.spread(c.teams, have, "team"), "first", strconv.Itoa(share), "minutes", n.says.count(turns.minutes, "minute"), "spare", strconv.Itoa(have - c.teams)}
	if made := of.makeOthers(have, things); made != "" {
		return made
	}
	switch {
	case have < c.teams && of.readAtTimes(block, things):
		return n.says.text("note.readInFront", values...)
	case have >= c.size:
		return n.says.text("note.enough", values...)
	case have >= c.teams && (have < of.mostWanted(things) || onKnees.MatchString(things)) && c.size <= mostAtOne*have:
		return n.says.text("note.sharedThings", values...)
	case have > c.teams:
		return n.says.text("note.spareThings", values...)
	case have == c.teams:
		return n.says.text("note.eachTeamOne", values...)
	case watches.MatchString(things):
		return n.says.text("note.fewClocks", "n", strconv.Itoa(have), "things", things)
	case blades.MatchString(things):
		return of.together(n.says.text("note.turnsToCut", values...), turns)
	case strings.HasSuffix(things, "balls"):
		return of.together(n.says.text("note.turnsAtBall", values...), turns)
	case share == 2 && 2*have > c.teams:
		return n.says.text("note.someShare", append(values, "others", strconv.Itoa(2*(c.teams-have)))...)
	}
	return of.together(n.says.text("note.turns", values...), turns) + of.workAtTurn(things)
}

// mostWanted is how many of a thing the works of the plan need at once, 0 where none counts it.
func (c *composer) mostWanted(thing string) int {
	most := 0
	for _, w := range c.works() {
		for _, m := range w.materials {
			if isNamed(thing, m.Item) {
				most = max(most, m.Count*c.sharers(m.Per))
			}
		}
	}
	return most
}

// together are things of which a team needs all that it has at the same time.
var together = regexp.MustCompile(`(?i)\b(?:bulbs|lamps|leds|cells|batteries|magnets|pulleys|switches)$`)

// eachTeam is how many of a thing one team needs at once, 0 where no work counts it by teams.
func (c *composer) eachTeam(thing string) int {
	most := 0
	for _, w := range c.works() {
		for _, m := range w.materials {
			if m.Per == "group" && isNamed(thing, m.Item) {
				most = max(most, m.Count)
			}
		}
	}
	return most
}

// watches are read aloud by one for all.
var watches = regexp.MustCompile(`(?i)\b(?:stop ?watch(?:es)?|clocks?|timers?|watches)\b`)

// blades are things that cut: what can be torn or cut before the lesson does not wait for them.
var blades = regexp.MustCompile(`(?i)\b(?:scissors|knives|blades|saws?)\b`)

// atTimes is work in which something is read again and again, or before and after a wait: no turn is as long.
var atTimes = regexp.MustCompile(`(?i)\b(?:each|every) (?:\d+|two|three|four|five|ten|half) ?(?:minutes?|seconds?|a minute)\b|\b(?:each|every) (?:half )?minute\b|\b(?:after|for) (?:\d+|five|ten|fifteen|twenty) minutes\b`)

// readAtTimes tells whether teams would have to read an instrument longer than their turn at it lasts.
func (c *composer) readAtTimes(block, things string) bool {
	return measures(things) && !scales.MatchString(things) && slices.ContainsFunc(c.works(), func(w work) bool { return w.block == block && atTimes.MatchString(w.said) })
}
