package planner

import (
	"slices"
	"testing"
)

func TestTwoThingsAreToldApart(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string][]string{
		"Software and hardware: what is the difference":           {"software", "hardware"},
		"Hoe and plough: the differences":                         {"hoe", "plough"},
		"Difference between a city council and a county assembly": {"a city council", "a county assembly"},
		"Addition and subtraction":                                nil,
		"Difference of two squares":                               nil,
		"Boys and girls: what makes us different":                 nil,
	} {
		if got := comparedIn(topic); !slices.Equal(got, want) {
			t.Errorf("%q compares %q, want %q", topic, got, want)
		}
	}
}
