package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestRemarksAreNotTakenForOthers plans with remarks that were taken for something private, for an aim of the class or for a thing.
func TestRemarksAreNotTakenForOthers(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ subject, topic, grade, notes, want, not string }{
		{"christian-religious-education", "The day of Pentecost and life in the early Church", "Grade 10", "They think the first Christians sold everything by force.", "The first Christians sold everything by force.", "For you alone"},
		{"social-studies", "National symbols: the flag, the anthem and the coat of arms", "Grade 3", "Some may not salute for religion.", "For you, not for the class: some may not salute", "Tell the class this aim"},
		{"elementary-science", "Os alimentos e a alimentação saudável", "Grade 4", "Muitos só comem funge e couve, por isso não perguntar o que cada um comeu.", "", "Tell the class this aim"},
		{"home-science", "Feeding babies: breast milk and weaning foods", "Grade 9", "Many believe thin pap alone is enough at three months.", "Thin pap alone is enough at three months.", "your at three months"},
		{"creative-arts", "Action songs and rhymes", "Kindergarten", "They shout the words and do the action late.", "Many shout the words and do the action late.", "For you, not for the class"},
	} {
		plan := planFor(t, lesson.Request{Subject: tt.subject, Topic: tt.topic, GradeLevel: tt.grade, AdditionalInfo: "46 learners. " + tt.notes})
		said := strings.ReplaceAll(plan.Overview+allSteps(plan)+plan.Inclusion.SpecialNeeds, `"`, "")
		if !strings.Contains(said, tt.want) || strings.Contains(said, tt.not) {
			t.Errorf("%q: want %q and not %q in:\n%s", tt.notes, tt.want, tt.not, said)
		}
	}
}
