package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWorkIsShownWhereThePeopleOfThePlaceMeet(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, info, line string }{
		{"agriculture", "Soil erosion", "Kisumu, Kenya. 40 learners.", "at the chief's baraza"},
		{"geography", "Water resources", "Serowe, Botswana. 40 learners.", "at the kgotla"},
		{"mathematics", "Percentages", "Kisumu, Kenya. 40 learners.", ""},
		{"social studies", "Child labour", "Kisumu, Kenya. Some learners work at a mine.", ""},
	} {
		said := mustJSON(t, planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 7", AdditionalInfo: test.info}))
		if got := strings.Contains(said, "If the head agrees"); got != (test.line != "") || !strings.Contains(said, test.line) {
			t.Errorf("%s, %s: a team shows its work there: %t, want %q", test.topic, test.info, got, test.line)
		}
	}
}

func TestSeasonSpeaksOfMostOfTheCountry(t *testing.T) {
	t.Parallel()
	if got := mostOf("In most of Angola rain falls from October to April; the south-west coast is very dry."); got != "In most of Angola rain falls from October to April" {
		t.Errorf("got %q", got)
	}
}
