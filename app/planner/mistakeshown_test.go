package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestMistakesAreShown holds that the wrong line, the wrong idea of the card or its rule stands in the step on a mistake, and
// that no step sends a class to an exercise in which the mistake cannot be made.
func TestMistakesAreShown(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, step string }{
		{"mathematics", "Money: buying, selling and giving change", "Grade 3", "Many subtract from the wrong number when they give change.", "Subtract from the money given"},
		{"mathematics", "Fractions: adding fractions with different denominators", "Grade 5", "They add the tops and add the bottoms.", "\"1/2 + 1/3 = 2/5"},
		{"ict", "Web pages: headings, paragraphs and links in HTML", "Grade 10", "They forget closing tags.", "closing tag"},
		{"english", "Active and passive voice", "Grade 7", "They write \"the tea was pick\".", "In the passive, after be comes the past participle: The tea was picked."},
		{"english", "Plurals of nouns", "Grade 4", "They write 'childs' and 'mans'.", "\"Every plural ends in -s"},
		{"english", "Prepositions of time", "Grade 5", "They write 'in the raining'.", "as a made-up pupil wrote it: \"in the raining\". Pairs mend it"},
		{"french", "Les nombres", "Grade 6", "They say quinze for cinquante.", "\"quinze\", where \"cinquante\" is meant"},
		{"english", "Writing the minutes of a meeting", "Grade 10", "They write everything people say, word by word.", "\"Minutes are every word that was said.\""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		var steps []string
		for _, a := range plan.Activities {
			steps = append(steps, a.Steps...)
		}
		if all := strings.Join(steps, "\n"); !strings.Contains(all, test.step) || strings.Contains(all, "\"Word by word") {
			t.Errorf("%s: no step says %q:\n%s", test.notes, test.step, all)
		}
	}
}

// TestWrongLines holds that a wrong line is made only of an answer with one pair or one sum.
func TestWrongLines(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ answer, wrong string }{
		{"(−3, 2)", "(2, −3)"}, {"(4, 4)", ""}, {"(2, 3) and (4, 5)", ""}, {"(across, up)", ""}, {"12", ""},
	} {
		if got, _ := turnedPair(test.answer); got != test.wrong {
			t.Errorf("%s became %q", test.answer, got)
		}
	}
	for _, test := range []struct{ answer, sign, other, wrong, right string }{
		{"Perimeter 26 m; area 8 × 5 = 40 m²", "×", "+", "8 + 5 = 13", "8 × 5 = 40"},
		{"Two gaps: 6 + 2 = 8.", "+", "×", "6 × 2 = 12", "6 + 2 = 8"},
		{"2 × 8 + 5 = 21", "+", "×", "", ""},
		{"7 ÷ 2 = 3.5", "÷", "-", "7 - 2 = 5", "7 ÷ 2 = 3.5"},
		{"3 + 5 = 8", "+", "-", "", ""},
	} {
		if wrong, right := otherSum(test.answer, test.sign, test.other); wrong != test.wrong || right != test.right {
			t.Errorf("%s became %q and %q", test.answer, wrong, right)
		}
	}
}

// TestTheQuizAsksWhatTheClassBelieves holds that the wrong idea of which the teacher tells is asked about at the end.
func TestTheQuizAsksWhatTheClassBelieves(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "geography", Topic: "Rivers: upper, middle and lower course", GradeLevel: "Grade 8", AdditionalInfo: "Learners think rivers always flow to the south."})
	if quiz := strings.Join(plan.Assessment.Summative, " "); !strings.Contains(quiz, "A made-up pupil says: \"Rivers always flow to the south.\"") {
		t.Errorf("the quiz does not ask it: %s", quiz)
	}
}
