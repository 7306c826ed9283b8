package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestWantAndDangerAreNotShown holds that nobody is asked before others about what a learner does not have, and that no class
// practises what breaks a neck.
func TestWantAndDangerAreNotShown(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, never string }{
		{"elementary-science", "Weather: sunny, rainy and windy", "Grade 1", "34 children. Winter is near and some have no warm coat.", "warm coat"},
		{"elementary-science", "Weather: sunny, rainy and windy", "Grade 5", "34 children. Some come barefoot.", "barefoot"},
		{"home-science", "Laundry", "Grade 7", "88 learners. Many have only one uniform.", "only one uniform"},
		{"health", "Gymnastics: balancing and rolling", "Grade 3", "57 pupils. They copy big boys doing somersaults.", "shows the right way"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		said := plan.LearnerNotes + allSteps(plan)
		for _, a := range plan.Activities {
			said += a.Check
		}
		if strings.Contains(strings.ToLower(said), test.never) {
			t.Errorf("%q: %q stands before the class", test.notes, test.never)
		}
	}
	stunts := planFor(t, lesson.Request{Subject: "health", Topic: "Gymnastics: balancing and rolling", GradeLevel: "Grade 3", AdditionalInfo: "57 pupils. They copy big boys doing somersaults."})
	if !slices.ContainsFunc(stunts.Activities, func(a lesson.Activity) bool { return strings.Contains(a.Safety, "Nobody does somersaults") }) {
		t.Error("nothing says that nobody does somersaults")
	}
}

func TestAVisitIsNoNumberOfLessons(t *testing.T) {
	t.Parallel()
	if n := testNotes(t, "Grandmothers may visit one lesson."); n.lessons != 0 {
		t.Errorf("a visit makes %d lessons", n.lessons)
	}
}
