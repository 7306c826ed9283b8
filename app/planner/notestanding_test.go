package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestRulesForAWholeLessonAreKnown(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for name := range standing {
		known := banks.sentences.text("note."+name) != ""
		if !known && !slices.ContainsFunc(banks.notes.list, func(rule notePhrase) bool { return rule.ID == name }) {
			t.Errorf("%s is no rule for notes", name)
		}
	}
}

func TestWhatNotesPutBeforeStepsStaysInALongPlan(t *testing.T) {
	t.Parallel()
	c := &composer{toldBefore: []string{"Nobody travels. What is far is drawn."}}
	a := lesson.Activity{Description: "Learners meet our user. Bring leaves. Nobody travels. What is far is drawn."}
	if c.shortDescription(&a); a.Description != "Learners meet our user. Nobody travels. What is far is drawn." {
		t.Errorf("it says %q", a.Description)
	}
}

func TestALongPlanKeepsTwoAnswersOfTheUser(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Work, energy and power", GradeLevel: "Grade 10", Skills: lesson.Skillset{"Analysis", "Communication"}, AdditionalInfo: "Mwinilunga, Zambia. 52 learners, 40 min periods, 5 lessons. One spring balance, phones with stopwatch, one balance."})
	for _, text := range plan.Activities[0].Steps {
		if _, answers, found := strings.Cut(text, "Possible answers: "); found && strings.Count(answers, `"`) >= 4 {
			return
		}
	}
	t.Error("the user has no answers")
}
