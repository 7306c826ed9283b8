package planner

import (
	"slices"
	"testing"
)

func TestWithoutItems(t *testing.T) {
	for _, test := range []struct {
		text, want string
		left       []string
	}{
		{"Tell what a force did: start, stop, turn or change shape.", "Tell what a force did: start, stop or turn.", []string{"change shape"}},
		{"Classify feeds such as pasture, hay, silage and grain by nutrient.", "Classify feeds such as pasture, hay and grain by nutrient.", []string{"silage"}},
		{"Describe position by latitude, longitude, sea and neighbours.", "Describe position by latitude, sea and neighbours.", []string{"longitude"}},
		{"Describe position by latitude, longitude and sea.", "Describe position by latitude, longitude and sea.", []string{"longitude", "sea"}},
		{"Compose minutes, an article or a speech that fits the audience.", "Compose minutes, an article or a speech that fits the audience.", []string{"an article", "a speech"}},
		{"Compose minutes, an article or a speech that fits the audience.", "Compose minutes or an article that fits the audience.", []string{"a speech"}},
		{"Measure with hand spans, feet or sticks without gaps.", "Measure with hand spans or feet without gaps.", []string{"sticks"}},
		{"Name plants and animals.", "Name plants and animals.", []string{"animals"}},
		{"Name the groups (fish, birds, mammals) and state two.", "Name the groups (fish, birds, mammals) and state two.", []string{"birds"}},
	} {
		if got := withoutItems(test.text, func(item string) bool { return slices.Contains(test.left, item) }); got != test.want {
			t.Errorf("withoutItems(%q) = %q, want %q", test.text, got, test.want)
		}
	}
}
