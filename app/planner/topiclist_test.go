package planner

import (
	"slices"
	"testing"

	"somo/app/lesson"
)

// TestEachListedTopicIsCounted takes lists of topics for Grade 8: the first that is taught then is planned.
func TestEachListedTopicIsCounted(t *testing.T) {
	t.Parallel()
	known, err := testPlanner(t).recogniser()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		subject, topic string
		later          []string
	}{
		{"mathematics", "Fractions, angles, ratio, bar graphs and also the metric system before the national exam", []string{"fractions", "ratio", "bar graphs", "the metric system"}},
		{"english", "Nouns; verbs; adjectives and letter writing", []string{"nouns", "verbs", "adjectives"}},
		{"biology", "Osmosis, digestion and food tests this term", []string{"digestion", "food tests"}},
		{"mathematics", "Area of squares, rectangles and triangles", nil},
	} {
		found := known.recognise(test.subject, test.topic, lesson.BandG7to9)
		var later []string
		for _, one := range found.listed {
			later = append(later, lowerFirst(one))
		}
		if !slices.Equal(later, test.later) {
			t.Errorf("%q: later come %q, want %q", test.topic, later, test.later)
		}
		if later != nil && found.named != len(later)+1 {
			t.Errorf("%q names %d topics", test.topic, found.named)
		}
	}
}

func TestTimesAreNoTopics(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]string{
		"The metric system before the national exam": "The metric system",
		"Osmosis this term":                          "Osmosis",
		"Fractions":                                  "Fractions",
		"Life before the railway":                    "Life before the railway",
		"Revision for the exam":                      "Revision for the exam",
		"Writing for a newspaper":                    "Writing for a newspaper",
		"Testing water by smell":                     "Testing water by smell",
		"Food tests":                                 "Food tests",
	} {
		if got := withoutWhen(topic); got != want {
			t.Errorf("%q is %q, want %q", topic, got, want)
		}
	}
}
