package planner

import (
	"regexp"
	"strings"
)

var (
	// happening is what may stand in a sentence about a place that learners know: where it is, and what goes on or wrong there.
	happening = regexp.MustCompile(`(?i)\b(?:near|beside|behind|around|passes|grow(?:s|ing)|sold|sells?|gate|broke|broken|built|blocked|closed|dirty|dry|muddy|floods?|falls?|washed|leaks?|does not|do not|has not|have not|cannot|no longer|wants? to|plans? to|river|road|market|mine|factory|forest|lake|borehole|bridge|shop|farm|garden)\b`)
	// personal is a sentence about the teacher, the learners' work or a wish.
	personal = regexp.MustCompile(`(?i)\b(?:I|my|me|please|learners?|pupils?|students?|children|class|topic|lessons?|exams?|tests?|books?|copies|lab|boys?|girls?)\b|^(?:no|only|some|last)\b`)
)

// leastForBook is how many minutes learners need with a page of their book.
const leastForBook = 6

// shortestCase is how many words a sentence about a place has at least.
const shortestCase = 5

// isCase tells whether a sentence that the rules do not read tells of the place: "A gully is growing behind the latrine."
func (n *notes) isCase(told string) bool {
	return strings.HasSuffix(told, ".") && len(strings.Fields(told)) >= shortestCase && happening.MatchString(told) && !personal.MatchString(told) &&
		!losses.MatchString(told) && !n.care
}

// cases has learners begin with what the teacher tells of the place, and lets teams work for it where the topic speaks of
// the same things.
func (c *composer) cases() {
	for _, told := range c.notes.told {
		if !c.notes.isCase(told) {
			continue
		}
		c.notes.change("meet", always(c.text("note.case", "quote", quote(told))), c.text("used.case"))
		if c.isNear(told) {
			c.notes.change("ideas", always(c.text("note.caseWork", "quote", quote(told))), c.text("used.case"))
		}
		return
	}
}

// nearWords of a sentence in the work on a topic say that both speak of the same things.
const nearWords = 2

func (c *composer) isNear(told string) bool {
	work := strings.Builder{}
	for _, task := range c.card.Tasks {
		work.WriteString(strings.Join(append(task.Steps, task.Title, task.Text, task.Expect), " ") + " ")
	}
	for _, product := range c.card.Artefacts {
		work.WriteString(product.Type + " " + product.Brief + " ")
	}
	return shared(wordSet(told), c.stems(work.String())) >= nearWords
}
