package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWhatTeachersWriteIsReadInItsUsualForm(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, read, not string }{
		{"physics", "Pressure in solids and liquids", "Grade 9", "57 learners. Water is carried from far: one bucket per lesson.", "I planned 5 lessons", "1 lesson"},
		{"elementary-science", "Living and non-living things", "Grade 3", "92 learners. Few can read well.", "learners who do not read yet", "for you to place"},
		{"biology", "Food chains and food webs", "Grade 7", "43 learners. Crocodiles, so we do not go to the water.", "your rule", "for you to place"},
		{"agriculture", "Making compost", "Grade 7", "61 students. The principal has given us a small plot.", "your small plot", "the case from your place"},
		{"mathematics", "Probability of combined events", "Grade 11", "44 students. Parents object to gambling, so no dice, cards or betting.", "no games of chance", "not needed here"},
		{"mathematics", "Simultaneous linear equations", "Grade 10", "38 students. Many give up when the first answer is wrong.", "fear of being wrong", "the case from your place"},
		{"chemistry", "Rates of reaction", "Grade 11", "42 students. Practical marks were low last year.", "examination practice", "the case from your place"},
		{"history", "The Berlin Conference", "Grade 9", "57 students. The English and French question is tense here.", "care for what may hurt", "for you to place"},
		{"chemistry", "Rusting of iron", "Grade 9", "49 learners. I see the class only on Tuesdays and Thursdays.", "lessons on Tuesdays and Thursdays", "what you see learners do"},
		{"english", "Simple past tense", "Grade 5", "76 pupils. English is heard only at school.", "a language that is new to learners", "for you to place"},
		{"geography", "Rural to urban migration", "Grade 7", "31 learners. Many live with grandmothers while parents work in South Africa, so please do not ask about parents.", "nobody tells of home", "working in South Africa"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		if !strings.Contains(plan.Overview, test.read) || strings.Contains(plan.Overview, test.not) {
			t.Errorf("%q: want %q and not %q in %s", test.notes, test.read, test.not, plan.Overview)
		}
	}
}

func TestNoGameOfChanceIsAskedWhereItIsNotWanted(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Probability of combined events", GradeLevel: "Grade 11", AdditionalInfo: "44 students. Parents object to gambling, so no dice, cards or betting."})
	for _, said := range []string{allSteps(plan), strings.Join(plan.Assessment.Summative, " ")} {
		if strings.Contains(said, " die ") || strings.Contains(said, "dice") {
			t.Errorf("dice are asked about: %s", said)
		}
	}
}
