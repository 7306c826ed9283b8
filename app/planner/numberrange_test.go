package planner

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestNumberRange(t *testing.T) {
	t.Parallel()
	const addition = "mathematics/addition"
	for _, test := range []struct {
		card, topic, notes string
		want               int
	}{
		{"mathematics/subtraction", "Subtraction: take away within 10", "", 10},
		{addition, "Addition of numbers with sums up to 20", "", 20},
		{addition, "Adding two-digit numbers", "", 99},
		{addition, "Addition of 3 digit numbers", "", 999},
		{"mathematics/counting-and-number-names-1-20", "Counting and comparing numbers 1 to 10", "", 10},
		{"mathematics/place-value-and-numbers-to-999", "Numbers 0-99", "", 99},
		{addition, "Additionner jusqu'à 20", "", 20},
		{addition, "Addition", "48 learners, they can add up to 20.", 20},
		{addition, "Addition up to 100", "They can add up to 20.", 100},
		{addition, "Addition of numbers up to 10,000", "", 0},
		{addition, "Addition", "", 0},
		{"mathematics/fractions-halves-quarters-parts-of-a-whole", "Fractions within 10", "", 0},
	} {
		if got := numberRange(test.card, test.topic, test.notes); got != test.want {
			t.Errorf("%q with %q goes up to %d, want %d", test.topic, test.notes, got, test.want)
		}
	}
}

// TestFirstGradersReckonWithinTheRangeThatIsAsked reads all that learners do with numbers.
func TestFirstGradersReckonWithinTheRangeThatIsAsked(t *testing.T) {
	t.Parallel()
	for topic, most := range map[string]int{"Subtraction: take away within 10": 10, "Adding numbers with sums up to 10": 10} {
		plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: topic, GradeLevel: "Grade 1", Context: &lesson.Context{ClassSize: 10}})
		work := append([]string{}, plan.Assessment.Summative...)
		work = append(work, plan.LearningObjectives...)
		for _, a := range plan.Activities {
			for _, s := range a.Steps {
				work = append(work, regexp.MustCompile(`^\[[^\]]*\]`).ReplaceAllString(s, ""))
			}
		}
		for _, text := range work {
			text, _, _ = strings.Cut(text, " Answer:") // a sum that checks a wrong answer may be larger
			for _, number := range wholeNumbers.FindAllString(strings.ReplaceAll(text, "within 10 and within 20", ""), -1) {
				if n, err := strconv.Atoi(number); err != nil || n > most {
					t.Errorf("%s: a plan has %s in %q", topic, number, text)
				}
			}
		}
	}
}
