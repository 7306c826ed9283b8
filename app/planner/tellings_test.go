package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestAToldStoryGetsATableOfVoices(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		subject, topic, info string
		told                 bool
	}{
		{"History", "Why nobody farms the hill behind the dispensary in our village", "Three old people know the story and they do not agree. It is not in any book. One phone for recording.", true},
		{"Social Studies", "The founding of our chief's village", "The chief's family and the earth priest's family tell it differently.", true},
		{"History", "The old mission bell of Chikwanda", "Nothing is written about it.", true},
		{"Histoire", "L'origine du nom de notre village", "Les vieux ne sont pas d'accord.", true},
		{"History", "The Berlin Conference and the partition of Africa", "Historians do not agree: people tell it differently.", false},
		{"physics", "Why the pump of our village broke", "", false},
		{"Animal communication", "What our camels say with their ears", "", false},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 6", AdditionalInfo: test.info})
		if got := plan.ArtifactOutcome.Type == "Book of voices"; got != test.told {
			t.Errorf("%s: a told story %t, want %t", test.topic, got, test.told)
		}
		if !test.told {
			continue
		}
		text := mustJSON(t, plan)
		for _, wanted := range []string{"BEFORE LESSON 1 visit those who tell it", "A table of voices", "nobody is called a liar", "Nobody is recorded or named without a yes"} {
			if !strings.Contains(text, wanted) {
				t.Errorf("%s: the plan lacks %q", test.topic, wanted)
			}
		}
		if strings.Contains(text, "FACT 1") || strings.Contains(text, "extbook") {
			t.Errorf("%s: three facts of a book are asked for", test.topic)
		}
		if strings.Contains(test.info, "phone") && !strings.Contains(text, "The one phone records a teller who says yes") {
			t.Errorf("%s: the phone records nobody", test.topic)
		}
	}
}

func TestNobodyVotesOnWhichTellingIsTrue(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "History", Topic: "The great fire of our town", GradeLevel: "Grade 7", AdditionalInfo: "Some say it was an accident, others blame a family who still lives here."})
	if text := mustJSON(t, plan); strings.Contains(text, "It was an accident") || !strings.Contains(text, "Blame no family") {
		t.Errorf("a telling is put to the vote: %s", allSteps(plan))
	}
}
