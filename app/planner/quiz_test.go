package planner

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"somo/app/lesson"
)

var (
	quizStep  = regexp.MustCompile(`^\[(\d+)-(\d+)[^\]]*\] .*\bAssessment\b`)
	quizMarks = regexp.MustCompile(`^Quiz, (\d+) marks?\.`)
)

// TestAQuizHasAMinuteForEachMark holds for classes with time for a last activity.
func TestAQuizHasAMinuteForEachMark(t *testing.T) {
	t.Parallel()
	at := 0
	for _, e := range knownCards(t) {
		for _, band := range e.Bands {
			minutes := []int{30, 35, 40, 60}[at%4]
			size := []int{12, 50, 95}[at%3]
			at++
			plan := planFor(t, lesson.Request{Subject: e.Subject, Topic: e.Name, GradeLevel: gradeOf(band),
				Context: &lesson.Context{ClassSize: size, Lessons: 3 + at%3, MinutesPerLesson: minutes}})
			marks, questions, given := 0, -1, 0 // the first line is the head of the quiz
			for _, line := range plan.Assessment.Summative {
				if strings.HasPrefix(line, "Quiz") {
					questions++
				}
				if found := quizMarks.FindStringSubmatch(line); found != nil {
					marks, _ = strconv.Atoi(found[1])
				}
			}
			for _, a := range plan.Activities {
				for _, step := range a.Steps {
					if found := quizStep.FindStringSubmatch(step); found != nil {
						from, _ := strconv.Atoi(found[1])
						to, _ := strconv.Atoi(found[2])
						given = to - from
					}
				}
			}
			if marks == 0 || given < marks && questions > leastQuiz || given < marks-1 {
				t.Errorf("%s %s, lessons of %d minutes: %d minutes for a quiz of %d marks", e.ID, band, minutes, given, marks)
			}
		}
	}
}

func TestAnExaminationIsPractisedInTheFormOfItsSubject(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, notes, form string }{
		{"english", "Summary writing", "BECE practice please.", "as in the BECE: alone, and in full sentences"},
		{"mathematics", "Profit and loss", "Please prepare them for the exam.", "as in the examination: alone, and with the working shown"},
		{"history", "Great Zimbabwe", "Use ZIMSEC questions.", "as in the ZIMSEC: alone, and for each point its reason"},
		{"mathematics", "Profit and loss", "Matric class in Soweto.", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 9", AdditionalInfo: test.notes})
		before, marked := 0, 0
		for _, a := range plan.Activities {
			for _, step := range a.Steps {
				if strings.Contains(step, "as in the ") {
					before++
					if !strings.Contains(step, test.form) || !strings.Contains(step, "quiz") {
						t.Errorf("%s: want %q before the quiz: %s", test.notes, test.form, step)
					}
				}
			}
		}
		for _, line := range plan.Assessment.Summative {
			if strings.Contains(line, ", as in the ") {
				marked++
			}
		}
		want, items := 1, leastQuiz
		if test.form == "" {
			want, items = 0, 0
		}
		if before != want || marked != items {
			t.Errorf("%s: said %d times, and %d questions are marked, want %d and %d", test.notes, before, marked, want, items)
		}
	}
}

func TestExercisesOnWhatIsAskedForComeFirst(t *testing.T) {
	t.Parallel()
	items := []QA{{Question: "How much does a goat eat?"}, {Question: "How long is a goat pregnant?"}, {Question: "Name three feeds of rabbits."}, {Question: "Why does a sow need bedding?"}}
	for topic, want := range map[string]int{"Rabbits": 2, "Keeping sows and rabbits": 2, "Goats": 0, "Camels": 0} {
		got := askedFirst(items, stems(topic))
		if len(got) != len(items) || got[0].Question != items[want].Question {
			t.Errorf("%s: got %v", topic, got)
		}
	}
	if got := askedFirst(items, stems("Keeping sows and rabbits")); got[1].Question != items[3].Question {
		t.Errorf("the second thing asked for comes second: got %v", got)
	}
}

func TestNoExerciseIsSetTwice(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Electric circuits: series and parallel", GradeLevel: "Grade 9", Skills: lesson.Skillset{"Problem Solving", "Resilience"},
		AdditionalInfo: "Mangochi, Malawi. 95 learners, no laboratory and no mains electricity. We can collect old torch batteries, torch bulbs, wire and foil. Learners fear getting it wrong."})
	steps := allSteps(plan)
	for _, found := range regexp.MustCompile(`\d\) [^?.]{20,}[?.]`).FindAllString(steps, -1) {
		if strings.Count(steps, found[3:]) > 1 {
			t.Errorf("twice in the steps: %s", found)
		}
	}
}

// TestQuestionsOfALineStandInOrder: the first of each objective is the one that tests it best, whatever it speaks of.
func TestQuestionsOfALineStandInOrder(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "English", Topic: "Summary writing", GradeLevel: "Grade 9", Skills: []string{"Analysis"}})
	for at, want := range map[int]string{1: "Hens give eggs", 3: "Summarise in at most 10 words"} {
		if got := plan.Assessment.Summative[at]; !strings.Contains(got, want) {
			t.Errorf("question %d is %q, want the one on %q", at, got, want)
		}
	}
}
