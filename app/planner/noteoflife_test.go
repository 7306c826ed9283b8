package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// What learners live through is never put to a class as something that goes wrong, and half of a foreign word names no place.
func TestWhatLearnersLiveThroughIsNoMistake(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, notes, not string }{
		{"mathematics", "Word problems with the four operations", "110 learners, ages 9 to 16, many lost school years.", "What goes wrong then"},
		{"social-studies", "Children's rights", "45 learners. Some girls left for domestic work.", "What goes wrong then"},
		{"elementary-science", "Skin colour", "40 alunos, aula em português.", "Think of the port"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 5", AdditionalInfo: test.notes})
		if steps := allSteps(plan); strings.Contains(steps, test.not) {
			t.Errorf("%q: a step says %q: %s", test.notes, test.not, steps)
		}
	}
}
