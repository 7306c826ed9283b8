package planner

import "testing"

// TestWhatIsAtWorkInTheOwnCountryHasRoom: it is known for a narrow topic, and never for a class that nobody places.
func TestWhatIsAtWorkInTheOwnCountryHasRoom(t *testing.T) {
	t.Parallel()
	c := &composer{card: &Card{Local: []Local{{Text: "In Kenya tea is weighed.", Ask: "How much?", Answer: "So much.", In: []string{"KE"}}}}, notes: new(notes), match: match{entry: &entry{ID: "x/tea", Line: true}}, taskWords: map[string]map[string]bool{}, dealt: map[string][]int{}}
	if _, own := c.ownLocal(); own {
		t.Error("a class without a country has something of its own")
	}
	for code, want := range map[string]bool{"KE": true, "GH": false} {
		c.class.land = &country{Code: code, Names: map[string]string{english: "Somewhere"}}
		if _, got := c.ownLocal(); got != want {
			t.Errorf("%s: got %v", code, got)
		}
	}
}
