package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestWhatIsNotWantedIsLeftOut obeys a ban on what a plan contains in silence: it is no rule and no aim of the class.
func TestWhatIsNotWantedIsLeftOut(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"Please do not use money in coins because we have no centimes in use.":    "money in coins",
		"Please do not use examples with alcohol because of our faith.":           "alcohol",
		"Avoid examples of snow, they have never seen it.":                        "snow",
		"Please do not use football, the girls are tired of it.":                  "football",
		"No examples with pigs please.":                                           "pigs",
		"Don't use plastic bottles because they are banned here.":                 "plastic bottles",
		"Please no gambling or lottery examples.":                                 "gambling or lottery",
		"Avoid milk and meat examples, most families cannot buy them.":            "milk and meat",
		"Please do not show snakes, some children had a bad time.":                "snakes",
		"Please do not collect data about clan, weight or family income.":         "data about clan, weight or family income",
		"We should not measure the weight or height of girls.":                    "weight or height of girls",
		"Please do not use ages, marks or pocket money as data.":                  "ages, marks or pocket money",
		"Do not use phones in class.":                                             "",
		"Please do not use long sentences.":                                       "",
		"Do not use more than three colours.":                                     "",
		"They do not use capital letters.":                                        "",
		"Children must not write ayahs on paper that will be thrown away.":        "",
		"Learners should not use real names of people in the village.":            "",
		"Nobody may use the tap in the afternoon because the tank is nearly dry.": "",
	} {
		n := testNotes(t, told)
		label := n.says.text("used.shunned", "what", want)
		found := slices.IndexFunc(n.used, func(used string) bool { return strings.HasPrefix(used, n.says.text("used.shunned", "what", "")) })
		if (want == "") != (found < 0) || want != "" && (!slices.Contains(n.used, label) || len(n.told) > 0) {
			t.Errorf("%q: used %q, handed back %q", told, n.used, n.told)
		}
	}
}

func TestNothingOfWhatIsNotWantedIsPlanned(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, told, not string }{
		{"mathematics", "Decimals: tenths and hundredths", "Grade 5", "Please do not use money in coins because we have no centimes in use.", "coin"},
		{"mathematics", "Mean, median and mode", "Grade 7", "Please do not collect data about clan, weight or family income.", "clan"},
		{"physics", "Speed, distance and time", "Grade 9", "Please do not use football, the girls are tired of it.", "football"},
		{"elementary-science", "Healthy food", "Grade 4", "Avoid milk and meat examples, most families cannot buy them.", "sort foods that people here eat: milk"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: "45 learners. " + test.told})
		said := allSteps(plan)
		for _, a := range plan.Activities {
			said += a.Description + a.Safety
		}
		if strings.Contains(said, test.not) || strings.Contains(said, "Tell the class this aim") {
			t.Errorf("%q: the plan says %q", test.told, test.not)
		}
	}
}

// TestWhatTheTeacherTellsOfRoomsAndHerself is acted on or left, and is never a wonder of the place.
func TestWhatTheTeacherTellsOfRoomsAndHerself(t *testing.T) {
	t.Parallel()
	for _, test := range []remarkTest{
		{"biology", "The human circulatory system: heart and blood", "Grade 8", "Open yard for moving about.", "Use the open yard for this", "Tell of our place"},
		{"english", "Prepositions of place", "Grade 4", "Large playground for games. Big hall with benches.", "Use the large playground for this", "playground for games"},
		{"mathematics", "Area and perimeter of rectangles", "Grade 5", "Sandy school yard.", "", "with sandy school yard"},
		{"elementary-science", "Food chains", "Grade 5", "Space for groups outside.", "", "for you to place"},
		{"elementary-science", "Food chains", "Grade 5", "A wide verandah for group work.", "", "for you to place"},
		{"english", "Rhymes", "Kindergarten", "I am a volunteer and my own English is not strong.", "your own English", "for you to place"},
		{"english", "Adverbs", "Grade 6", "I am a Portuguese teacher and English is hard for me.", "your own English", "new to learners"},
		{"mathematics", "Fractions: halves and quarters", "Grade 3", "My own maths is weak.", "a subject new to you", "for you to place"},
		{"english", "Adverbs", "Grade 6", "I need something for tomorrow.", "Tomorrow you can teach lesson 2 alone", "for you to place"},
		{"history", "The Berlin Conference and the partition of Africa", "Grade 9", "I have to teach this tomorrow morning.", "Tomorrow you can teach lesson 2 alone", "for you to place"},
		{"biology", "Cells: structure and function", "Grade 9", "Boys are very interested.", "", "interested"},
		{"biology", "Cells: structure and function", "Grade 9", "The class is lively and curious.", "", "curious"},
		{"mathematics", "Decimals: tenths and hundredths", "Grade 5", "No printed squares, but pupils have squared exercise books.", "Learners mark the squares of this part in their own squared books", "for you to place"},
		{"chemistry", "Atomic structure and the periodic table", "Grade 10", "Students come from French and some terms are new in English.", "in English and in French", "way to school"},
	} {
		test.check(t, "Nyeri, Kenya. 45 learners. ")
	}
}

func TestLanguagesOfSchoolsBefore(t *testing.T) {
	t.Parallel()
	for told, want := range map[string][]string{
		"Students come from French and some terms are new in English.":                {"French"},
		"They come from Arabic schools and many words are new to them.":               {"Arabic"},
		"The class changes from Kiswahili to English this year.":                      {"Kiswahili"},
		"They moved from the French section last year.":                               {"French"},
		"Most come from Kibera and walk far.":                                         nil,
		"Some come from Malawi and some from Zambia.":                                 nil,
		"They come from homes where nobody reads.":                                    nil,
		"Many learners came from the French company's camp, which closed last month.": nil,
	} {
		if got := testNotes(t, told).homeLanguages; !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", told, got, want)
		}
	}
}

// TestWhatIsLackingIsWrittenOnce and what there is instead is read as a thing at hand.
func TestWhatIsLackingIsWrittenOnce(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"No model of the heart and we cannot buy a cow heart.":          "No model of the heart and no cow heart.",
		"No microscope and we cannot get slides.":                       "No microscope and no slides.",
		"No hand lens and we have no sieve.":                            "No hand lens and no sieve.",
		"It is hot and we cannot buy ice.":                              "It is hot, and we cannot buy ice.",
		"Ice we cannot buy.":                                            "No Ice.",
		"No printed squares, but pupils have squared exercise books.":   "No printed squares. We have squared exercise books.",
		"No beakers, but jam jars are plenty.":                          "No beakers. We have jam jars.",
		"No fraction circles, we use round leaves.":                     "No fraction circles. We have round leaves.",
		"No fire in the room, but we have a kitchen in the next house.": "No fire in the room. We have a kitchen in the next house.",
	} {
		if got := plainlyWritten(told); got != want {
			t.Errorf("%q is read as %q, want %q", told, got, want)
		}
	}
}

// TestWhatAStepStillHasIsNotSaidToBeLeftOut holds the overview to what the steps say.
func TestWhatAStepStillHasIsNotSaidToBeLeftOut(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{"Pay with coins.": "not wanted: coins", "Draw a map.": "left out on purpose: coins"} {
		c := &composer{banks: testBanks(t), notes: &notes{leftOutAs: []leftOutAs{{"coins", stems("coins")}}}, drafts: []*draft{{steps: []step{{text: told}}}}}
		if got := c.honestly(c.text("used.shunned", "what", "coins")); !strings.HasPrefix(got, want) {
			t.Errorf("%q: the overview says %q", told, got)
		}
	}
}
