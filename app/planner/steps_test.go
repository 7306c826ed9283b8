package planner

import (
	"slices"
	"strings"
	"testing"
)

func TestStepsGetTheMinutesTheyNeed(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("word ", 3*wordsAMinute)
	for _, test := range []struct {
		name    string
		steps   []step
		minutes int
		want    []int
	}{
		{"by weight", []step{{text: "a", weight: 1}, {text: "b", weight: 3}}, 10, []int{3, 7}},
		{"a long text has time to be read", []step{{text: long, weight: 1}, {text: "b", weight: 3}}, 8, []int{4, 4}},
		{"what it needs comes before its weight", []step{{text: "a", weight: 1, least: 6}, {text: "b", weight: 3}}, 11, []int{7, 4}},
		{"too little time is shared", []step{{text: "a", least: 6}, {text: "b", least: 6}}, 6, []int{3, 3}},
	} {
		if got := shares(test.steps, test.minutes); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %v minutes, want %v", test.name, got, test.want)
		}
	}
}

func TestWorkBeforeClassIsNoStep(t *testing.T) {
	t.Parallel()
	early, rest := prepared([]string{
		"Before the lesson, wash the roots.",
		"Write the letter on the board before class with its numbers. Say that the people are made up.",
		"Ask: What did we do before the lesson?",
		"Tear a strip before the class and ask: Is it half?",
	})
	if want := []string{"Wash the roots.", "Write the letter on the board with its numbers."}; !slices.Equal(early, want) {
		t.Errorf("before class: %q, want %q", early, want)
	}
	if want := []string{"Say that the people are made up.", "Ask: What did we do before the lesson?", "Tear a strip before the class and ask: Is it half?"}; !slices.Equal(rest, want) {
		t.Errorf("in class: %q, want %q", rest, want)
	}
}
