package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var needPattern = regexp.MustCompile(`^(.+?) (needs?) (.+?),? because (.+?)\.?$`)

// splitNeed takes a model of a need apart: what is told of the user, from which learners find the need, and the form in
// which they write it. It is false where the model is worded in another way.
func splitNeed(model string) (told, form string, ok bool) {
	m := needPattern.FindStringSubmatch(model)
	if m == nil || strings.HasPrefix(m[4], "of ") {
		return "", "", false
	}
	wants := strings.Replace(m[2], "need", "want", 1)
	form = m[1] + " " + m[2] + " ___ because ___"
	if strings.Contains(m[4], ", but ") {
		form += ", but ___"
	}
	return sentences(m[1]+" "+wants+" "+m[3], upperFirst(m[4])), form + ".", true
}

// tellNeed gives older learners the user's case to find the need in; young ones hear a need and say it after.
func (c *composer) tellNeed() {
	c.needForm = sentence(c.needModel)
	if at := slices.IndexFunc(c.card.NeedExample, func(need Idea) bool { return need.Text == c.needModel }); at >= 0 {
		c.needSays = c.card.NeedExample[at].Says
	}
	if c.profile.Level == "young" {
		return
	}
	if told, form, ok := splitNeed(c.needModel); ok {
		c.needTold, c.needForm = told, form
	}
}

// meetsUser tells whether a step of a routine brings in the user, whose case the class then knows already.
func meetsUser(text string) bool {
	return strings.Contains(text, "{user}") || strings.Contains(text, "{player}") || strings.Contains(text, "{asks}")
}

// readCase is the step in which learners hear of the user.
func (c *composer) readCase() string {
	if c.class.place == "" || c.livesElsewhere(c.needTold+" "+c.user) {
		return c.text("needTold", "told", c.needTold)
	}
	return c.text("needToldHere", "told", c.needTold, "place", c.class.place)
}

// answersFrom says where the answers of whoever plays the user come from: from the case that was read, or, where the class
// is young and has heard none, from what is told of the user.
func (c *composer) answersFrom() string {
	if said := c.saidByUser(); len(said) > 0 {
		text := " " + c.text("answersSaid", "says", quotedEach(said))
		if told, _, ok := splitNeed(c.needModel); ok && c.needTold == "" { // the young have heard no case
			text = " " + c.text("answersFrom", "told", told) + text
		}
		return text
	}
	if c.brevity >= tightly {
		return ""
	}
	if c.needTold != "" {
		return " " + c.text("answersFromCase")
	}
	if told, _, ok := splitNeed(c.needModel); ok {
		return " " + c.text("answersFrom", "told", told)
	}
	return ""
}

// saidByUser are the answers of the user to the questions that learners ask, two of them where the plan has to be brief.
func (c *composer) saidByUser() []string {
	questions := texts(c.card.Interview, c.content)
	var said []string
	for _, asked := range c.questionsAsked() {
		if at := slices.Index(questions, asked); at >= 0 && at < len(c.needSays) && c.needSays[at] != "" {
			said = append(said, c.needSays[at])
		}
	}
	if said = c.within(said); c.brevity >= oneTask {
		return firstOf(said, fewestAsked)
	}
	return said
}

// emptied are texts, of which those that are left out are empty: their places say which question each answers.
func emptied(list []string, leftOut func(string) bool) []string {
	kept := slices.Clone(list)
	for i, text := range kept {
		if leftOut(text) {
			kept[i] = ""
		}
	}
	return kept
}

// fewAnswers keeps the two shortest answers of the user in an activity.
func (c *composer) fewAnswers(a *lesson.Activity) {
	said := c.saidByUser()
	if len(said) <= fewestAsked {
		return
	}
	longest := slices.MaxFunc(said, func(a, b string) int { return wordsIn(a) - wordsIn(b) })
	few := slices.DeleteFunc(slices.Clone(said), func(one string) bool { return one == longest })
	for i, text := range a.Steps {
		a.Steps[i] = strings.Replace(text, quotedEach(said), quotedEach(firstOf(few, fewestAsked)), 1)
	}
}

// withoutAnswers takes the answers of the user out of an activity.
func (c *composer) withoutAnswers(a *lesson.Activity) {
	said := c.saidByUser()
	if len(said) == 0 {
		return
	}
	label := " " + c.text("answersSaid", "says", "")
	for i, text := range a.Steps {
		if before, after, found := strings.Cut(text, strings.TrimRight(label, " ")); found {
			for strings.HasPrefix(after, ` "`) { // their words may be those of the class by now
				_, rest, closed := strings.Cut(after[len(` "`):], `"`)
				if !closed {
					break
				}
				after = rest
			}
			a.Steps[i] = before + after
		}
	}
}

// quotedEach are sentences that somebody says, each in its own quotation marks.
func quotedEach(said []string) string {
	quoted := make([]string, len(said))
	for i, one := range said {
		quoted[i] = `"` + sentence(one) + `"`
	}
	return strings.Join(quoted, " ")
}

// oneNeeds is what several people need, said of one.
var oneNeeds = regexp.MustCompile(`^( (?:need|want))( )`)

// meetVisitor makes the visitor of whom the notes tell the user of a plan for a topic that no card knows.
func (c *composer) meetVisitor() {
	if c.notes.visitor == "" || c.match.entry != nil || !ofHands[c.card.Subject] && !byHand.MatchString(c.notes.visitor) {
		return // who tells what is past does not need the work
	}
	visitor := c.text("theThing", "thing", c.notes.visitor)
	c.question = strings.ReplaceAll(c.question, c.user, visitor)
	c.user = visitor
	if m := needPattern.FindStringSubmatch(c.needModel); m != nil {
		c.needModel = upperFirst(visitor) + oneNeeds.ReplaceAllString(strings.TrimPrefix(c.needModel, m[1]), "${1}s$2")
	}
}
