package writer

import (
	"fmt"
	"strings"
	"testing"
)

// TestARestartAtEverySectionGoesOnFromThere stops the program while the model is at each section in turn, as a power cut
// would: nothing but the store is left.
func TestARestartAtEverySectionGoesOnFromThere(t *testing.T) {
	server := &fake{gate: make(chan struct{})}
	f := newFixture(t, server)
	amina := f.teacher("amina")
	f.start()
	id := f.submit(amina, waterAsk()).ID
	seen, last := "", int64(0)
	for i, name := range Sections {
		watch, err := f.queue.Watch(t.Context(), amina, id, last)
		if err != nil {
			t.Fatal(err)
		}
		waitFor(t, watch, func(event Event) bool {
			if event.ID <= last {
				t.Errorf("id %d comes after %d", event.ID, last)
			}
			last = event.ID
			seen += strings.TrimPrefix(names([]Event{event})+" ", " ")
			return event.Name == EventProgress && strings.Contains(string(event.Data), `"section":"`+name+`"`)
		})
		f.close()
		f.open()
		if g := f.get(amina, id); g.Status != Running || len(g.LessonPlan) == 0 || i > 0 && label(g) != fmt.Sprintf("llama3.2:3b (%d/7)", i) {
			t.Errorf("before %s it is %s by %s", name, g.Status, label(g))
		}
		f.start()
		watch, err = f.queue.Watch(t.Context(), amina, id, last)
		if err != nil {
			t.Fatal(err)
		}
		server.gate <- struct{}{} // the section is written in the run after the cut
		waitFor(t, watch, func(event Event) bool {
			last = event.ID
			seen += strings.TrimPrefix(names([]Event{event})+" ", " ")
			return event.Name == EventSection
		})
	}
	events := f.story(amina, id)
	if got := names(events); got != wholeStory {
		t.Errorf("from the start it tells %s", got)
	}
	if seen += "done"; seen != wholeStory {
		t.Errorf("who came back each time saw %s", seen)
	}
	if g := f.get(amina, id); g.Status != Done || label(g) != "llama3.2:3b" {
		t.Errorf("it is %s by %s", g.Status, label(g))
	}
	// The questions after a restart begin as those before it.
	prefixes := map[string]bool{}
	for _, request := range server.asked() {
		if sectionOf(request) != "core" {
			prefixes[beforeLastLine(request)] = true
		}
	}
	if len(prefixes) != 1 {
		t.Errorf("%d different beginnings", len(prefixes))
	}
}

// waitFor reads events until one is wanted.
func waitFor(t *testing.T, events <-chan Event, wanted func(Event) bool) {
	t.Helper()
	for event := range events {
		if wanted(event) {
			return
		}
	}
	t.Fatal("the story ended too early")
}

func TestARestartKeepsThoseWhoWait(t *testing.T) {
	server := &fake{gate: make(chan struct{}, 100)}
	f := newFixture(t, server)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	first, second, his := f.submit(amina, waterAsk()).ID, f.submit(amina, waterAsk()).ID, f.submit(baraka, waterAsk()).ID
	f.close()
	f.open()
	f.start()
	for range 21 {
		server.gate <- struct{}{}
	}
	for _, id := range []struct{ user, id string }{{amina, first}, {amina, second}, {baraka, his}} {
		if got := names(f.story(id.user, id.id)); got != wholeStory {
			t.Errorf("it told %s", got)
		}
	}
	if n := len(f.queue.count); n != 0 {
		t.Errorf("%d teachers are still counted", n)
	}
}

func TestARestartWithoutAModelEndsWhatWasBegun(t *testing.T) {
	server := &fake{gate: make(chan struct{}, 2)}
	f := newFixture(t, server)
	f.start()
	amina := f.teacher("amina")
	id := f.submit(amina, waterAsk()).ID
	watch, err := f.queue.Watch(t.Context(), amina, id, 0)
	if err != nil {
		t.Fatal(err)
	}
	server.gate <- struct{}{}
	waitFor(t, watch, func(event Event) bool { return event.Name == EventSection })
	f.close()
	f.settings = Settings{}
	f.open()
	f.start()
	if got := names(f.story(amina, id)); got != "draft started sectioncore noticeno_model done" {
		t.Errorf("it told %s", got)
	}
	if g := f.get(amina, id); label(g) != "llama3.2:3b (1/7)" || planOf(t, g.LessonPlan).Provenance["test"] != "built-in" {
		t.Errorf("it is by %s", label(g))
	}
}
