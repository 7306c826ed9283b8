package planner

import (
	"slices"
	"testing"

	"somo/app/lesson"
)

func TestNobodyWorksWhereTheWorkIsNot(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		told, notes string
		want        bool
	}{
		{"Boatman Kamau wants a load guide.", "Maralal, Kenya. 44 learners.", true},
		{"Boatman Kamau wants a load guide.", "Kisumu, on the lake. 44 learners.", false},
		{"Herder Ali wants a plan for his camels.", "Zanzibar island.", true},
		{"Mrs Ayo, a tailor, wants a tape.", "Maralal.", false},
	} {
		made := &composer{request: lesson.Request{AdditionalInfo: c.notes}}
		if got := made.livesElsewhere(c.told); got != c.want {
			t.Errorf("%q, %q: %v", c.told, c.notes, got)
		}
	}
}

func TestAChildIsAskedWhatAChildKnows(t *testing.T) {
	t.Parallel()
	questions := []string{"Which shapes do you use or see in your work?", "What do your customers ask?", "Which shape is hard?"}
	for user, want := range map[string][]string{
		"younger children who learn the names of shapes": {"Which shapes do you use?", "Which shape is hard?"},
		"a carpenter who teaches children":               questions,
	} {
		c := &composer{user: user}
		if got := c.saidToChild(c.forChild(questions)); !slices.Equal(got, want) {
			t.Errorf("%s: %q", user, got)
		}
	}
}

func TestGraveTopicsAreNotPlayedWith(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		subject, sensitivity string
		want                 bool
	}{
		{"biology", "Nobody tells anything of the own body.", true},
		{"christian-religious-education", "", true},
		{"mathematics", "Write no names; ask nothing about bodies.", false},
		{"geography", "", false},
	} {
		if got := (&composer{}).isGrave(&Card{Subject: c.subject, Sensitivity: c.sensitivity}); got != c.want {
			t.Errorf("%s, %q: %v", c.subject, c.sensitivity, got)
		}
	}
}
