package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestGroupsHaveAPlace holds how teachers word that some learners have a difficulty, and where the plan works with it.
func TestGroupsHaveAPlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, taught, made, asked string }{
		{"mathematics", "Addition of numbers up to 20", "Grade 1", "About ten children cannot yet count past 10.", "About ten children do not count past 10 yet:", "numbers up to 10", "In the quiz those who count to 10 have numbers up to 10"},
		{"mathematics", "Counting to 10", "Kindergarten", "Eight cannot count past 5.", "Eight do not count past 5 yet:", "numbers up to 5", "show them with things or aloud"},
		{"english", "Simple past tense", "Grade 4", "About ten cannot read a full sentence.", "About ten cannot read a full sentence. Nobody reads alone: a partner whispers each line", "a partner writes it down", "Read each quiz question aloud twice"},
		{"english", "Reading comprehension: main idea", "Grade 5", "Seven read below Grade 2 level.", "Seven read below Grade 2 level. Nobody reads alone", "a partner writes it down", "answers may be said or drawn"},
		{"mathematics", "Fractions", "Grade 5", "Half did not learn fractions last year.", "Half did not learn fractions last year. Whoever knows it already", "", ""},
		{"ict", "Word processing", "Grade 7", "Some typed before, many never.", "Put one learner who typed before into each pair", "", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		said := map[string]string{}
		for _, a := range plan.Activities {
			said[a.Phase] += " " + strings.Join(a.Steps, " ") + " " + a.Support
		}
		for phase, want := range map[string]string{"Define": test.taught, "Prototype": test.made, "Test": test.asked} {
			if !strings.Contains(said[phase], want) {
				t.Errorf("%s: %s does not say %q", test.notes, phase, want)
			}
		}
	}
	for _, text := range []string{"They can count to 100.", "Many can count up to 20.", "Two goats never read.", "Some have never had breakfast."} {
		n := testNotes(t, text)
		for _, used := range n.used {
			if strings.HasPrefix(used, "learners who") {
				t.Errorf("%q was read as %q", text, n.used)
			}
		}
	}
}
