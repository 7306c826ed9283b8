package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestASetBookWithoutACardIsPlannedFromTheCardForSuchBooks(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "literature", Topic: "Weep Not, Child by Ngugi wa Thiong'o", GradeLevel: "Grade 11"})
	if !strings.Contains(plan.Overview, `I have no card on "Weep Not`) {
		t.Errorf("the overview does not say so: %s", plan.Overview)
	}
	if !strings.Contains(allSteps(plan), `Now "Weep Not`) {
		t.Error("no step opens the book itself")
	}
}

func TestABookThatNobodyKnowsIsPlannedFromTheCardForItsKind(t *testing.T) {
	t.Parallel()
	for notes, want := range map[string]string{"42 students, 10 copies of the play.": "a play", "42 students, 10 copies of the novel.": "novel"} {
		plan := planFor(t, lesson.Request{Subject: "Literature", Topic: "The Dilemma of a Ghost by Ama Ata Aidoo: conflict between Ato, Eulalie and the family", GradeLevel: "Grade 12", AdditionalInfo: notes})
		if !strings.Contains(plan.Overview, "I have no card on \"The Dilemma of a Ghost") || !strings.Contains(strings.ToLower(allSteps(plan)+plan.Overview), want) {
			t.Errorf("%q: want the card for %q: %s", notes, want, plan.Overview)
		}
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
