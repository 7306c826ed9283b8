package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestHelpFitsTheNeed: what is seen or heard is felt by who cannot take it in so, and nobody else is told to feel it.
func TestHelpFitsTheNeed(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"One girl is allergic to fish.": "Swelling or hard breathing",
		"One boy is blind.":             "felt along a knotted string",
	} {
		plan := planFor(t, lesson.Request{Subject: "Home Science", Topic: "Food preservation", GradeLevel: "Grade 7", AdditionalInfo: "46 learners. " + told})
		if !strings.Contains(plan.Inclusion.SpecialNeeds, want) {
			t.Errorf("%s: %s", told, plan.Inclusion.SpecialNeeds)
		}
	}
}

// TestTheSignalReachesEverybody: a class with a learner who does not hear sees it, and one with a learner who does not see hears it.
func TestTheSignalReachesEverybody(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ notes, grade, want string }{
		{"Yamikani is blind.", "Grade 5", "signalHeard"}, {"Yamikani is blind.", "Grade 8", "signalHeard"},
		{"Selma is deaf.", "Grade 2", "signalStill"}, {"Selma is deaf.", "Grade 8", "signalQuiet"},
	} {
		plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: "Soil types and their properties", GradeLevel: test.grade, AdditionalInfo: "45 learners. 3 lessons of 35 minutes. " + test.notes})
		if said := plan.Inclusion.LargeClass; !strings.Contains(strings.ToLower(said), strings.ToLower(testBanks(t).sentences.text(test.want))) {
			t.Errorf("%s, %s: %s", test.notes, test.grade, said)
		}
	}
}

// TestNobodyIsSentWalking: where a learner moves with difficulty no way to work sends learners about, unless the pages go round.
func TestNobodyIsSentWalking(t *testing.T) {
	t.Parallel()
	n, walking := &notes{met: []metNeed{{id: "mobility"}}}, 0
	for _, r := range testBanks(t).routines {
		if !slices.Contains(r.Kinds, "walking") {
			continue
		}
		walking++
		pages := r.ID == "stations-of-ideas"
		if n.shutsOut(r) == pages || (&notes{}).shutsOut(r) {
			t.Errorf("%s: shut out is %v", r.ID, n.shutsOut(r))
		}
	}
	if walking == 0 {
		t.Error("no routine sends learners about")
	}
}
