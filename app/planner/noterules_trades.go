package planner

import (
	"strings"

	"somo/app/regexp"
)

const (
	// trades are people who are called by their work.
	trades = `(?:fishermen|fishers|fisherfolk|farmers|growers|pickers|herders|herdsmen|pastoralists|traders|weavers|potters|masons|bricklayers|brick makers|carpenters|welders|tailors|dressmakers|mechanics|bakers|porters|guides|drivers|riders|sellers|vendors|hawkers|builders|boatmen|drummers|players|singers|blacksmiths|carvers|beekeepers|millers|miners|barbers|hairdressers|salt makers|rope makers|dyers|tanners|shepherds|cattle keepers|pump attendants)`
	// atTrade is work that is told with its ending.
	atTrade = `(?:fishing|selling|weaving|farming|growing|keeping|making|sewing|herding|trading|picking|carving|washing|moulding|drying|planting|collecting|digging|driving|riding|baking|knitting|plaiting|smoking|roasting|frying|milling|tapping|building|repairing|cutting|carrying|raising|rearing|dyeing|pounding|hawking)`
	// weekly is when somebody comes.
	weekly = `(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|once|every|each|this week|next week|twice)`
)

// noTrade are people of a game or school.
var noTrade = regexp.MustCompile(`(?i)\b(?:foot ?ball|net ?ball|volley ?ball|basket ?ball|chess|good|best|school|our|role|record|cd|media) (?:players|singers|drummers|riders|drivers)\b`)

// tradeRules read people who are called by their work, and those who come to the school of themselves.
func tradeRules() []noteRule {
	return []noteRule{
		hinted("use uses", rule(`\b(`+trades+`) use ((?:an? |the )?[^.;,]{3,50}\b)`, notWork, func(n *notes, part string, found []string) {
			if tool := strings.TrimSpace(found[2]); len(strings.Fields(tool)) <= mostOfNear && !n.tabooHere(part) {
				n.fromHere(n.says.text("here.tool", "thing", tool, "people", strings.ToLower(found[1])), nearHere)
			}
		})),
		hinted(trades, rule(`\b((?:(?:[\pL-]+ (?:and|or) )?[\pL-]+ )??`+trades+`(?: and `+trades+`)?) (?:also |often |here |still )?(?:in (?:the|our) (?:village|town|area)|use|carry|climb|roll|bring|come|pass|work|sit|live|sell|make|mend|repair|push|pull|are (?:known|found|many|here)|play|sing)\b|\bare (?:mostly |mainly |often )?((?:[\pL-]+ )?`+trades+`(?: and (?:[\pL-]+ )?`+trades+`)?)(?:$|[.,;])`, notWork, func(n *notes, part string, found []string) {
			people := strings.TrimSpace(found[1] + found[2])
			if at := strings.LastIndex(people, " the "); at >= 0 {
				people = people[at+len(" the "):] // "on our grounds and the bricklayers"
			}
			people = strings.ToLower(workersOnly.ReplaceAllString(people, ""))
			if noTrade.MatchString(people) || n.tabooHere(part) || n.anchor != "" && strings.HasSuffix(people, strings.TrimPrefix(n.anchor, "the ")) {
				return
			}
			n.fromHere(n.says.text("here.workOf", "people", people), nearHere)
		})),
		hinted(atTrade, rule(`\b`+doers+`(?: here)? (?:are|is) (?:\pL+ )?(`+atTrade+` [^.;,]{3,60}\b)`, notWork, func(n *notes, part string, found []string) {
			work := strings.Trim(workEnds.ReplaceAllString(found[1], ""), " ,.")
			if len(strings.Fields(work)) <= mostOfWork && !n.tabooHere(part) {
				n.fromHere(work, workHere)
			}
		})),
		hinted(visitors, rule(`\b((?:`+visitors+`))s? (?:usually |often )?(?:visits|comes|passes|is coming)(?: here| us| to (?:the|our) school)?(?: on)? `+weekly+`\b`, `\b(?:never|not|rarely)\b`, func(n *notes, _ string, found []string) {
			n.expect(n.singleGuest(strings.ToLower(found[1])))
		})),
		hinted("invite invited", rule(`\b((?:`+visitors+`))s? (?:\pL+ ){0,4}?(?:should|must|can|may|could) be invited\b|\binvite (?:the |a |an |our )?((?:`+visitors+`))\b`, `\b(?:not|never|no)\b`, func(n *notes, _ string, found []string) {
			n.expect(n.singleGuest(strings.ToLower(found[1] + found[2])))
		})),
		hinted("old mzee", rule(`\b(?:old man|old woman|old mama|mzee|an old (?:man|woman)) (?:(?-i:\p{Lu})[\pL]+ )?(?:can|could|will|may|is willing to|agreed to|likes to) (?:visit|come|help|talk|speak|show|tell|teach)`, "", func(n *notes, _ string, _ []string) {
			n.expect(n.says.text("oneElder"))
		})),
		hinted(heldByHeart+" music", rule(`(?:^|, )((?:[\pL'-]+ ){1,3}?(?:dances?|songs|stories|music|folk ?tales|drums|riddles|proverbs|games)(?: and (?:[\pL'-]+ ){0,3}?(?:dances?|songs|stories|music|folk ?tales|drums|riddles|proverbs|games))?)[.!]?$`, `\b(?:no|not|any|are|is|use|make|want|like|likes|love|only|we|they|i|two|three|few|some|please|book|books|with|of|for|old stories|the)\b`, func(n *notes, part string, found []string) {
			n.readKnown(part, n.says.text("here.known", "what", found[1]))
		})),
	}
}

// workersOnly is what stands before people and tells how many they are, or what else the sentence says.
var workersOnly = regexp.MustCompile(`(?i)^(?:many|most|some|the|our|few|several|and|old|young|fathers|mothers|parents|because|where|that|when) `)
