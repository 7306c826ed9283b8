package planner

import (
	"strings"

	"somo/app/lesson"
)

// moreOnce gives quick learners another look at the work where their further exercise stands in steps or quiz as well.
func (c *composer) moreOnce(p *lesson.Plan) {
	lead, _, _ := strings.Cut(c.text("oneMore"), "{")
	var said strings.Builder
	for _, a := range p.Activities {
		said.WriteString(strings.Join(a.Steps, " ") + " ")
	}
	for _, q := range c.quizNow() {
		said.WriteString(q.Question + " ")
	}
	for i := range p.Activities {
		more, isMore := strings.CutPrefix(p.Activities[i].Extension, lead)
		question, _, _ := strings.Cut(more, " (")
		if !isMore || !strings.Contains(said.String(), question) {
			continue
		}
		if look := c.say(c.forAge("teachStretch"), nil); wordsIn(look) <= wordsIn(p.Activities[i].Extension) { // the plan is as long as it may be
			p.Activities[i].Extension = look
		}
	}
}
