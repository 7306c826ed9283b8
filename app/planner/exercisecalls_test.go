package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestStepsCallNoExampleThatIsNotThere plans from lines whose steps call their worked example, and who does only some exercises.
func TestStepsCallNoExampleThatIsNotThere(t *testing.T) {
	t.Parallel()
	for topic, subject := range map[string]string{"Consonant blends: bl, cl, st and tr": "english", "Comparing and ordering numbers up to 50": "mathematics"} {
		steps := allSteps(planFor(t, lesson.Request{Subject: subject, Topic: topic, GradeLevel: "Grade 1"}))
		for _, dead := range []string{"Do the worked example", "does the first five"} {
			if strings.Contains(steps, dead) {
				t.Errorf("%s: %q in:\n%s", topic, dead, steps)
			}
		}
	}
}
