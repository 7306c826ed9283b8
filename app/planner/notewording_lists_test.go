package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestListsWithRemarksAreReadPlainly: what stands behind or before a thing is no thing of its own.
func TestListsWithRemarksAreReadPlainly(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"I can bring oranges and a football, but no globe and atlases are just 5.": "I can bring oranges and a football. No globe. We have only 5 atlases.",
		"A radio, chairs we can move about.":                                       "A radio, chairs.",
		"Price list I wrote down for five weeks.":                                  "Price list.",
		"DBE workbooks for about half, old till slips from Boxer":                  "DBE one workbook for two learners, old till slips",
		"48 learners, six desktops, only two start":                                "48 learners, We have only two desktops",
		"The fridge is broken.":                                                    "No fridge.",
		"Small land behind class.":                                                 "We have a small plot behind class.",
		"We may dig behind the fence.":                                             "We have a plot behind the fence.",
		"Church school: no cards.":                                                 "No dice, cards or betting.",
		"They have just begun letters and still mix up 2x and x².":                 "They are new to letters. They mix up 2x and x².",
		"If the numbers go up they call it arithmetic.":                            "They think that if the numbers go up it is arithmetic.",
		"One copy of the constitution, a few Times of Zambia papers":               "one constitution, a few newspapers",
		"Scissors available, DBE workbooks not delivered.":                         "Scissors available, no workbooks.",
		"50 students, razor blades not allowed, three lenses.":                     "50 students, no razor blades, three lenses.",
		"No internet, only the textbook table of census figures.":                  "No internet, we have only one textbook table of census figures.",
		"One session of 90 minutes. Need roles for everybody.":                     "One session of 90 minutes. ",
		"A small play to finish, please.":                                          "Please end with A small play.",
		"They argue a lorry pushes the cart harder.":                               "They think that a lorry pushes the cart harder.",
		"Little Neema does not speak Kiswahili yet.":                               "One child speaks only another language.",
		"Mariam faints when she sees blood.":                                       "One learner faints at blood.",
		"Just chalkboard, plus one old newspaper.":                                 "Just chalkboard and one old newspaper.",
		"Learners in Mansa, Zambia insist -3 - 5 is +8.":                           "Mansa, Zambia. Learners insist -3 - 5 is +8.",
		"They read a wide base as meaning many old people.":                        "They think that a wide base means many old people.",
		"They feel the canal was dug in his time.":                                 "They think that the canal was dug in his time.",
		"The swamp has snakes, so we stay at school.":                              "Do not leave the school: The swamp has snakes.",
	} {
		for _, form := range rewordingsOfLists {
			told = form.short.ReplaceAllString(told, form.full)
		}
		if told != want {
			t.Errorf("%q is read, want %q", told, want)
		}
	}
}

// TestADebateIsHeld: with sides, minutes and an answer; a wrong done to people is not defended.
func TestADebateIsHeld(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, want string }{
		{"English", "Summary writing", `Debate: "A summary is the first sentences of the text."`},
		{"History", "The trans-Atlantic slave trade", "Nobody defends harm done to people."},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 9", AdditionalInfo: "Kenema, Sierra Leone, 52 students. I wish for a debate."})
		if !strings.Contains(allSteps(plan), test.want) || strings.Contains(plan.Overview, "for you to place") {
			t.Errorf("%s has no debate with %q: %s", test.topic, test.want, plan.Overview)
		}
	}
}

// TestABeliefIsAnsweredByWhatIsKnown: in the words of the class, by the answer to what is said of the same thing, or by what its
// words mean; who faints is cared for.
func TestABeliefIsAnsweredByWhatIsKnown(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, told, idea, right string }{
		{"Geography", "Population pyramids", "Grade 11", "They read a wide base as meaning many old people.", "A wide base means many old people.", "many young children"},
		{"Business Studies", "Petty cash book", "Grade 9", "They think the imprest is the profit for the month.", "The imprest is the profit for the month.", "Imprest"},
		{"Mathematics", "Directed numbers", "Grade 8", "Learners insist -3 - 5 is +8 because two negatives make a positive.", "-3 - 5 = +8", "At -8"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: "Ndola, Zambia, 50 learners. " + test.told})
		if m := plan.Misconceptions[0]; !strings.Contains(m.Idea, test.idea) || !strings.Contains(m.Correction, test.right) {
			t.Errorf("%s: %q is answered by %q", test.told, m.Idea, m.Correction)
		}
	}
	plan := planFor(t, lesson.Request{Subject: "Biology", Topic: "Structure of the heart", GradeLevel: "Grade 9", AdditionalInfo: "Sohag, Egypt: 55 pupils. Mariam faints when she sees blood."})
	if !strings.Contains(plan.Overview, "care for who faints at blood") {
		t.Errorf("nobody cares for Mariam: %s", plan.Overview)
	}
}

// TestWhatLearnersKeepDoingIsTheirMistake: it is read as what they do, and never as a thing of their place that is talked about.
func TestWhatLearnersKeepDoingIsTheirMistake(t *testing.T) {
	t.Parallel()
	if got := plainlyWritten("They keep saying 'more taller'."); got != "They say 'more taller'." {
		t.Errorf("it is read as %q", got)
	}
	plan := planFor(t, lesson.Request{Subject: "English", Topic: "Reported speech: statements", GradeLevel: "Grade 9", AdditionalInfo: "Kumbo, Cameroon, 53 learners. They keep 'tomorrow' and 'here' unchanged. End with a short dialogue acted in pairs."})
	if steps := allSteps(plan); strings.Contains(steps, "sentences about keeping") || !strings.Contains(steps, "Short dialogue: A says") {
		t.Errorf("a mistake is talked about, or no dialogue ends the work: %s", steps)
	}
}

