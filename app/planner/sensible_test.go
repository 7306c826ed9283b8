package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestStepsMakeSenseWhereTheyStand holds what a plan says for a note, and what it never says.
func TestStepsMakeSenseWhereTheyStand(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, says, never string }{
		{"mathematics", "Pythagoras' theorem", "Grade 8", "49 learners. We have scissors.", "", "one task of this lesson with scissors"},
		{"social-studies", "Rights and responsibilities of citizens", "Grade 7", "75 pupils. We have balloons.", "", "makes use of what is here: balloons"},
		{"physics", "Newton's third law of motion", "Grade 10", "30 learners, only one spring balance.", "", "hang one load of each team"},
		{"physics", "Newton's third law of motion", "Grade 10", "30 learners, only one spring balance.", "", "Hook two spring balances"},
		{"elementary-science", "Vertebrates and invertebrates", "Grade 4", "47 pupils, one lesson of 40 minutes.", "do the next step beside you", ""},
		{"geography", "Map scale and distance measurement", "Grade 9", "61 in class, 42 minutes.", "With one lesson only, teach lesson", ""},
		{"home-science", "Methods of food preservation", "Grade 8", "33 learners, one lesson of 80 minutes.", "", "The day before"},
		{"home-science", "Methods of food preservation", "Grade 8", "33 learners, one lesson of 80 minutes.", "", "next lesson with you"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, Skills: lesson.Skillset{"Collaboration"}, AdditionalInfo: test.notes})
		said := plan.Overview + "\n" + allSteps(plan)
		for _, a := range plan.Activities {
			said += "\n" + a.Description + "\n" + a.Check
		}
		if !strings.Contains(said, test.says) || test.never != "" && strings.Contains(said, test.never) {
			t.Errorf("%s, %q: want %q and never %q:\n%s", test.topic, test.notes, test.says, test.never, said)
		}
	}
}

// TestWordsOfHomeComeWhereTheLessonExplainsThem holds that older learners are not asked for words that they have not met.
func TestWordsOfHomeComeWhereTheLessonExplainsThem(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "science", Topic: "States of matter", GradeLevel: "Grade 5", AdditionalInfo: "Class 5, Bo, Sierra Leone. 40 learners speak Mende at home."})
	for _, a := range plan.Activities {
		if asks := strings.Contains(strings.Join(a.Steps, " "), "How do we say"); asks && a.Phase != "Define" {
			t.Errorf("words of home are asked for in %s", a.Title)
		}
	}
}

// TestAFairTestIsJudgedWhereAGoalAsksForOne holds that a level is given for what learners are to reach.
func TestAFairTestIsJudgedWhereAGoalAsksForOne(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]bool{"Osmosis in plant cells": true, "The human digestive system": false} {
		plan := planFor(t, lesson.Request{Subject: "biology", Topic: topic, GradeLevel: "Grade 8", Skills: lesson.Skillset{"Collaboration"}})
		has := slices.ContainsFunc(plan.Rubric.Rows, func(row lesson.RubricRow) bool { return strings.HasPrefix(row.Criterion, "Fair test") })
		if has != want {
			t.Errorf("%s: a fair test is judged: %v, goals %q", topic, has, plan.LearningObjectives)
		}
	}
}

// TestABeliefIsAnsweredByASentenceThatStandsAlone holds that no list of cases answers, and that nobody marks by a meaning alone.
func TestABeliefIsAnsweredByASentenceThatStandsAlone(t *testing.T) {
	t.Parallel()
	c := &composer{card: &Card{BigIdeas: []Idea{{Text: "Cases: salt draws water out of vegetables."}}}, banks: testBanks(t), notes: &notes{}}
	if got := c.factOn("Salt pushes the water out of vegetables."); got != "" {
		t.Errorf("a list of cases answers: %q", got)
	}
	c.card.Mistakes = []Misconception{{Wrong: "x", Right: "Water leaves the vegetables towards the strong salt solution."}}
	if got := c.factOn("Salt pushes the water out of vegetables."); !strings.HasPrefix(got, "Water leaves") {
		t.Errorf("the right of a mistake does not answer: %q", got)
	}
	plan := planFor(t, lesson.Request{Subject: "social-studies", Topic: "Rights and responsibilities of citizens", GradeLevel: "Grade 7", AdditionalInfo: "75 pupils. They say a right is a purple elephant."})
	if quiz := strings.Join(plan.Assessment.Summative, " "); strings.Contains(quiz, "The sentence says something else") {
		t.Errorf("the quiz is marked by a meaning: %s", quiz)
	}
}

// TestAWordTellsMistakesApartByHowManyThereAre holds that of many mistakes a word may be in several.
func TestAWordTellsMistakesApartByHowManyThereAre(t *testing.T) {
	t.Parallel()
	c := &composer{card: &Card{}, banks: testBanks(t), notes: &notes{}}
	for _, wrong := range []string{"The cart rests.", "The cart is old.", "The cart needs a horse.", "The horse eats.", "The horse is lame.", "Wood floats.", "Iron sinks.", "Light bends.", "Sound dies.", "Heat falls.", "Ice burns.", "Dust sings.", "Rain climbs.", "Wind sleeps."} {
		c.card.Mistakes = append(c.card.Mistakes, Misconception{Wrong: wrong, Probe: "Why?", Right: "It is not so."})
	}
	if m, ok := c.mistakeLike("The cart, the horse.", c.card.Mistakes); !ok || m.Wrong != "The cart needs a horse." {
		t.Errorf("the cart with a horse is %q, %v", m.Wrong, ok)
	}
}

// TestAMistakeInOtherWordsIsTheSame holds that kings who ate insects are rulers who eat bugs.
func TestAMistakeInOtherWordsIsTheSame(t *testing.T) {
	t.Parallel()
	c := &composer{card: &Card{}, banks: testBanks(t), notes: &notes{}, wrong: []Misconception{{Wrong: "Rulers eat bugs."}}}
	if at := c.sameWrong("Kings ate insects."); at != 0 {
		t.Errorf("it is found at %d", at)
	}
	if kept := c.inUse("Scissors are passed with the handle first.", map[string]bool{}); kept != "" {
		t.Errorf("a plan without scissors says %q", kept)
	}
	if kept := c.inUse("Scissors are passed with the handle first.", map[string]bool{"scissor": true}); kept == "" {
		t.Error("a plan with scissors says nothing of them")
	}
}
