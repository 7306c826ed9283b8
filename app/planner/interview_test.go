package planner

import (
	"slices"
	"testing"
)

func TestOnlyWhatTheUserCanAnswerIsAsked(t *testing.T) {
	t.Parallel()
	questions := []string{"Which beds are dry?", "What have you tried?", "Which teeth hurt?"}
	for _, test := range []struct{ says, want []string }{
		{nil, questions},
		{[]string{"Bed two.", "A tin with holes.", ""}, questions[:2]},
		{[]string{"", "A tin with holes.", ""}, questions}, // one answer is no interview
		{[]string{"", "A tin.", "The left ones.", "More than was asked."}, questions[1:]},
	} {
		c := &composer{needSays: test.says}
		if got := c.forThisUser(questions); !slices.Equal(got, test.want) {
			t.Errorf("with the answers %q learners ask %q", test.says, got)
		}
	}
}

func TestAnswersFollowTheirQuestions(t *testing.T) {
	t.Parallel()
	asked := []Idea{{Text: "a?"}, {Text: "b?"}, {Text: "c?"}}
	says := []string{"a.", "b.", "c."}
	if got := following(says, asked, asked); !slices.Equal(got, says) {
		t.Errorf("all are asked, and said is %q", got)
	}
	if got := following(says, asked, asked[1:]); !slices.Equal(got, says[1:]) {
		t.Errorf("without the first said is %q", got)
	}
}
