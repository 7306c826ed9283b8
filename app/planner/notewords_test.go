package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestNotesInOtherWordsAreReadToo(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, used, step string }{
		{"Les enfants parlent wolof à la maison.", "Wolof at home", "Collect the word in Wolof"},
		{"Nous avons des cailloux et des capsules.", "the things you have", "Your own things serve"},
		{"Wengi huchanganya li na ta.", "a mistake that many make", "made-up pupil"},
		{"Hakuna maabara.", "no laboratory", "Without a laboratory"},
		{"Students say a lever makes energy.", "what learners think or ask", "Vote again"},
		{"They make mistakes with the fulcrum.", "a mistake that many make", "made-up pupil"},
		{"They name the parts but cannot say their work.", "what is hard for them", "take one easy example"},
		{"Many cannot draw a force.", "what is hard for them", "take one easy example"},
		{"Students cram the definitions.", "what learners think or ask", "in own words"},
		{"Learners want to earn money.", "the wish to earn", "what one piece costs"},
		{"I want real prices.", "real prices", "cost in a shop here"},
		{"Three learners share one desk.", "shared desks", "one small team"},
		{"Five students share one textbook.", "one book for 5", "what must be read is read aloud"},
		{"Three textbooks only.", "3 copies", "With only 3 books nobody needs one"},
		{"They blame one another.", "fairness to all", "Nobody is blamed"},
		{"Talk can become heated.", "a calm talk", "So that talk stays calm"},
		{"A few boys never speak in class.", "learners who rarely speak", "climbs a ladder"},
		{"One girl must not run.", "nobody has to run", "Nobody runs"},
		{"Let each stand up and say if their grandfather was a fighter.", "your wish in a safe form", "nobody tells or plays what harmed real people"},
		{"I want them to guess the password of the head.", "no real password", "nobody guesses a real password"},
		{"They want me to show them mercury.", "mercury is left out on purpose", "left out on purpose"},
		{"Please no handling of chemicals.", "your rule", "no handling of chemicals"},
		{"The internet is down most days.", "no internet", "not from the internet"},
		{"One metre rule.", "one metre rule", "stays at one table"},
	} {
		wantNoteUsed(t, test.text, test.used, test.step)
	}
}

func TestWordsThatOnlyLookLikeNotesAreNone(t *testing.T) {
	t.Parallel()
	for text, not := range map[string]string{
		"Please keep it fair.":                                 "the fair",
		"SHS 1, Cape Coast, Ghana.":                            "the coast",
		"They say that motorbikes are alive.":                  "the motorbikes",
		"Ajue kundi lake la damu.":                             "the lake",
		"Many cannot read a graph.":                            "do not read yet",
		"We rule lines, no graph books.":                       "no books",
		"They think that a virus makes people sick.":           "in private",
		"40 students. Double period of 80 minutes, and chalk.": "1 lesson",
	} {
		n := testNotes(t, text)
		if slices.ContainsFunc(n.used, func(used string) bool { return strings.Contains(used, not) }) || n.anchor == not {
			t.Errorf("%q was read as %q, with %q nearby", text, n.used, n.anchor)
		}
	}
	if n := testNotes(t, "Form 4 Commerce, Maun, Botswana."); n.place != "Maun" {
		t.Errorf("the place is %q", n.place)
	}
}

func TestATaskForOneCountryIsChosenThereOnly(t *testing.T) {
	t.Parallel()
	request := lesson.Request{Subject: "history", Topic: "The amalgamation of Nigeria in 1914", GradeLevel: "Grade 9", AdditionalInfo: "JSS 3, Jos, Nigeria."}
	plan := planFor(t, request)
	if said := mustJSON(t, plan); !strings.Contains(plan.DrivingQuestion, "1914") || !strings.Contains(plan.LearnerNotes, "Amalgamation is") || !strings.Contains(said, "lieutenant-governors") {
		t.Errorf("the plan is not about 1914: %s", plan.DrivingQuestion)
	}
	request.Topic, request.AdditionalInfo = "Colonial rule", "Form 3, Nyeri, Kenya."
	if said := mustJSON(t, planFor(t, request)); strings.Contains(said, "1914 joined") || strings.Contains(said, "amalgamation") {
		t.Error("a plan for Kenya has the task for Nigeria")
	}
}

func TestTopicsFarTooEarlyBeginBelow(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, as string }{
		{"mathematics", "Simultaneous equations", "Grade 4", "Order of operations"},
		{"english", "Writing a composition of two paragraphs: My family", "Kindergarten", "Vocabulary"},
		{"mathematics", "Les nombres de 1 à 5 : compter et comparer", "Kindergarten", "Counting"},
	} {
		if plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade}); !strings.Contains(plan.Overview, test.as) {
			t.Errorf("%s in %s begins elsewhere: %s", test.topic, test.grade, plan.Overview)
		}
	}
}
