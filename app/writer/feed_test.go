package writer

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
)

// tale tells a feed a story as a job does, and gives its events as a reader who is always there would see them.
func tale(t *testing.T, f *feed, from, to int) {
	t.Helper()
	add := func(name, data string) { f.add(Event{f.next(), name, json.RawMessage(data)}) }
	for i, step := range []func(){
		func() { add(EventDraft, `{}`) },
		func() { add(EventQueued, `{"position":2}`) },
		func() { add(EventQueued, `{"position":1}`) },
		func() { add(EventStarted, `{}`) },
		func() { add(EventProgress, `{"section":"core"}`) },
		func() { f.text("core", "one ") },
		func() { f.text("core", "two ") },
		func() { f.text("core", "three") },
		func() { add(EventSection, `{"name":"core"}`) },
		func() { add(EventProgress, `{"section":"define"}`) },
		func() { f.text("define", "bad ") },
		func() { add(EventProgress, `{"section":"define","try":2}`) },
		func() { f.text("define", "four ") },
		func() { f.text("define", "five") },
		func() { add(EventNotice, `{"code":"fallback"}`) },
		func() { add(EventSection, `{"name":"define"}`) },
		func() { add(EventDone, `{}`) },
	} {
		if i >= from && i < to {
			step()
		}
	}
}

const taleSteps = 17

// told reads what a feed has until nothing more comes, in the bubble of a test.
func toldAfter(t *testing.T, f *feed, after int64) (lines []string, last int64) {
	t.Helper()
	ctx, leave := context.WithCancel(t.Context())
	events := f.watch(ctx, after)
	last = after
	for {
		synctest.Wait()
		select {
		case event, ok := <-events:
			if !ok {
				leave()
				return lines, last
			}
			if event.ID <= last {
				t.Errorf("id %d comes after %d", event.ID, last)
			}
			last = event.ID
			lines = append(lines, fmt.Sprintf("%d %s %s", event.ID, event.Name, event.Data))
		default:
			leave()
			synctest.Wait()
			return lines, last
		}
	}
}

// TestWatchingGoesOnAtEveryEvent leaves at every moment of a story and comes back at its end: nothing is missing, nothing
// comes twice.
func TestWatchingGoesOnAtEveryEvent(t *testing.T) {
	for at := range taleSteps + 1 {
		t.Run(fmt.Sprint(at), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				f := newFeed(nil, 0)
				tale(t, f, 0, at)
				before, last := toldAfter(t, f, 0)
				tale(t, f, at, taleSteps)
				after, _ := toldAfter(t, f, last)
				seen := strings.Join(append(before, after...), "\n")
				for _, part := range []string{"1 draft", "4 started", `9 section {"name":"core"}`, "15 notice", `16 section {"name":"define"}`, "17 done"} {
					if strings.Count(seen, part) != 1 {
						t.Errorf("%q is there %d times in\n%s", part, strings.Count(seen, part), seen)
					}
				}
				whole, _ := toldAfter(t, f, 0)
				if got := strings.Join(whole, "\n"); strings.Contains(got, "text") || strings.Count(got, "queued") != 1 || strings.Count(got, "progress") != 1 {
					t.Errorf("from the start it tells\n%s", got)
				}
			})
		})
	}
}

func TestTheTextSoFarIsOneEvent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for at, want := range map[int]string{
			5:  "",
			6:  `6 text {"delta":"one ","name":"core"}`,
			8:  `8 text {"delta":"one two three","name":"core"}`,
			9:  "",
			11: `11 text {"delta":"bad ","name":"define"}`,
			12: "",
			14: `14 text {"delta":"four five","name":"define"}`,
		} {
			f := newFeed(nil, 0)
			tale(t, f, 0, at)
			lines, _ := toldAfter(t, f, 0)
			got := ""
			for _, line := range lines {
				if strings.Contains(line, " text ") {
					got = line
				}
			}
			if got != want {
				t.Errorf("after step %d: %q, want %q", at, got, want)
			}
			if at == 8 { // who has the first word gets the rest
				if lines, _ := toldAfter(t, f, 6); len(lines) != 1 || lines[0] != `8 text {"delta":"two three","name":"core"}` {
					t.Errorf("after the first word: %v", lines)
				}
			}
		}
	})
}

func TestASlowReaderKeepsNobodyWaiting(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFeed(nil, 0)
		ctx, leave := context.WithCancel(t.Context())
		slow := f.watch(ctx, 0) // nobody reads this yet
		tale(t, f, 0, 5)
		for range 1000 {
			f.text("core", "word ")
		}
		synctest.Wait()
		fast, _ := toldAfter(t, f, 0)
		if len(fast) != 5 { // draft, queued, started, progress and all the text at once
			t.Errorf("another reader sees %v", fast)
		}
		for text := 0; text < 1000; { // nothing is lost for her
			event, ok := <-slow
			if !ok {
				t.Fatalf("the slow reader gets %d words", text)
			}
			text += strings.Count(string(event.Data), "word ")
		}
		leave() // and leaves without reading on
		f.text("core", "more")
		synctest.Wait()
	})
}

func TestAfterARestartIdsGoOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFeed([]Event{{1, EventDraft, json.RawMessage(`{}`)}, {9, EventSection, json.RawMessage(`{}`)}}, restartGap)
		f.text("define", "x")
		lines, _ := toldAfter(t, f, 800) // a reader who saw text that was not kept
		if len(lines) != 1 || !strings.HasPrefix(lines[0], "10010 text") {
			t.Errorf("got %v", lines)
		}
		f.end()
		if lines, _ := toldAfter(t, f, 20_000); len(lines) != 0 {
			t.Errorf("after the end: %v", lines)
		}
		f.add(Event{f.next(), EventDone, nil})
		f.text("x", "y")
		if _, ended, _ := f.after(0); !ended || f.last != 10_010 {
			t.Error("an ended story goes on")
		}
	})
}
