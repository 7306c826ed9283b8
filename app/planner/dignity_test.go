package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// What a teacher tells of one learner stands in no step: the teacher alone reads it.
func TestARemarkOnOneLearnerIsForTheTeacherAlone(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, told, alone string }{
		{"social-studies", "Disability and inclusion in our school", "One girl uses a stick; she should not be made a show.", "she should not be made a show"},
		{"social-studies", "Our community", "One child uses a wheelchair. Please let him take part in the walk.", "let him take part"},
		{"english", "Reading aloud", "Do not ask Amina to read aloud.", "do not ask Amina"},
		{"english", "Reading aloud", "One boy stammers, do not make him read.", "do not make him read"},
		{"mathematics", "Fractions", "Nobody should laugh at her.", "nobody should laugh at her"},
		{"mathematics", "Fractions", "They should not be laughed at.", "they should not be laughed at"},
		{"chemistry", "Acids and bases", "Two do not touch acid for church reasons.", "two do not touch acid"},
		{"elementary-science", "The five senses", "One boy is blind. He should lead a round.", "he should lead a round"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 5", AdditionalInfo: "45 learners. " + test.told})
		if !strings.Contains(plan.Inclusion.SpecialNeeds, test.alone) {
			t.Errorf("%q: the teacher does not read it: %s | %s", test.told, plan.Inclusion.SpecialNeeds, plan.Overview)
		}
		if steps := strings.ToLower(allSteps(plan)); strings.Contains(steps, strings.ToLower(test.alone)) {
			t.Errorf("%q: a step tells it to the class", test.told)
		}
	}
}

// A rule for everybody stays on the board, without its reason.
func TestARuleForEverybodyStaysOnTheBoard(t *testing.T) {
	t.Parallel()
	for told, rule := range map[string]string{
		"Please do not make fun of Pidgin.":                                  `"We do not make fun of Pidgin"`,
		"Do not compare each other's bodies.":                                `"We do not compare each other's bodies"`,
		"Parents worry about burns, so no hot oil by the learners please.":   `"No hot oil by the learners"`,
		"Nobody should be made to tell own family quarrels.":                 "Ask about made-up families, never about your own.",
		"Do not ask what families eat.":                                      "never about what learners eat",
		"The mine is near but they do not let us in. Some say it is a curse": "Nobody travels",
	} {
		plan := planFor(t, lesson.Request{Subject: "english", Topic: "Reading aloud", GradeLevel: "Grade 5", AdditionalInfo: "45 learners. " + told})
		steps := allSteps(plan)
		if !strings.Contains(steps, rule) {
			t.Errorf("%q: no step says %q: %s", told, rule, plan.Overview)
		}
		if strings.Contains(steps, "Tell of our place") || strings.Contains(plan.Overview, "calm") {
			t.Errorf("%q: a limit is a case, or a trait is told that nobody wrote", told)
		}
	}
}

// Who speaks of a learner by what is heard or seen of one.
func TestRemarksOnOneLearner(t *testing.T) {
	t.Parallel()
	n := &notes{people: map[string]bool{"Amina": true}}
	for said, one := range map[string]bool{
		"She should not be made a show":               true,
		"A girl is deaf":                              true,
		"One very shy boy":                            true,
		"Do not ask Amina to read":                    true,
		"Amina cannot hear":                           true,
		"Each learner writes his name":                false,
		"Nobody says what he or she believes":         false,
		"A few learners are late":                     false,
		"Do not draw Amina the queen":                 false,
		"Boys and girls sit apart":                    false,
		"The one book is for the teacher":             false,
		"The children's homes are never spoken about": false,
	} {
		if n.ofOneLearner(said) != one {
			t.Errorf("%q: not %v", said, one)
		}
	}
	if n.beginsWithOne("They mix he and she") || !n.beginsWithOne("and she writes from right to left") {
		t.Error("it is not told apart who does it from what is done")
	}
}

// A request to the teacher is no aim of the class.
func TestARequestIsNoAim(t *testing.T) {
	t.Parallel()
	c := &composer{notes: &notes{}}
	for said, only := range map[string]bool{
		"it is dusty now, please use only what can be washed": true,
		"avoid long words":                         true,
		"the head does not want noise":             false,
		"children must not write on the walls":     false,
		"parents do not want him in photographs":   true,
		"nobody shows the homes of other learners": false,
	} {
		if c.onlyForTeacher(remaining{line: "note.leftWish"}, said) != only {
			t.Errorf("%q: not %v", said, only)
		}
	}
}

// A learner who sees nothing is called blind, no class shuts its eyes, and ideas are laid to be felt.
func TestABlindLearnerIsCalledBlind(t *testing.T) {
	t.Parallel()
	for told, need := range map[string]string{"One boy is blind.": "the blind learner", "One boy sees little.": "the learner who sees little"} {
		for _, topic := range []string{"Soil", "Plants", "Air", "Animals and where they live", "Water"} {
			plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: topic, GradeLevel: "Grade 2", AdditionalInfo: "45 learners. " + told})
			if !strings.Contains(plan.Inclusion.SpecialNeeds, need) {
				t.Errorf("%q: %s", told, plan.Inclusion.SpecialNeeds)
			}
			for _, a := range plan.Activities {
				if strings.Contains(a.Title+" "+strings.Join(a.Steps, " "), "close their eyes. Describe") {
					t.Errorf("%s: %q begins with eyes closed", topic, told)
				}
			}
		}
	}
}

// A belief that blames is answered in plain words beside it.
func TestACurseIsAnswered(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, told, answer string }{
		{"social-studies", "Disability and inclusion in our school", "Some say it is a curse.", "never from a curse"},
		{"geography", "Volcanoes", "Old people say mountain spirits are angry.", "causes that people can find"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 8", AdditionalInfo: "45 learners. " + test.told})
		if !strings.Contains(allSteps(plan), test.answer) {
			t.Errorf("%q is not answered", test.told)
		}
	}
}

// A lesson with food in a lean season takes little of it, and the request is no aim of the class.
func TestLittleFoodIsTaken(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "biology", Topic: "Food tests: starch, protein and fat", GradeLevel: "Grade 9", AdditionalInfo: "47 students. It is lean season, please use only tiny bits of food."})
	if steps := allSteps(plan); !strings.Contains(steps, "as big as a maize grain") || strings.Contains(steps, "lean season") {
		t.Errorf("%s", plan.Overview)
	}
}
