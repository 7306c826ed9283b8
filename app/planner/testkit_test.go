package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// What a test speaks of is at hand again, though only a lesson before lists it; what is used up in the making is not.
func TestATestHasItsThings(t *testing.T) {
	t.Parallel()
	lessons := []Task{{Materials: []Material{{Item: "basins of water", Count: 1, Per: "group"}, {Item: "small stones", Count: 9, Per: "group"}, {Item: "sheets of paper", Count: 1, Per: "group"}}}}
	for _, test := range []struct {
		tests, improve []string
		own            []Material
		want           []string
	}{
		{[]string{"Does it float for one minute?"}, nil, nil, []string{"basins of water"}},
		{[]string{"Does it carry six stones?"}, nil, nil, []string{"small stones"}},
		{[]string{"Can a tester read the paper?"}, nil, nil, nil},
		{[]string{"Does a tester get the same density?"}, nil, []Material{{Item: "scale", Count: 1, Per: "class"}, {Item: "glue", Count: 1, Per: "group"}}, []string{"scale"}},
		{[]string{"Does it leak?"}, nil, []Material{{Item: "cups of water", Count: 1, Per: "group"}}, []string{"cups of water"}},
		{[]string{"Is it clear?"}, []string{"If it sinks, make the sides higher."}, nil, []string{"basins of water"}},
	} {
		c := &composer{tasks: lessons, artefact: Artefact{Tests: test.tests, Improve: test.improve, Materials: test.own}}
		var got []string
		for _, m := range c.testMaterials() {
			got = append(got, m.Item)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%q: %q, want %q", test.tests, got, test.want)
		}
	}
}

// Three questions at the end of one lesson are more than learners can answer: the first is asked when its task is done.
func TestQuestionsAreSpreadOverTheLessons(t *testing.T) {
	t.Parallel()
	both := []string{"o1", "o2", "o3"}
	c := &composer{
		taskWords: map[string]map[string]bool{}, stemmed: map[string][]string{},
		slotsInDay: []slot{{block: "teach1", lesson: 2, span: 1}, {block: "teach2", lesson: 3, span: 1}},
		tasks:      []Task{{ID: "t1", Objectives: both[:2]}, {ID: "t2", Objectives: both, Title: "Float, sink, judge"}},
		goals:      []goal{{id: "o1", text: "Float"}, {id: "o2", text: "Sink"}, {id: "o3", text: "Judge"}},
		exits:      map[string]QA{"o1": {}, "o2": {}, "o3": {}},
	}
	if first, second := c.lessonOf("o1"), c.lessonOf("o2"); first != 2 || second != 3 {
		t.Errorf("asked in lessons %d and %d, want 2 and 3", first, second)
	}
	delete(c.exits, "o3")
	if first := c.lessonOf("o1"); first != 3 {
		t.Errorf("with two questions the first is asked in lesson %d, want 3", first)
	}
}

// What is wrong at the school, or what it wants to do, comes back at the end; a permission or a date is no case of the place.
func TestWhatTheSchoolWantsComesBack(t *testing.T) {
	t.Parallel()
	for notes, want := range map[string]bool{
		"The school wants to fence a small garden.": true,
		"We may dig behind the fence.":              false,
		"Term ends in five weeks, dry season.":      false,
	} {
		plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Perimeter and area of rectangles", GradeLevel: "Grade 5", AdditionalInfo: "Manzini, Eswatini. 50 learners. " + notes})
		steps := allSteps(plan)
		if got := strings.Contains(steps, "read our own case again"); got != want || !want && strings.Contains(steps, "Tell of our place") {
			t.Errorf("%q comes back: %v, want %v", notes, got, want)
		}
	}
	for _, told := range []string{"School gates are rusting badly.", "Borehole water is salty.", "A dump site grows near the stream.", "The wall of the latrine is cracked."} {
		if !troubles.MatchString(told) {
			t.Errorf("%q is no trouble", told)
		}
	}
}
