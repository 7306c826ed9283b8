package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestHelpNamesWhatTheStepHas holds that nobody is helped with an example where none is shown.
func TestHelpNamesWhatTheStepHas(t *testing.T) {
	t.Parallel()
	for _, topic := range []string{"The Soweto uprising of 1976", "The Mali Empire", "The Kingdom of Buganda"} {
		plan := planFor(t, lesson.Request{
			Subject: "history", Topic: topic, GradeLevel: "Grade 9", Skills: lesson.Skillset{"Critical Thinking", "Emotional intelligence"},
			AdditionalInfo: "Lusikisiki, Eastern Cape. 41 learners, isiXhosa. Textbook one for two. Load shedding in period 3. Learners think that it was only about one thing and it happened only in one day.",
		})
		for _, a := range plan.Activities {
			steps := allSteps(lesson.Plan{Activities: []lesson.Activity{a}})
			if strings.HasPrefix(a.Support, "Show the example") && !strings.Contains(steps, "this example") && !strings.Contains(steps, "Work this on the board") {
				t.Errorf("%s: %q helps with an example that it does not have", topic, a.Title)
			}
		}
	}
}
