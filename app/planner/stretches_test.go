package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestATestFitsTheTimeToTry(t *testing.T) {
	t.Parallel()
	c := &composer{}
	for test, want := range map[string]bool{
		"Players finish within eight minutes.":                     false,
		"Can a visitor judge it in five minutes?":                  false,
		"Another team reads the same time within 5 minutes.":       true,
		"Can three of four readers say the rule after one minute?": true,
	} {
		if kept := c.inTime([]string{test, "Is it true?"}); slices.Contains(kept, test) != want {
			t.Errorf("%q is kept: %t, want %t", test, !want, want)
		}
	}
	if kept := c.inTime([]string{"Players finish within eight minutes."}); len(kept) != 1 {
		t.Error("the only test is left out")
	}
}

// What is asked of quick learners, what warns of a thing and what names the money stands where it can be used.
func TestLinesStandWithTheirWork(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		request       lesson.Request
		block         string // the title of the activity begins so; empty for the whole plan
		with, without string
	}{
		{lesson.Request{Subject: "mathematics", Topic: "Straight line graphs", GradeLevel: "Grade 9", AdditionalInfo: "Form 2, Songea, Tanzania. 56 students. No graph paper, there is a football field, rope and chalk. They write (y, x)."}, "Lesson 2", "", "cross at 6 km"},
		{lesson.Request{Subject: "biology", Topic: "Parts of a flower and pollination", GradeLevel: "Grade 8", AdditionalInfo: "Nyahururu, Kenya. 48 learners. We have hibiscus and bean flowers, two hand lenses."}, "", "through a lens", "dark glasses"},
		{lesson.Request{Subject: "physics", Topic: "Moments", GradeLevel: "Grade 9", AdditionalInfo: "Kabale, Uganda. 82 learners. Five metre rules, one spring balance, stones."}, "", "", "All sums are in"},
		{lesson.Request{Subject: "ict", Topic: "Making a web page with HTML", GradeLevel: "Grade 10", AdditionalInfo: "S4, Rubavu, Rwanda. 50 students, 10 computers with Notepad."}, "", "", "Otieno"},
		{lesson.Request{Subject: "history", Topic: "Trans-Saharan trade", GradeLevel: "Grade 8", AdditionalInfo: "Agadez, Niger. 40 learners."}, "", "", "one call to throw"},
	} {
		plan, said := planFor(t, test.request), strings.Builder{}
		if test.block == "" {
			lesson.Walk(&plan, func(_, text string) { said.WriteString(text + "\n") })
		}
		for _, a := range plan.Activities {
			if test.block != "" && strings.HasPrefix(a.Title, test.block) {
				said.WriteString(strings.Join(append(a.Steps, a.Extension, a.Description), "\n"))
			}
		}
		if !strings.Contains(said.String(), test.with) {
			t.Errorf("%s: it does not say %q", test.request.Topic, test.with)
		}
		if strings.Contains(said.String(), test.without) {
			t.Errorf("%s: it says %q", test.request.Topic, test.without)
		}
	}
}
