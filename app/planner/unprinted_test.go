package planner

import "testing"

func TestNoQuestionNamesAStoryThatIsNotPrinted(t *testing.T) {
	t.Parallel()
	told := Task{ID: "t1", Text: "One morning, old Naledi pulled the ferry."}
	about := QA{Question: "Give one trait of Naledi.", Objective: "o1"}
	free := QA{Question: "What is a trait?", Objective: "o1"}
	only := QA{Question: "Does Naledi choose well?", Objective: "o2"}
	c := &composer{card: &Card{Tasks: []Task{told, {ID: "t2"}}}, tasks: []Task{{ID: "t2"}},
		taskWords: map[string]map[string]bool{}, stemmed: map[string][]string{}}
	if got := c.answerable([]QA{about, free, only}); len(got) != 2 || got[0].Question != free.Question || got[1].Question != only.Question {
		t.Errorf("without the story: %v", got)
	}
	c.tasks = []Task{told}
	if got := c.answerable([]QA{about, free, only}); len(got) != 3 {
		t.Errorf("with the story: %v", got)
	}
}
