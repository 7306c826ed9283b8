package planner

import "testing"

func TestArticlesFitTheNoun(t *testing.T) {
	t.Parallel()
	for phrase, want := range map[string]string{
		"Fair-share rope":                    "a fair-share rope",
		"Evidence exhibition":                "an evidence exhibition",
		"Indicator strips with a chart":      "indicator strips with a chart",
		"Unplugged AI show":                  "an unplugged AI show",
		"User guide":                         "a user guide",
		"Great Zimbabwe panel":               "a Great Zimbabwe panel",
		"The class book":                     "the class book",
		"Malaria message for the meeting":    "a malaria message for the meeting",
		"Price plan and sale notice":         "a price plan and sale notice",
		"AI card game":                       "an AI card game",
		"Work and power card":                "a work and power card",
		"Glass":                              "a glass",
		"Set of cards about the water cycle": "a set of cards about the water cycle",
	} {
		if got := testBanks(t).sentences.withArticle(phrase); got != want {
			t.Errorf("%q: got %q, want %q", phrase, got, want)
		}
	}
}

func TestASentenceKeepsAVariableSmall(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"x - 9 = 4":           "x - 9 = 4.",
		"x² + 3x = 0":         "x² + 3x = 0.",
		"a dog barks":         "A dog barks.",
		"x-rays pass through": "X-rays pass through.",
		"e":                   "E.",
		"y varies as x":       "y varies as x.",
		"dy/dx = 3":           "dy/dx = 3.",
		"ω = 4 rad/s":         "ω = 4 rad/s.",
		"print(17)":           "print(17).",
	} {
		if got := sentence(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestTidyMendsWhatSlotsLeave(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		`Ask: "Why?".`:             `Ask: "Why?"`,
		"They show a the rope.":    "They show the rope.",
		"I think ..., because ...": "I think ..., because ...",
		"two  spaces":              "two spaces",
	} {
		if got := tidy(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestSignsKeepTheirSmallLetter(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{"pH 3": "pH 3.", "x = 4, y = 2": "x = 4, y = 2.", "f(x) = 3": "f(x) = 3.", "acid": "Acid.", "a (small) cup": "A (small) cup.", "": ""} {
		if got := sentence(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

func TestLowerFirstLeavesNames(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Soil erosion": "soil erosion", "Great Zimbabwe and Mutapa": "Great Zimbabwe and Mutapa", "AI and data": "AI and data",
		"Zulu kingdom": "Zulu kingdom", "Pan-Africanism and unity": "Pan-Africanism and unity", "Kanem-Borno, the Hausa states": "Kanem-Borno, the Hausa states",
		"Bible people": "Bible people", "": "",
	} {
		if got := lowerFirst(text); got != want {
			t.Errorf("%q became %q", text, got)
		}
	}
}
