package planner

import (
	"testing"

	"somo/app/lesson"
)

func TestLargeNumbersAreNotTakenForSmallOnes(t *testing.T) {
	t.Parallel()
	p := testPlanner(t)
	for _, test := range []struct{ topic, grade, id string }{
		{"Reading, writing and comparing large numbers up to one billion", "Grade 6", largeNumbers},
		{"Numbers up to one billion: reading, writing and comparing", "Grade 6", largeNumbers},
		{"Numbers up to 1,000,000", "Grade 5", largeNumbers},
		{"Place value of whole numbers up to millions", "Grade 6", "mathematics/place-value-up-to-a-million"},
		{"Numbers to 10 000 000: place value and rounding", "Grade 5", largeNumbers},
		{"Comparing and ordering numbers up to 999", "Grade 3", "mathematics/ascending-and-descending-order"},
		{"Counting to 20", "Grade 1", "mathematics/counting-and-number-names-1-20"},
	} {
		if _, id, err := p.Recognise(lesson.Request{Subject: "mathematics", Topic: test.topic, GradeLevel: test.grade}); err != nil || id != test.id {
			t.Errorf("%s in %s is taken for %q, %v", test.topic, test.grade, id, err)
		}
	}
}
