package writer

import (
	"context"
	"encoding/json"
	"strings"
	"sync"
)

// feed is what one generation tells, for everybody who watches: from the start, and then live. Whoever reads slowly keeps
// nobody waiting; what is for show comes to her in larger pieces.
type feed struct {
	mu     sync.Mutex
	events []Event // in the order of their ids
	last   int64
	ended  bool
	news   chan struct{} // closed when there is something new

	writing string  // the section whose text is coming
	texts   []delta // of it, so far
}

type delta struct {
	id   int64
	text string
}

// newFeed begins with what is known; the next id is beyond all that an earlier run can have given.
func newFeed(events []Event, gap int64) *feed {
	f := &feed{events: events, news: make(chan struct{})}
	if len(events) > 0 {
		f.last = events[len(events)-1].ID + gap
	}
	return f
}

// next is the id that the next event gets. The caller sees to it that nobody else adds one meanwhile.
func (f *feed) next() int64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.last + 1
}

// add tells events, whose ids were taken with next. An event that says how things stand takes the place of the one before;
// the start and the end of a section's try end the text that was shown.
func (f *feed) add(events ...Event) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.ended {
		return
	}
	for _, event := range events {
		switch event.Name {
		case EventQueued, EventProgress:
			f.forget(event.Name)
		case EventDone, EventError:
			f.ended = true
		}
		if event.Name == EventProgress || event.Name == EventSection || f.ended {
			f.texts = nil
		}
		f.events = append(f.events, event)
		f.last = event.ID
	}
	f.tell()
}

func (f *feed) forget(name string) {
	kept := f.events[:0:0]
	for _, event := range f.events {
		if event.Name != name {
			kept = append(kept, event)
		}
	}
	f.events = kept
}

// text shows what is being written.
func (f *feed) text(section, text string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.ended || text == "" {
		return
	}
	f.last++
	f.writing = section
	f.texts = append(f.texts, delta{f.last, text})
	f.tell()
}

// end ends all watching, also where the story has no end yet.
func (f *feed) end() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.ended = true
	f.tell()
}

// tell wakes those who wait. The caller holds the lock.
func (f *feed) tell() {
	close(f.news)
	f.news = make(chan struct{})
}

// after gives what there is after an id, the text so far as one event, and the channel that is closed when there is more.
func (f *feed) after(id int64) (events []Event, ended bool, news <-chan struct{}) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, event := range f.events {
		if event.ID > id {
			events = append(events, event)
		}
	}
	var text strings.Builder
	last := int64(0)
	for _, d := range f.texts {
		if d.id > id {
			text.WriteString(d.text)
			last = d.id
		}
	}
	if last > 0 {
		data, err := json.Marshal(map[string]string{"name": f.writing, "delta": text.String()})
		if err == nil { // text always has its JSON
			at := len(events)
			for at > 0 && events[at-1].ID > last {
				at--
			}
			events = append(events[:at:at], append([]Event{{last, EventText, data}}, events[at:]...)...)
		}
	}
	return events, f.ended, f.news
}

// watch gives the events after an id until the story ends or ctx does.
func (f *feed) watch(ctx context.Context, after int64) <-chan Event {
	out := make(chan Event)
	go func() {
		defer close(out)
		for {
			events, ended, news := f.after(after)
			for _, event := range events {
				select {
				case out <- event:
					after = event.ID
				case <-ctx.Done():
					return
				}
			}
			if ended {
				return
			}
			select {
			case <-news:
			case <-ctx.Done():
				return
			}
		}
	}()
	return out
}
