package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestATopicFindsTheLineThatTeachesAllItNames(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, want string }{
		{"elementary-science", "The water cycle", "Grade 5", "elementary-science/the-water-cycle-whole"},
		{"mathematics", "Mean, median, mode and range", "Grade 7", "mathematics/averages-mean-median-mode-and-range-whole"},
		{"physics", "Electromagnetism", "Grade 11", "physics/electromagnetism-motors-and-induction-whole"},                                       // the first of its name is the head
		{"physics", "Newton's three laws of motion", "Grade 11", "physics/newton-s-laws-of-motion-whole"},                                        // not one of the three
		{"elementary-science", "Os órgãos dos sentidos", "Grade 2", "elementary-science/the-five-senses-whole"},                                  // known by an alias alone
		{"physics", "Velocity-time graphs and acceleration", "Grade 10", "physics/motion-speed-velocity-acceleration-and-graphs-whole"},          // a line on graphs has one of both
		{"elementary-science", "Air pollution: causes and effects", "Grade 5", "elementary-science/pollution-primary"},                           // one of three
		{"history", "Scramble for and partition of Africa: causes and results", "Grade 9", "history/scramble-for-and-partition-of-africa-whole"}, // more than one aspect
		{"elementary-science", "Water pollution: causes and prevention", "Grade 5", "elementary-science/pollution-primary"},                      // of one of three
		{"elementary-science", "Types of clouds", "Grade 5", "elementary-science/weather-and-seasons"},                                           // in no name
		{"mathematics", "Probability: combined events", "Grade 9", "mathematics/probability"},                                                    // one thing of it
		{"elementary-science", "First aid for fractures", "Grade 6", "elementary-science/first-aid-and-accidents"},                               // a task of its own
		{"elementary-science", "Fire safety at home and at school", "Grade 4", "elementary-science/road-and-home-safety"},                        // a kind of what a line is called
		{"french", "Les verbes être et avoir au présent", "Grade 8", "french/etre-et-avoir-au-present"},                                          // two of what its card lists
		{"mathematics", "Sets: union, intersection and Venn diagrams", "Grade 6", "mathematics/venn-diagrams-two-sets"},                          // of the next band
		{"english", "Common and proper nouns", "Grade 3", "english/common-and-proper-nouns"},
		{"english", "Letter writing", "Grade 8", "english/formal-letters-and-applications-whole"}, // more than one kind of letter
		{"mathematics", "Adding numbers with sums up to 10", "Grade 1", "mathematics/addition"},   // a limit
	} {
		found, err := testPlanner(t).recognise(recogniserOf(t), cleanRequest(lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade}))
		if err != nil || found.entry == nil {
			t.Errorf("%s: nothing is found, %v", test.topic, err)
			continue
		}
		if found.entry.ID != test.want {
			t.Errorf("%s in %s is planned from %s, want %s", test.topic, test.grade, found.entry.ID, test.want)
		}
	}
}

func TestAWholeIsTakenForItsCardAndHasItsThings(t *testing.T) {
	t.Parallel()
	p := testPlanner(t)
	request := lesson.Request{Subject: "elementary-science", Topic: "The water cycle", GradeLevel: "Grade 5"}
	if _, id, err := p.Recognise(request); err != nil || id != "elementary-science/the-water-cycle" {
		t.Errorf("it is taken for %q, %v", id, err)
	}
	found, err := p.recognise(recogniserOf(t), request)
	if err != nil {
		t.Fatal(err)
	}
	known := recogniserOf(t)
	line, err := p.shelf.card(found.entry)
	if err != nil {
		t.Fatal(err)
	}
	card, err := p.shelf.card(&known.entries[known.byID[found.entry.Parent]])
	if err != nil {
		t.Fatal(err)
	}
	if len(line.Things) <= len(card.Things) || len(line.Local) < len(card.Local) || len(line.Mistakes) <= len(card.Mistakes) {
		t.Errorf("the line has %d things, %d local questions and %d mistakes, its card %d, %d and %d",
			len(line.Things), len(line.Local), len(line.Mistakes), len(card.Things), len(card.Local), len(card.Mistakes))
	}
}

