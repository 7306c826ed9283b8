package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestMistakesAreRead holds how teachers word what learners do wrongly, do not do yet or take for something else.
func TestMistakesAreRead(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		text string
		want mistake
	}{
		{"They add instead of multiplying.", mistake{do: "add instead of multiplying"}},
		{"They always take the smaller digit from the bigger one.", mistake{do: "take the smaller digit from the bigger one"}},
		{"Students type the answer instead of a formula.", mistake{do: "type the answer instead of a formula"}},
		{"They sing one to twenty but skip 13 and 15.", mistake{do: "skip 13 and 15"}},
		{"They can add but forget to carry.", mistake{do: "forget to carry"}},
		{"They recite but do not count one by one.", mistake{do: "count one by one", undone: true, instead: "recite"}},
		{"They can define metaphor but never find one.", mistake{do: "find a metaphor", undone: true, instead: "define metaphor"}},
		{"They can name the soils but cannot tell one in the hand.", mistake{do: "tell one of the soils in the hand", undone: true, instead: "name the soils"}},
		{"They guess angles and do not measure.", mistake{do: "measure angles", undone: true, instead: "guess angles"}},
		{"They memorise the formulas but do not know when to use which.", mistake{do: "say when to use which", undone: true, instead: "memorise the formulas"}},
		{"They move numbers to the other side without knowing why.", mistake{do: "say why each step is done", undone: true, instead: "move numbers to the other side"}},
		{"Students can recite F = ma but cannot use it.", mistake{do: "use F = ma", undone: true, instead: "recite F = ma"}},
		{"They memorise a² + b² = c² and use it on any triangle.", mistake{do: "use a² + b² = c² on any triangle"}},
		{"Learners mix up area and perimeter all the time.", mistake{one: "area", other: "perimeter"}},
		{"Students mix up receipts and payments.", mistake{one: "receipts", other: "payments"}},
		{"Pupils mix Swahili time and English time.", mistake{one: "Swahili time", other: "English time"}},
		{`They write "goed" and "buyed".`, mistake{do: `say or write "goed" and "buyed"`, shown: true}},
	} {
		if got := testNotes(t, test.text).wrongly; len(got) != 1 || got[0] != test.want {
			t.Errorf("%q was read as %+v", test.text, got)
		}
	}
	for _, text := range []string{
		"Some write very slowly.", "They take taxis instead of the bus.", "Many come late and do not eat at home.", "They mix Krio and English when they talk.",
		"They speak Mano and do not do homework.", "They can add up to 20.", "Some read word by word.",
	} {
		if got := testNotes(t, text).wrongly; len(got) > 0 {
			t.Errorf("%q was read as %+v", text, got)
		}
	}
}

// TestMistakesLeadThePlan looks for a mistake in the work, the check, the assessment and the list of wrong ideas.
func TestMistakesLeadThePlan(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, step, check, asked, idea string }{
		{"mathematics", "Ratio and proportion", "Grade 7", "They add instead of multiplying.", "both are multiplied by 2", "", "", "2 : 3 and 4 : 5 taste the same, for both got 2 more."},
		{"mathematics", "Matrices", "Grade 11", "They multiply matrices element by element.", "", "still multiply matrices element by element?", "still multiply matrices element by element?", "A product is found by multiplying numbers in the same place."},
		{"literature", "Figures of speech in poetry", "Grade 10", "They can define metaphor but never find one.", "In each lesson every learner does it once", "See or hear five learners find a metaphor", "tick each learner who can find a metaphor", "It is enough to define metaphor."},
		{"geography", "Latitude and longitude", "Grade 8", "They mix up latitude and longitude.", "the answer to one is latitude, to the other longitude", "does anybody still mix up latitude and longitude?", "", "Latitude and longitude are the same."},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		var steps, checks []string
		for _, a := range plan.Activities {
			steps, checks = append(steps, a.Steps...), append(checks, a.Check)
		}
		if !strings.Contains(strings.Join(steps, " "), test.step) {
			t.Errorf("%s: no step says %q", test.notes, test.step)
		}
		if !strings.Contains(strings.Join(checks, " "), test.check) {
			t.Errorf("%s: no check says %q", test.notes, test.check)
		}
		if !strings.Contains(strings.Join(plan.Assessment.Formative, " "), test.asked) {
			t.Errorf("%s: the assessment does not say %q", test.notes, test.asked)
		}
		lead := firstOf(plan.Misconceptions, 2) // behind what learners vote on
		if !slices.ContainsFunc(lead, func(m lesson.Misconception) bool { return m.Idea == test.idea && m.Correction != "" }) {
			t.Errorf("%s: the first wrong ideas are %+v", test.notes, lead)
		}
		for _, m := range lead {
			if !strings.HasPrefix(m.Correction, "Ask:") && strings.Contains(m.Correction, "?") {
				t.Errorf("%s: a task is its correction: %s", test.notes, m.Correction)
			}
		}
	}
}

// TestBeliefsAreAnswered looks for the answer that a card has to what a class believes.
func TestBeliefsAreAnswered(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, idea, correction string }{
		{"ict", "Algorithms and flowcharts", "Grade 8", "Students think an algorithm is only for computers.", "An algorithm is only for computers.", "An algorithm is a list of"},
		{"mathematics", "Lines of symmetry", "Grade 5", "They say the diagonal of a rectangle is a line of symmetry.", "The diagonal of a rectangle is a line of symmetry.", "so it is no line of symmetry"},
		{"biology", "The digestive system and enzymes", "Grade 8", "They say drink goes to a different stomach.", "Drink goes to a different stomach.", "both go down the food pipe"},
		{"mathematics", "Decimals: comparing and ordering", "Grade 6", "They say that 0.35 is bigger than 0.5 because 35 is bigger than 5.", "0.45 is more than 0.5, because 45 is more than 5.", "0.5 is 50 hundredths"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		if m := plan.Misconceptions[0]; m.Idea != test.idea || !strings.Contains(m.Correction, test.correction) {
			t.Errorf("%s: %+v", test.notes, m)
		}
		if !slices.ContainsFunc(plan.Activities[0].Steps, func(step string) bool { return strings.Contains(step, test.idea) }) {
			t.Errorf("%s: lesson 1 does not ask it", test.notes)
		}
	}
}

// TestQuizAsksTheMistake holds that a sum is in the quiz where the class adds wrongly.
func TestQuizAsksTheMistake(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Fractions: adding fractions with different denominators", GradeLevel: "Grade 5", AdditionalInfo: "Kisumu, Kenya. They add the tops and add the bottoms."})
	if quiz := strings.Join(plan.Assessment.Summative[1:len(plan.Assessment.Summative)-1], " "); !strings.Contains(quiz, " + ") {
		t.Errorf("no sum is asked: %s", quiz)
	}
}
