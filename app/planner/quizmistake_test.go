package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestTheQuestionOnAMistakeNamesTheGoalThatItTests looks at the goal of a question that comes beside the others.
func TestTheQuestionOnAMistakeNamesTheGoalThatItTests(t *testing.T) {
	t.Parallel()
	c := &composer{
		card:  &Card{Questions: []QA{{Objective: "o1", Question: "Write nine hundredths."}, {Objective: "o3", Question: "Which is more, 0.45 or 0.5?"}}},
		goals: []goal{{id: "o1", text: "write tenths"}, {id: "o3", text: "compare decimals"}, {text: "make a board"}},
	}
	if got := c.goalNear(setOf(c.stems("0.45 is more than 0.5")), "o1"); got != "o3" {
		t.Errorf("a question on comparing tests %s", got)
	}
	if got := c.goalNear(setOf(c.stems("clouds and rain")), "o1"); got != "o1" {
		t.Errorf("a question near to no goal tests %s", got)
	}
}

// TestJobsOfOneLessonChangeInIt looks at when the jobs of a team change.
func TestJobsOfOneLessonChangeInIt(t *testing.T) {
	t.Parallel()
	for notes, want := range map[string]bool{"One lesson of 80 minutes.": true, "5 lessons of 40 minutes.": false} {
		plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", AdditionalInfo: notes})
		if got := strings.Contains(plan.Inclusion.LargeClass, "At half time each member takes the next job"); got != want {
			t.Errorf("%q: jobs change at half time: %v", notes, got)
		}
	}
}
