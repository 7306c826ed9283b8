package planner

import "strings"

const (
	// leastLikeFault is how much a remark and a wording of a fault have in common at least, of 1 where they are the same.
	leastLikeFault = 0.53
	// leastInside is how much it counts that a remark holds all of a wording, beside other words.
	leastInside = 0.75
	// leastOfShort is the same for wordings of which only one or two words count.
	leastOfShort = 0.6
	// fewTokens count as a short wording.
	fewTokens = 2
)

// How surely a remark that is like no single wording tells a fault, as the logarithm of the odds. The figures are those that found the
// right fault most often, and another least often, for 5,500 wordings of the bank that were looked for without themselves; a third of
// the bank was kept apart to try them on.
const (
	oddsOfNothing   = -3.8
	oddsOfLikeness  = 3.9  // with the wording that is most like the remark
	oddsOfShared    = 0.77 // for the weight of each word that the remark has in common with all that is said of the fault
	oddsOfLength    = 0.61 // that each word of the remark takes
	leastOdds       = 0.6  // of a fault that is taken for the one told
	leastOddsOfSame = -1.0 // of one that a wording tells, unless nearly in the same words
	nearlySame      = 0.8
	weightOfOnce    = 2.7 // of a word that one fault of the topic has and no other
)

// faultTold is the fault of which one wording has most in common with a remark, and enough to be the same; else the one that it tells
// most surely by all that is said of it.
func (c *composer) faultTold(said string) (Misconception, bool) {
	return c.faultOf(said, leastOddsOfSame, leastOdds)
}

// faultSure is the fault that a sentence tells which may be on anything.
func (c *composer) faultSure(said string) (Misconception, bool) {
	return c.faultOf(said, 0, 3*leastOdds)
}

// faultOf is the fault that is told, with so sure a wording, or else so surely by all that is said of it.
func (c *composer) faultOf(said string, leastSame, least float64) (Misconception, bool) {
	remark, sum := c.faultTokens(said), strings.Contains(said, "=")
	var same, likely Misconception
	most, surest := 0.0, least
	for _, words := range c.faultWords() {
		if len(words.of.Bands) > 0 && !forBand(words.of.Bands, c.content) {
			continue
		}
		like, is := c.likest(remark, words, sum)
		odds := c.faultOdds(remark, words, like)
		if is && like > most && (odds > leastSame || like > nearlySame) {
			same, most = words.of.Misconception, like
		}
		if like > 0 && odds > surest {
			likely, surest = words.of.Misconception, odds
		}
	}
	if most > 0 {
		return same, true
	}
	return likely, surest > least
}

// likest is how much a remark has in common with the wording of a fault that is most like it, and whether that is enough to be the same.
func (c *composer) likest(remark map[string]bool, words faultWords, sum bool) (like float64, same bool) {
	weigh := c.weighFaults()
	for _, told := range words.told {
		if !c.sharesWord(remark, told) && !(words.sum && sum) {
			continue // numbers alone say nothing
		}
		near := c.likeness(remark, told, weigh)
		if shared, all := c.weights(told, remark, weigh); len(told) > fewTokens+1 && all > 0 {
			near = max(near, leastInside*shared/all) // the rest may be a reason or a second fault
		}
		least := leastLikeFault
		if min(len(remark), len(told)) <= fewTokens {
			least = leastOfShort
		}
		like, same = max(like, near), same || near >= least
	}
	return like, same
}

// faultOdds is how surely a remark tells a fault, as the logarithm of the odds.
func (c *composer) faultOdds(remark map[string]bool, words faultWords, like float64) float64 {
	shared, _ := c.weights(remark, words.whole, c.weighFaults())
	return oddsOfNothing + oddsOfLikeness*like + oddsOfShared*shared - oddsOfLength*float64(len(remark))
}
