package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestSkillsAreWhole holds what each skill of the bank must say, and that it starts what it says with something seen or heard.
func TestSkillsAreWhole(t *testing.T) {
	t.Parallel()
	bank := testBanks(t).skills
	known := map[string]bool{}
	for _, s := range bank.Known {
		known[s.Name] = true
		for _, level := range []string{"young", "middle", "senior"} {
			if s.Do[level] == "" || s.Sign[level] == "" {
				t.Errorf("%s lacks what %s learners do", s.Name, level)
			}
			if need := s.Needs[level]; need != "" && offered[need] == nil {
				t.Errorf("%s needs %q, which no activity has", s.Name, need)
			}
		}
		if !lesson.ObservableVerb(s.Goal) || !lesson.ObservableVerb(s.GoalYoung) || len(s.Row) != 4 || len(s.RowYoung) != 4 {
			t.Errorf("%s: %q, %q, %d and %d cells", s.Name, s.Goal, s.GoalYoung, len(s.Row), len(s.RowYoung))
		}
	}
	for _, name := range append(lesson.Skills[:], "Entrepreneurship", "Financial literacy", "Decision making") {
		if !known[name] {
			t.Errorf("nothing is known of %s", name)
		}
	}
}

// TestASkillIsPractisedWhereItHasItsObject looks for the activity of each skill.
func TestASkillIsPractisedWhereItHasItsObject(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ skill, grade, phase string }{
		{"Analysis", "Grade 8", "Define"},
		{"Complex problem solving", "Grade 11", "Ideate"},
		{"Design Thinking", "Grade 11", "Test"},
		{"Emotional intelligence", "Grade 8", "Empathize"},
		{"Innovation", "Grade 8", "Test"},
		{"Entrepreneurship", "Grade 8", "Prototype"},
		{"Agility", "Grade 8", "Prototype"},
	} {
		plan := planFor(t, lesson.Request{Subject: "english", Topic: "Summary and note-making", GradeLevel: test.grade, Skills: lesson.Skillset{test.skill}})
		at := ""
		for _, a := range plan.Activities {
			if strings.Contains(strings.Join(a.Steps, "\n"), " "+test.skill+": ") {
				at = a.Phase
			}
		}
		if at != test.phase {
			t.Errorf("%s is practised in %q, want %s", test.skill, at, test.phase)
		}
	}
}

func TestNobodyArguesForAWrong(t *testing.T) {
	t.Parallel()
	for _, topic := range []string{"The Atlantic slave trade", "Female genital mutilation", "Corruption and its effects"} {
		for _, grade := range []string{"Grade 8", "Grade 11"} {
			plan := planFor(t, lesson.Request{Subject: "history", Topic: topic, GradeLevel: grade, Skills: lesson.Skillset{"Empathy", "Critical Thinking"}})
			walk(&plan, func(part, text string) {
				for _, sides := range []string{"best reason for it", "Restate the other side", "You feel ...", "fairly that they agree"} {
					if strings.Contains(text, sides) {
						t.Errorf("%s: %s says %q: %s", topic, part, sides, text)
					}
				}
			})
		}
	}
}

// TestAnalysisWorksOnFactsWhereNoWorkHasResults looks at what learners analyse: ticks of a test show no pattern.
func TestAnalysisWorksOnFactsWhereNoWorkHasResults(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]bool{"english|Compare and contrast essay": true, "physics|Density, floating and sinking": false} {
		subject, topic, _ := strings.Cut(topic, "|")
		plan := planFor(t, lesson.Request{Subject: subject, Topic: topic, GradeLevel: "Grade 8", Skills: lesson.Skillset{"Analysis"}})
		if got := strings.Contains(allSteps(plan), "Analysis: Sort what this lesson gave"); got != want {
			t.Errorf("%s: facts are sorted: %v, want %v", topic, got, want)
		}
	}
}

// TestWorkOnTheTopicPartsNoTestFromItsRepeat: where only the test has room for it, it comes behind the second test.
func TestWorkOnTheTopicPartsNoTestFromItsRepeat(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "Geography", Topic: "Population pyramids", GradeLevel: "Grade 11", Skills: lesson.Skillset{"Analysis", "Critical Thinking"}, AdditionalInfo: "60 students at Dessie, Ethiopia, 3 lessons of 42 min."})
	for _, activity := range plan.Activities {
		repeat := slices.IndexFunc(activity.Steps, func(s string) bool { return strings.Contains(s, "same test again") })
		work := slices.IndexFunc(activity.Steps, func(s string) bool { return strings.Contains(s, "Analysis: ") })
		if repeat >= 0 && work >= 0 && work < repeat {
			t.Errorf("%s: analysis stands before the second test", activity.Title)
		}
	}
}

// TestATopicBesideAWrongIsNoWrong tells a part of a card from the wrong that the card's name ends with.
func TestATopicBesideAWrongIsNoWrong(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]bool{"Staying safe online: passwords": false, "Cyberbullying": true} {
		c := &composer{request: lesson.Request{Topic: topic}, label: "Online safety and cyberbullying"}
		if c.isHard() != want {
			t.Errorf("%s is a wrong done to people: %v, want %v", topic, !want, want)
		}
	}
	if c := (&composer{request: lesson.Request{Topic: "Substances"}, label: "Drug and alcohol abuse"}); c.isHard() != true {
		t.Error("a name whose first half says nothing alone is halved")
	}
}

// TestASkillIsPractisedOnTheTopic: with what the card has for it, in a lesson that teaches, and with the answer to expect;
// young children practise it in the way of the bank.
func TestASkillIsPractisedOnTheTopic(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ skill, does, answer string }{
		{"Analysis", "Sort them under two headings: MAIN POINT", "Not needed: what Mr Musa says"},
		{"Problem Solving", "PLAN what goes out", "15 words, four points"},
		{"Research", "Source 2 (a librarian, made up)", "CHECKED"},
	} {
		plan := planFor(t, lesson.Request{Subject: "English", Topic: "Summary writing", GradeLevel: "Grade 9", Skills: []string{test.skill}})
		found := false
		for _, activity := range plan.Activities {
			for _, s := range activity.Steps {
				found = found || activity.Phase == "Define" && strings.Contains(s, test.does) && strings.Contains(s, test.answer)
			}
		}
		if !found {
			t.Errorf("%s is not practised on the topic in Define", test.skill)
		}
	}
	c := &composer{card: &Card{SkillWork: []SkillWork{{Skill: "Research", Do: "Compare two sources.", Answer: "They agree."}}}, profile: profile{Level: "young"}}
	if s := c.onTopic(testBanks(t).skill("Research")); strings.Contains(s.Do["young"], "two sources.") {
		t.Errorf("young children do %q", s.Do["young"])
	}
}
