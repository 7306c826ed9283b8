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
		rule(`\bon (?:every )?`+weekday+`\b[^.;]*\b(?:attendance is (?:better|best|good|high)|(?:most|all|nearly all|more) (?:learners |pupils |students |children |of them )?(?:come|are (?:here|present|in class)))\b`, `\bonly on\b`, func(n *notes, _ string, found []string) {
			n.note("teach1", "fullDay", "day", dayName(found[1]))
		}),
		rule(`^(?:please )?(?:use|work in|reckon in|(?:all )?(?:sums|money|prices) in) (?:the |our )?((?:`+moneyName+`)(?: and (?:thebe|cents?|kobo|pesewas?|tambala|ngwee|centimes|butut|bututs|lisente|santim))?)(?: only| please)?[.!]?$`, "", func(n *notes, _ string, found []string) {
			n.use(n.says.text("used.ownMoney", "money", strings.ToLower(found[1])))
		}),
	}
}

// dayName is a day as it is written inside a sentence.
func dayName(day string) string { return strings.ToUpper(day[:1]) + strings.ToLower(day[1:]) }
