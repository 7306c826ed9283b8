package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestATestIsAsLongAsTheTeacherAsks: with questions that the plan has not printed before.
func TestATestIsAsLongAsTheTeacherAsks(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Logarithms of numbers less than one", GradeLevel: "Grade 10", AdditionalInfo: "68 students, two periods of 40 minutes. End with a ten-question test please."})
	seen, questions := map[string]bool{}, 0
	for _, line := range plan.Assessment.Summative {
		if !strings.HasPrefix(line, "Quiz ") || !strings.Contains(line, "): ") {
			continue
		}
		questions++
		_, asked, _ := strings.Cut(line, "): ")
		if asked, _, _ = strings.Cut(asked, " Answer:"); seen[asked] {
			t.Errorf("%q is asked twice", asked)
		}
		seen[asked] = true
	}
	if questions != 10 {
		t.Errorf("the test has %d questions, want 10: %q", questions, plan.Assessment.Summative)
	}
	if strings.Contains(plan.Inclusion.SpecialNeeds, "ten-question") {
		t.Errorf("the wish is repeated: %s", plan.Inclusion.SpecialNeeds)
	}
}

func TestWishesForTests(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]testWish{
		"End with a ten-question test please.": {questions: 10},
		"Give a 20-mark test at the end.":      {marks: 20},
		"A quiz of 8 items to finish.":         {questions: 8},
		"A 60-question test.":                  {questions: mostInTest},
		"They did a test last week.":           {},
	} {
		if n := testNotes(t, text); n.test != want {
			t.Errorf("%q: %+v, want %+v", text, n.test, want)
		}
	}
}

// TestATestOfNoLengthIsGiven: five questions, and the wish is not handed back; what is only a word of another thing is no wish.
func TestATestOfNoLengthIsGiven(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]int{
		"66 students. Give me a short test too.": usualTest,
		"End with a quiz please.":                usualTest,
		"They failed a test in March.":           0,
		"I want a test of 8 questions.":          8,
	} {
		if n := testNotes(t, told); n.test.questions != want || want == usualTest && len(n.told) > 0 {
			t.Errorf("%q: a test of %d questions, left %q", told, n.test.questions, n.told)
		}
	}
}
