package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestLittleSoapAndWaterAreShared holds that a plan does not ask each team for what a whole school has once.
func TestLittleSoapAndWaterAreShared(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: "Handwashing with soap", GradeLevel: "Grade 2", AdditionalInfo: "74 pupils. Two jerrycans of water a day for the whole school, one bar of soap."})
	said := allSteps(plan)
	for _, want := range []string{"scrape some into a bottle of water", "Water is counted: one cup for each team"} {
		if !strings.Contains(said, want) {
			t.Errorf("no step says %q: %s", want, said)
		}
	}
	for _, m := range plan.Materials {
		if strings.HasPrefix(m, "soap: ") && !strings.HasPrefix(m, "soap: 1 ") {
			t.Errorf("one bar of soap became %q", m)
		}
	}
	dry := planFor(t, lesson.Request{Subject: "english", Topic: "Adjectives", GradeLevel: "Grade 5", AdditionalInfo: "One bar of soap."})
	if said := allSteps(dry); strings.Contains(said, "scrape some") {
		t.Errorf("a lesson without washing speaks of soap: %s", said)
	}
}
