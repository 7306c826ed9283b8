package planner

import (
	"slices"
	"testing"

	"somo/app/regexp"
)

func TestWhatWasFoundIsKept(t *testing.T) {
	t.Parallel()
	c, asked := &composer{}, 0
	for range 3 {
		recall(&c.memory.sayings, "a text", func() string { asked++; return "found" })
	}
	if asked != 1 {
		t.Errorf("looked %d times", asked)
	}
	hens, text := regexp.MustCompile(`\bhens?\b`), "Two hens and the hen of a neighbour are in the yard."
	for range 2 {
		if !c.matches(hens, text) || c.matches(hens, "A yard.") {
			t.Error("a pattern fits otherwise when it is asked again")
		}
		if got, want := c.telling(text), []string{"hen", "neighbour", "yard"}; !slices.Equal(got, want) {
			t.Errorf("telling words are %q, want %q", got, want)
		}
	}
}

func TestSlotsAreFilled(t *testing.T) {
	t.Parallel()
	c := &composer{slots: map[string]string{"thing": "a mat", "place": "Huye"}}
	for text, want := range map[string]string{
		"Make {thing} in {place}.": "Make a mat in Huye.", "No slot": "No slot", "{ {thing}": "{ a mat", "{thing": "{thing", "{sides|he}": "{sides|he}", "{a{place}": "{aHuye", "{}": "{}",
	} {
		if got, ok := c.fill(text); got != want || !ok {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if _, ok := c.fill("For {nobody}"); ok {
		t.Error("a slot without a value is filled")
	}
}
