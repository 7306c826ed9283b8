package planner

import "testing"

func TestQuestionsInATopicAreNamed(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]string{
		"Parts of a plant and what each part does":  "Parts of a plant and functions",
		"Rights: what they are and why they matter": "Rights: what they are and importance",
		"Soil: what it is used for":                 "Soil: uses",
		"What plants need":                          "What plants need",
	} {
		if got := plainTopic(topic); got != want {
			t.Errorf("%q is read as %q, want %q", topic, got, want)
		}
	}
}
