package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestAQuizKeepsTheTimeOfItsMarks(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		minutes int
		want    int
	}{{15, 7}, {11, 7}, {6, 2}} { // where two minutes are not left for each other step, all get less
		steps := []step{{text: "Test."}, {text: "Mend."}, {text: "Quiz.", quiz: true}}
		parts := quizFirst(steps, test.minutes, []int{7, 4, 7})
		if total := parts[0] + parts[1] + parts[2]; total != test.minutes || parts[2] != test.want {
			t.Errorf("%d minutes: %v, want %d for the quiz", test.minutes, parts, test.want)
		}
	}
}

func TestTimeForMarksIsAlsoTimeToMarkThem(t *testing.T) {
	t.Parallel()
	for left, want := range map[int]int{0: 0, 2: 0, 5: 3, 8: 6, 12: 10} {
		if got := marksIn(left); got != want || got+marking(got) > max(left, marking(0)) {
			t.Errorf("%d minutes are for %d marks, want %d", left, got, want)
		}
	}
}

func TestShortStepsGetTimeFromThoseThatHaveMost(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("word ", 7*wordsInPeace)
	for _, test := range []struct {
		name        string
		steps       []step
		parts, want []int
	}{
		{"from a step with little to do", []step{{text: "Look."}, {text: "Write."}}, []int{1, 9}, []int{3, 7}},
		{"not from one with much to do", []step{{text: "Look."}, {text: long}}, []int{1, 7}, []int{1, 7}},
		{"not for what is said in a minute", []step{{text: "Do it at home.", most: 1}, {text: "Write."}}, []int{1, 9}, []int{1, 9}},
		{"not from a quiz", []step{{text: "Look."}, {text: "Quiz.", quiz: true}}, []int{1, 7}, []int{1, 7}},
	} {
		if got := unhurriedParts(test.steps, slices.Clone(test.parts)); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}

// TestOneLessonIsTeachable holds what makes a plan of a single lesson possible: teaching has the largest part, the need comes before
// it, few steps are short, and the quiz has the time of its marks.
func TestOneLessonIsTeachable(t *testing.T) {
	t.Parallel()
	for _, minutes := range []int{40, 60, 80} {
		plan := planFor(t, lesson.Request{Subject: "home-science", Topic: "Food Preservation Methods", GradeLevel: "Grade 7", Skills: lesson.Skillset{"Research", "Collaboration"},
			Context: &lesson.Context{Lessons: 1, MinutesPerLesson: minutes, ClassSize: 46}})
		largest, short, all := 0, 0, 0
		for _, a := range plan.Activities {
			if a.Phase != "Define" {
				largest = max(largest, a.Minutes)
			}
			for _, s := range a.Steps {
				found := timedStep.FindStringSubmatch(s)
				if found == nil {
					t.Fatalf("a step without its minutes: %q", s)
				}
				if all++; number(found[2])-number(found[1]) < leastOfPart {
					short++
				}
			}
		}
		define := plan.Activities[1]
		if define.Phase != "Define" || define.Minutes <= largest {
			t.Errorf("%d minutes: the largest part is not for teaching", minutes)
		}
		need := slices.IndexFunc(define.Steps, func(s string) bool { return strings.Contains(s, "A need has this form") })
		if need < 0 || need > 1 {
			t.Errorf("%d minutes: the need is step %d of what is taught", minutes, need+1)
		}
		if minutes >= 60 && 4*short > all { // five phases in less time have steps of two minutes
			t.Errorf("%d minutes: %d of %d steps are shorter than %d minutes", minutes, short, all, leastOfPart)
		}
		if said := strings.Join(define.Steps, " "); strings.Contains(said, "Change jobs") {
			t.Errorf("%d minutes: jobs change in a plan of one lesson", minutes)
		}
	}
}
