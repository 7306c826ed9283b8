package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestNotesChangeTheWorkThatTheySpeakOf asks of topics for which what a teacher tells decides the work.
func TestNotesChangeTheWorkThatTheySpeakOf(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, want, never string }{
		{"agriculture", "Keeping poultry: housing and feeding", "Grade 7", "The school has 12 chickens but rain gets in.", "read our own case again: \"The school has 12 chickens but rain gets in.\"", ""},
		{"home-science", "Drying and salting food", "Grade 9", "People here sun dry fish and leaves.", "Begin with what is done here: People here sun dry fish and leaves", "read our own case again"},
		{"mathematics", "Telling the time: o'clock and half past", "Grade 3", "One wall clock that has stopped.", "", "stays in your hand"},
		{"chemistry", "The mole and molar mass", "Grade 11", "No balance.", "", "No balance here"},
		{"literature", "The Lion and the Jewel: conflict", "Grade 11", "36 students, 5 copies of the play.", "copies of the play: 5", "copies of the play: 8"},
		{"biology", "The human heart and blood circulation", "Grade 11", "We have one goat heart.", "cuts the heart lengthwise", "large animals"},
		{"history", "The Berlin Conference and the partition of Africa", "Grade 10", "61 students.", "RULERS: Jaja of Opobo, 1884", ""},
		{"christian-religious-education", "The day of Pentecost and life in the early Church", "Grade 10", "46 learners. They think the first Christians sold everything by force.", "All believers were forced", "For you alone"},
		{"social-studies", "National symbols: the flag, the anthem and the coat of arms", "Grade 3", "46 learners. Some may not salute for religion.", "For you, not for the class: some may not salute", "Tell the class this aim"},
		{"elementary-science", "Os alimentos e a alimentação saudável", "Grade 4", "46 learners. Muitos só comem funge e couve, por isso não perguntar o que cada um comeu.", "", "Tell the class this aim"},
		{"home-science", "Feeding babies: breast milk and weaning foods", "Grade 9", "46 learners. Many believe thin pap alone is enough at three months.", "Thin pap alone is enough at three months.", "your at three months"},
		{"creative-arts", "Action songs and rhymes", "Kindergarten", "46 learners. They shout the words and do the action late.", "Many shout the words and do the action late.", "For you, not for the class"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		said := strings.Join(append([]string{plan.Overview, allSteps(plan), plan.Inclusion.SpecialNeeds}, plan.Materials...), "\n")
		if !strings.Contains(said, test.want) || test.never != "" && strings.Contains(said, test.never) {
			t.Errorf("%s, %q: want %q, never %q: %s", test.topic, test.notes, test.want, test.never, said)
		}
	}
}

func TestHoursAWeekAreLessons(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]times{
		"64 pupils, two hours a week": {minutes: 60, weekly: 2},
		"One hour a week only":        {minutes: 60, weekly: 1},
		"Two hours away a week":       {},
	} {
		if got := sessionsIn(text); got != want {
			t.Errorf("%q is %+v, want %+v", text, got, want)
		}
	}
}

func TestAGoalIsForAsManyAsItsKindOfThinking(t *testing.T) {
	t.Parallel()
	c := &composer{goals: []goal{{bloom: "apply"}, {bloom: "understand"}, {bloom: "apply"}, {bloom: "evaluate"}, {bloom: "create"}}}
	for at, want := range []string{"reach.all", "reach.all", "reach.most", "reach.some", "reach.team"} {
		if got := c.reach(at); got != want {
			t.Errorf("goal %d is for %s, want %s", at+1, got, want)
		}
	}
}