func TestBoardsGetTheirLinesBackAsFarAsThereIsRoom(t *testing.T) {
	t.Parallel()
	plan := lesson.Plan{Chalkboard: []lesson.BoardNote{{Lesson: 1, Board: "Our question."}, {Lesson: 2, Board: "The rule."}}}
	all := []lesson.BoardNote{{Lesson: 1, Board: "Our question.\nOur need: ___."}, {Lesson: 2, Board: "The rule.\nWords: mean.\nTable: test | result."}}
	room := 2
	boardsBack(all, &plan, func(...string) bool { room--; return room >= 0 })
	if plan.Chalkboard[0].Board != all[0].Board || plan.Chalkboard[1].Board != "The rule.\nWords: mean." {
		t.Errorf("the boards are %+v", plan.Chalkboard)
	}
}

func TestExercisesStandWhereAllDoThem(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Mean, median, mode and range", GradeLevel: "Grade 7", AdditionalInfo: "39 learners. 5 lessons of 40 minutes."})
	for _, a := range plan.Activities {
		for _, text := range a.Steps {
			if strings.Contains(text, "together") && strings.Contains(text, " 2) ") {
				t.Errorf("all exercises stand where the first is done: %q", text)
			}
			if strings.Contains(text, "stays the same") || strings.Contains(text, "All else stays") {
				t.Errorf("a fair test is set up in mathematics: %q", text)
			}
		}
	}
	if !strings.Contains(allSteps(plan), "do the items") {
		t.Error("nobody does the exercises")
	}
}

func TestNotesLeaveNothingOutOfAList(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: "States of matter: solids, liquids and gases", GradeLevel: "Grade 4", Skills: lesson.Skillset{"Collaboration", "Research"},
		AdditionalInfo: "Bo, Sierra Leone. 66 pupils, Mende at home, 35 minutes. We have stones, palm oil, balloons. No ice. One pupil does not hear well. They think air is nothing."})
	for _, state := range []string{"A solid ", "a liquid ", "a gas "} {
		if !strings.Contains(plan.LearnerNotes, state) {
			t.Errorf("learners do not copy %q: %s", state, plan.LearnerNotes)
		}
	}
}

// TestAspectsAreCountedAlone counts what is asked of a thing: a weak word beside an aspect is none.
func TestAspectsAreCountedAlone(t *testing.T) {
	t.Parallel()
	weak := ""
	for word := range weakWords {
		weak = max(weak, word)
	}
	for text, want := range map[string]int{"causes and results": 2, "causes, reasons": 1, "types " + weak: 1, "causes in Kenya": 0} {
		if got := aspectsIn(text); got != want {
			t.Errorf("%q asks for %d aspects, want %d", text, got, want)
		}
	}
}

// TestAPartOfTheNameIsPlannedFromTheWhole: where the line of the whole teaches it, sooner than from a card of many tasks.
func TestAPartOfTheNameIsPlannedFromTheWhole(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, want string }{
		{"Mathematics", "Directed numbers", "Grade 8", "mathematics/integers-and-directed-numbers-whole"},
		{"English", "Reported speech", "Grade 9", "english/direct-and-reported-speech-whole"},
		{"Home Science", "Food preservation methods", "Grade 7", "home-science/food-preservation-and-storage-whole"},
	} {
		found, err := testPlanner(t).recognise(recogniserOf(t), lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade})
		if err != nil || found.entry == nil || found.entry.ID != test.want {
			t.Errorf("%q is planned from %+v (%v), want %s", test.topic, found.entry, err, test.want)
		}
	}
}

// TestKitChoosesALineOfTheWhole: vinegar and eggshells call for the line that works with them where the card's own task needs an
// acid that is not there, and hibiscus for the card that works with it.
func TestKitChoosesALineOfTheWhole(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ topic, notes, says string }{
		{"Factors affecting the rate of reaction", "45 students in Gbarnga, Liberia. Vinegar, chalk, eggshells. No acid bottles.", "half shell"},
		{"Acids, bases and indicators", "60 students. No lab chemicals. Sobolo (hibiscus) is sold at the gate. We can get lime juice, wood ash, soap, vinegar, baking powder.", "drink seller"},
	} {
		plan := planFor(t, lesson.Request{Subject: "chemistry", Topic: test.topic, GradeLevel: "Grade 11", AdditionalInfo: test.notes})
		if said := plan.DrivingQuestion + allSteps(plan); !strings.Contains(said, test.says) {
			t.Errorf("%s: nothing of %q in %s", test.topic, test.says, said)
		}
	}
}
