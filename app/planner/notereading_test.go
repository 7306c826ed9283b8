package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestConditionsOfAClassAreRead: each has its step, and none is a trouble for which learners make something.
func TestConditionsOfAClassAreRead(t *testing.T) {
	t.Parallel()
	n := testNotes(t, "")
	for text, used := range map[string]string{
		"Very windy and hot from noon.":                                          "used.wind",
		"Il y a beaucoup de vent.":                                               "used.wind",
		"Field is grass and muddy in the mornings.":                              "used.mud",
		"Our pitch is slippery till 10.":                                         "used.mud",
		"Winter, sometimes snow.":                                                "used.cold",
		"The tap freezes before 10 so water must be kept from the day before.":   "used.waterKept",
		"Girls and boys sit separate.":                                           "used.sides",
		"Boys and girls sit on different sides of the room.":                     "used.sides",
		"Girls sit on one side and boys on the other.":                           "used.sides",
		"Boys sit behind, girls in front.":                                       "used.sides",
		"Upepo mkali.":                                                           "used.wind",
		"Some were sent home for fees.":                                          "used.hurt",
		"Learners from 9 to 16 years.":                                           "used.ages",
		"Wengine hawana viatu.":                                                  "used.shoes",
		"Some put the clay in the mouth.":                                        "used.noTasting",
		"We could do something for the school library that has 400 old records.": "used.forUser",
		"Neighbours complain of noise.":                                          "used.quiet",
		"The tap is 300 m away.":                                                 "used.water",
		"Please do not talk about it.":                                           "used.hurt",
		"Chove muito.":                                                           "used.weather",
	} {
		read := testNotes(t, text)
		want := n.says.text(used, "user", "the school library", "thing", "clay")
		if !slices.Contains(read.used, want) || len(read.told) > 0 {
			t.Errorf("%q is read as %q, left over %q", text, read.used, read.told)
		}
	}
	for _, text := range []string{"It is noisy outside."} {
		if read := testNotes(t, text); !slices.Contains(read.used, "noise") {
			t.Errorf("%q is read as %q", text, read.used)
		}
	}
	for _, text := range []string{"Field is grass and muddy in the mornings.", "The roof is very hot from noon."} {
		if n.tellsOfPlace(text) {
			t.Errorf("%q is a trouble that learners mend", text)
		}
	}
}

// TestNothingIsReadThatIsNotSaid: rules, traders, rooms and what hurts people are no beliefs, absences, prayers or examples.
func TestNothingIsReadThatIsNotSaid(t *testing.T) {
	t.Parallel()
	for text, never := range map[string]string{
		"Instructions may be in English, what learners say must be in French.": "think",
		"I want to know what learners think about rain.":                       "think",
		"Traders from Benin come on market days.":                              "market day",
		"Aulas dentro da sala.":                                                "prayer",
		"They weave a mat but it comes apart.":                                 "near you",
		"They make a leg and it fall off.":                                     "near you",
		"Many fish with their uncles. Child labour is a sore matter here.":     "near you",
		"On peut en parler, mais prière de ne pas crier.":                      "prayer",
		"Very hot under iron sheets.":                                          "noise",
		"No vet but an old herder would come.":                                 "visit of the vet",
		"Plano em português, por favor.":                                       "Portuguese",
		"Gombe. We have sacks (cement bags, sugar bags).":                      "cement",
		"Vent fort et poussière.":                                              "the fort",
		"War is a painful issue, don't ask.":                                   "do not ask",
		"They hold the ball too long.":                                         "one ball",
		"Parents sell and come late to pick them.":                             "the work of people",
		"The library has 400 books.":                                           "books",
		"Boys and girls sit apart.":                                            "together",
	} {
		if read := testNotes(t, text); slices.ContainsFunc(read.used, func(used string) bool { return strings.Contains(used, never) }) {
			t.Errorf("%q is read as %q", text, read.used)
		}
	}
	if read := testNotes(t, "Many weave baskets. They fish at night."); len(read.here) == 0 {
		t.Errorf("the work of people is not read: %q", read.used)
	}
}

