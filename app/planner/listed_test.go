package planner

import "testing"

// TestListsKeepToTheTopic holds that a list keeps what the topic lists, and stays where that is not sure.
func TestListsKeepToTheTopic(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ topic, text, want string }{
		{"Cooking methods: boiling, steaming and frying", "Boiling, steaming, frying, roasting or baking: which method suits?", "Boiling, steaming or frying: which method suits?"},
		{"Cooking methods: roasting and baking", "Boiling, steaming, frying, roasting or baking: which method suits?", "Roasting or baking: which method suits?"},
		{"Nyakati: -li-, -na- na -ta-", "Use -na-, -li-, -ta-, -me- and hu- correctly in sentences.", "Use -na-, -li- and -ta- correctly in sentences."},
		{"Trade: routes, goods and effects", "Describe routes, goods and people of the trade.", "Describe routes and goods of the trade."},
		{"Vertebrates: fish and birds", "Name the groups (fish, amphibians, reptiles, birds, mammals).", "Name the groups (fish, amphibians, reptiles, birds, mammals)."}, // no end
		{"Vertebrates: fish and birds", "Name the five groups: fish, amphibians, reptiles, birds and mammals.", "Name the five groups: fish, amphibians, reptiles, birds and mammals."},
		{"Cooking methods", "Compare boiling, steaming and frying.", "Compare boiling, steaming and frying."},
		{"Cooking methods: steaming and frying", "Compare strong boiling, steaming and frying.", "Compare strong boiling, steaming and frying."},
		{"Cooking methods: boiling and frying", "Compare boiling, frying and baking powder.", "Compare boiling, frying and baking powder."},
		{"Cooking methods: boiling and stewing", "Compare boiling, frying and baking.", "Compare boiling, frying and baking."}, // one thing is no list
	} {
		if got, _ := onlyListed(test.text, listOf(test.topic)); got != test.want {
			t.Errorf("%s: %q, not %q", test.topic, got, test.want)
		}
	}
}

// TestGoalsNameOneProduct holds that a goal of making keeps what the teams make, where it is sure which of two it is.
func TestGoalsNameOneProduct(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, product, want string }{
		{"Make and test a titration guide or drop-count kit for a user.", "Titration guide with a case", "Make and test a titration guide for a user."},
		{"Make and test a titration guide or drop-count kit for a user.", "Kit that counts drops", "Make and test a drop-count kit for a user."},
		{"Design a fraction plan or tool for a user.", "Marker tool", "Design a fraction tool for a user."},
		{"Make a set or easy map of words.", "Map of the yard", "Make an easy map of words."},
		{"Design a league or relay plan for a user and justify it.", "League card", "Design a league or relay plan for a user and justify it."},
		{"Make a malt card or graphs of enzymes for a user and test them.", "Malt card", "Make a malt card or graphs of enzymes for a user and test them."},
		{"Make a guide to wudu or the pillars for users.", "Pillar map", "Make a guide to wudu or the pillars for users."},
		{"Make a plan or poster for a user.", "Song for a user", "Make a plan or poster for a user."},
	} {
		if got := oneProduct(test.text, test.product, testBanks(t).sentences); got != test.want {
			t.Errorf("%s: %q, not %q", test.product, got, test.want)
		}
	}
}
