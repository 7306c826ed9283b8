package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestOwnTitlesAndMotionsAreWorkedOn(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, title, kind string }{
		{"english", "Debate: Boys and girls should do the same housework", "Grade 8", `"Boys and girls should do the same housework"`, "motion"},
		{"english", "Debate on whether phones belong in school?", "Grade 8", `"phones belong in school?"`, "motion"},
		{"english", "Composition: A day I will never forget", "Grade 6", `"A day I will never forget"`, "title"},
		{"kiswahili", "Insha: Umuhimu wa elimu", "Grade 7", `"Umuhimu wa elimu"`, "title"},
		{"english", "Essay writing", "Grade 9", "", ""},
		{"english", "Debating: giving reasons and replying to the other side", "Grade 10", "", ""},
		{"english", "Composition: describing a person", "Grade 6", "", ""},
		{"english", "Debate: reasons and replies", "Grade 9", "", ""},
		{"history", "Essay on the slave trade", "Grade 9", "", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade})
		steps := allSteps(plan)
		if test.title == "" {
			if strings.Contains(steps, "Now your own") {
				t.Errorf("%q has no title", test.topic)
			}
			continue
		}
		if !strings.Contains(steps, "Now your own "+test.kind+": "+test.title) || !strings.Contains(steps, "All work from here is on "+test.title) || strings.Contains(plan.Overview, "not covered") {
			t.Errorf("%q: its title is not worked on: %s\n%s", test.topic, plan.Overview, steps)
		}
	}
}
