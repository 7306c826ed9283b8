package web

import (
	"io"
	"net/http/httptest"
	"testing"
	"time"
)

// deadlines is an answer that notes how its deadlines move.
type deadlines struct {
	*httptest.ResponseRecorder
	reading, writing []time.Time
}

func (d *deadlines) SetReadDeadline(at time.Time) error {
	d.reading = append(d.reading, at)
	return nil
}

func (d *deadlines) SetWriteDeadline(at time.Time) error {
	d.writing = append(d.writing, at)
	return nil
}

func TestLargeBodiesMayTakeTheirTime(t *testing.T) {
	for kind, want := range map[body]int{photoBody: 4, importBody: 4, jsonBody: 0, noBody: 0} {
		w := &deadlines{ResponseRecorder: httptest.NewRecorder()}
		r := httptest.NewRequest("PUT", "/", io.LimitReader(zeros{}, 100<<10))
		count, err := io.Copy(io.Discard, kind.reader(w, r))
		if kind != noBody && (err != nil || count != 100<<10) {
			t.Errorf("kind %d: read %d bytes, %v", kind, count, err)
		}
		if len(w.reading) != want || len(w.writing) != want {
			t.Errorf("kind %d: the deadlines moved %d and %d times, want %d", kind, len(w.reading), len(w.writing), want)
		}
		for i := range w.reading {
			if !w.writing[i].After(w.reading[i]) {
				t.Errorf("kind %d: the answer must be out by %s, before the body must be in", kind, w.writing[i])
			}
		}
	}
}
