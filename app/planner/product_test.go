package planner

import "testing"

func TestTheProductDecidesHowItCanBeMade(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		artefact               Artefact
		silent, handled, built bool
	}{
		{Artefact{Type: "Welcome song with actions", Steps: []string{"Choose two lines."}}, false, false, false},
		{Artefact{Type: "Data page", Steps: []string{"Rule a table.", "Tell a neighbour what it shows."}}, false, true, false},
		{Artefact{Type: "Data page", Steps: []string{"Rule a table.", "Copy the results."}}, false, true, false},
		{Artefact{Type: "Sliding strips", Steps: []string{"Write the words.", "Tie the strips with string."}}, false, true, true},
		{Artefact{Type: "Lifting lever", Steps: []string{"Tie two sticks.", "Mark the middle."}}, true, true, true},
	} {
		c := composer{card: &Card{}, artefact: test.artefact, forbidden: map[string]bool{}}
		c.forbidForProduct()
		if c.forbidden["silence"] == test.silent || c.forbidden["hands"] == test.handled || c.buildsThings() != test.built {
			t.Errorf("%s: forbidden %v, built %t", test.artefact.Type, c.forbidden, c.buildsThings())
		}
	}
}
