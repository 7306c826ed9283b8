package planner

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

const (
	longestAnswer = 22 // words that the user says to one question
	longestUse    = 45 // words of what a class does with a thing
	leastRight    = 6  // words of what is so, unless it is a sum
)

// wholeSentence begins as a sentence does and ends as one; a translation may stand behind it in brackets.
var wholeSentence = regexp.MustCompile(`^[\p{Lu}\d].*[.!?]\)?$`)

// ends is the end of a sentence, or of what somebody says.
var ends = regexp.MustCompile(`[.!?]["']?$`)

// quotationMark is one that stands beside a word, and no apostrophe: "the goats' legs" has none.
var quotationMark = regexp.MustCompile(`["“”‘«»]|(?:^|\s)'`)

// sum is what is reckoned, which needs few words.
var sum = regexp.MustCompile(`\d|[=<>≤≥→]`)

// met holds the lists from which what a teacher tells is met: mistakes, answers of the user, local practice and things.
func (c cardCheck) met(countries map[string]*country) {
	c.mistakes()
	for i, need := range c.card.NeedExample {
		c.says(fmt.Sprintf("needExample[%d].says", i), need.Says)
	}
	c.localPractice(countries)
	c.thingsOfClass()
}

func (c cardCheck) mistakes() {
	known := map[string]bool{}
	for _, m := range c.card.Misconceptions {
		known[closeUp(m.Wrong)] = true
		if strings.HasPrefix(m.Wrong, `"`) {
			c.bad("misconceptions", "%q begins with a quotation, and is quoted itself", m.Wrong)
		}
	}
	for i, m := range c.card.Mistakes {
		field := fmt.Sprintf("mistakes[%d]", i)
		if m.Wrong == "" || m.Probe == "" || m.Right == "" {
			c.bad(field, "needs wrong, probe and right")
		}
		if known[closeUp(m.Wrong)] {
			c.bad(field+".wrong", "%q stands there already", m.Wrong)
		}
		known[closeUp(m.Wrong)] = true
		if strings.HasPrefix(m.Wrong, `"`) {
			c.bad(field+".wrong", "%q begins with a quotation, and is quoted itself", m.Wrong)
		}
		if len(strings.Fields(m.Right)) < leastRight && !sum.MatchString(m.Right) {
			c.bad(field+".right", "%q says too little alone", m.Right)
		}
		c.bands(field+".bands", m.Bands)
	}
}

// says holds the answers of the user: one to each question of the interview, empty where the question is not for this user.
func (c cardCheck) says(field string, said []string) {
	c.between(field, len(said), 3, 4)
	for i, answer := range said {
		field := fmt.Sprintf("%s[%d]", field, i)
		if answer == "" {
			continue
		}
		c.between(field+" (words)", len(strings.Fields(answer)), c.least(3, 2), longestAnswer)
		if !wholeSentence.MatchString(answer) {
			c.bad(field, "%q is no whole sentence", answer)
		}
		if quotationMark.MatchString(answer) {
			c.bad(field, "%q has quotation marks; the plan sets them", answer)
		}
	}
}

func (c cardCheck) localPractice(countries map[string]*country) {
	for i, local := range c.card.Local {
		field := fmt.Sprintf("local[%d]", i)
		if !ends.MatchString(local.Text) || !ends.MatchString(local.Answer) { // an answer may begin with a sum
			c.bad(field, "text and answer must end as sentences")
		}
		if !strings.Contains(local.Ask, "?") { // behind it a given value or a second task may stand
			c.bad(field+".ask", "%q must hold a question mark", local.Ask)
		}
		c.between(field+".text (words)", wordsIn(local.Text), 4, 36)
		c.between(field+".ask (words)", wordsIn(local.Ask), 1, 28)
		c.between(field+".answer (words)", wordsIn(local.Answer), 0, 42) // a sum has no words
		for _, code := range local.In {
			if countries[code] == nil {
				c.bad(field+".in", "%q is no code of a country", code)
			}
		}
		c.bands(field+".bands", local.Bands)
	}
	if len(c.card.Local) > 0 && !slices.ContainsFunc(c.card.Local, func(l Local) bool { return len(l.In) == 0 }) {
		c.bad("local", "has none for a class in any country (without in)")
	}
}

// onlyPlural are the last words of names of things that have no singular, or end in s in the singular.
var onlyPlural = words("thermos ors goggles abacus papyrus cactus litmus stairs steps scissors spectacles glasses crossroads bellows lens atlas bus hibiscus leaves antivirus biogas gas coleus compasses binoculars dividers draughts fungus gps humus jeans maracas pliers shears sms snips sunglasses thesaurus tights tongs tweezers prospectus savings")

func (c cardCheck) thingsOfClass() {
	var names []string
	for i, use := range c.card.Things {
		field := fmt.Sprintf("things[%d]", i)
		c.between(field+".things", len(use.Things), 1, 6)
		c.between(field+".say (words)", len(strings.Fields(use.Say)), 4, longestUse)
		if !wholeSentence.MatchString(use.Say) {
			c.bad(field+".say", "%q is no whole sentence", use.Say)
		}
		for _, name := range use.Things {
			if slices.Contains(names, name) {
				c.bad(field, "%q stands twice in the card", name)
			}
			names = append(names, name)
			if !inLowerCase(name) {
				c.bad(field, "%q must be in lower case", name)
			}
			if last := lastWord(name); strings.HasSuffix(last, "s") && !strings.HasSuffix(last, "ss") && !onlyPlural[last] && !strings.Contains(name, " of ") {
				c.bad(field, "%q must be in the singular", name)
			}
		}
		c.bands(field+".bands", use.Bands)
	}
}

// inLowerCase tells whether the name of a thing is written small, but for abbreviations: "TV dish".
func inLowerCase(name string) bool {
	for word := range strings.FieldsSeq(name) {
		if word != strings.ToLower(word) && word != strings.ToUpper(word) {
			return false
		}
	}
	return name != ""
}
