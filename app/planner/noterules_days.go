package planner

import "strings"

// weekday is a day of the week, in the singular or the plural.
const weekday = `((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?`

// moneyName is what people call their money.
const moneyName = `shillings?|naira|cedis?|kwachas?|rands?|pulas?|emalangeni|lilangeni|maloti|birr|meticais|metical|kwanzas?|(?:cfa )?francs?|dalasis?|leones?|dollars?|pounds?|dinars?|dirhams?|ariary|rupees?|ouguiya|nakfa|escudos?|dobras?`

// dayRules read on which days a class does not meet or is full, and in which money it reckons.
func dayRules() []noteRule {
	return []noteRule{
		rule(`\b(?:no (?:classes|lessons|school)|(?:classes|lessons|school|we) (?:stops?|closes?|do not meet|don't meet|is closed|are closed|are stopped)) (?:on )?(?:every )?`+weekday+`\b`, "", func(n *notes, _ string, found []string) {
			n.note("meet", "freeDay", "day", dayName(found[1]))
		}),
		rule(`\b(?:meet|lessons? (?:is|are)|classes are|have (?:class|lessons?|them)) (?:only )?on (?:every )?`+weekday+` and `+weekday+`\b`, "", func(n *notes, _ string, found []string) {
			n.inWork((*composer).retold, n.says.text("used.meetDays", "first", dayName(found[1]), "second", dayName(found[2])))
		}),
		hinted("free open available empty only", rule(`\b(?:the |our )?((?:\pL+ )?(?:hall|field|lab|laboratory|library|kitchen|computer room|church|workshop|playground|ground|room)) is (?:only )?(?:free|open|available|empty|ours)(?: for us)?(?: only)? on `+weekday+`\b`, "", func(n *notes, _ string, found []string) {
			n.note("try", "roomDay", "room", strings.ToLower(found[1]), "day", dayName(found[2]))
		})),
		hinted("free open available empty", rule(`\b(?:the |our )?((?:\pL+ )?(?:hall|field|ground|lab|laboratory|library|kitchen|computer room|workshop|playground|verandah?)) is (?:only )?(?:free|open|available|empty)(?: for us)?(?: only)? (in the (?:early )?(?:mornings?|afternoons?)|(?:after|before|until|from) (?:\d{1,2}(?: ?[ap]m| o'clock)?|noon|midday|break|lunch|school))\b`, "", func(n *notes, _ string, found []string) {
			n.note("try", "roomWhen", "room", strings.ToLower(found[1]), "when", strings.ToLower(found[2]))
		})),
		hinted("time is", rule(`\b(?:the |our )?((?:computer )?(?:lab|library|hall|workshop|room))(?: time| day)? is (?:only )?(?:on )?`+weekday+`s?(?: only)?\b`, "", func(n *notes, _ string, found []string) {
			n.note("try", "roomDay", "room", strings.ToLower(found[1]), "day", dayName(found[2]))
		})),
		hinted("ends closes finishes stops end close finish stop", rule(`\b(?:class|classes|lessons?|school|we|the day) (?:ends?|closes?|finish(?:es)?|stops?) (?:at|by|before) (noon|midday|\d{1,2}(?:[.:]\d\d)?(?: ?(?:[ap]m|o'clock))?)`, "", func(n *notes, _ string, found []string) {
			n.note("teach1", "endsAt", "time", strings.ToLower(found[1]))
		})),
		hinted("monday tuesday wednesday thursday friday", rule(`\b`+weekday+`\b[^.;]{0,40}\b(?:no (?:class|classes|school|lessons?)|(?:class|school|we) (?:is|are) closed)\b`, "", func(n *notes, _ string, found []string) {
			n.note("meet", "freeDay", "day", dayName(found[1]))
		})),
		rule(`\bon (?:every )?`+weekday+`\b[^.;]*\b(?:attendance is (?:better|best|good|high)|(?:most|all|nearly all|more) (?:learners |pupils |students |children |of them )?(?:come|are (?:here|present|in class)))\b`, `\bonly on\b`, func(n *notes, _ string, found []string) {
			n.note("teach1", "fullDay", "day", dayName(found[1]))
		}),
		rule(`^(?:please )?(?:use|work in|reckon in|(?:all )?(?:sums|money|prices) in) (?:the |our )?((?:US |U\.S\. )?(?:`+moneyName+`)(?: and (?:thebe|cents?|kobo|pesewas?|tambala|ngwee|centimes|butut|bututs|lisente|santim))?)(?: only| please)?(?:[.!]?$|,| and | but )`, "", func(n *notes, _ string, found []string) {
			n.money = moneyCalled(found[1])
			n.use(n.says.text("used.ownMoney", "money", n.money))
		}),
	}
}

// moneyCalled is money as it is written inside a sentence: "US dollars", "naira".
func moneyCalled(said string) string {
	if lead, rest, found := strings.Cut(said, " "); found && strings.HasPrefix(strings.ToUpper(lead), "U") {
		return strings.ToUpper(lead) + " " + strings.ToLower(rest)
	}
	return strings.ToLower(said)
}

// currency is the money of the plan: what the teacher asks for, or that of the country.
func (c *composer) currency() string {
	if c.notes != nil && c.notes.money != "" {
		return c.notes.money
	}
	if c.class.land == nil {
		return ""
	}
	return c.class.land.Currency
}

// dayName is a day as it is written inside a sentence.
func dayName(day string) string { return strings.ToUpper(day[:1]) + strings.ToLower(day[1:]) }