// TestATextToPractiseOnStays: the product of a line speaks of it, however short the plan has to be.
func TestATextToPractiseOnStays(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "English", Topic: "Summary writing", GradeLevel: "Grade 9", Skills: lesson.Skillset{"Analysis", "Research", "Problem Solving"}, AdditionalInfo: "56 learners, Kisumu, 5 lessons of 40 minutes."})
	if !strings.Contains(allSteps(plan), "Goats are useful to a village") {
		t.Error("the text on goats is not printed")
	}
}

// TestWhatAClassHasIsReadInItsOwnWords holds that lists behind numbers, with what is missing in them, are kit of the class.
func TestWhatAClassHasIsReadInItsOwnWords(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"46 of them, 35 minutes, plain paper for folding, a few crayons, no fraction charts.": "plain paper|crayons",
		"Can get fresh morogo, salt.":                            "fresh morogo|salt",
		"Sand and red soil nearby but clay is far.":              "Sand|red soil|clay",
		"Cassava, salt, cups and one kitchen scale we can find.": "Cassava|salt|cups|kitchen scale",
		"Coins, red and white beans, no microscope.":             "Coins|red beans|white beans",
		"Nails, cooking oil, salt, empty jam jars: that is all.": "Nails|cooking oil|salt|jam jars",
		"Vinegar, eggshells, baking soda, acid is finished.":     "Vinegar|eggshells|baking soda",
	} {
		if got := strings.Join(testNotes(t, told).things, "|"); got != want {
			t.Errorf("%q: %q, want %q", told, got, want)
		}
	}
	if things := testNotes(t, "Morogoro, Tanzania, 60 in class, 40 minutes, ruled exercise books, sticks, four protractors.").things; slices.Contains(things, "Tanzania") || !slices.Contains(things, "sticks") {
		t.Errorf("the things of a class in Morogoro are %q", things)
	}
	if n := testNotes(t, "Jimma, Ethiopia, 56 students, 42 minutes, one laptop."); n.minutes != 42 {
		t.Errorf("a lesson of 42 minutes with a laptop has %d", n.minutes)
	}
	if n := testNotes(t, "43 learners, two 40 minute lessons a week apart."); n.lessons != 2 || n.minutes != 40 {
		t.Errorf("two lessons of 40 minutes are %d of %d", n.lessons, n.minutes)
	}
	if n := testNotes(t, "Wanasema 'kipofu kimefika'."); n.blind {
		t.Error("who is blind in a sentence of learners is in the class")
	}
}

// TestWhatBelongsToNobodyIsNotRead holds that half a quotation is no claim, and that what insects have eaten is not there.
func TestWhatBelongsToNobodyIsNotRead(t *testing.T) {
	t.Parallel()
	if n := testNotes(t, "Wengi husema 'mtoto mdogo' na kudhani huo ndio udogo wa nomino."); len(n.beliefs) > 0 {
		t.Errorf("half a quotation is voted on: %v", n.beliefs)
	}
	if n := testNotes(t, "They think the 'sum' is a product."); len(n.beliefs) != 1 {
		t.Errorf("a claim with a quoted word is lost: %v", n.beliefs)
	}
	if n := testNotes(t, "We have one razor blade, old charts eaten by termites."); slices.Contains(n.things, "charts") {
		t.Errorf("eaten charts are at hand: %q", n.things)
	}
	if n := testNotes(t, "They write 'one boy is dyslexic'."); len(n.met) > 0 {
		t.Errorf("who is ill in a sentence of learners is in the class: %v", n.met)
	}
	if n := testNotes(t, "They only remove the quotation marks."); len(n.beliefs) != 1 {
		t.Errorf("what they only do is no mistake: %v", n.beliefs)
	}
	if n := testNotes(t, "Everybody puts 'isn't it?' after every sentence."); !slices.ContainsFunc(n.told, func(told string) bool { return strings.HasPrefix(told, "They put") }) {
		t.Errorf("what everybody does is not theirs: %q", n.told)
	}
	if n := testNotes(t, "My 38 matrics in Kimberley, South Africa, have 55 minutes."); n.minutes != 55 || !slices.Contains(n.used, "38 learners") {
		t.Errorf("38 matrics with 55 minutes are %q", n.used)
	}
	if n := testNotes(t, "We have river sand and cartons."); n.anchor != "" {
		t.Errorf("river sand is the place %q", n.anchor)
	}
	plan := planFor(t, lesson.Request{Subject: "english", Topic: "Question tags", GradeLevel: "Grade 7", AdditionalInfo: "Lafia, Nigeria: 58 students, one lesson of 40 minutes. I want a short written test at the end."})
	if said := allSteps(plan); strings.Contains(said, "as homework") || strings.Contains(said, "draw its main part") {
		t.Errorf("a test that is asked for becomes homework, or lines are drawn: %s", said)
	}
}
