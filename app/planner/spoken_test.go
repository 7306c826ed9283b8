package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestStepsAskForWordsOfTheStory plans a calendar of dark nights: its steps have no use for "tide" and "galaxy".
func TestStepsAskForWordsOfTheStory(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Phases of the moon", GradeLevel: "Grade 8", Skills: lesson.Skillset{"Research"}})
	var made []string
	for _, a := range plan.Activities {
		if a.Phase == "Ideate" || a.Phase == "Test" {
			made = append(made, a.Steps...)
		}
	}
	if steps := strings.Join(made, " "); !strings.Contains(steps, "phase") || strings.Contains(steps, "galaxy") || strings.Contains(steps, "tide") {
		t.Errorf("the steps ask for other words than the story needs: %s", steps)
	}
}
