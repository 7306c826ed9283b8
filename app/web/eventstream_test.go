package web

import (
	"bufio"
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// wire is a listener whose connections are in memory, so that their time-outs pass at once in a bubble.
type wire struct {
	accepted chan net.Conn
	closed   chan struct{}
}

func (w *wire) Accept() (net.Conn, error) {
	select {
	case c := <-w.accepted:
		return c, nil
	case <-w.closed:
		return nil, net.ErrClosed
	}
}

func (w *wire) Close() error   { close(w.closed); return nil }
func (w *wire) Addr() net.Addr { return &net.TCPAddr{} }

// dial sends a request over a connection of its own to a server with the time-outs of the real one.
func dial(t *testing.T, handler http.HandlerFunc, request string) (client net.Conn, end func()) {
	t.Helper()
	server := (&Server{guards: guards{log: slog.New(slog.DiscardHandler), proxies: &proxies{}}}).HTTP()
	server.Handler = handler
	line := &wire{accepted: make(chan net.Conn), closed: make(chan struct{})}
	stopped := make(chan error, 1)
	go func() { stopped <- server.Serve(line) }()
	client, far := net.Pipe()
	line.accepted <- far
	if _, err := io.WriteString(client, request); err != nil {
		t.Fatal(err)
	}
	return client, func() {
		if err := server.Close(); err != nil {
			t.Error(err)
		}
		<-stopped
	}
}

func TestAStreamOutlivesTheTimeOutsAndIsNeverSilentForLong(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		events := make(chan int64)
		client, end := dial(t, func(w http.ResponseWriter, r *http.Request) {
			if _, err := io.Copy(io.Discard, r.Body); err != nil {
				t.Error(err)
			}
			stream, err := openStream(w)
			if err != nil {
				t.Error(err)
				return
			}
			follow(r.Context(), stream, events, func(id int64) error { return stream.send(id, "text", []byte("{\"a\":\n1}")) })
		}, "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}")
		go func() {
			defer close(events)
			for id := range int64(3) {
				<-time.After(10 * time.Minute) // which is at once in a bubble
				events <- id
			}
		}()
		answer, err := http.ReadResponse(bufio.NewReader(client), nil)
		if err != nil {
			t.Fatal(err)
		}
		heard, longest := time.Now(), time.Duration(0)
		lines := bufio.NewScanner(answer.Body)
		var told []string
		for lines.Scan() {
			longest = max(longest, time.Since(heard))
			heard = time.Now()
			if text := lines.Text(); text != "" && text != ":" {
				told = append(told, text)
			}
		}
		if err := lines.Err(); err != nil {
			t.Errorf("the stream broke: %v", err)
		}
		if got := strings.Join(told, "|"); got != `id: 0|event: text|data: {"a": 1}|id: 1|event: text|data: {"a": 1}|id: 2|event: text|data: {"a": 1}` {
			t.Errorf("told %s", got)
		}
		if longest > 15*time.Second {
			t.Errorf("it was silent for %s", longest)
		}
		end()
	})
}

func TestAStreamToADeadCallerEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ended := make(chan time.Time)
		_, end := dial(t, func(w http.ResponseWriter, r *http.Request) {
			stream, err := openStream(w)
			if err == nil {
				follow(context.WithoutCancel(r.Context()), stream, make(chan int64), func(int64) error { return nil })
			}
			ended <- time.Now()
		}, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
		begun := time.Now()
		if took := (<-ended).Sub(begun); took > 2*writeStepTime {
			t.Errorf("a caller who reads nothing was kept for %s", took)
		}
		end()
	})
}

func TestALongWaitIsNotTakenForACallerWhoLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		client, end := dial(t, func(w http.ResponseWriter, r *http.Request) {
			if _, err := io.Copy(io.Discard, r.Body); err != nil {
				t.Error(err)
			}
			select {
			case <-r.Context().Done():
				t.Error("the caller counts as gone")
			case <-time.After(5 * time.Minute):
			}
			if err := endWait(w); err != nil {
				t.Error(err)
			}
			if err := writeJSON(w, http.StatusOK, "here"); err != nil {
				t.Error(err)
			}
		}, "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}")
		answer, err := http.ReadResponse(bufio.NewReader(client), nil)
		if err != nil {
			t.Fatal(err)
		}
		if body, err := io.ReadAll(answer.Body); err != nil || string(body) != `"here"` {
			t.Errorf("got %q, %v", body, err)
		}
		end()
	})
}

func TestACallerWithoutAConnectionGetsNoStream(t *testing.T) {
	if _, err := openStream(httptest.NewRecorder()); err == nil {
		t.Error("a stream without deadlines")
	}
}
