package planner

import "testing"

func TestWhatIsNoQuestionIsSaid(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		`Ask: "How many?" Then say: 5.`:                         `Ask: "How many?" Then say: 5.`,
		`Vote again. Ask: "Count them." Hear answers.`:          `Vote again. Say: "Count them." Hear answers.`,
		`Ask: "Why?" Pairs talk. Ask: "Sort them." They do it.`: `Ask: "Why?" Pairs talk. Say: "Sort them." They do it.`,
		`Ask: "not closed`:                                      `Ask: "not closed`,
	} {
		if got := saidOrAsked(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}
