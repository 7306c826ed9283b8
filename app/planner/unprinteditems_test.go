package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestExercisesThatAreNotPrintedAreNotCalled(t *testing.T) {
	t.Parallel()
	all := []QA{{Question: "a"}, {Question: "b"}, {Question: "c"}, {Question: "d"}, {Question: "e"}}
	for _, c := range []struct {
		text    string
		printed []QA
		want    string
	}{
		{"If time is short, do items 1, 3 and 5.", all[:1], ""},
		{"If time is short, do items 1, 3 and 5.", all, "If time is short, do items 1, 3 and 5."},
		{"Use stones. Do item 4 at home.", all[:3], "Use stones."},
		{"Items 2 to 5: draw first. Ask: \"Why?\"", all[:4], "Items 2 to 4: draw first. Ask: \"Why?\""},
		{"Each learner writes item 4 or 5; a partner reads.", all[1:], "Each learner writes item 3 or 4; a partner reads."},
		{"Items 4 and 5: judge.", all[:4], "Item 4: judge."},
		{"Do the items aloud.", nil, "Do the items aloud."},
	} {
		if got := callingPrinted(c.text, printedNumbers(all, c.printed)); got != c.want {
			t.Errorf("%q with %d: %q, want %q", c.text, len(c.printed), got, c.want)
		}
	}
	steps := []step{{text: "Do the items."}, {text: "Work out the premium and the part payment. Ask: Why?"}, {text: "Solve the sums about mass alone and compare."}, {text: "Calculate 3 × 4."}}
	var got []string
	for _, s := range withoutUnprintedSums(steps, 1) {
		got = append(got, s.text)
	}
	if want := []string{"Do the items.", "Ask: Why?", "Calculate 3 × 4."}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestExercisesOfALessonBeforeStandBehindTheExample(t *testing.T) {
	t.Parallel()
	moved := []step{{text: "Draw it."}, {text: "Do these: 1) 2 + 3 (5) 2) 1 + 1 (2)"}}
	to := &draft{exercises: true, steps: []step{{text: "Example: 4 + 1."}, {text: "Now: 1) 3 + 3 (6)"}}}
	var got []string
	for _, s := range behindExample(moved, to) {
		got = append(got, s.text)
	}
	if want := []string{"Draw it.", "Example: 4 + 1.", moved[1].text, "Now: 1) 3 + 3 (6)"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestStepsCallNoExampleThatIsNotThere plans from lines whose steps call their worked example, and who does only some exercises.
func TestStepsCallNoExampleThatIsNotThere(t *testing.T) {
	t.Parallel()
	for topic, subject := range map[string]string{"Consonant blends: bl, cl, st and tr": "english", "Comparing and ordering numbers up to 50": "mathematics"} {
		steps := allSteps(planFor(t, lesson.Request{Subject: subject, Topic: topic, GradeLevel: "Grade 1"}))
		for _, dead := range []string{"Do the worked example", "does the first five"} {
			if strings.Contains(steps, dead) {
				t.Errorf("%s: %q in:\n%s", topic, dead, steps)
			}
		}
	}
}
