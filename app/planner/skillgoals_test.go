package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestSkillsOnTheTopicSayWhatIsJudged(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), profile: profile{Level: "middle"}}
	for _, test := range []struct{ skill, do, goal, sign, row string }{
		{"Analysis", "Sort under MAT, BASKET, BOTH: flat, stakes. What do both need?", "under MAT, BASKET, BOTH", "sorts under fitting headings", "Lists items without headings."},
		{"Analysis", "Sort the stoves by price. What do the cheap ones share?", "Sort facts or answers", "sorts under fitting headings", "Lists items without headings."},
		{"Critical Thinking", `Hawa says: "My totals agree." Give one reason for it and two against it.`, `Judge by evidence: "My totals agree."`, "says whether a claim is seen", "Accepts any claim."},
		{"Critical Thinking", `A pupil works: "2³ × 2⁴ = 4⁷." Find the mistake and mend it.`, `Find and mend what is wrong in: "2³ × 2⁴ = 4⁷."`, "names the wrong line", "Accepts the answer."},
		{"Critical Thinking", `An officer said: "Tax teaches people." Who would say this? Which fact answers him?`, "by who said it", "answers a claim with a fact", "Doubts, but names no fact."},
	} {
		c.card = &Card{SkillWork: []SkillWork{{Skill: test.skill, Do: test.do, Answer: "So."}}}
		s := c.onTopic(testBanks(t).skill(test.skill))
		if !strings.Contains(s.Goal, test.goal) || !strings.Contains(s.Sign["middle"], test.sign) || !strings.Contains(strings.Join(s.Row, " "), test.row) {
			t.Errorf("%s: goal %q, sign %q, row %q", test.do, s.Goal, s.Sign["middle"], s.Row)
		}
	}
}

func TestObjectiveOfASkillStandsWhereItIsPractised(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "business", Topic: "Trial balance", GradeLevel: "Grade 9", Skills: []string{"Analysis", "Critical Thinking"}, AdditionalInfo: "39 learners in Gbarnga, Liberia, 45 minutes."})
	for _, a := range plan.Activities {
		if a.Phase == "Prototype" && strings.Contains(strings.ToLower(a.Description), "judge by evidence") {
			t.Errorf("the objective of the vote stands at the making: %q", a.Description)
		}
	}
	if len(plan.Rubric.Rows) < 4 {
		t.Errorf("the rubric has %d rows", len(plan.Rubric.Rows))
	}
	for _, row := range plan.Rubric.Rows {
		if row.Criterion == "Explaining" {
			t.Error("a row marks what no goal and no skill asks")
		}
	}
}

func TestDropTwins(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), notes: new(notes), wrong: []Misconception{
		{Wrong: "With 3 : 1 every family of four has exactly three and one.", told: "3:1"},
		{Wrong: "3 : 1 means that of four young exactly three are tall."},
		{Wrong: "Dominant features are the most common."},
	}}
	if c.dropTwins(0); len(c.wrong) != 2 || !strings.HasPrefix(c.wrong[1].Wrong, "Dominant") {
		t.Errorf("kept %v", c.wrong)
	}
}

func TestSpellOutNamesTheObjectiveOfASkillWhereItIsPractised(t *testing.T) {
	t.Parallel()
	making, teaching := &draft{slot: slot{block: "make"}}, &draft{slot: slot{block: "teach2"}}
	s := testBanks(t).skill("Critical Thinking")
	c := &composer{banks: testBanks(t), goals: []goal{{text: "Make a card."}}, drafts: []*draft{making, teaching}, skills: []chosenSkill{{name: "Critical Thinking", skill: s, draft: teaching}}}
	plan := lesson.Plan{LearningObjectives: []string{"Make a card.", sentence(s.Goal)}, Activities: []lesson.Activity{{Description: "Teams make a card."}, {Description: "Teams learn."}}}
	c.spellOut(&plan)
	if strings.Contains(plan.Activities[0].Description, "Objective 2") || !strings.Contains(plan.Activities[1].Description, "Objective 2") {
		t.Errorf("got %q and %q", plan.Activities[0].Description, plan.Activities[1].Description)
	}
}

func TestABeliefAboutSomebodyElseSaysMore(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), notes: new(notes)}
	if !c.saysMore("The President makes laws and judges.", Misconception{Wrong: "Judges make the laws.", Right: "Parliament makes laws and judges apply them."}) {
		t.Error("the President is taken for a judge")
	}
	if c.saysMore("Judges make laws.", Misconception{Wrong: "Judges make the laws.", Right: "Parliament makes laws."}) {
		t.Error("the same belief says more")
	}
}
