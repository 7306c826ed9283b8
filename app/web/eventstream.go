package web

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// beatEvery is how long a stream is silent at most; a page takes one that is silent for longer for dead.
const beatEvery = 10 * time.Second

// wantsStream says whether the caller would rather be told as it goes on.
func wantsStream(r *http.Request) bool {
	return strings.Contains(r.Header.Get("Accept"), "text/event-stream")
}

// lastEventID is the event after which a stream that broke goes on, 0 for the first.
func lastEventID(r *http.Request) int64 {
	id, err := strconv.ParseInt(r.Header.Get("Last-Event-ID"), 10, 64)
	if err != nil || id < 0 {
		return 0
	}
	return id
}

// eventStream is an answer that goes on. Each part of it has its own deadline.
type eventStream struct {
	w       http.ResponseWriter
	control *http.ResponseController
}

// openStream begins an answer that goes on. What was set on the headers goes out with it.
func openStream(w http.ResponseWriter) (*eventStream, error) {
	stream := &eventStream{w: w, control: http.NewResponseController(w)}
	header := w.Header()
	header.Set("Content-Type", "text/event-stream; charset=utf-8")
	header.Set("X-Accel-Buffering", "no") // proxies that collect would hold back what should be seen
	w.WriteHeader(http.StatusOK)
	return stream, stream.beat()
}

// endWait gives an answer that was waited for its own time to get through.
func endWait(w http.ResponseWriter) error {
	if err := http.NewResponseController(w).SetWriteDeadline(time.Now().Add(writeStepTime)); err != nil {
		return fmt.Errorf("ending a long wait: %w", err)
	}
	return nil
}

func (e *eventStream) send(id int64, name string, data []byte) error {
	var event bytes.Buffer
	fmt.Fprintf(&event, "id: %d\nevent: %s\ndata: ", id, name)
	event.Write(bytes.Map(oneLine, data)) // between the parts of JSON a line's end means no more than a blank
	event.WriteString("\n\n")
	return e.write(event.Bytes())
}

func oneLine(char rune) rune {
	if char == '\n' || char == '\r' {
		return ' '
	}
	return char
}

func (e *eventStream) beat() error { return e.write([]byte(":\n\n")) }

func (e *eventStream) write(part []byte) error {
	if err := writeSteps(e.w, e.control, part); err != nil {
		return err
	}
	return e.control.Flush()
}

// follow sends what comes until there is no more or the caller is gone, which is no error: it may come back.
func follow[Event any](ctx context.Context, stream *eventStream, events <-chan Event, send func(Event) error) {
	beat := time.NewTicker(beatEvery)
	defer beat.Stop()
	for {
		var err error
		select {
		case event, more := <-events:
			if !more {
				return
			}
			err = send(event)
			beat.Reset(beatEvery)
		case <-beat.C:
			err = stream.beat()
		case <-ctx.Done():
			return
		}
		if err != nil {
			return
		}
	}
}
