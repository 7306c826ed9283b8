package planner

import (
	"strings"

	"somo/app/regexp"
)

// whoKnows are people who may know of a topic from their own work or life, besides those who are called by a trade.
const whoKnows = `clerk|soldier|veteran|miner|teacher|driver|judge|man|woman|lady|player|coach|sailor|pensioner|lawyer|surveyor|accountant|policeman|policewoman|couple`

// oldOfTrade is somebody old who is called by a trade, and not by the age: "old farmer".
var oldOfTrade = regexp.MustCompile(`^(?:very )?(?:old|elderly) ((?:farmer|nurse|soldier|miner|teacher|driver|fisherman|potter|weaver|carpenter|tailor|trader|blacksmith|clerk|player|sailor|musician|builder|herder|midwife)s?)$`)

// knowingRules read that somebody near could tell the class: "One old man in the village had a father who fought in Burma."
func knowingRules() []noteRule {
	return []noteRule{
		hinted(whoKnows+" "+visitors, rule(`\b(?:an?|one|the|our) ((?:(?:very )?(?:retired|old|former|elderly|local) )?(?:`+whoKnows+`|`+visitors+`))\b(?:[^.;,]{0,40}? (?:offers?|offered|likes? to (?:talk|tell|help)|would like to|(?:is |was )?(?:willing|ready|happy|glad) to)\b|(?: (?:in|of|from|near) (?:the|our|this) (?:[\pL-]+ )?(?:village|town|area|place|street|compound|church|community))?,? (?:who )?(?:remembers?|fought|served|had an? (?:father|mother|uncle|grandfather|grandmother|brother) who|was (?:there|a soldier|a miner|in the))\b)`, `\b(?:cannot|can't|not|never|refused?|dead|died|sick|drunk|learners?|pupils?|students?|child(?:ren)?|boys?|girls?|my class|transport|pays?|money|buys?|sells?)\b`, func(n *notes, _ string, found []string) {
			n.expect(n.singleGuest(oldOfTrade.ReplaceAllString(strings.ToLower(found[1]), "$1")))
		})),
		hinted("retired former", rule(`\b(?:an?|one|our) ((?:retired|former) (?:\pL+ )?(?:`+whoKnows+`|`+visitors+`))\b[^.;]{0,40}? (?:lives?|stays?|is|works?) (?:near|nearby|close|next|beside|in (?:the|our) (?:village|town|area|street))`, `\b(?:not|never|cannot|learners?|pupils?|students?)\b`, func(n *notes, _ string, found []string) {
			n.expect(n.singleGuest(strings.ToLower(found[1])))
		})),
	}
}
