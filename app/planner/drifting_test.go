package planner

import (
	"strings"
	"testing"
)

func TestQuestionsOnWhatNoTaskTeaches(t *testing.T) {
	c := &composer{
		card: &Card{
			Names: map[string]string{"en": "Angles"},
			Vocab: []Word{{Term: "reflex angle", Meaning: "more than 180°"}, {Term: "acute", Meaning: "less than 90°"}},
			Tasks: []Task{
				{ID: "measure", Title: "Measure", Steps: []string{"Lay the protractor on the vertex and read the acute angle."}, Items: []QA{{Question: "Is 50° acute?", Answer: "Yes"}}},
				{ID: "lines", Title: "Roads", Steps: []string{"Mark the crossing roads and find the equal corners of the parallel lanes."}},
			},
		},
		match:     match{entry: &entry{Phrases: []string{"angle", strings.Join(stems("complementary angles"), " ")}}},
		name:      "angles",
		taskWords: map[string]map[string]bool{},
	}
	c.tasks = c.card.Tasks[:1]
	for _, test := range []struct {
		question, answer string
		want             bool
	}{
		{"Read this acute angle with a protractor.", "50°", false},
		{"Which angle is complementary to 40°?", "50°", true},
		{"Name a reflex angle.", "200°", true},
		{"Which roads are parallel, and which corners are equal?", "The two lanes.", true},
		{"A window opens by 50°. Is the angle acute?", "Yes.", false},
	} {
		if got := c.drifts(QA{Question: test.question, Answer: test.answer}); got != test.want {
			t.Errorf("drifts(%q) = %v, want %v", test.question, got, test.want)
		}
	}
	if !c.callsOther("Tin D is damp. Predict.") || c.callsOther("A tin is damp.") {
		t.Error("a thing that is called by a letter is not known by the tasks")
	}
}