// TestFaultsAreReadAsTeachersTellThem: as words that stand behind "Many".
func TestFaultsAreReadAsTeachersTellThem(t *testing.T) {
	t.Parallel()
	says := testNotes(t, "").says
	for text, do := range map[string]string{
		"They repeat the same data in each table.":                                     "repeat the same data in each table",
		"They hold the ball too long and throw it high.":                               "hold the ball too long and throw it high",
		"They repeat definitions.":                                                     says.text("note.ownWords"),
		"They leave the remainder out or write it bigger than the divisor.":            "leave the remainder out or write it bigger than the divisor",
		"They make a leg and it fall off.":                                             "make a leg that falls off",
		"They draw bars and they touch each other.":                                    "draw bars that touch each other",
		"They draw a leaf without veins.":                                              "draw a leaf without veins",
		"Learners roll pots but they crack.":                                           "roll pots that crack",
		"They copy whole sentences from the passage and pass the number of words.":     says.text("note.ownWriting"),
		"Students stop to take the baton and drop it.":                                 "stop to take the baton and drop it",
		"They say 'combien c'est' and read 70 and 90 wrongly (soixante-dix, nonante).": "read 70 and 90 wrongly (soixante-dix, nonante)",
	} {
		n := testNotes(t, text)
		if !slices.ContainsFunc(n.wrongly, func(m mistake) bool { return m.do == do }) {
			t.Errorf("%q is read as %+v", text, n.wrongly)
		}
	}
}

// TestMachinesThatWorkAreCounted: and one watch is one for all.
func TestMachinesThatWorkAreCounted(t *testing.T) {
	t.Parallel()
	for text, have := range map[string]int{
		"Lab of 9 computers of which 5 start.":     5,
		"Only 5 of 9 computers work.":              5,
		"We have 9 computers, only 5 are good.":    5,
		"9 computers but 4 are broken.":            5,
		"3 of 9 computers are broken.":             6,
		"4 out of 9 computers do not start.":       5,
		"9 computers.":                             9,
		"9 computers, 5 lessons a week with them.": 9,
	} {
		if got := inOrder(9, text); got != have {
			t.Errorf("%q: %d machines, want %d", text, got, have)
		}
	}
	n := testNotes(t, "No batons, no stopwatch except one phone.")
	if kept := withoutWatches([]Material{{Item: "measuring string, watch, baton", Per: "group", Count: 1}, {Item: "watches", Per: "group", Count: 1}}); !n.oneWatch || kept[0].Item != "measuring string, baton" || kept[1].Per != "class" {
		t.Errorf("one watch: %v, %+v", n.oneWatch, kept)
	}
}

// TestNobodyIsShownOrNamed: a wish that would is answered with a safe form and not repeated.
func TestNobodyIsShownOrNamed(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "social-studies", Topic: "Early marriage", GradeLevel: "Grade 7", AdditionalInfo: "The NGO wants girls to stand up and tell if it happened to them, and to make list of families who do it."})
	if said := mustJSON(t, plan); strings.Contains(said, "list of families") || strings.Contains(said, "stand up and tell") || !strings.Contains(plan.Overview, "your wish in a safe form") {
		t.Errorf("the wish is repeated, or not answered: %s", plan.Overview)
	}
}

// TestAQuotationIsNotAlwaysAMistake: what is asked, and a thing of which learners say something, are right.
func TestAQuotationIsNotAlwaysAMistake(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"They answer 'How are you' with 'I am five'.", "Students say giving 'cold water' to an officer is not corruption because everybody do it."} {
		if n := testNotes(t, text); len(n.mistakes) > 0 {
			t.Errorf("%q: %v is taken for a mistake", text, n.mistakes)
		}
	}
	if n := testNotes(t, "They write 'goed' and 'buyed'."); len(n.mistakes) == 0 {
		t.Error("a mistake that is quoted is not read")
	}
}

// TestTwoBeliefsAreTwo: each is put to a vote of its own, without what learners do besides.
func TestTwoBeliefsAreTwo(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"The pupils believe bones are dead like stone and that one muscle pushes.":                        {"Bones are dead like stone.", "One muscle pushes."},
		"Students think that soap is only a mixture of oil and caustic soda and they forget the balance.": {"Soap is only a mixture of oil and caustic soda."},
	} {
		var said []string
		for _, b := range testNotes(t, text).beliefs {
			said = append(said, b.said)
		}
		if !slices.Equal(said, want) {
			t.Errorf("%q: %q, want %q", text, said, want)
		}
	}
}

// TestARuleIsKeptWithoutItsReason: a long reason behind a rule does not keep the class from it.
func TestARuleIsKeptWithoutItsReason(t *testing.T) {
	t.Parallel()
	n := testNotes(t, "We must not accuse any person or the school by name, last year it bring palava with the PTA.")
	if !slices.ContainsFunc(n.effects, func(e effect) bool {
		return e.step != nil && strings.Contains(e.step(class{}), "accuse any person or the school by name") && !strings.Contains(e.step(class{}), "palava")
	}) {
		t.Errorf("the rule is not kept, or its reason is said to the class: %v", n.told)
	}
}
