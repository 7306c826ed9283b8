package planner

import "testing"

func TestListsWiderThanTheTopicAreNarrowed(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ topic, text, want string }{
		{"Insurance: sharing the risk", "Make a guide on transport, insurance or office work for a user.", "Make a guide on insurance for a user."},
		{"Goats and sheep", "Draw the house of goats, sheep, hens or pigs.", "Draw the house of goats or sheep."},
		{"Insurance", "Design a game, sign or guide for families.", "Design a game, sign or guide for families."},
		{"Osmosis", "Write about rivers, lakes or seas.", "Write about rivers, lakes or seas."},
		{"Lakes", "Write about rivers, seas or lakes of our area.", "Write about lakes of our area."},
	} {
		if got := onlyAsked(test.text, wordSet(test.topic)); got != test.want {
			t.Errorf("%q: %q, want %q", test.topic, got, test.want)
		}
	}
}
