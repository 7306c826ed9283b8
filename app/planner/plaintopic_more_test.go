package planner

import (
	"testing"

	"somo/app/lesson"
)

// TestTopicsAreFoundBehindAnAimAndByNamesOfSmallWords: what a scheme of work says before the topic is no part of it, a name of
// small words is found as it is written, and what differs is not planned as what is alike.
func TestTopicsAreFoundBehindAnAimAndByNamesOfSmallWords(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, want string }{
		{"Mathematics", "The learners should be able to find percentages", "Grade 6", "mathematics/percentage-of-a-quantity"},
		{"Mathematics", "My class fears word problems", "Grade 6", "mathematics/order-of-operations-and-word-problems"},
		{"English", "Am, is and are", "Grade 2", "english/verb-to-be-am-is-are"},
		{"English", "Informal letter", "Grade 5", "english/informal-letter"},
		{"Chemistry", "Carboxylic acids and esters", "Grade 12", "chemistry/carboxylic-acids"},
		{"Biology", "Why do people have different blood groups", "Grade 10", "biology/components-of-blood-and-blood-groups"},
	} {
		if _, id, err := testPlanner(t).Recognise(lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade}); err != nil || id != test.want {
			t.Errorf("%q is planned as %q (%v), want %q", test.topic, id, err, test.want)
		}
	}
	if _, id, err := testPlanner(t).Recognise(lesson.Request{Subject: "Mathematics", Topic: "add fractions with different denominators", GradeLevel: "Grade 6"}); err != nil || id == "mathematics/adding-fractions-with-the-same-denominator" {
		t.Errorf("different denominators are planned as %q (%v)", id, err)
	}
}
