package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestWhatIsForTheTeacherAloneIsNotReadOut: what is tender, of a few learners or on their work is in no step.
func TestWhatIsForTheTeacherAloneIsNotReadOut(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, told, private string }{
		{"biology", "The heart and the circulation of blood", "Grade 10", "Two do not touch blood for church reasons, give them other work.", "church reasons"},
		{"christian-religious-education", "The Ten Commandments", "Grade 7", "Not all have father and mother, so go softly there.", "go softly"},
		{"history", "The Maji Maji war", "Grade 9", "Some families remember hanged elders, so with respect.", "hanged elders"},
		{"elementary-science", "La digestion", "Grade 5", "Un garçon a souvent mal au ventre, pas de moquerie.", "mal au ventre"},
		{"ict", "Algorithms and flowcharts", "Grade 10", "Their diamonds have one way out only.", "heir diamonds"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: "44 learners. " + test.told})
		if strings.Contains(allSteps(plan), test.private) {
			t.Errorf("%q is read to the class:\n%s", test.told, allSteps(plan))
		}
	}
}

func TestAWishForTheEndHasItsPlace(t *testing.T) {
	t.Parallel()
	for _, wish := range []string{"Could we end with a small chart?", "I would like to end with a small chart."} {
		plan := planFor(t, lesson.Request{Subject: "ict", Topic: "Spreadsheets", GradeLevel: "Grade 10", AdditionalInfo: "30 students, 15 computers. " + wish})
		if last := plan.Activities[len(plan.Activities)-1]; !strings.Contains(strings.Join(last.Steps, " "), "the class ends with a small chart") {
			t.Errorf("%q: the last activity is %q", wish, last.Steps)
		}
	}
}

// TestAMistakeIsFoundInAnyWords: no rule reads these as mistakes of learners, and the bank knows them.
func TestAMistakeIsFoundInAnyWords(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, told, right string }{
		{"mathematics", "Solving linear equations in one unknown", "Grade 8", "With half of them 3x + 5 = 20 turns into 8x = 20.", "unlike terms"},
		{"agriculture", "Beekeeping: types of hives, siting and harvesting honey", "Grade 8", "Families use bark hives and burn the bees at night.", "Cool smoke"},
		{"physics", "Heat transfer: conduction, convection and radiation", "Grade 9", "\"The cold comes out of the spoon into my hand\" is how they explain it.", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: "44 learners. " + test.told})
		first := plan.Misconceptions[0]
		if test.right == "" && !strings.Contains(strings.ToLower(first.Idea), "cold") || !strings.Contains(first.Correction, test.right) {
			t.Errorf("%q is answered by %+v", test.told, first)
		}
	}
}
