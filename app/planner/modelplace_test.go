package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestAModelOfReckonedWorkIsReadWhenHalfIsMade(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		subject, topic string
		begins         bool
	}{{"mathematics", "Perimeter and area of rectangles", false}, {"english", "Direct and reported speech", true}} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 8", AdditionalInfo: "44 learners."})
		at := slices.IndexFunc(plan.Activities, func(a lesson.Activity) bool { return a.Phase == "Prototype" })
		steps := plan.Activities[at].Steps
		model := slices.IndexFunc(steps, func(s string) bool { return strings.Contains(s, "example of very good work") })
		if model < 0 || (model < len(steps)/2) != test.begins {
			t.Errorf("%s: the model is read in step %d of %d: %q", test.topic, model+1, len(steps), steps)
		}
	}
}

func TestOnlyWhatIsReadOffMakesAFairTest(t *testing.T) {
	t.Parallel()
	for measure, want := range map[string]bool{
		"length in mm": true, "drops until lather stays": true, "temperature in °C": true, "number of members that gain or lose food": false, "signs with yes": false, "number of each particle": false,
	} {
		if readOff.MatchString(measure) != want {
			t.Errorf("%q: want %t", measure, want)
		}
	}
}
