package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// noteCase is a request whose plan says some words and not others.
type noteCase struct{ subject, topic, grade, notes, says, never string }

func checkNoteCases(t *testing.T, cases []noteCase) {
	t.Helper()
	for _, test := range cases {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, Skills: []string{"Leadership"}, AdditionalInfo: test.notes})
		said := ""
		lesson.Walk(&plan, func(_, text string) { said += text + "\n" })
		if test.says != "" && !strings.Contains(said, test.says) {
			t.Errorf("%s: %q is not said", test.notes, test.says)
		}
		if test.never != "" && strings.Contains(said, test.never) {
			t.Errorf("%s: %q is said", test.notes, test.never)
		}
	}
}

// TestAnimalsAreKeptOut holds that work that ripens outside is fenced, other work put out of reach, and no example sought in them.
func TestAnimalsAreKeptOut(t *testing.T) {
	t.Parallel()
	checkNoteCases(t, []noteCase{
		{"Agriculture", "Making and using compost", "Grade 7", "Abéché, Chad. 63 students. Goats enter the school yard and eat everything.", "thorn branches and cover it, so that no goats", "Think of the goats"},
		{"Agriculture", "Preparing a nursery bed", "Grade 7", "Marsabit, Kenya. Chickens get into the school garden and destroy it.", "so that no chickens", "Think of the chickens"},
		{"Elementary Science", "How seeds germinate", "Grade 4", "Wajir, Kenya. Goats roam the compound and eat everything green.", "where no goats reach them", "thorn branches"},
		{"Agriculture", "Making and using compost", "Grade 7", "Abéché, Chad. No goats enter our garden.", "", "no goats reach"},
	})
}

// TestTheDrySeasonIsMet holds that a class that sees no rain begins with none, and makes it where it is needed.
func TestTheDrySeasonIsMet(t *testing.T) {
	t.Parallel()
	const topic, look = "Weather instruments and recording the weather", "clouds that grow before rain"
	checkNoteCases(t, []noteCase{
		{"Geography", topic, "Grade 6", "Kankan, Guinea. Harmattan season, very dusty, no rain will fall.", "No rain falls now", look},
		{"Geography", topic, "Grade 6", "Kankan, Guinea. 59 pupils.", look, "No rain falls now"},
		{"Agriculture", "Making and using compost", "Grade 7", "JSS 2 Abakaliki, Nigeria. Dry season now.", "It is the dry season", ""},
	})
}

// TestOneSexAndFasting holds that nothing is said of girls and boys where there are only girls or boys, and nobody named who fasts.
func TestOneSexAndFasting(t *testing.T) {
	t.Parallel()
	for notes, one := range map[string]bool{
		"Minya, Egypt. 51 students, girls' school.": true, "Garissa, Kenya. 44 girls, no models.": true, "All-boys school, Kampala. 60 students.": true,
		"Lycée de jeunes filles, Thiès. 50 élèves.": true, "40 learners. 5 girls miss school.": false, "Girls and boys sit apart. 50 learners.": false, "60 learners, 20 girls and 40 boys.": false,
		"Gulu. Children 57 on mats.": false,
	} {
		if got := testNotes(t, notes).oneSex; got != one {
			t.Errorf("%q: one sex is %v", notes, got)
		}
	}
	if told := testNotes(t, "Nairobi, Kenya. We are a girls' secondary school.").told; len(told) > 0 {
		t.Errorf("handed back %q", told)
	}
	checkNoteCases(t, []noteCase{
		{"Biology", "Monohybrid inheritance", "Grade 10", "Cairo, Egypt. Girls' school, 45 students.", "", "boys"},
		{"Biology", "Digestion in humans", "Grade 8", "Zanzibar, Tanzania. It is Ramadan and many are fasting.", "Nobody tastes, eats or runs", "who fast"},
	})
}
