package planner

import (
	"slices"
	"testing"
)

func TestMinutesGoWhereTheyAreNeeded(t *testing.T) {
	for _, test := range []struct {
		steps []step
		parts []int
		want  []int
	}{
		{[]step{{text: "Look.", lasts: 2}, {text: "Write.", lasts: 6}}, []int{5, 3}, []int{2, 6}},
		{[]step{{text: "Look.", lasts: 2}, {text: "Write.", lasts: 3}}, []int{4, 4}, []int{4, 4}},
		{[]step{{text: "Quiz.", least: 5, lasts: 5, alone: true}, {text: "Write.", lasts: 9}}, []int{5, 3}, []int{5, 3}},
		{[]step{{text: "Look."}, {text: "Write."}}, []int{5, 1}, []int{5, 1}},
	} {
		if got := eased(test.steps, slices.Clone(test.parts)); !slices.Equal(got, test.want) {
			t.Errorf("%v: got %v, want %v", test.steps, got, test.want)
		}
	}
}

func TestAHurriedActivityGetsMinutesOfItsLesson(t *testing.T) {
	full := &draft{slot: slot{lesson: 2, span: 1, minutes: 20}, steps: []step{{text: "Write.", lasts: 30}}}
	light := &draft{slot: slot{lesson: 2, span: 1, from: 20, minutes: 20}, steps: []step{{text: "Look.", lasts: 8}}}
	(&composer{}).relieve([]*draft{full, light})
	if full.slot.minutes != 25 || light.slot.minutes != 15 || light.slot.from != 25 {
		t.Errorf("got %d and %d from %d", full.slot.minutes, light.slot.minutes, light.slot.from)
	}
}

func TestRotaFitsTheActivity(t *testing.T) {
	for _, test := range []struct {
		minutes, teams, stations int
		want                     rota
	}{
		{40, 12, 6, rota{2, 12, 1}},
		{25, 9, 1, rota{5, 3, 2}},
		{40, 14, 1, rota{7, 3, 2}},
		{19, 8, 2, rota{4, 3, 1}},
		{10, 12, 1, rota{4, 1, 3}},
	} {
		got := rotaIn(test.minutes, test.teams, test.stations)
		if got != test.want || got.rounds*got.minutes > test.minutes {
			t.Errorf("%d minutes, %d teams, %d stations: got %v", test.minutes, test.teams, test.stations, got)
		}
	}
}

func TestListsAreSeenAndStoriesHeard(t *testing.T) {
	for text, want := range map[string]bool{
		"Antibody level in units: day 0: 0; day 7: 5; day 14: 20; day 28: 10; dose 2 on day 28.":                  true,
		"Neema dreamed of a house with three rooms. In the first room a woman wrote names in a big book for all.": false,
	} {
		if isList(text) != want {
			t.Errorf("%q: want %v", text, want)
		}
	}
	if !isToMark("Yesterday we (walk) to the shop. The door (be) shut. She (say) nothing.") || isToMark("Yesterday we walked to the shop (made up).") {
		t.Error("a text with gaps is read from the board, and a story is not")
	}
}

func TestAnExerciseHasAMinuteForEachMark(t *testing.T) {
	items := []QA{{Answer: "Yes"}, {Answer: "Three actions (3), a reason (1)"}}
	if got := minutesFor(items); got != 6 {
		t.Errorf("got %d", got)
	}
}
