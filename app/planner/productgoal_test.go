package planner

import "testing"

func TestAProductOfSeveralThingsIsThem(t *testing.T) {
	t.Parallel()
	for thing, several := range map[string]bool{
		"bond cards with dots and crosses": true, "role cards": true, "a set of cards": false, "a guide for three shops": false, "water sheet on the drops of rain": false, "our compass": false,
	} {
		if isSeveral(thing) != several {
			t.Errorf("%q: several %t, want %t", thing, !several, several)
		}
	}
}
