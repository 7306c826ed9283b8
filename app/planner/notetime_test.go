package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// timeTest is a sentence and what it says about time.
type timeTest struct {
	text                     string
	lessons, minutes, weekly int
}

func readsTimes(t *testing.T, read func(string) times, tests []timeTest) {
	t.Helper()
	for _, test := range tests {
		if got := read(test.text); got != (times{lessons: test.lessons, minutes: test.minutes, weekly: test.weekly}) {
			t.Errorf("%q: got %+v", test.text, got)
		}
	}
}

func TestTimeIsReadInEveryUsualWording(t *testing.T) {
	t.Parallel()
	readsTimes(t, timeIn, []timeTest{
		{"2 x 40 minutes", 2, 40, 0},
		{"2 × 80 min", 2, 80, 0},
		{"2x40min", 2, 40, 0},
		{"40 min x 4", 4, 40, 0},
		{"40 minutes × 3", 3, 40, 0},
		{"45 min periods x 4", 4, 45, 0},
		{"68 students, 45 min periods x 4", 4, 45, 0},
		{"4 lessons x 40", 4, 40, 0},
		{"4 x 40 minute lessons", 4, 40, 0},
		{"80 minutes twice", 2, 80, 0},
		{"double period of 80 minutes twice", 2, 80, 0},
		{"40 minutes three times", 3, 40, 0},
		{"twice a week", 0, 0, 2},
		{"80 minutes twice a week", 0, 80, 2},
		{"4 lessons of 40 minutes, twice a week", 4, 40, 2},
		{"5 lessons a week", 0, 0, 5},
		{"3 lessons a week for 2 weeks", 6, 0, 3},
		{"3 periods of 35 minutes", 3, 35, 0},
		{"3 periods of 35", 3, 35, 0},
		{"three 40-minute lessons", 3, 40, 0},
		{"two double periods of 80 minutes each", 2, 80, 0},
		{"30 minutes, 3 lessons", 3, 30, 0},
		{"2 séances de 55 minutes", 2, 55, 0},
		{"4 fois 50 minutes", 4, 50, 0},
		{"vipindi 3 vya dakika 40", 3, 40, 0},
		{"vipindi vitatu vya dakika 35", 3, 35, 0},
		{"dakika 40 mara 3", 3, 40, 0},
		{"Wanafunzi 61, dakika 40, vitabu 8", 0, 40, 0},
		{"3 aulas de 45 minutos", 3, 45, 0},
		{"Two lessons of one hour", 2, 60, 0},
		{"40 minutes periods", 0, 40, 0},
		{"40 minute periods, one textbook for four", 0, 40, 0},
		{"lessons 3", 3, 0, 0},
		{"A carpenter can visit once", 0, 0, 0},
		{"They walk 60 minutes to school", 0, 0, 0},
		{"It is 20 minutes away", 0, 0, 0},
		{"We can walk to one gully in 20 minutes", 0, 0, 0},
		{"We missed 3 lessons", 0, 0, 0},
		{"Grade 5 lessons are 35 minutes", 0, 35, 0},
		{"60 learners in 12 groups", 0, 0, 0},
		{"65 students aged 14 to 22, lessons of 45 minutes", 0, 45, 0},
	})
}

func TestLessonsOfDifferentLengthsAreLessonsOfTheShortest(t *testing.T) {
	t.Parallel()
	readsTimes(t, sessionsIn, []timeTest{
		{"74 learners, two 40-minute periods and then a double of 80 minutes next week.", 4, 40, 0},
		{"Double period of 80 minutes on Tuesday and one single of 40 minutes on Thursday.", 3, 40, 0},
		{"64 pupils, two periods of 40 minutes joined together and then one single period of 40 minutes.", 3, 40, 0},
		{"62 pupils, one hour on Tuesday and one hour on Thursday.", 2, 60, 0},
		{"Lessons are 45 minutes and I have four of them.", 4, 0, 0},
		{"30 minutes a day for four days.", 4, 30, 0},
		{"Lessons one hour on Friday only, four Fridays.", 4, 60, 0},
		{"Kitwe, Zambia, 54 learners, double period of 80 minutes.", 0, 0, 0}, // its length alone
		{"I have a double period of 80 minutes.", 1, 80, 0},
		{"Two single lessons and one double, 40 minutes each.", 4, 40, 0},
		{"30-minute lessons, three this week.", 3, 0, 0},
		{"Two periods of 40 minutes together, twice a week.", 0, 80, 2},
		{"Double period of 80 minutes once a week and a single of 40 minutes.", 0, 40, 3},
		{"Two hours per week for two weeks, in the dry season", 4, 60, 0},
		{"Periods of 35 minutes, I have three this week.", 3, 0, 0},
		{"One hour under a tarpaulin, no board.", 1, 60, 0},
		{"We walk one hour to school.", 0, 0, 0},
		{"two double periods of 80 minutes each", 0, 0, 0},
		{"three 40-minute lessons", 0, 0, 0},
		{"4 lessons of 40 minutes, twice a week", 0, 0, 0},
		{"Two lessons in the hall and one hour on the field", 0, 0, 0},
	})
}

func TestAnOverviewSaysWhatTimeWasTaken(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"":                              " minutes",
		"62 learners.":                  "Your notes shaped this plan: 62 learners; I planned 5 lessons of 40 minutes.",
		"62 learners. Twice a week.":    "I planned 4 lessons of 40 minutes.",
		"62 learners. 3 x 35 minutes.":  "Your notes shaped this plan: 62 learners; 3 lessons; lessons of 35 minutes.",
		"3 lessons. Each is 35 minutes": "Your notes shaped this plan: 3 lessons; lessons of 35 minutes.",
	} {
		plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", AdditionalInfo: text})
		if !strings.Contains(plan.Overview, want) {
			t.Errorf("%q: the overview ends %s", text, plan.Overview)
		}
		if !strings.Contains(plan.Overview, "5 lessons") && text == "" {
			t.Errorf("the overview does not say how many lessons are planned: %s", plan.Overview)
		}
		if n := lesson.CountSentences(plan.Overview); n > mostSentences {
			t.Errorf("%q: the overview has %d sentences", text, n)
		}
	}
}
