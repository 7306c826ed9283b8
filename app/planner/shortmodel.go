package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// longestModel is how many words of a model of very good work a long plan keeps.
const longestModel = 72

// fewestOfModel are its first sentence and its last two.
const fewestOfModel = 3

// shortModel keeps of the model of very good work the sentences that say most of it.
func (c *composer) shortModel(p *lesson.Plan) {
	for i, line := range p.Assessment.Summative {
		if line != c.modelWork() {
			continue
		}
		kept := lesson.Sentences(line)
		for len(kept) > fewestOfModel && wordsIn(strings.Join(kept, " ")) > longestModel {
			at := c.leastOfModel(kept)
			if at < 0 {
				break
			}
			kept = slices.Delete(kept, at, at+1)
		}
		p.Assessment.Summative[i] = strings.Join(kept, " ")
	}
}

// leansBefore begins a sentence that says nothing without the one before it.
var leansBefore = regexp.MustCompile(`^["“'(]?(?:So|Thus|Therefore|Together|Then|After|At last|Now|But|And|Or|They|It|Its|He|She|His|Her|Their|This|That|These|Those|There|Both|Each|[A-D]:|–)\b`)

// leastOfModel is the sentence, neither the first nor one of the last two, that says least of the question and the work, and on which
// the next does not lean; -1 where there is none.
func (c *composer) leastOfModel(kept []string) int {
	asked, best, least := c.wordSet(c.question+" "+c.artefact.Brief), -1, 0
	for i := 1; i < len(kept)-2; i++ { // it ends with what was changed after a test
		if leansBefore.MatchString(kept[i]) || leansBefore.MatchString(kept[i+1]) || strings.Count(kept[i], `"`) == 1 {
			continue
		}
		if says := shared(asked, c.stems(kept[i])); best < 0 || says < least {
			best, least = i, says
		}
	}
	return best
}

// withoutModel leaves the model of very good work out, and the step that reads it.
func (c *composer) withoutModel(p *lesson.Plan) {
	for i := range p.Activities {
		for j := range p.Activities[i].Steps {
			for _, seen := range c.banks.wordings["makeModel"] {
				p.Activities[i].Steps[j] = strings.Replace(p.Activities[i].Steps[j], seen, c.text("partsFirst"), 1)
			}
		}
	}
	begins, _, _ := strings.Cut(c.modelWork(), ":")
	p.Assessment.Summative = slices.DeleteFunc(p.Assessment.Summative, func(line string) bool { return begins != "" && strings.HasPrefix(line, begins+":") })
}
