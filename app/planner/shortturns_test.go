package planner

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestStepsAreCutBetweenWhatLearnersDo(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, first, second string }{
		{"Draw six boxes. Put a stone into each box. Draw a sun on the board. Pairs draw it too.", "Draw six boxes. Put a stone into each box.", "Draw a sun on the board. Pairs draw it too."},
		{"Hold up a tin. Ask: Is it full? Children show yes or no with their hands.", "", ""},
		{"Say: Good morning. Good evening. Goodbye.", "", ""},
		{"Do the items. 1) 2 + 3. (5) 2) 4 + 4. (8)", "", ""},
	} {
		if first, second, _ := halves(test.text); first != test.first || second != test.second {
			t.Errorf("%q is cut into %q and %q", test.text, first, second)
		}
	}
}

func TestBeginnersStayWithOneThingForAShortTime(t *testing.T) {
	t.Parallel()
	times := regexp.MustCompile(`^\[(\d+)-(\d+)`)
	long, all := 0, 0
	for _, topic := range []string{"Counting from 1 to 10", "Shapes around us", "Addition to 20"} {
		for _, activity := range planFor(t, lesson.Request{Subject: "mathematics", Topic: topic, GradeLevel: "Grade 1"}).Activities {
			for _, step := range activity.Steps {
				if found := times.FindStringSubmatch(step); found != nil {
					from, _ := strconv.Atoi(found[1])
					to, _ := strconv.Atoi(found[2])
					if all++; to-from > longestYoung {
						long++
					}
				}
				if strings.Contains(step, "writes it for") {
					t.Errorf("%s: beginners write a need: %s", topic, step)
				}
			}
		}
	}
	if 6*long > all {
		t.Errorf("%d of %d steps are longer than %d minutes", long, all, longestYoung)
	}
}
