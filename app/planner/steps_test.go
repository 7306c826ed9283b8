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
		{"what is folded takes no more time than it is worth", []step{{text: "a", weight: 4, most: 4}, {text: "b", weight: 4}, {text: "c", weight: 1}}, 20, []int{4, 13, 3}},
		{"no step is too long while another can use the time", []step{{text: "a", weight: 9}, {text: "b", weight: 1}}, 20, []int{15, 5}},
		{"the main work takes what is left", []step{{text: "a", weight: 1}, {text: "b", weight: 4}}, 40, []int{15, 25}},
	} {
		if got := shares(test.steps, test.minutes, 15); !slices.Equal(got, test.want) {
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

func TestWorkIsNotHurriedThrough(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		text        string
		least, most int
	}{
		{"Sew the sides with the chosen stitch.", 6, 0},
		{"Let each child take a turn in the group: count 3, then 5.", 6, 0},
		{"Fold a strip so that each stage has one field.", 2, 4},
		{"Ask: \"Which is longer?\"", 2, 0},
		{"Mark the weak place on the plan.", 4, 0},
		{"Cut a stick. Lay it along the paper. Tear 12 squares. Fill the ring.", 6, 0},
		{"Ask: \"Which holds most?\" \"Why?\" Mark it.", 2, 0},
		{"Make a model of five methods.", 6, 0},
	} {
		if got := worked(step{text: test.text}, 4); got.least != test.least || got.most != test.most {
			t.Errorf("%s: at least %d and at most %d minutes, want %d and %d", test.text, got.least, got.most, test.least, test.most)
		}
	}
}

func TestShortTimeGivesFewerStepsNotShorterOnes(t *testing.T) {
	t.Parallel()
	step6 := func(text string, keep bool) step { return step{text: text, weight: 3, least: 6, keep: keep} }
	for _, test := range []struct {
		name    string
		steps   []step
		minutes int
		want    []string
	}{
		{"what is not needed is left out", []step{step6("a", true), step6("b", false), step6("c", true)}, 12, []string{"a", "c"}},
		{"what is needed is put together", []step{step6("a", true), step6("b", true), step6("c", true)}, 14, []string{"a b", "c"}},
		{"there is time for all", []step{step6("a", true), step6("b", false), step6("c", true)}, 18, []string{"a", "b", "c"}},
	} {
		if got := texted(fit(test.steps, test.minutes, 4)); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

func TestWhatIsDoneFortyTimesHasItsMinutes(t *testing.T) {
	t.Parallel()
	once, often := paced(step{text: "Draw one bean and write it."}, 3), paced(step{text: "Draw one bean, write it, put it back, 40 times."}, 3)
	if often.least <= once.least {
		t.Errorf("40 draws have %d minutes, one has %d", often.least, once.least)
	}
}
