package planner

import (
	"strconv"
	"strings"
)

// littleRules read of what a school has so little that its work has to be planned round it: soap and water.
func littleRules() []noteRule {
	return []noteRule{
		hinted("soap", rule(`\b(?:one|1|a|an|two|2) (?:\pL+ )?(?:bars?|pieces?|tablets?|cakes?|bits?) of soap\b|\b(?:a )?(?:very )?little soap\b|\bnot (?:much|enough) soap\b`, `\bno soap\b`, func(n *notes, _ string, _ []string) {
			n.limits = append(n.limits, limit{"soap", stems("soap"), 1})
			n.inWork(func(c *composer) (block, text string) { return c.whereUsed("soap", "note.littleSoap") }, n.says.text("used.littleSoap"))
		})),
		hinted("water", rule(`\b`+numberWord+` (?:\pL+ )?(jerry ?cans?|buckets?|drums?|barrels?|basins?|tins?|bottles) of water\b`, `\b(?:each|every) (?:learner|pupil|child|group|team)\b`, func(n *notes, _ string, found []string) {
			n.inWork(func(c *composer) (block, text string) {
				return c.whereUsed("water", "note.littleWater", "litres", strconv.Itoa(ceilDiv(c.class.teams, cupsOfLitre)))
			}, n.says.text("used.littleWater", "n", strings.ToLower(found[1]), "things", strings.ToLower(found[2])))
		})),
	}
}

// cupsOfLitre is how many cups, one for each team, a litre of water fills.
const cupsOfLitre = 4

// whereUsed puts a sentence into the first work of the plan that needs a thing, or nowhere where none does.
func (c *composer) whereUsed(thing, line string, values ...string) (block, text string) {
	for _, w := range c.works() {
		if w.words[stem(thing)] {
			return w.block, c.text(line, values...)
		}
	}
	return "teach1", ""
}
