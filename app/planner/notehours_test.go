package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestHoursWeatherAndRoomAreKept(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, used, step string }{
		{"Rains stop lessons any afternoon.", "rain that stops lessons", "When rain comes, stop at the end of a step"},
		{"We go home when it rains.", "rain that stops lessons", "Go on under a roof, or the next morning"},
		{"Hot season, so we go outside only before 10 o'clock.", "outside only before 10 o'clock", "before 10 o'clock"},
		{"The yard is very hot after 11.", "the heat after 11", "It is hot after 11: teach this before the heat"},
		{"Very cold mornings.", "the cold", "begin each lesson on the feet"},
		{"They go home by 3 o'clock.", "a long way home", "Nobody stays behind"},
		{"Desks are fixed, but we may use the yard.", "the yard", "Use the yard for this"},
		{"Shifts of boys and girls.", "shifts of girls and boys", "one shift tries the work of the other"},
		{"The textbooks tell only the settlers' side.", "a book with one side", "tells only the settlers' side"},
		{"Calculators: one for three learners.", "one calculator for 3", "One calculator for 3 learners"},
		{"One of them asks that part of it is not told to children.", "what is not for children", "stays untold"},
		{"Three old people know the story and they do not agree.", "tellings that differ", "a column of its own"},
		{"Learners square only one side and forget the root.", "the mistake that many make", "look for this mistake"},
		{"They add up to 50.", "what they can already", "add up to 50"},
		{"Classes stop on Mondays.", "no lesson on Mondays", "No lesson falls on a Monday"},
		{"On Tuesdays no fishing so attendance is better.", "Tuesdays, when most are here", "Put this lesson on a Tuesday"},
		{"Use emalangeni.", "sums in emalangeni", ""},
		{"They are afraid of this topic and their older brothers told them it is the hardest.", "fear of being wrong", ""},
		{"Several are over age.", "mixed ages", "Mix ages in each team"},
		{"Some have just come back from camps.", "learners who are new here", "never asked why or how they came"},
		{"Pupils draw the arrows the wrong way.", "the mistake that many make", "look for this mistake"},
		{"One of them can come for one morning.", "the visit of the guest", "Before the guest comes, learners write three questions"},
		{"Please make it interesting and not the usual thing.", "a surprising start", "Begin with a surprise"},
		{"Something nice for the head teacher to see.", "the visit of the head teacher", "For the visit of the head teacher"},
		{"Not too long please.", "a short plan; I planned 3 lessons", ""},
		{"Please do not use punishment stories.", "left out on purpose: punishment", ""},
		{"No ghosts please, children cannot sleep.", "left out on purpose: ghosts", ""},
		{"Big field free only before 9.", "outside only before 9", "before 9"},
		{"The councillor wants to meet the pupils.", "the visit of the councillor", "choose two speakers a team"},
		{"Hostel children cannot ask parents.", "learners who stay at school", "Whoever cannot ask at home"},
		{"The old textbook has 2002 census figures.", "an old book", "write the year beside each"},
		{"We meet in a church hall in the week.", "a borrowed room", "The room is borrowed"},
		{"Some bring small brothers.", "small brothers and sisters", "sit with a team"},
	} {
		wantNoteUsed(t, test.text, test.used, test.step)
	}
}

func TestATeacherAloneIsNotAskedForMoreAdults(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "geography", Topic: "Settlement patterns", GradeLevel: "Grade 10", AdditionalInfo: "Fieldwork only inside walking distance, with one teacher."})
	steps := allSteps(plan)
	if strings.Contains(steps, "one adult for") || !strings.Contains(steps, "you are the only adult") {
		t.Errorf("one teacher goes out: %s", steps)
	}
}

func TestAVisitorOfThePastTellsAndIsAsked(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "history", Topic: "Great Zimbabwe", GradeLevel: "Grade 8", AdditionalInfo: "Elders can visit one Friday."})
	steps := allSteps(plan)
	if strings.Contains(steps, "try a safe part") || !strings.Contains(steps, "Learners ask their written questions") || strings.Contains(steps, "A guest speaks for") {
		t.Errorf("an elder tells: %s", steps)
	}
}

func TestWhatThePlaceHasOfTheTopicIsTheCase(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Heat transfer", GradeLevel: "Grade 9", AdditionalInfo: "The zinc roof makes our classroom very hot after 11."})
	for _, want := range []string{"Tell of our place: The zinc roof", `"People here need ___ because the zinc roof makes`, "would this help where the zinc roof"} {
		if !strings.Contains(allSteps(plan), want) {
			t.Errorf("no step says %q", want)
		}
	}
}

func TestAnExaminationAheadIsMetInItsForm(t *testing.T) {
	t.Parallel()
	for _, told := range []string{"NSC trial exams start in five weeks.", "JC examination is in October."} {
		plan := planFor(t, lesson.Request{Subject: "chemistry", Topic: "The mole", GradeLevel: "Grade 12", AdditionalInfo: told})
		if !strings.Contains(mustJSON(t, plan), "marks, as in the") {
			t.Errorf("%q: no question is marked as there", told)
		}
	}
}

func TestHoursAndWishesAreNotMisread(t *testing.T) {
	t.Parallel()
	for text, not := range map[string]string{
		"Rains stop in April.":                               "rain that stops lessons",
		"The home language is not the same for all.":         "a surprising start",
		"We have a school with a nice garden.":               "a surprising start",
		"Two are deaf, one of them can talk a little.":       "the visit of the guest",
		"Some are ahead, others are behind.":                 "the wish to be ahead",
		"Farmers lost money when prices fell.":               "people who lost money",
		"Our lessons are not very long.":                     "a short plan",
		"A pastor can come for 20 minutes.":                  "lessons of 20 minutes",
		"Some are 10 and never went to school before.":       "the mistake that many make",
		"Matric class in Soweto.":                            "examination",
		"Learners only know English.":                        "what learners leave out",
		"Boys and girls come in shifts of boys and of girls": "girls and boys together",
	} {
		plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", AdditionalInfo: text})
		if _, used, _ := strings.Cut(plan.Overview, "Your notes shaped this plan: "); strings.Contains(used, not) {
			t.Errorf("%q is read as %q: %s", text, not, plan.Overview)
		}
	}
}
