package planner

import (
	"cmp"
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
		hinted("little left remain remains finished out low used gone", rule(runsOut, `\b(?:time|water|money|food|fees|chalk|soap|power|energy|battery|batteries|light|term|weeks?|days?|minutes|lessons?|patience|room|space|exams?|hope|strength|learners?|pupils?|students?|they|we|syllabus|chapter|topic|who|that)\b[^.;,]{0,20}?(?:left|remain|finish|running|used|almost|nearly|gone|low)`, func(n *notes, _ string, found []string) {
			thing := strings.ToLower(trimLead(strings.Join(found[1:], "")))
			n.inWork(func(c *composer) (block, text string) {
				label := "used.littleSpare"
				root := stem(strings.Fields(thing)[0])
				if block = c.whereSaid(func(said map[string]bool) bool { return said[root] }); block != "" {
					label, text = "used.littleLeft", c.text("note.littleLeft", "thing", thing)
				}
				c.usedHere = append(c.usedHere, c.text(label, "thing", thing))
				return cmp.Or(block, "teach1"), text
			}, "")
		})),
		hinted("goggles", rule(`\b`+numberWord+` (?:pairs? of )?(?:safety )?goggles\b`, `\b(?:each|every)\b`, func(n *notes, _ string, found []string) {
			have := number(found[1])
			n.inWork(func(c *composer) (block, text string) {
				goggles := c.text("used.scarce", "n", strconv.Itoa(have), "things", c.text("pairsOf", "things", "goggles"))
				if block := c.whereSaid(splashes); block != "" && have < c.class.size {
					c.usedHere = append(c.usedHere, goggles)
					return block, c.text("note.fewGoggles", "n", strconv.Itoa(have))
				}
				c.usedHere = append(c.usedHere, c.text("used.notNeeded", "thing", goggles))
				return "teach1", ""
			}, "")
		})),
	}
}

// runsOut is how a note tells that a thing is nearly used up.
const runsOut = `\b(?:very |only a |only )?little (\pL+(?: \pL+){0,2}?) (?:is |are )?(?:left|remain(?:s|ing)?)\b|\b(\pL+(?: \pL+)?) (?:is|are) (?:now |all )?(?:nearly|almost|running|about to be) (?:finished|used up|out|gone|low)\b|\b(\pL+(?: \pL+)?),? (?:almost|nearly) (?:used up|finished|gone)\b|\bonly (?:a few|some|two|three) (?:pieces|strips|drops|grams|bits|sheets|ml) of (\pL+(?: \pL+)?) (?:remain|are left|left|is left)\b`

// splash is what may fly into eyes in work with liquids and fire.
var splash = stemmed(words("acid alkali hydroxide bleach flame burn boil heat bunsen chlorine ammonia"))

func splashes(said map[string]bool) bool {
	for word := range splash {
		if said[word] {
			return true
		}
	}
	return false
}

// whereSaid is the block of the first work, or of the first use that the card has for a thing of the class, with such words.
func (c *composer) whereSaid(fits func(said map[string]bool) bool) string {
	for _, w := range c.works() {
		if fits(w.words) {
			return w.block
		}
	}
	for i, s := range firstOf(c.served, c.servedNow()) {
		if fits(c.wordSet(s.say)) {
			return c.servedIn(i)
		}
	}
	return ""
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
