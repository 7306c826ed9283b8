package planner

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/lesson"
)

// mostNamed is how often the work of a plan without a card names the topic; after that it says "our topic".
const mostNamed = 5

// nameSparingly keeps a long topic from standing in every step. The overview, the question and the objectives name it anyway.
func (c *composer) nameSparingly(p *lesson.Plan) {
	if c.match.entry != nil || c.label == "" || c.match.tier == tierNone {
		return
	}
	left := mostNamed
	spare := func(texts ...*string) {
		for _, text := range texts {
			*text = c.unnamed(*text, &left)
		}
	}
	all := func(texts []string) {
		for i := range texts {
			spare(&texts[i])
		}
	}
	spare(&p.ArtifactOutcome.Description)
	all(p.Assessment.Summative)
	for i := range p.Activities {
		a := &p.Activities[i]
		spare(&a.Description)
		all(a.Steps)
		spare(&a.Check, &a.Support, &a.Extension)
	}
	all(p.Assessment.Formative)
	for i := range p.SkillsFocus {
		spare(&p.SkillsFocus[i].PractisedBy, &p.SkillsFocus[i].Evidence)
	}
	spare(&p.LearnerNotes)
	all(p.Homework)
	all(p.Reflection)
}

// longestQuestion is what fits on a line.
const longestQuestion = 120

// shortQuestion makes a question fit on a line: the user is "our user" there, and if that is not enough a long topic is
// "our topic".
func (c *composer) shortQuestion(question string) string {
	tooLong := func() bool { return c.match.entry == nil && utf8.RuneCountInString(question) > longestQuestion }
	question = strings.TrimSpace(question)
	for _, user := range c.card.Users {
		if tooLong() {
			question = strings.Replace(question, user, c.text("ourUser"), 1)
		}
	}
	if tooLong() {
		none := 0
		question = c.unnamed(question, &none)
	}
	return question
}

// unnamed names the topic as long as there is some left of the number of times, and then says "our topic".
func (c *composer) unnamed(text string, left *int) string {
	other := c.text("ourTopic")
	if c.toldStory {
		other = c.text("ourStory")
	}
	forms := []struct{ label, other string }{{c.label, other}, {upperFirst(c.label), upperFirst(other)}}
	if forms[0].label == forms[1].label {
		forms = forms[:1] // a name, which has its capital letter everywhere
	}
	for _, form := range forms {
		from := 0
		for {
			at := strings.Index(text[from:], form.label)
			if at < 0 {
				break
			}
			at += from
			end := at + len(form.label)
			before, _ := utf8.DecodeLastRuneInString(text[:at])
			after, _ := utf8.DecodeRuneInString(text[end:])
			if unicode.IsLetter(before) || unicode.IsLetter(after) {
				from = end
				continue
			}
			if *left > 0 {
				*left--
				from = end
				continue
			}
			text = text[:at] + form.other + text[end:]
			from = at + len(form.other)
		}
	}
	return text
}
