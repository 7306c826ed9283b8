package planner

import (
	"regexp"
	"strings"
	"testing"
)

// forTheWriter finds what a card says to whoever writes plans, or a step by its number in the card, which is another in a plan.
var forTheWriter = regexp.MustCompile(`\bG\d+(?: and above|-\d)|\((?:for )?Grades? \d|\bdo steps? \d|\bthem after step \d`)

func TestCardsReferToNothingThatAPlanDoesNotPrint(t *testing.T) {
	t.Parallel()
	for _, e := range knownCards(t) {
		card, err := testPlanner(t).shelf.card(&e)
		if err != nil {
			t.Fatal(err)
		}
		said := []string{card.Sensitivity}
		for _, task := range card.Tasks {
			said = append(append(said, task.Title, task.Text, task.Expect, task.Fallback), task.Steps...)
		}
		for _, a := range card.Artefacts {
			said = append(append(append(append(said, a.Type, a.Brief), a.Steps...), a.Tests...), a.Improve...)
		}
		for _, q := range card.Questions {
			said = append(said, q.Question, q.Answer)
		}
		text := strings.Join(said, "\n")
		if found := forTheWriter.FindString(text); found != "" {
			t.Errorf("%s says %q", e.ID, found)
		}
	}
}
