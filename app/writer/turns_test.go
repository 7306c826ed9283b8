package writer

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"somo/llm"
)

func TestTeachersTakeTurns(t *testing.T) {
	turns := newTurns()
	ids := func(jobs []*job) string {
		var list []string
		for _, j := range jobs {
			list = append(list, j.id)
		}
		return strings.Join(list, " ")
	}
	for _, id := range strings.Fields("a1 a2 a3 b1 b2 c1") {
		place := turns.place(id[:1])
		j := &job{id: id, owner: id[:1]}
		turns.push(j)
		if got := slices.Index(turns.list(), j) + 1; got != place {
			t.Errorf("%s was promised place %d and has %d", id, place, got)
		}
	}
	if got := ids(turns.list()); got != "a1 b1 c1 a2 b2 a3" {
		t.Errorf("the order is %s", got)
	}
	var order []*job
	for range 2 {
		order = append(order, turns.pop())
	}
	turns.push(&job{id: "d1", owner: "d"})
	turns.push(&job{id: "b3", owner: "b"})
	if got := ids(turns.list()); got != "c1 a2 b2 d1 a3 b3" {
		t.Errorf("later the order is %s", got)
	}
	for j := turns.pop(); j != nil; j = turns.pop() {
		order = append(order, j)
	}
	if got := ids(order); got != "a1 b1 c1 a2 b2 d1 a3 b3" {
		t.Errorf("they ran %s", got)
	}
	if turns.size != 0 || len(turns.waiting) != 0 || len(turns.teachers) != 0 {
		t.Errorf("left: %+v", turns)
	}
	if turns.remove(&job{id: "x", owner: "x"}) {
		t.Error("one that does not wait was removed")
	}
}

// TestThirtyTeachers lets thirty teachers ask at the same time, one of them for four plans.
func TestThirtyTeachers(t *testing.T) {
	var mu sync.Mutex
	var order []string // of the plans, by their teacher
	server := &fake{answer: func(request llm.Request, section string, _ int) (string, error) {
		if section == "core" {
			mu.Lock()
			defer mu.Unlock()
			_, topic, _ := strings.Cut(request.User, "Water of ")
			order = append(order, topic[:strings.IndexByte(topic, '"')])
		}
		return goodTexts[section], nil
	}}
	f := newFixture(t, server)
	type plan struct{ user, id string }
	var plans []plan
	for i := range 30 {
		name := fmt.Sprintf("teacher%d", i)
		user := f.teacher(name)
		ask := waterAsk()
		ask.Request.Topic = "Water of " + name
		count := 1
		if i == 0 {
			count = 4
		}
		for range count {
			g := f.submit(user, ask)
			if draft := f.get(user, g.ID); len(planOf(t, draft.LessonPlan).Activities) < 5 {
				t.Error("the draft is not there at once")
			}
			plans = append(plans, plan{user, g.ID})
		}
	}
	if g := f.get(plans[3].user, plans[3].id); g.Position != 33 {
		t.Errorf("the fourth plan of one teacher is at %d", g.Position)
	}
	f.start()
	var watching sync.WaitGroup
	for _, p := range plans {
		events, err := f.queue.Watch(t.Context(), p.user, p.id, 0)
		if err != nil {
			t.Fatal(err)
		}
		watching.Go(func() {
			var all []Event
			position := 1 << 30
			for event := range events {
				all = append(all, event)
				if event.Name == EventQueued {
					position = min(position, len(all))
				}
			}
			if got := names(all); got != wholeStory {
				t.Errorf("a plan told %s", got)
			}
			if position != 2 {
				t.Errorf("the place in the queue came as number %d", position)
			}
		})
	}
	watching.Wait()
	if server.most != 1 {
		t.Errorf("%d questions at the same time", server.most)
	}
	if len(order) != 33 || order[0] != "teacher0" || order[1] != "teacher1" || order[29] != "teacher29" || order[30] != "teacher0" {
		t.Errorf("the order was %v", order)
	}
	// Whole plans, never by turns: the questions of one plan follow each other.
	requests := server.asked()
	for i := 1; i < len(requests); i++ {
		if sectionOf(requests[i]) != "core" && topicLine(requests[i]) != topicLine(requests[i-1]) {
			t.Errorf("question %d is of another plan than the one before", i)
		}
	}
	if speed, ok := f.queue.Speed(); !ok || speed.Model != "llama3.2:3b" || speed.TokensPerSecond <= 0 || speed.WordsPerSecond <= 0 {
		t.Errorf("the speed is %+v", speed)
	}
}

func topicLine(request llm.Request) string {
	line, _, _ := strings.Cut(request.User, "\n")
	return line
}
