package planner

import (
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// Plain makes every text of a request plain, without markup, addresses and template code, and takes out the sentences
// that speak to a program.
func Plain(request lesson.Request) lesson.Request {
	request = cleanRequest(request)
	request.AdditionalInfo = withoutCommands(request.AdditionalInfo)
	return request
}

// PlainText is Plain for one text of a teacher.
func PlainText(text string) string { return withoutCommands(clean(text)) }

func withoutCommands(text string) string {
	var kept []string
	for _, part := range splitSentences(text) {
		if !isCommand(part) {
			kept = append(kept, part)
		}
	}
	return strings.Join(kept, "\n")
}

// Dangerous tells a request to make or use something that hurts people. The planner answers it with another project.
func Dangerous(request lesson.Request) bool {
	if dangerousTopic(request.Topic + " " + request.Subject) {
		return true
	}
	for _, part := range splitSentences(clean(request.AdditionalInfo)) {
		if dangerous(part) {
			return true
		}
	}
	return false
}

// Language is the code of the language that a request asks for or is written in, empty for English and for one that the
// planner does not know.
func Language(request lesson.Request) string {
	return askedIn(cleanRequest(request))
}

// harms are what no learner should be told to do, beside the hazards.
var harms = regexp.MustCompile(`(?i)\b(drink|taste|swallow|eat)(s|ing)? [^.!?]{0,40}\b(chemicals?|acids?|bleach|kerosene|paraffin|petrol|soap|dirty water|river water|pond water|untreated water|flood water|unknown (plants?|berries|mushrooms?))\b` +
	`|\b(swim|wade|step|walk|jump|go)(s|ming|ing|ping)? (in|into|through|across) (the |a )?(deep |fast |flooded )?(river|flood|lake|dam|well|quarry)\b` +
	`|\b(look|stare|watch)(s|es|ing)? (straight |directly )?(at|into) the sun\b|\b(touch|open|plug|poke|connect)(s|es|ing)? [^.!?]{0,40}\b(sockets?|mains|bare wires?|power lines?|car batter(y|ies)|transformers?)\b` +
	`|\b(catch|touch|handle|hold|pick up)(es|s|ing)? [^.!?]{0,20}\b(snakes?|scorpions?|bats?|stray dogs?|syringes?|needles|broken glass|dead animals?)\b` +
	`|\b(sniff|inhale|breathe in|smoke)(s|es|ing)? [^.!?]{0,20}\b(glue|petrol|fumes|smoke|gas|chemicals?|weed|marijuana)\b|\b(sex|sexual|naked|nude|alcohol|beer|vodka) (with|game|picture|party|contest)`)

// harmless are words that only sound like a hazard.
var harmless = regexp.MustCompile(`(?i)\bbullet[- ]?(points?|lists?|notes?)\b|\bbulleted\b|\bglue guns?\b`)

// warned are words that turn a danger into a warning.
var warned = regexp.MustCompile(`(?i)\b(never|not|don['’]t|avoid|without|danger(ous)?|unsafe|stay away|keep away|instead of|stop|no one|nobody|harm(s|ful)?|warn(s|ing)?|prevent(s|ing)?)\b`)

// Harmful tells text that a model wrote and that must not reach learners: it shows how to do harm, or names a weapon or a
// drug of which the teacher did not speak. asked is what the teacher wrote.
func Harmful(text, asked string) bool {
	asked = strings.ToLower(asked)
	for _, part := range lesson.Sentences(harmless.ReplaceAllString(text, " ")) {
		if dangerous(part) && !warned.MatchString(part) {
			return true
		}
		if found := hazards.FindString(part); found != "" && !strings.Contains(asked, strings.TrimSuffix(strings.ToLower(found), "s")) {
			return true
		}
		if harms.MatchString(part) && !warned.MatchString(part) {
			return true
		}
	}
	return false
}
