package planner

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// plot is a piece of ground by its sides in metres, with the words that tell it.
type plot struct {
	name        string
	wide, deep  int // as they are told
	long, short int
	told        string
}

// largestStrip is how many square metres a team works at most in one lesson.
const largestStrip = 20

// measured are stems of what a topic of mathematics has to do with a piece of ground.
var measured = stemmed(words("area perimeter rectangle scale measure measuring multiplication multiplying plan"))

// sizeRules read how large the piece of ground is that a class has, and how long its tape: "plot of 10 m by 15 m".
func sizeRules() []noteRule {
	return []noteRule{
		hinted("plot plots garden gardens farm shamba field bed pitch", rule(`\b((?:school )?(?:plot|garden|farm|shamba|field|bed|pitch))\b[^.;\d]{0,16}\b(\d{1,3}) ?(?:m|metres?|meters?)? ?(?:by|x|×) ?(\d{1,3}) ?(?:m|metres?|meters?)\b`, `\b(?:not|no|far|km)\b`, func(n *notes, _ string, found []string) {
			a, b := number(found[2]), number(found[3])
			if a > 0 && b > 0 && n.plot.long == 0 {
				n.plot = plot{name: strings.ToLower(found[1]), wide: a, deep: b, long: max(a, b), short: min(a, b), told: n.clause}
			}
		})),
		hinted("tape tapes", rule(`\b(?:one|a|1|only one|our) (\d{2,3}) ?(?:m|met(?:re|er)s?)[- ](?:long )?(?:measuring )?tape\b`, "", func(n *notes, _ string, found []string) {
			n.tape, n.tapeTold = number(found[1]), n.clause
		})),
	}
}

// behindPoint is what a whole number of metres does not need.
var behindPoint = regexp.MustCompile(`\.0$`)

// metres is a length as it is written.
func metres(length float64) string {
	return behindPoint.ReplaceAllString(strconv.FormatFloat(length, 'f', 1, 64), "")
}

// workPlot deals the ground of the class to its teams, or has its sides reckoned with; where the topic needs no ground, the
// overview names it.
func (c *composer) workPlot() {
	p := c.notes.plot
	if p.long == 0 || c.unsafe {
		return
	}
	values := []string{"name", p.name, "wide", strconv.Itoa(p.wide), "deep", strconv.Itoa(p.deep), "short", strconv.Itoa(p.short), "area", strconv.Itoa(p.long * p.short), "round", strconv.Itoa(2 * (p.long + p.short))}
	used := c.text("used.plot", "name", p.name)
	switch {
	case c.card.Subject == "agriculture":
		strip := min(float64(p.long)/float64(max(1, c.class.teams)), float64(largestStrip)/float64(p.short))
		strip = math.Floor(10*strip) / 10 // all strips find room
		c.notes.change("make", always(c.text("note.plotStrips", append(values, "n", strconv.Itoa(c.class.teams), "strip", metres(strip))...)), used)
	case c.card.Subject == "mathematics" && slices.ContainsFunc(c.stems(c.request.Topic), func(word string) bool { return measured[word] }):
		c.notes.change("practice", always(c.text("note.plotSum", values...)), used)
	default:
		c.notes.told = append(c.notes.told, sentence(p.told))
	}
}

// ofLengths is work in which lengths are measured on the ground.
var ofLengths = regexp.MustCompile(`(?i)\b\d+ m\b|\bmetres\b|\btrack\b`)

// layTape has the one long tape laid out for all, where lengths are measured.
func (c *composer) layTape() {
	length := c.notes.tape
	if length == 0 || c.unsafe || slices.Contains(c.notes.atHand(), inEnglishCalled["ruban"]) {
		return
	}
	for _, task := range c.card.Tasks {
		if ofLengths.MatchString(strings.Join(task.Steps, " ")) {
			n := strconv.Itoa(length)
			c.notes.change("teach1", always(c.text("note.longTape", "n", n)), c.text("used.longTape", "n", n))
			return
		}
	}
	c.notes.told = append(c.notes.told, sentence(c.notes.tapeTold))
}
