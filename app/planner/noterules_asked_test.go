package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWhatATeacherAsksForOrHasTaughtIsActedOn(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]struct{ used, step string }{
		"Leave out parties and names of politicians.":             {"leave out parties and names of politicians", ""},
		"They have just finished the topic of changing states.":   {"what you have taught (changing states)", "what was taught before, changing states"},
		"Learners are good at drawing but write little.":          {"learners who are good at drawing", "Who is good at drawing shows a partner how"},
		"Squared paper only for ten.":                             {"squared paper for 10 only", "Few have squared paper (10)"},
		"Only eight learners have a dictionary.":                  {"dictionary for 8 only", "Few have dictionary (8)"},
		"We get the laptops only on Thursday.":                    {"the laptops on Thursdays only", "Put this lesson on a Thursday"},
		"Umuganda is next Saturday.":                              {"the umuganda on Saturday", "At the umuganda on Saturday each learner looks"},
		"English is new for them.":                                {"a language that is new to learners", "first in their own language"},
		"Girls and boys practise apart.":                          {"girls and boys apart", "teams of their own, with the same things"},
		"One copy of the syllabus in the office.":                 {"one copy of the syllabus", "Borrow the one copy of the syllabus"},
		"They cram the words and mix heat with temperature.":      {"what learners mix up", "heat | temperature"},
		"One boy limps.":                                          {"help with moving (limps)", "firm ground"},
		"Um aluno não ouve bem.":                                  {"help with hearing (não ouve bem)", ""},
		"Beans and bottle tops, no charts.":                       {"your beans and bottle tops", ""},
		"Some are already 15 years old and first time in school.": {"mixed ages", ""},
		"We want to finish before the winter holiday.":            {"ready before the winter holiday", "All must be ready before the winter holiday"},
	} {
		plan := planFor(t, lesson.Request{Subject: "science", Topic: "Heat transfer: conduction, convection and radiation", GradeLevel: "Grade 7", AdditionalInfo: "48 learners. " + said})
		if !strings.Contains(plan.Overview, want.used) || strings.Contains(plan.Overview, "for you to place") {
			t.Errorf("%q: want %q, and nothing handed back, in: %s", said, want.used, plan.Overview)
		}
		if !strings.Contains(allSteps(plan), want.step) {
			t.Errorf("%q: no step says %q", said, want.step)
		}
	}
	allergy := planFor(t, lesson.Request{Subject: "home-science", Topic: "Methods of cooking: boiling, steaming, frying and baking", GradeLevel: "Grade 10", AdditionalInfo: "38 learners. One is allergic to eggs."})
	if strings.Contains(allergy.Overview, "your egg") || strings.Contains(allSteps(allergy), "boil one egg") {
		t.Error("a class with an allergy to eggs works with one")
	}
	for _, said := range []string{"The test is on Friday.", "Market day is Wednesday.", "They have not finished the topic of density."} {
		plan := planFor(t, lesson.Request{Subject: "science", Topic: "Heat transfer: conduction, convection and radiation", GradeLevel: "Grade 7", AdditionalInfo: "48 learners. " + said})
		if steps := allSteps(plan); strings.Contains(steps, "each learner looks for one thing that has to do") || strings.Contains(steps, "what was taught before") {
			t.Errorf("%q is read as an occasion or as what was taught", said)
		}
	}
}

func TestWhatIsNotToBeMentionedIsNotMentioned(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "christian-religious-education", Topic: "The Good Samaritan", GradeLevel: "Grade 3", AdditionalInfo: "74 pupils. Please no mention of tribes fighting."})
	if steps := allSteps(plan); strings.Contains(steps, "tribes") {
		t.Errorf("a step speaks of it: %s", steps)
	}
	if !strings.Contains(plan.Inclusion.SpecialNeeds, "tribes fighting") {
		t.Errorf("the teacher is not told of it: %s", plan.Inclusion.SpecialNeeds)
	}
}
