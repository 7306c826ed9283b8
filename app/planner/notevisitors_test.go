package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWhoMayNotComeAndWhatIsReadAreSaid(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"No visitors are allowed in school this month.":                            "no visitors",
		"Visitors may not enter the school.":                                       "no visitors",
		"We must not invite guests.":                                               "no visitors",
		"A visitor may come.":                                                      "",
		"Most have read only up to chapter 5.":                                     "read up to chapter 5",
		"They have only reached chapter 12.":                                       "read up to chapter 12",
		"Noise from next class because there is no wall, so quiet work is better.": "a quiet lesson",
		"The quiet girl sits in front.":                                            "",
	} {
		n := testNotes(t, told)
		for _, label := range []string{"no visitors", "read up to chapter 5", "read up to chapter 12"} {
			if got := slices.Contains(n.used, label); got != (label == want) {
				t.Errorf("%q: used %q, want %q", told, n.used, want)
			}
		}
		if n.quiet != strings.Contains(told, "quiet work") {
			t.Errorf("%q: quiet is %v", told, n.quiet)
		}
	}
	plan := planFor(t, lesson.Request{Subject: "social studies", Topic: "People who help us", GradeLevel: "Grade 2", AdditionalInfo: "No visitors are allowed in school this month."})
	if said := allSteps(plan); strings.Contains(said, "guest who comes") || plan.InstructionalResources[0].Description != "Learners ask them at home; nobody comes to the school." {
		t.Errorf("somebody comes: %s, %v", said, plan.InstructionalResources)
	}
}
