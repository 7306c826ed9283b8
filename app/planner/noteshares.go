package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// sharedOnes are things of which several learners have one.
const sharedOnes = `calculators?|(?:sheets? of )?graph paper|graph sheets?|slates?|dictionar(?:y|ies)|rulers?|mirrors?|tablets?|phones?|protractors?|pencils?|pens?|abacus(?:es)?|magnifiers?|crayons`

// lent is what belongs to other classes too.
var lent = regexp.MustCompile(`(?i)\bshared? (?:them |it )?(?:with|by|between|among)\b|\b(?:other|two|three) classes (?:also )?(?:use|need)\b`)

// reckoning are subjects with sums for which a calculator serves.
var reckoning = words("mathematics physics chemistry business geography home-science agriculture ict")

// shareRules read of what several learners or several classes have one.
func shareRules() []noteRule {
	oneFor := func(n *notes, thing string, share int) {
		thing = strings.TrimSuffix(strings.ToLower(thing), " ")
		size := first(n.size, usualSize)
		if share < 2 || share > size {
			return
		}
		n.limits = append(n.limits, limit{thing, stems(thing), ceilDiv(size, share)})
		n.useThings()
		n.inWork(func(c *composer) (block, text string) {
			block = c.blockFor(thing)
			if block == "" && usual.MatchString(thing) || calculators.MatchString(thing) && reckoning[c.card.Subject] {
				block = "teach1"
			}
			if block == "" {
				c.noUseOf([]string{thing})
				return "make", ""
			}
			c.usedHere = append(c.usedHere, n.says.text("used.oneFor", "thing", oneOfMany(thing), "n", strconv.Itoa(share)))
			return block, n.says.text("note.oneFor", "thing", oneOfMany(thing), "n", strconv.Itoa(share))
		}, "")
	}
	return []noteRule{
		hinted(sharedOnes, rule(`\b(?:one|a|1) (?:\pL+ )?(`+sharedOnes+`) (?:is )?(?:for|to|per|between|among|shared by) (?:every |each )?`+numberWord+`\b`, "", func(n *notes, _ string, found []string) {
			oneFor(n, found[1], number(found[2]))
		})),
		hinted(sharedOnes, rule(`\b(`+sharedOnes+`):? (?:only |just )?(?:one|1) (?:for|to|per|between) (?:every |each )?`+numberWord+`\b`, "", func(n *notes, _ string, found []string) {
			oneFor(n, found[1], number(found[2]))
		})),
		hinted(sharedOnes, rule(`\b(`+sharedOnes+`) (?:only )?for (?:only )?(?:about )?half\b|\bhalf (?:of )?(?:the |my |our )?(?:class|`+people+`) (?:only )?(?:have|has|own)(?: an?)? (`+sharedOnes+`)`, "", func(n *notes, _ string, found []string) {
			oneFor(n, found[1]+found[2], 2)
		})),
		hinted("newspapers magazines", rule(`\b(?:have|get|bring|collect|there are|with)\b[^.;]*?\b(newspapers|magazines)\b`, `\b(?:no|not|without|never)\b`, func(n *notes, _ string, found []string) {
			if thing := strings.ToLower(found[1]); !slices.Contains(n.things, thing) {
				n.takeThings([]string{thing})
			}
		})),
		hinted("school", rule(`\bschool has (?:[\pL ]+? but )?(?:some|many|plenty of|a few|lots of) ((?:[\pL'-]+,? ){0,9}[\pL'-]+)[.!]?$`, `\b(?:not|no|never|without)\b`, func(n *notes, _ string, found []string) {
			if things := thingsIn(found[1]); allThings(found[1], things) {
				n.takeThings(things)
			}
		})),
		hinted("available hand easy plentiful plenty everywhere", rule(`^((?:[\pL'-]+,? ){1,10}?)(?:(?:is|are) )?(?:also |always |easily )?(?:available|at hand|plentiful|plenty|in plenty|everywhere|easy to (?:find|get))\b`, `\b(?:not|no|never|water|electricity|internet|network|teachers?|help)\b.*\b(?:available|hand|plentiful|plenty|everywhere|easy)\b|\bno (?:longer|more)\b`, func(n *notes, _ string, found []string) {
			n.list(strings.TrimSpace(found[1]))
		})),
	}
}

var calculators = regexp.MustCompile(`(?i)\bcalculators?\b`)

// oneOfMany is the name of one of some things.
func oneOfMany(things string) string {
	switch {
	case strings.HasSuffix(things, "ies"):
		return strings.TrimSuffix(things, "ies") + "y"
	case strings.HasSuffix(things, "s") && things != "abacus":
		return strings.TrimSuffix(things, "s")
	}
	return things
}

// outOfOrder is how many of some things do not work: "but 4 do not charge".
var outOfOrder = regexp.MustCompile(`(?i)(?:\b(?:but|and|although|of which)|,) (?:only )?` + numberWord + ` (?:of them |of these )?(?:do not|don't|does not|doesn't|are|is) (?:charge|work|start|switch|open|broken|dead|spoil\w+|out of order|flat)\b`)

