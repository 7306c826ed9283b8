package web

import (
	"bufio"
	"context"
	"net/http"
	"strconv"
	"strings"
	"testing"
)

// event is one of a stream.
type event struct {
	id         int64
	name, data string
}

// listener reads a stream as it comes.
type listener struct {
	t      *testing.T
	header http.Header
	lines  *bufio.Reader
	leave  func()
}

// listen makes a call and reads its stream. Who leaves closes the connection.
func (p *person) listen(method, path, body string, headers ...string) *listener {
	p.f.t.Helper()
	ctx, cancel := context.WithCancel(p.f.t.Context())
	response, err := p.client.Do(p.request(ctx, method, path, body, append(headers, "Accept", "text/event-stream")...))
	if err != nil {
		p.f.t.Fatal(err)
	}
	leave := func() {
		cancel()
		// A connection that is given up has nothing left to say.
		_ = response.Body.Close()
	}
	p.f.t.Cleanup(leave)
	if response.StatusCode != http.StatusOK || !strings.HasPrefix(response.Header.Get("Content-Type"), "text/event-stream") {
		p.f.t.Fatalf("%s %s: %d %s", method, path, response.StatusCode, response.Header.Get("Content-Type"))
	}
	return &listener{t: p.f.t, header: response.Header, lines: bufio.NewReader(response.Body), leave: leave}
}

// next waits for an event; false at the end.
func (l *listener) next() (event, bool) {
	l.t.Helper()
	var e event
	for {
		line, err := l.lines.ReadString('\n')
		if err != nil {
			return event{}, false
		}
		name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch name {
		case "id":
			if e.id, err = strconv.ParseInt(value, 10, 64); err != nil {
				l.t.Fatalf("id %q", value)
			}
		case "event":
			e.name = value
		case "data":
			e.data = value
		case "":
			if e.name != "" {
				return e, true
			}
		}
	}
}

// until reads on to the first event of that name.
func (l *listener) until(name string) event {
	l.t.Helper()
	for {
		e, ok := l.next()
		if !ok {
			l.t.Fatalf("the stream ended before %s", name)
		}
		if e.name == name {
			return e
		}
	}
}

func (l *listener) all() []event {
	l.t.Helper()
	var all []event
	for e, ok := l.next(); ok; e, ok = l.next() {
		all = append(all, e)
	}
	return all
}

// names are the names of events, those in a row once.
func names(events []event) string {
	var list []string
	for _, e := range events {
		if len(list) == 0 || list[len(list)-1] != e.name {
			list = append(list, e.name)
		}
	}
	return strings.Join(list, " ")
}
