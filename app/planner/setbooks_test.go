package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestASetBookWithoutACardIsPlannedFromTheCardForSuchBooks(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "literature", Topic: "The River Between by Ngugi wa Thiong'o", GradeLevel: "Grade 11"})
	if !strings.Contains(plan.Overview, `I have no card on "The River Between`) {
		t.Errorf("the overview does not say so: %s", plan.Overview)
	}
	if !strings.Contains(allSteps(plan), `Now "The River Between`) {
		t.Error("no step opens the book itself")
	}
}

func TestAPlanTakesNoSideInAnElection(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "social studies", Topic: "Elections: which party should we vote for?", GradeLevel: "Grade 9"})
	if !strings.Contains(plan.Overview, "does not say for whom to vote") {
		t.Errorf("the overview does not say that the topic was changed: %s", plan.Overview)
	}
	if plan := planFor(t, lesson.Request{Subject: "social studies", Topic: "Democracy and elections", GradeLevel: "Grade 9"}); strings.Contains(plan.Overview, "for whom to vote") {
		t.Errorf("a plain topic is refused: %s", plan.Overview)
	}
}
