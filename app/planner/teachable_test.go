package planner

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"somo/app/lesson"
)

var (
	dangling  = regexp.MustCompile(`[:;,]$|[:;,] ?"$|: \.|(^|\s)(a|an|the) ?[.?!]$`)
	timedStep = regexp.MustCompile(`^\[(\d+)-(\d+)[^\]]*\] (.*)`)
)

// TestPlansCanBeTaughtTomorrow holds what a teacher needs in hand against every card and band, in small, usual and crowded classes.
func TestPlansCanBeTaughtTomorrow(t *testing.T) {
	t.Parallel()
	sizes := []int{8, 60, 95}
	at := 0
	for _, e := range knownCards(t) {
		for _, band := range e.Bands {
			at++
			size := sizes[at%len(sizes)]
			t.Run(e.ID+"/"+string(band), func(t *testing.T) {
				t.Parallel()
				checkTeachable(t, fmt.Sprintf("%d learners", size), planFor(t, lesson.Request{
					Subject: e.Subject, Topic: e.Name, GradeLevel: gradeOf(band), Skills: lesson.Skillset{"Collaboration"},
					Context: &lesson.Context{ClassSize: size},
				}))
			})
		}
	}
}

func TestUnusualRequestsCanBeTaughtTomorrow(t *testing.T) {
	t.Parallel()
	for _, request := range []lesson.Request{
		{Subject: "Agriculture", Topic: "Beekeeping", GradeLevel: "Form 2", Skills: lesson.Skillset{"Collaboration", "Problem Solving"}, AdditionalInfo: "Tabora, Tanzania. 60 students, no electricity."},
		{Subject: "elementary-science", Topic: "Unit 5", GradeLevel: "Grade 4", Skills: lesson.Skillset{"Communication"}},
		{Subject: "mathematics", Topic: "Calculus: differentiation", GradeLevel: "Kindergarten", Skills: lesson.Skillset{"Creativity"}},
		{Subject: "chemistry", Topic: "make petrol bombs", GradeLevel: "Grade 10", Skills: lesson.Skillset{"Analysis"}},
		{Subject: "physics", Topic: "Heat transfer", GradeLevel: "Grade 9", Skills: lesson.Skillset{"Innovation", "Design Thinking"}, Context: &lesson.Context{ClassSize: 60, Lessons: 10, MinutesPerLesson: 80}},
	} {
		checkTeachable(t, request.Topic, planFor(t, request))
	}
	for _, input := range publicInputs(t) {
		checkTeachable(t, input.ID, planFor(t, input.Input))
	}
}

// exercise is one of a list in a step.
var exercise = regexp.MustCompile(`\d\) ([^?.()]{20,}[?.])`)

// checkTeachable looks for what a plan must have so that nothing is left to prepare but the room.
func checkTeachable(t *testing.T, name string, plan lesson.Plan) {
	t.Helper()
	for at := 1; at <= plan.Context.Lessons; at++ {
		if !slices.ContainsFunc(plan.Chalkboard, func(b lesson.BoardNote) bool { return b.Lesson == at && b.Board != "" }) {
			t.Errorf("%s: nothing stands on the board in lesson %d", name, at)
		}
	}
	if len(plan.Safety) == 0 {
		t.Errorf("%s: nothing is said of safety", name)
	}
	if plan.LearnerNotes == "" {
		t.Errorf("%s: learners have nothing to keep", name)
	}
	supported, stretched := 0, 0
	for _, a := range plan.Activities {
		if a.Support != "" {
			supported++
		}
		if a.Extension != "" {
			stretched++
		}
		if words := len(strings.Fields(a.Description)); words < 5 {
			t.Errorf("%s: the description of %q says little: %s", name, a.Title, a.Description)
		}
		checkPace(t, name, a)
		checkExercises(t, name, a)
	}
	if supported < 3 || stretched < 1 {
		t.Errorf("%s: %d activities have support and %d an extension", name, supported, stretched)
	}
	steps := allSteps(plan)
	for _, found := range exercise.FindAllStringSubmatch(steps, -1) {
		if strings.Count(steps, ") "+found[1]) > 1 {
			t.Errorf("%s: an exercise is set twice: %s", name, found[1])
		}
	}
	questions := 0
	for _, line := range plan.Assessment.Summative {
		if strings.HasPrefix(line, "Quiz ") && strings.Contains(line, "Answer: ") {
			questions++
		}
	}
	if questions < leastQuiz {
		t.Errorf("%s: the quiz has %d questions with answers, want %d", name, questions, leastQuiz)
	}
	walk(&plan, func(part, text string) {
		if part == "chalkboard" {
			return
		}
		if found := dangling.FindString(text); found != "" {
			t.Errorf("%s: %s leaves something open at %q: %s", name, part, found, text)
		}
	})
}

// checkPace wants time to say what a step says: a teacher reads about a hundred words a minute aloud.
func checkPace(t *testing.T, name string, a lesson.Activity) {
	t.Helper()
	for _, text := range a.Steps {
		found := timedStep.FindStringSubmatch(text)
		if found == nil {
			continue
		}
		from, err := strconv.Atoi(found[1])
		if err != nil {
			t.Fatal(err)
		}
		to, err := strconv.Atoi(found[2])
		if err != nil {
			t.Fatal(err)
		}
		if words := wordsIn(found[3]); words > 60*(to-from) {
			t.Errorf("%s: %d minutes for %d words: %s", name, to-from, words, text)
		}
		if strings.Contains(strings.ToLower(found[3]), "before the lesson the teacher") {
			t.Errorf("%s: a step of the lesson is done before it: %s", name, text)
		}
	}
}

// checkExercises wants a lesson of practice to have an example or exercises, with answers.
func checkExercises(t *testing.T, name string, a lesson.Activity) {
	t.Helper()
	if a.Grouping != "alone, then pairs" {
		return
	}
	if work := strings.Join(a.Steps, "\n"); wordsIn(work) < 40 {
		t.Errorf("%s: %q gives nothing to practise: %s", name, a.Title, work)
	}
	if strings.Contains(a.Check, "exercise") && !strings.Contains(strings.Join(a.Steps, " "), "2) ") {
		t.Errorf("%s: %q checks exercises that it does not give", name, a.Title)
	}
}
