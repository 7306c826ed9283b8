package planner

import (
	"strings"
	"testing"
)

func TestOtherItemsAreThoseThatAreLeft(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		steps   []string
		printed int
		want    string
	}{
		{[]string{"Pairs solve items 1 to 4.", "Pairs solve the other items: form, tree, reason."}, 4, "Pairs solve items 1 to 4."},
		{[]string{"Do the first two together. Pairs solve the other items."}, 4, "Do the first two together. Pairs solve the other items."},
		{[]string{"Pairs do items 1 to 4, then the other items."}, 4, "Pairs do items 1 to 4."},
		{[]string{"Pairs draw the other items."}, 3, "Pairs draw the items."},
		{[]string{"Do the worked example.", "Pairs draw the other items."}, 3, "Do the worked example. Pairs draw the other items."},
		{[]string{"Pairs solve the items.", `Before the other items ask: "Which proof?" Two pairs defend one.`}, 4, `Pairs solve the items. Ask: "Which proof?" Two pairs defend one.`},
		{[]string{"Do item 1 together; pairs answer the other items."}, 3, "Do item 1 together; pairs answer the other items."},
	} {
		var steps []step
		for _, text := range test.steps {
			steps = append(steps, step{text: text})
		}
		var got []string
		for _, s := range leftItems(steps, 0, test.printed, "the items") {
			got = append(got, s.text)
		}
		if said := strings.Join(got, " "); said != test.want {
			t.Errorf("%q, %d printed: %q, want %q", test.steps, test.printed, said, test.want)
		}
	}
}

func TestTheLastItemIsPrintedWhereItIsCalled(t *testing.T) {
	t.Parallel()
	all := []QA{{Question: "a"}, {Question: "b"}, {Question: "c"}, {Question: "d"}}
	for said, want := range map[string]string{"Two pairs act the last item.": "d", "Two pairs act an item.": "b"} {
		if got := withLast(all[:2], all, []step{{text: said}}); len(got) != 2 || got[1].Question != want {
			t.Errorf("%q: %v ends the exercises, want %q", said, got, want)
		}
	}
}

func TestExercisesAreThoseOfTheShortList(t *testing.T) {
	t.Parallel()
	var all []QA
	for _, name := range strings.Fields("a b c d e f g h") {
		all = append(all, QA{Question: name})
	}
	for _, test := range []struct {
		fallback, want string
		most           int
	}{
		{"If time is short take items 1, 3, 4, 7 and 8.", "a c g h", 4},
		{"If time is short take items 1 to 3.", "a b c d", 4},
		{"Use stones.", "a b c", 3},
		{"Without cups take items 2, 5 and 8.", "b h", 2},
	} {
		var got []string
		for _, q := range ofShortList(Task{Fallback: test.fallback, Items: all}, all, test.most) {
			got = append(got, q.Question)
		}
		if said := strings.Join(got, " "); said != test.want {
			t.Errorf("%q, %d: %q, want %q", test.fallback, test.most, said, test.want)
		}
	}
}
