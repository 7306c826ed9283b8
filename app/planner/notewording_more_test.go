package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestWhatTeachersWriteOtherwiseIsReadAsItIsMeant looks for what a plan says, or may not say, of notes in unusual words.
func TestWhatTeachersWriteOtherwiseIsReadAsItIsMeant(t *testing.T) {
	t.Parallel()
	for _, test := range []remarkTest{
		{"mathematics", "Symmetry", "Grade 6", "A retired weaver living beside the school offered to come for one hour.", "the visit of the retired weaver", "lessons of 60 minutes"},
		{"mathematics", "Ratio and proportion", "Grade 8", "The beach is ten minutes on foot and the director lets us go once.", "I planned 5 lessons", "1 lesson"},
		{"social-studies", "Rules at school", "Grade 5", "A false rumour closed the school one day.", "I planned 5 lessons", "1 lesson"},
		{"mathematics", "Statistics: mean, median and mode", "Grade 9", "Single period is 40 minutes.", "I planned 5 lessons", "1 lesson"},
		{"mathematics", "Statistics: mean, median and mode", "Grade 9", "Eight calculators, double period of 80 minutes.", "lessons of 80 minutes", "8 lessons"},
		{"elementary-science", "Our five senses", "Grade 3", "Boys and girls, two of them deaf and sitting at the front.", "help with hearing", "2 lessons"},
		{"mathematics", "Integers", "Grade 7", "One hour twice a week.", "lessons of 60 minutes", "I planned 5 lessons of 40"},
		{"mathematics", "Linear graphs", "Grade 9", "Graph paper is only 15 sheets, no calculator.", "your graph paper", "for you to place"},
		{"mathematics", "Equivalent fractions", "Grade 4", "Old exercise books may be folded.", "your paper", "for you to place"},
		{"mathematics", "Telling the time", "Grade 3", "Not one clock in the school, only my wristwatch.", "one watch", "The one clock"},
		{"chemistry", "States of matter", "Grade 8", "Ice is impossible to get here.", "", "your ice"},
		{"physics", "Work, energy and power", "Grade 9", "The school is on a hill with 40 stone steps.", "measure one step", "for you to place"},
		{"physics", "Work, energy and power", "Grade 9", "Two students have asthma, so no running.", "Nobody runs", "care for what may hurt"},
		{"mathematics", "Percentages", "Grade 6", "Please do not compare pupils' test marks.", "nobody's are read out or compared", "as our rule"},
		{"english", "Reading comprehension", "Grade 4", "Mixed ability class.", "learners of different levels", "for you to place"},
		{"geography", "Environment", "Grade 7", "We may walk ten minutes from school.", "walk to a place within 10 minutes", "for you to place"},
		{"chemistry", "Balancing chemical equations", "Grade 9", "Coloured bottle caps, maybe 200.", "your coloured bottle caps", "for you to place"},
		{"history", "Great Zimbabwe", "Grade 8", "Learners say that Africa had no books before the Europeans.", "", "; no books"},
		{"ict", "Parts of a computer", "Grade 7", "Use cattle and fish, but nothing about tribes.", "leave out tribes", "Ask those who speak"},
		{"mathematics", "Integers", "Grade 7", "They now say they hate maths.", "", "hate maths.\" "},
		{"health", "Handwashing", "Grade 2", "\"If hands look clean, they are clean,\" they say.", "the mistake that many make", "the case from your place"},
		{"ict", "Staying safe online", "Grade 7", "Most use a parent's or older brother's phone.", "", "\"s or older"},
		{"literature", "Folktales", "Grade 5", "An old woman next door tells tales and is free on Thursdays.", "", "your old woman"},
		{"elementary-science", "Light and shadows", "Grade 5", "Sunny mornings, no torches but some phones with a light may not come to school.", "", "Make use of this"},
		{"mathematics", "Multiplication", "Grade 6", "Learners share one textbook in five.", "one book for 5", "One book for 45"},
		{"biology", "The human heart", "Grade 10", "Some are older than 15.", "mixed ages", "for you to place"},
		{"physics", "Electric circuits: series and parallel", "Grade 8", "Some pupils tried the wall socket last year, so safety first.", "", "can be tried on a wall socket"},
	} {
		test.check(t, "45 learners. ")
	}
}

// TestATopicIsReadWithoutItsExample keeps the name of a topic behind which a teacher writes a formula.
func TestATopicIsReadWithoutItsExample(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]string{
		"linear equations with one unknown eg 3x + 5 = 20": "linear equations with one unknown",
		"Solving equations, for example 2x = 8":            "Solving equations",
		"Machines e.g. levers and pulleys":                 "Machines e.g. levers and pulleys",
	} {
		if got := plainTopic(topic); got != want {
			t.Errorf("%q: got %q, want %q", topic, got, want)
		}
	}
}

// TestASlipOfThePenIsNoOtherTopic names nothing as left out that is the topic itself.
func TestASlipOfThePenIsNoOtherTopic(t *testing.T) {
	t.Parallel()
	for _, test := range []remarkTest{
		{"elementary-science", "Grade 4 Sci 4.2.1 states of mater - solid liquid gas", "Grade 4", "No laboratory, one period of 40 minutes twice a week.", "states of matter", "not covered here"},
		{"elementary-science", "Grade 4 Sci 4.2.1 states of mater - solid liquid gas", "Grade 4", "No laboratory, one period of 40 minutes twice a week.", "lessons twice a week", "; 1 lesson"},
	} {
		test.check(t, "47 learners. ")
	}
}

// TestNobodyClapsWhoCannot gives another sign to small children of whom one has one hand or does not hear.
func TestNobodyClapsWhoCannot(t *testing.T) {
	t.Parallel()
	for _, told := range []string{"One child has only one hand.", "One child is deaf."} {
		plan := planFor(t, lesson.Request{Subject: "english", Topic: "Parts of my body", GradeLevel: "Kindergarten", AdditionalInfo: "37 children. " + told})
		if sign := plan.Inclusion.LargeClass; !strings.Contains(sign, "Signal") || strings.Contains(sign, "clap") {
			t.Errorf("%q: %s", told, sign)
		}
	}
}
