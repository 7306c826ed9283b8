package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestOnlyWhatStoriesTellIsKept(t *testing.T) {
	t.Parallel()
	card := &Card{
		Users:            []string{"a cook", "a trader", "a nurse"},
		Phenomena:        []Idea{{Text: "smoke"}, {Text: "dust"}, {Text: "mud"}},
		DrivingQuestions: []Idea{{Text: "Why?"}, {Text: "How?"}},
		NeedExample:      []Idea{{Text: "need"}},
		Exemplar:         []Idea{{Text: "model"}},
		Stories:          []Story{{User: 2, Phenomenon: 2, Question: 1}, {User: 0, Phenomenon: 2, Question: 1}},
	}
	card.KeepTold()
	if got := strings.Join(card.Users, "|"); got != "a cook|a nurse" {
		t.Errorf("the users are %s", got)
	}
	for i, want := range []string{"a nurse", "a cook"} {
		s := card.Stories[i]
		if card.Users[s.User] != want || card.Phenomena[s.Phenomenon].Text != "mud" || card.DrivingQuestions[s.Question].Text != "How?" {
			t.Errorf("story %d now tells of %s, %s, %s", i, card.Users[s.User], card.Phenomena[s.Phenomenon].Text, card.DrivingQuestions[s.Question].Text)
		}
	}
}

func TestWhatTheTopicNamesIsAGoal(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "Economics", Topic: "Price elasticity of demand", GradeLevel: "Grade 12"})
	if goals := strings.Join(plan.LearningObjectives, " "); !strings.Contains(goals, "elasticity") {
		t.Errorf("the goals are %s", goals)
	}
	if quiz := strings.Join(plan.Assessment.Summative, " "); !strings.Contains(quiz, "lastic") {
		t.Errorf("the quiz asks nothing on elasticity: %s", quiz)
	}
}

func TestFamilyCropsAreNoFoodOfAnotherLesson(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Ratio", GradeLevel: "Grade 6", AdditionalInfo: "Many families grow groundnuts or sell in the market."})
	if steps := allSteps(plan); strings.Contains(steps, "allerg") {
		t.Errorf("a lesson without food warns of it: %s", steps)
	}
}

func TestSchoolsInFrenchHaveFrenchKeyWords(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Ratio", GradeLevel: "Grade 6", AdditionalInfo: "Kaolack, Senegal."})
	for _, term := range plan.KeyVocabulary {
		if strings.Contains(term.Term, " (") {
			return
		}
	}
	t.Errorf("no key word has its French: %v", plan.KeyVocabulary)
}

func TestTheBoardHoldsWhatTheTaskHasWritten(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t)}
	for step, want := range map[string]string{
		"Write: MA = load / effort; no unit. Example: 6 / 2 = 3. Then measure.":  "MA = load / effort; no unit. Example: 6 / 2 = 3.",
		"Write on the board: A half is one of two equal parts. Learners repeat.": "A half is one of two equal parts.",
		"Write: People from outside built the walls. Give each group a source.":  "",
		"Write the rota: a job for each day.":                                    "",
		"Write: " + strings.Repeat("one two three four five; ", 10):              "", // a list is whole or left out
	} {
		c.wrong = []Misconception{{Wrong: "People from outside Africa built the walls."}}
		if got := c.boardLine(Task{Steps: []string{"Ask why.", step}}); got != want {
			t.Errorf("%q stands on the board as %q, want %q", step, got, want)
		}
	}
	if got := c.boardLine(Task{Change: "number of leaves", Measure: "fall in mm", Steps: []string{"Write: x."}}); !strings.Contains(got, "number of leaves | fall in mm") {
		t.Errorf("the table is %q", got)
	}
}
