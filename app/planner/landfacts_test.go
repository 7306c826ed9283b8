package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestFactsOfTheLandThatWasAskedFor(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		topic, land string
		sides       []string
	}{
		{"Togo under German rule", "Togo", nil},
		{"Cameroon under German, British and French rule", "Cameroon", []string{"German", "British", "French rule"}},
		{"Colonial rule: administration and economy", "", nil},
	} {
		plan, err := testPlanner(t).Plan(lesson.Request{Subject: "History", Topic: test.topic, GradeLevel: "Grade 9", AdditionalInfo: "60 learners."})
		if err != nil {
			t.Fatal(err)
		}
		var steps []string
		for _, a := range plan.Activities {
			steps = append(steps, a.Steps...)
		}
		all := strings.Join(steps, " ")
		if test.land == "" {
			if strings.Contains(all, "facts of your box") {
				t.Errorf("%s: asks for facts of no country", test.topic)
			}
			continue
		}
		for _, want := range append(slices.Clone(test.sides), "Now "+test.land, "Add one fact on "+test.land) {
			if !strings.Contains(all, want) {
				t.Errorf("%s: no step says %q", test.topic, want)
			}
		}
		if about := plan.Activities[0].Description; !strings.Contains(about, "on "+test.land) {
			t.Errorf("%s: the box is missing: %s", test.topic, about)
		}
	}
}

func TestAClassIsNotTaughtAnotherCountryAlone(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		notes, title string
		abroad       bool
	}{
		{"Kasama, Zambia. 45 learners.", "Many roads to independence", true},
		{"Nyeri, Kenya. 45 learners.", "Kenya: Mau Mau and talks", false},
	} {
		plan := planFor(t, lesson.Request{Subject: "history", Topic: "The struggle for independence", GradeLevel: "Grade 9", AdditionalInfo: test.notes})
		var titles []string
		for _, a := range plan.Activities {
			titles = append(titles, a.Title)
		}
		if said := strings.Join(titles, "; "); !strings.Contains(said, test.title) || test.abroad && strings.Contains(plan.DrivingQuestion, "Mau Mau") {
			t.Errorf("%s: %s: %s", test.notes, plan.DrivingQuestion, said)
		}
	}
}
