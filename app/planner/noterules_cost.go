package planner

import (
	"strconv"
	"strings"

	"somo/app/regexp"
)

const (
	// sumOfMoney is an amount in the money of a country: "E5", "200 shillings", "$1".
	sumOfMoney = `((?:(?-i:E|R|K|P|M|N|L|D|Le|Sh|Ksh|KSh|KES|Tsh|TSh|Ush|UGX|UShs?|GHS|GH₵|ZK|ZMW|MK|RWF|CFA|XOF)\.? ?|₦|\$|US\$|€|£)\d[\d,]*(?:\.\d+)?|\d[\d,]* ?(?:` + moneyName + `|bob|cfa|fcfa|ksh|ugx|kes)\b)`
	// givenSum is money that somebody gives for the work, or a sum with a limit behind it.
	givenSum = `\b(?:committee|head|school|PTA|SMC|parents|board|council|chief|office|we|I|club) (?:has |have |can |will |may )?(?:gives?|gave|allows?|allowed|pays?|paid|spend|has|have) (?:us |me )?(?:only |about |up to |just )?` + sumOfMoney + `|` + sumOfMoney + ` (?:at most|in all|in total|(?:and )?no more|not more|altogether)\b`
	// shareOf is whose sum it is.
	shareOf = `(?:a|an|per|each|every|one|for each|for every|from each|for the|for a) (whole class|class|group|team|learner|pupil|student|child|family|home|household|parent)`
	// notAbove stands before the most that may be spent.
	notAbove = `\b(?:(?:no|not|nothing|never|cannot|can't|may not|must not)\b[^.;,\d]{0,24}?\b(?:more than|above|over)|at most|(?:a )?maximum(?: of| is)?|only|up to|(?:our |the |a |my )?(?:budget|limit|fund)(?: is| of|:)?(?: only)?|less than|not exceed)`
)

var (
	// whoseSum finds who pays or spends it, before the sum or behind.
	whoseSum = regexp.MustCompile(`(?i)\b` + shareOf + `\b|\b(parents|families)\b`)
	// costLimit is the most that work may cost.
	costLimit = regexp.MustCompile(`(?i)` + notAbove + ` (?:about )?` + sumOfMoney)
	// ofPrices is a sum that somebody earns or pays elsewhere.
	ofPrices = `\b(?:earn\w*|profit|sells?|sold|fares?|tickets?|wages?|salar\w+|prices?|costs|kilos?|kg|litres?|bags?|days?|fees|change|notes?|coins?)\b`
	// eachOne is a sum for every learner.
	eachOne = regexp.MustCompile(`(?i)\d(?: ?\pL+)? (?:each|a head|per head)$`)
	// asClass is a sum that may as well be the name of a class.
	asClass = regexp.MustCompile(`^[KPMNLD]\.? ?\d`)
	// ofFamilies pay for their children.
	ofFamilies = words("family home household parent parents families")
	// inDigits is the number of a sum.
	inDigits = regexp.MustCompile(`\d[\d,]*`)
)

// costRules read how much money there is for the work: a sum that is kept to, or none.
func costRules() []noteRule {
	return []noteRule{
		hinted("more most maximum only budget limit fund less exceed above over", rule(costLimit.String(), ofPrices, func(n *notes, _ string, found []string) {
			n.limitCost(strings.TrimSpace(found[1]))
		})),
		hinted("most only total money gives give gave allow allows budget pay pays fund", rule(givenSum, ofPrices, func(n *notes, _ string, found []string) {
			n.limitCost(strings.TrimSpace(strings.Join(found[1:], "")))
		})),
		hinted("start starting startup seed capital", rule(`\b(?:no|without|not have(?: any)?) (?:start|starting|start-up|startup|seed|working)[ -](?:money|capital|funds?|cash)\b|\bno capital\b`, `\bno capital (?:letters?|city|punishment)\b`, func(n *notes, _ string, _ []string) {
			n.inWork(func(c *composer) (block, text string) {
				if c.notes.limitsCost {
					return "make", "" // the sum says how much there is
				}
				return "make", c.text("note.noBuying")
			}, n.says.text("used.startMoney"))
		})),
		hinted("dear costly expensive", rule(`\b((?:paints?|paper|chalk|gas|charcoal|firewood|crayons|ingredients|chemicals|batteries|cardboard|manila|cloth|flour|oil|sugar|photocop(?:y|ies|ying)|printing|markers|glue)) (?:is|are) (?:too |very |so )?(?:dear|costly|expensive)\b`, "", func(n *notes, _ string, found []string) {
			n.note("make", "dear", "what", upperFirst(strings.ToLower(found[1])))
		})),
	}
}

// limitCost has teams reckon what their plan costs, and once more what the work has cost.
func (n *notes) limitCost(sum string) {
	if n.limitsCost {
		return
	}
	if whoseSum.FindString(n.clause) == "" && !eachOne.MatchString(n.clause) && asClass.MatchString(sum) {
		return // "only P5 learners"
	}
	n.limitsCost = true
	used := n.says.text("used.cost", "sum", sum)
	whose := strings.ToLower(strings.Join(submatchesOf(whoseSum, n.clause), ""))
	if whose == "" && eachOne.MatchString(n.clause) {
		whose = "learner"
	}
	switch {
	case ofFamilies[whose]:
		n.change("ideas", always(n.says.text("note.costOfFamily", "sum", sum)), used)
	case whose == "" || strings.Contains(whose, "class"):
		n.change("ideas", func(c class) string {
			if share := number(strings.ReplaceAll(inDigits.FindString(sum), ",", "")) / max(1, c.teams); share > 0 {
				return n.says.text("note.costShared", "sum", sum, "n", strconv.Itoa(c.teams), "share", inDigits.ReplaceAllString(sum, strconv.Itoa(share)))
			}
			return n.says.text("note.costOfAll", "sum", sum)
		}, used)
	default:
		n.change("ideas", always(n.says.text("note.costOfOne", "sum", sum, "who", whose)), used)
	}
	n.change("try", always(n.says.text("note.costTest")), "")
	n.atLast()
}

// submatchesOf are what the groups of a pattern find first, without the whole.
func submatchesOf(of *regexp.Regexp, text string) []string {
	if found := of.FindStringSubmatch(text); found != nil {
		return found[1:]
	}
	return nil
}
