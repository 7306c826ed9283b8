package planner

import (
	"slices"
	"testing"
)

func TestWhoeverIsNotInTheRoomIsPlayed(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), own: map[string]string{}}
	for _, test := range []struct{ steps, want []string }{
		{[]string{"Ask the user for place and aim.", "Draw it.", "Let the user try it."}, []string{"Use the answers that you heard. Write down: place and aim.", "Draw it.", "Let the user try it. If nobody can come, another team plays the part."}},
		{[]string{"Ask two workers who come to school: what do you do?"}, []string{"Ask two workers who come to school: what do you do?"}},
		{[]string{"Ask the cook which pot burns.", "Show it to the cook and mend it.", "Show the cook."}, []string{"Use the answers that you heard. Write down which pot burns.", "Show it to the cook and mend it. If nobody can come, another team plays the part.", "Show the cook."}},
		{[]string{"Ask the person for permission and about deeds.", "A classmate reads it as the user."}, nil},
		{[]string{"Draw the line.", "Let another team try it for the user."}, nil},
	} {
		if test.want == nil {
			test.want = test.steps
		}
		c.artefact = Artefact{Steps: test.steps}
		if got := c.makingSteps(); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.steps, got, test.want)
		}
	}
}

// TestJobsFitTheProduct looks for the one who measures, and for what small children do with a reason and with a child of
// another class.
func TestJobsFitTheProduct(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), profile: profile{Level: "young"}}
	for _, test := range []struct{ step, job string }{
		{"Write the questions.", "artist"},
		{"Measure the height in cm.", "measurer"},
	} {
		c.class.jobs = []string{"leader", "measurer"}
		c.artefact = Artefact{Steps: []string{test.step}}
		if c.fitJobs(); c.class.jobs[1] != test.job {
			t.Errorf("%s: %s, want %s", test.step, c.class.jobs[1], test.job)
		}
	}
	c.artefact = Artefact{Steps: []string{"Lay the shapes.", "Write a reason at each shape.", "Let a little child set the weather."}}
	if got := c.makingSteps(); got[1] != "Say a reason at each shape. A helper writes one for the team." || got[2] != "Let a little child set the weather. A learner of another team plays the younger one." {
		t.Errorf("%q", got)
	}
}
