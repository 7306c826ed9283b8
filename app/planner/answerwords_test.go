package planner

import (
	"slices"
	"testing"
)

func TestAnswerUsesWordsOfTheAnswer(t *testing.T) {
	c := &composer{
		card:      &Card{Vocab: []Word{{Term: "port"}, {Term: "script"}, {Term: "slag"}, {Term: "kingdom"}}},
		match:     match{entry: &entry{}},
		question:  "How can a few finds show why Kush was great?",
		exemplar:  "Slag proves iron, not whose it was.",
		usedTerms: 4,
	}
	c.request.Topic = "The kingdom of Kush"
	if got := c.answerWords(); !slices.Equal(got, []string{"kingdom", "slag"}) {
		t.Errorf("answerWords() = %v", got)
	}
}
