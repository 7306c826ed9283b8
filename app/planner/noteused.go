package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// longestUsed is how many words of a teacher the overview repeats to name what shaped the plan.
const longestUsed = 7

// briefly is a remark as a few words of a sentence, or nothing where it is long, private or would tear the list apart.
func (n *notes) briefly(said string) string {
	said = lowerFirst(strings.Trim(pleaseWord.ReplaceAllString(plainly(said), ""), " ."))
	if rest, found := strings.CutPrefix(said, "The "); found {
		said = "the " + rest
	}
	if n.care || said == "" || len(strings.Fields(said)) > longestUsed || strings.ContainsAny(said, ";…") || ofIllness.MatchString(said) || livedThrough.MatchString(said) || n.ofOneLearner(said) {
		return ""
	}
	return said
}

// labelOf names what the teacher told and a step meets: that many round down, not "what you see learners do".
func (c *composer) labelOf(kind remaining, said string) string {
	brief := c.notes.briefly(said)
	switch {
	case brief == "":
	case kind.line == "note.leftDo", kind.line == "note.leftBring":
		return c.text("used.noteSaid", "said", brief)
	case kind.line == "note.leftWish":
		return c.text("used.wishSaid", "said", brief)
	}
	return c.text(kind.used)
}

// ruleLabel names a rule of the teacher in its own words, where they are few.
func (n *notes) ruleLabel(rule string) string {
	if brief := n.briefly(rule); brief != "" {
		return n.says.text("used.ruleSaid", "rule", brief)
	}
	return n.says.text("used.rule")
}

// caseLabel names what the teacher tells of the place.
func (c *composer) caseLabel(told string) string {
	if brief := c.notes.briefly(told); brief != "" {
		return c.text("used.noteSaid", "said", brief)
	}
	return c.text("used.case")
}

// withoutTwins leaves out of what was used what says the same of a thing twice, or that it is there and that it is not: "your
// ruler" beside "6 rulers", "your candle" beside "candles: little left".
func withoutTwins(used []string) []string {
	return slices.DeleteFunc(used, func(label string) bool {
		thing, mine := strings.CutPrefix(label, "your ")
		return mine && slices.ContainsFunc(used, func(other string) bool {
			many, _, told := strings.Cut(other, ": ")
			counted := countOf.ReplaceAllString(many, "")
			return other == "no "+thing || other == "one "+thing || strings.HasPrefix(other, "no "+thing+",") ||
				(told || counted != many) && slices.Equal(stems(counted), stems(thing))
		})
	})
}

// countOf is the number before things.
var countOf = regexp.MustCompile(`^\d+ `)
