package writer

import (
	"errors"
	"strings"
	"testing"

	"somo/store"
)

// running submits a plan and waits until the model has written some of its sections and is at the next.
func running(t *testing.T, f *fixture, server *fake, user string, sections int) string {
	t.Helper()
	id := f.submit(user, waterAsk()).ID
	watch, err := f.queue.Watch(t.Context(), user, id, 0)
	if err != nil {
		t.Fatal(err)
	}
	for range sections {
		server.gate <- struct{}{}
	}
	waitFor(t, watch, func(event Event) bool {
		return event.Name == EventProgress && strings.Contains(string(event.Data), `"section":"`+Sections[sections]+`"`)
	})
	return id
}

func TestStoppingKeepsWhatIsThere(t *testing.T) {
	for _, test := range []struct {
		name, status string
		stop         func(f *fixture, user, id string) error
	}{
		{"cancel", Cancelled, func(f *fixture, user, id string) error { return f.queue.Cancel(f.tb.Context(), user, id) }},
		{"finish", Done, func(f *fixture, user, id string) error {
			g, err := f.queue.Finish(f.tb.Context(), user, id)
			if g.Status != Done || len(g.LessonPlan) == 0 {
				f.tb.Errorf("finished as %s", g.Status)
			}
			return err
		}},
	} {
		for sections, want := range []string{"built-in", "llama3.2:3b (1/7)", "llama3.2:3b (2/7)"} {
			t.Run(test.name+" after "+want, func(t *testing.T) {
				server := &fake{gate: make(chan struct{})}
				f := newFixture(t, server)
				f.start()
				amina := f.teacher("amina")
				id := running(t, f, server, amina, sections)
				if err := test.stop(f, amina, id); err != nil {
					t.Fatal(err)
				}
				g := f.get(amina, id)
				if g.Status != test.status || label(g) != want {
					t.Errorf("it is %s by %s", g.Status, label(g))
				}
				story := strings.Fields(names(f.story(amina, id)))
				if got := strings.Join(story[len(story)-2:], " "); got != "noticestopped done" {
					t.Errorf("it ends in %s", got)
				}
				next := f.submit(amina, waterAsk()).ID // and the model goes on with others
				for range Sections {
					server.gate <- struct{}{}
				}
				if got := names(f.story(amina, next)); got != wholeStory {
					t.Errorf("the next told %s", got)
				}
				if err := f.queue.Cancel(t.Context(), amina, id); err != nil {
					t.Error(err)
				}
				if _, err := f.queue.Get(t.Context(), amina, id); !errors.Is(err, store.ErrNotFound) {
					t.Errorf("cancelled once more it is still there: %v", err)
				}
			})
		}
	}
}

func TestTakingBackOneThatWaits(t *testing.T) {
	f := newFixture(t, &fake{})
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	first, second, his := f.submit(amina, waterAsk()).ID, f.submit(amina, waterAsk()).ID, f.submit(baraka, waterAsk()).ID
	watch, err := f.queue.Watch(t.Context(), amina, first, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.queue.Cancel(t.Context(), amina, first); err != nil {
		t.Fatal(err)
	}
	var last Event
	for event := range watch {
		last = event
	}
	if last.Name != EventError || !strings.Contains(string(last.Data), `"cancelled"`) {
		t.Errorf("it ends in %s %s", last.Name, last.Data)
	}
	if _, err := f.queue.Get(t.Context(), amina, first); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("it is still there: %v", err)
	}
	if a, b := f.get(amina, second), f.get(baraka, his); a.Position != 1 || b.Position != 2 {
		t.Errorf("then they are at %d and %d", a.Position, b.Position)
	}
	if n := f.queue.count[amina]; n != 1 {
		t.Errorf("%d are counted for her", n)
	}
	list, err := f.queue.List(t.Context(), amina)
	if err != nil || len(list) != 1 || list[0].ID != second || list[0].LessonPlan != nil {
		t.Errorf("her list is %v, %v", list, err)
	}
}

func TestFinishingOneThatWaitsGivesItsDraft(t *testing.T) {
	f := newFixture(t, &fake{})
	amina := f.teacher("amina")
	id := f.submit(amina, waterAsk()).ID
	g, err := f.queue.Finish(t.Context(), amina, id)
	if err != nil || g.Status != Done || label(g) != "built-in" || len(g.LessonPlan) == 0 {
		t.Errorf("it is %s by %s, %v", g.Status, label(g), err)
	}
	if running, waiting := f.queue.Load(); running+waiting != 0 {
		t.Errorf("%d run and %d wait", running, waiting)
	}
}

func TestADeletedAccountEndsItsPlan(t *testing.T) {
	server := &fake{gate: make(chan struct{})}
	f := newFixture(t, server)
	f.start()
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	id := running(t, f, server, amina, 1)
	watch, err := f.queue.Watch(t.Context(), amina, id, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.store.DeleteUser(t.Context(), amina); err != nil {
		t.Fatal(err)
	}
	server.gate <- struct{}{}
	var last Event
	for event := range watch {
		last = event
	}
	if last.Name != EventError || !strings.Contains(string(last.Data), `"gone"`) {
		t.Errorf("it ends in %s %s", last.Name, last.Data)
	}
	his := f.submit(baraka, waterAsk()).ID
	for range Sections {
		server.gate <- struct{}{}
	}
	if got := names(f.story(baraka, his)); got != wholeStory {
		t.Errorf("his told %s", got)
	}
}
