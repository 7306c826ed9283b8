package planner

import (
	"slices"
	"testing"
)

func TestWholeRemarks(t *testing.T) {
	told := []string{
		"55 little ones", "por favor", "quatre-vingt-dix)", "would like a use from real life e.g",
		"not only 'father and mother'", "the old bell is cracked", "I want them to find out, not be told", "find out, not be told",
	}
	want := []string{"the old bell is cracked", "I want them to find out, not be told"}
	if got := wholeRemarks(told); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
