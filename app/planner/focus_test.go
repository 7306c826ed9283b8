package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestThePartThatIsNamedIsTaught asks for parts of topics as teachers do; the question of the plan shows which story it tells.
func TestThePartThatIsNamedIsTaught(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, question string }{
		{"CRE", "The parable of the Good Samaritan", "Grade 4", "neighbour"},
		{"CRE", "Prayer: the Lord's Prayer", "Grade 2", "Lord's Prayer"},
		{"History", "The Battle of Adwa: causes and results", "Grade 9", "Adwa"},
		{"History", "Kwame Nkrumah and the struggle for independence", "Grade 10", "Gold Coast became Ghana"},
		{"chemistry", "Sulphuric acid: the contact process and uses", "Grade 11", "how acid is made"},
		{"biology", "Parasitic worms: hookworm and tapeworm", "Grade 8", "worm"},
		{"biology", "The human digestive system", "Grade 8", "digestive system"},
		{"elementary-science", "Air pollution: causes and effects", "Grade 5", "air dirty"},
		{"elementary-science", "Parts of a plant and their functions", "Grade 3", "part"},
		{"mathematics", "Telling the time: o'clock and half past", "Grade 1", "clock"},
		{"mathematics", "Place value: tens and ones", "Grade 2", "count a big heap"},
		{"english", "Writing a story in the simple past tense", "Grade 5", "past verb"},
		{"Music", "Mat weaving", "Grade 5", "mat"},
		{"SVT", "Le cycle de vie de la grenouille", "Grade 5", "frog"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade})
		if !strings.Contains(plan.DrivingQuestion, test.question) {
			t.Errorf("%s, %s: the question is %q", test.topic, test.grade, plan.DrivingQuestion)
		}
	}
}
