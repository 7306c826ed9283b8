package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestPowerThatComesAndGoes is no "no" where the class has machines: the context says neither yes nor no.
func TestPowerThatComesAndGoes(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		notes   string
		unknown bool
		says    string
	}{
		{"50 learners, 10 computers. Power goes off some afternoons.", true, "The typist changes every 3 minutes"},
		{"55 learners, one old laptop, light comes maybe 1 hour.", true, "one types what the team has on paper"},
		{"55 learners, no electricity.", false, ""},
	} {
		plan := planFor(t, lesson.Request{Subject: "ict", Topic: "Web pages", GradeLevel: "Grade 9", AdditionalInfo: test.notes})
		if got := plan.Context.Electricity == nil; got != test.unknown {
			t.Errorf("%s: power is unknown: %v, want %v", test.notes, got, test.unknown)
		}
		said := ""
		for _, a := range plan.Activities {
			said += strings.Join(a.Steps, "\n")
		}
		if !strings.Contains(said, test.says) {
			t.Errorf("%s: no step says %q", test.notes, test.says)
		}
	}
}

func TestAClassGoesUnderTheRoofThatItNames(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ notes, says, never string }{
		{"70 children under a tree. If it rains we use the church.", "Go on in the church", "zzz"},
		{"When it rains we use the veranda.", "Go on under the veranda", "zzz"},
		{"When it rains we stop.", "At the first thunder", "zzz"},
		{"The roof leaks.", "under a roof", "At the first thunder"},
	} {
		plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Fractions", GradeLevel: "Grade 4", AdditionalInfo: test.notes})
		said := ""
		for _, a := range plan.Activities {
			said += strings.Join(a.Steps, "\n")
		}
		if !strings.Contains(said, test.says) || strings.Contains(said, test.never) {
			t.Errorf("%s: want %q and not %q", test.notes, test.says, test.never)
		}
	}
}

// TestSmallChildrenCompareNoGrammar looks for the sentence that a class says in two languages.
func TestSmallChildrenCompareNoGrammar(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ grade, notes, says, never string }{
		{"Grade 1", "40 children, they speak Chitumbuka at home, Karonga, Malawi.", "in Chitumbuka, then in English. Clap both.", "word order"},
		{"Grade 1", "40 children speak Mende and Krio at home, Bo, Sierra Leone.", "Whoever speaks Mende or Krio", "word order"},
		{"Grade 8", "40 learners, they speak Chitumbuka at home, Karonga, Malawi.", "word order", "Clap both"},
	} {
		plan := planFor(t, lesson.Request{Subject: "english", Topic: "Plurals and nouns", GradeLevel: test.grade, AdditionalInfo: test.notes})
		said := ""
		for _, a := range plan.Activities {
			said += strings.Join(a.Steps, "\n")
		}
		if !strings.Contains(said, test.says) || strings.Contains(said, test.never) {
			t.Errorf("%s %s: want %q and not %q", test.grade, test.notes, test.says, test.never)
		}
	}
}

// TestTheLessonToKeepIsNamed where a teacher may mean one lesson only.
func TestTheLessonToKeepIsNamed(t *testing.T) {
	t.Parallel()
	for notes, want := range map[string]bool{"60 learners. 35 minutes only.": true, "60 learners, lessons of 35 minutes.": true, "60 learners, 40 min.": true, "60 learners.": false, "60 learners. 4 lessons of 35 minutes only.": false} {
		plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Fractions", GradeLevel: "Grade 4", AdditionalInfo: notes})
		if got := strings.Contains(plan.Overview, "With one lesson only, teach lesson 2"); got != want {
			t.Errorf("%s: %v in %q", notes, got, plan.Overview)
		}
	}
}
