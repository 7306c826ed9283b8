package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// stateRules read in which state things are and how learners work with their hands: stairs, a field of a known length, a flat
// ball, left hands.
func stateRules() []noteRule {
	return []noteRule{
		hinted("steps stairs staircase", rule(`\b(?:(?:flight|staircase) (?:of|with) `+numberWord+` (?:steps|stairs)|`+numberWord+` stairs)\b`, "", func(n *notes, _ string, found []string) {
			n.inWork(climbed(number(found[1]+found[2])), "")
			n.atLeast(minutesAtStairs)
		})),
		hinted("field pitch ground yard track playground", rule(`\b(?:a |the |our )?(\d{2,3}) ?(?:m|metres?|meters?)(?:[- ]long)? ((?:(?:rugby|football|school|sports?|open|big|running) )?(?:field|pitch|ground|yard|track|playground))\b|\b((?:(?:rugby|football|school|sports?|open|big|running) )?(?:field|pitch|ground|yard|track|playground)) (?:of|is) (\d{2,3}) ?(?:m|metres?|meters?)\b`, `\d ?(?:m|metres?|meters?)? ?(?:by|x|×) ?\d|\b(?:away|far|from)\b`, func(n *notes, _ string, found []string) {
			n.inWork(onMeasuredGround(strings.ToLower(found[2]+found[3]), found[1]+found[4]), "")
		})),
		hinted("left hand handed hander", rule(`\b(?:left[- ]handed|left[- ]handers?|use (?:the|their|his|her) left hand)\b`, "", func(n *notes, _ string, _ []string) {
			n.inWork(func(c *composer) (block, text string) {
				for _, w := range c.works() {
					for word := range handWork {
						if w.words[word] {
							return w.block, c.text("note.leftHanded")
						}
					}
				}
				return "teach1", c.text("note.leftSeat")
			}, n.says.text("used.leftHanded"))
		})),
		hinted("balls ball", rule(`\bballs?\b[^.;]{0,20}\b(?:half[- ]?flat|flat|soft|no air)\b`, "", func(n *notes, _ string, _ []string) {
			n.inWork(func(c *composer) (block, text string) {
				block = c.blockFor("ball")
				if block == "" {
					return "teach1", ""
				}
				return block, c.text("note.flatBall")
			}, n.says.text("used.flatBall"))
		})),
		hinted(scarce, rule(`\b((?:`+scarce+`))(?: (?:are|is|we have))? only `+numberWord+`\b`, "", func(n *notes, _ string, found []string) {
			n.scarce(number(found[2]), strings.ToLower(found[1]))
		})),
		hinted("dictionary dictionaries", rule(`\bno (?:\pL+ )?dictionar(?:y|ies)\b`, `\b(?:book|poem)s?\b`, func(n *notes, _ string, _ []string) {
			n.inWork(func(c *composer) (block, text string) {
				if !languages[c.card.Subject] && !languageSubjects[c.card.Subject] {
					return "practice", ""
				}
				return "practice", c.text("note.noDictionary")
			}, n.says.text("used.noDictionary"))
		})),
	}
}

// handWork are stems of work in which one hand leads.
var handWork = stemmed(words("weave coil sew stitch knot tie cut thread needle plait braid crochet knit carve"))

// ofClimbing are stems of work on what it takes to go up.
var ofClimbing = regexp.MustCompile(`(?i)\b(?:power|work done|potential energy|joules?|watts?)\b`)

// minutesAtStairs are what measuring and timing a few climbs needs.
const minutesAtStairs = 8

// climbed has stairs measured and climbed where the topic is work or power; else the overview names them.
func climbed(steps int) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		if c.card.Subject != "physics" || !ofClimbing.MatchString(c.request.Topic+" "+c.label) || c.unsafe {
			c.noUseOf([]string{c.text("stairsOf", "n", strconv.Itoa(steps))})
			return "practice", ""
		}
		c.usedHere = append(c.usedHere, c.text("stairsOf", "n", strconv.Itoa(steps)))
		return "practice", c.text("note.stairs", "n", strconv.Itoa(steps))
	}
}

// onMeasuredGround lays work with lengths along a piece of ground of which the length is known.
func onMeasuredGround(place, metres string) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		for _, d := range c.drafts {
			if atWork[d.slot.block] && slices.ContainsFunc(d.steps, func(s step) bool { return ofLengths.MatchString(s.text) || toScale.MatchString(s.text) }) {
				c.usedHere = append(c.usedHere, c.text("groundOf", "place", place, "n", metres))
				return d.slot.block, c.text("note.groundOf", "place", place, "n", metres)
			}
		}
		return onOpenGround(place)(c)
	}
}

// toScale is work with distances that are made smaller.
var toScale = regexp.MustCompile(`(?i)\b(?:scale|paces?|distances?)\b`)

// turnsAgain repeats the turns at things of which there are few in the next part that needs them.
func turnsAgain(have int, things string) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		first := c.blockFor(things)
		if first == "" || have >= c.class.teams || !turnedAt.MatchString(things) {
			return "make", ""
		}
		for _, w := range c.works() {
			if w.block != first && w.needs(things) {
				return w.block, c.text("note.sameTurns", "things", things)
			}
		}
		return "make", ""
	}
}

// turnedAt are things at which teams take turns all through a part.
var turnedAt = regexp.MustCompile(`(?i)\b(?:balls|needles|hoes|jembes|thermometers|protractors|compasses|rackets|bats|drums)$`)
