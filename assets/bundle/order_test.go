package bundle

import (
	"slices"
	"testing"
)

func TestWordsThatAreUsedInLikePlacesLieSideBySide(t *testing.T) {
	t.Parallel()
	before := map[string]map[string]int{
		"cat": {"the": 9, "a": 1}, "dog": {"the": 8, "a": 2}, "goat": {"the": 7},
		"ran": {"cat": 5, "dog": 5}, "sat": {"cat": 4, "dog": 6}, "slept": {"goat": 3, "dog": 2},
	}
	list := []string{"cat", "dog", "goat", "ran", "sat", "slept"}
	got := beside(list, before)
	if len(got) != len(list) {
		t.Fatalf("got %q", got)
	}
	animals := 0
	for _, word := range got[:3] {
		if slices.Contains([]string{"cat", "dog", "goat"}, word) {
			animals++
		}
	}
	if animals != 0 && animals != 3 {
		t.Errorf("animals and what they do are mixed: %q", got)
	}
	if !slices.Equal(got, beside(list, before)) {
		t.Error("the same words come in another order")
	}
}

func TestWordsWithoutNeighboursKeepTheirPlace(t *testing.T) {
	t.Parallel()
	if got := beside([]string{"a", "b", "c", "d"}, map[string]map[string]int{}); !slices.Equal(got, words{"a", "b", "c", "d"}) {
		t.Errorf("got %q", got)
	}
}
