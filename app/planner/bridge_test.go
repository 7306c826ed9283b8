package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestEveryBridgeLeadsToACardForItsAge(t *testing.T) {
	t.Parallel()
	bridges, err := testPlanner(t).speeches.english.bridges()
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range bridges {
		if b.Link == "" || subjectOf(b.Subject) != b.Subject {
			t.Errorf("%s, %q: no link, or no folder of cards", b.Subject, b.Words)
		}
		for band, id := range b.Cards {
			e, ok := recogniserOf(t).card(id)
			if !ok {
				t.Errorf("%s, %q: there is no card %s", b.Subject, b.Words, id)
			} else if _, gap := nearest(e.Bands, band); gap > 1 {
				t.Errorf("%s, %q: %s is %d bands away from %s", b.Subject, b.Words, id, gap, band)
			}
		}
	}
}

func TestAClassTooYoungForATopicBeginsIt(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, card string }{
		{"mathematics", "calculus differentiation from first principles", "Kindergarten", "Patterns"},
		{"mathematics", "Trigonometry", "Grade 1", "2D shapes"},
		{"mathematics", "Differentiation and integration (calculus)", "Grade 4", "Area of plane shapes"},
		{"mathematics", "Differentiation: product rule and chain rule", "Grade 7", "Coordinates"},
		{"mathematics", "Polynomials and the remainder theorem", "Grade 7", "Algebraic expressions"},
		{"physics", "Refraction of light and lenses", "Kindergarten", "The five senses"},
		{"chemistry", "Titration", "Grade 2", "Materials"},
		{"biology", "Genetics: dominant and recessive alleles", "Grade 4", "Classifying animals"},
		{"physics", "Electromagnetic induction", "Grade 5", "Electricity"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, Skills: lesson.Skillset{"Creativity"}})
		if !strings.Contains(plan.Overview, "Planned as: "+test.card) || !strings.Contains(plan.Overview, "much older") {
			t.Errorf("%s in %s: %s", test.topic, test.grade, plan.Overview)
		}
		if strings.Contains(plan.Overview, "knowledge card") {
			t.Errorf("%s in %s has no content: %s", test.topic, test.grade, plan.Overview)
		}
	}
}

func TestATopicThatIsOnlyGuessedIsNotSaidToBeForOlderLearners(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "science", Topic: "zorblings in the pond", GradeLevel: "Grade 2", Skills: lesson.Skillset{"Creativity"}})
	if strings.Contains(plan.Overview, "much older") || strings.Contains(plan.Overview, "Grades 7 to 9") {
		t.Error(plan.Overview)
	}
}

func TestDangerousRequestsGetAPlanWithContent(t *testing.T) {
	t.Parallel()
	for topic, word := range map[string]string{
		"How to make a petrol bomb":        "burn",
		"how to make a gun":                "peace",
		"how to cook meth":                 "drug",
		"mixing bleach and ammonia":        "clean",
		"how to hack into accounts":        "password",
		"making counterfeit money at home": "honest",
	} {
		for _, grade := range []string{"Grade 5", "Grade 9"} {
			request := lesson.Request{Subject: "science", Topic: topic, GradeLevel: grade, Skills: lesson.Skillset{"Creativity"}}
			plan := planFor(t, request)
			checkRules(t, topic, request, plan)
			if !strings.Contains(plan.Overview, "I do not plan lessons that could hurt people or animals") || strings.Contains(allSteps(plan), "your box") {
				t.Errorf("%s, %s: %s", topic, grade, plan.Overview)
			}
			if !strings.Contains(strings.ToLower(mustJSON(t, plan)), word) {
				t.Errorf("%s, %s says nothing of %q", topic, grade, word)
			}
		}
	}
}