// stillWorks is how many of some things work: "three computers and one works".
var stillWorks = regexp.MustCompile(`(?i)(?:\b(?:and|but|of which|of them|where|only)|,) (?:only )?` + numberWord + ` (?:of them |of these |still |can )?(?:works?|starts?|boots?|switch(?:es)? on|opens|(?:is|are) (?:working|good|fine|ok|okay|usable)|functions?|can be used)\b`)

// workingOf is how many of all work: "5 of 9", "only 5 out of the 9".
var workingOf = regexp.MustCompile(`(?i)\b` + numberWord + ` (?:out )?of (?:the |our |my |these )?` + numberWord + `\b`)

// plural is the name of several of a thing.
func plural(thing string) string { return strings.TrimSuffix(thing, "s") + "s" }

// brokenOf is how many of all do not: "3 of 8 beakers are cracked".
var brokenOf = regexp.MustCompile(`(?i)\b` + numberWord + ` (?:out )?of (?:the |our |my |these )?` + numberWord + ` (?:[\pL-]+ ){0,3}?(?:(?:do not|don't|does not) (?:work|start|charge|open|boot)|(?:are|is) (?:broken|cracked|dead|spoil\w+|out of order|torn|flat|empty|missing))`)

// inOrder is how many of so many machines work, as a sentence tells.
func inOrder(have int, part string) int {
	if of := brokenOf.FindStringSubmatch(part); of != nil && number(of[2]) == have && number(of[1]) < have {
		return have - number(of[1])
	}
	if working := stillWorks.FindStringSubmatch(part); working != nil && number(working[1]) < have {
		return number(working[1])
	}
	if of := workingOf.FindStringSubmatch(part); of != nil && number(of[2]) == have && number(of[1]) < have {
		return number(of[1])
	}
	if broken := outOfOrder.FindStringSubmatch(part); broken != nil && number(broken[1]) < have {
		return have - number(broken[1])
	}
	return have
}

// devices plans with machines: a calculator for sums, a computer for work with computers, and else a camera.
func (n *notes) devices(have int, things, part string) {
	have = inOrder(have, part)
	lentToo := lent.MatchString(part)
	n.effects = append(n.effects, effect{then: true, work: func(c *composer) (block, text string) {
		block, text = n.atDevices(c, have, things)
		if text != "" && lentToo {
			d := c.drafts[slices.Index(c.drafts, draftFor(c.drafts, block))]
			text += " " + n.says.text("note.lent", "things", things, "lesson", strconv.Itoa(d.slot.lesson))
		}
		return block, text
	}})
}

func (n *notes) atDevices(c *composer, have int, things string) (block, text string) {
	turns := c.rota("teach1", have)
	values := []string{"n", strconv.Itoa(have), "things", things, "thing", oneOfMany(things), "learners", n.says.spread(c.class.size, max(1, have), "learner"), "share", n.says.spread(c.class.teams, max(1, have), "team"),
		"stations", n.says.count(have, "station"), "teams", n.says.count(c.class.teams, "team"), "rounds", n.says.count(turns.rounds, "round"), "minutes", n.says.count(turns.minutes, "minute")}
	switch sums, few := calculators.MatchString(things), c.class.size > mostAtOne*have; {
	case sums && !reckoning[c.card.Subject]:
		c.noUseOf([]string{things})
		return "teach1", ""
	case have < 1:
		return "teach1", n.says.text("note.fewDevices", values...)
	case sums && few:
		return "teach1", n.turnsAt(c, "teach1", have, things)
	case sums:
		return "teach1", n.says.text("note.calculatorsShared", values...)
	case c.card.Subject != "ict" && have >= c.class.teams:
		return "try", n.says.text("note.camera", values...)
	case c.card.Subject != "ict":
		return "try", n.says.text("note.cameraShared", values...)
	case few && have == 1:
		each := ceilDiv(c.class.teams, max(1, c.class.lessons-1))
		return "teach1", n.says.text("note.oneComputer", "thing", oneOfMany(things), "teams", n.says.count(each, "team"), "minutes", n.says.count(max(1, c.class.minutes/each), "minute"), "last", strconv.Itoa(1+ceilDiv(c.class.teams, each)))
	case few && n.has["computers"]:
		return "teach1", c.together(n.says.text("note.computerStations", values...), turns)
	case few:
		return "teach1", c.together(n.says.text("note.stations", values...), turns)
	}
	return "teach1", n.says.text("note.devices", values...)
}

// copiesOf says how a class reads in a few copies: teams do not break up where a copy for each would be nearly enough.
func (n *notes) copiesOf(c class, copies int) string {
	values := []string{"n", strconv.Itoa(copies), "learners", n.says.spread(c.size, copies, "learner"), "teams", n.says.count(c.teams, "team"), "others", strconv.Itoa(2 * (c.teams - copies))}
	if copies < c.teams && 2*copies >= c.teams && c.size > mostInTurn*copies {
		return n.says.text("note.copiesForTeams", values...)
	}
	return n.says.text("note.copies", values...)
}

// mostInTurn learners look into one copy without a team.
const mostInTurn = 4
