package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
	"somo/app/regexp"
)

func TestWithoutBettingNothingIsWonOrLost(t *testing.T) {
	t.Parallel()
	toPlay := regexp.MustCompile(`(?i)\b(?:bag games?|break games?|fair games?|games leader|wins?|won|winners?|winning|prize|how does a player)\b`)
	for _, test := range []struct{ topic, grade, notes string }{
		{"Probability: tree diagrams", "Grade 11", "45 students. No dice and the parents do not want cards or betting examples. Bottle tops of two colours and bags available."},
		{"Probability", "Grade 8", "60 students. Muslim parents object to gambling, lottery and games of chance."},
		{"Chance and likelihood", "Grade 6", "40 pupils. Please no betting or dice examples."},
		{"Experimental and theoretical probability", "Grade 9", "50 students. No gambling, no prizes. We have stones of two colours."},
		{"Conditional probability", "Grade 12", "32 students. Church and mosque are against gambling, so avoid cards and lotteries."},
	} {
		plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: test.topic, GradeLevel: test.grade, Skills: lesson.Skillset{"Analysis"}, AdditionalInfo: test.notes})
		if !strings.Contains(plan.Overview, "no games of chance") || strings.Contains(plan.Overview, "for you to place") {
			t.Errorf("%q: %s", test.notes, plan.Overview)
		}
		plan.Context, plan.Safety = nil, nil // which say what is not done
		if found := toPlay.FindString(mustJSON(t, plan)); found != "" {
			t.Errorf("%q: the plan speaks of %q", test.notes, found)
		}
	}
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Experimental and theoretical probability", GradeLevel: "Grade 9", AdditionalInfo: "45 students. No dice."})
	if !strings.Contains(plan.DrivingQuestion, "game") {
		t.Errorf("a class that only lacks dice plays no game: %s", plan.DrivingQuestion)
	}
}
