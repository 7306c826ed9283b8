package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestStatedLearnersHaveAPost(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		subject, topic, notes, says string
		said                        bool
	}{
		{"physical education", "Athletics: relay running and passing the baton", "66 students, one uses a crutch and must have a real role.", "has a zone of their own", true},
		{"mathematics", "Pythagoras' theorem", "One uses a wheelchair.", "has a zone of their own", false},
		{"agriculture", "Beekeeping", "One boy have allergy of bee.", "Whoever has an allergy keeps away", true},
		{"biology", "Immunity and vaccination", "They ask what an allergy is.", "Whoever has an allergy keeps away", false},
		{"home-science", "Food preservation and storage", "Deux filles sont allergiques aux arachides.", "Whoever has an allergy keeps away", true},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 8", AdditionalInfo: test.notes})
		if got := strings.Contains(allSteps(plan), test.says); got != test.said {
			t.Errorf("%q: a step says %q: %v, want %v", test.notes, test.says, got, test.said)
		}
	}
}
