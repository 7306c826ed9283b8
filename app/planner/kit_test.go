package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestAClassThatListsItsThingsDoesTheTaskThatNeedsThem(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, listed, task string }{
		{"physics", "Current electricity and Ohm's law", "Grade 10", "", "Volts, amperes and two lines"},
		{"biology", "Photosynthesis", "Grade 11", "We have pond weed and some beakers.", "Bubbles from pond weed"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.listed})
		var titles []string
		for _, a := range plan.Activities {
			titles = append(titles, a.Title)
		}
		if !strings.Contains(strings.Join(titles, "; "), test.task) {
			t.Errorf("%s with %q: %q is not among %q", test.topic, test.listed, test.task, titles)
		}
	}
}

func TestWholeWeeks(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ weekly, minutes, want int }{{0, 40, 0}, {1, 40, 4}, {2, 35, 4}, {2, 80, 2}, {3, 40, 6}, {5, 30, 5}} {
		if got := wholeWeeks(test.weekly, test.minutes); got != test.want {
			t.Errorf("%d a week of %d minutes: %d lessons, want %d", test.weekly, test.minutes, got, test.want)
		}
	}
}
