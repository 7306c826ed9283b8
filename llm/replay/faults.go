package replay

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// faults are what goes wrong with one answer, and its pace.
type faults struct {
	first, line           time.Duration
	stall, cut, end, busy int
	split, join           bool
}

// parseFaults takes a model's name apart: the name itself, and what stands after the @.
func parseFaults(model string) (name string, f faults) {
	name, rest, _ := strings.Cut(model, "@")
	for part := range strings.SplitSeq(rest, ",") {
		key, value, _ := strings.Cut(part, "=")
		number, _ := strconv.Atoi(value)
		span, _ := time.ParseDuration(value)
		switch key {
		case "first":
			f.first = span
		case "line":
			f.line = span
		case "stall":
			f.stall = number
		case "cut":
			f.cut = number
		case "end":
			f.end = number
		case "busy":
			f.busy = number
		case "split":
			f.split = true
		case "join":
			f.join = true
		}
	}
	return name, f
}

// sender writes the lines of one answer with its faults.
type sender struct {
	w       http.ResponseWriter
	r       *http.Request
	faults  faults
	lines   int
	pending strings.Builder // where all lines go out in one write
}

// send writes one line. False says that the answer is over.
func (s *sender) send(line string) bool {
	s.lines++
	f := s.faults
	switch {
	case f.end > 0 && s.lines > f.end:
		return false
	case f.cut > 0 && s.lines > f.cut:
		hangUp(s.w)
		return false
	case f.stall > 0 && s.lines > f.stall:
		<-s.r.Context().Done()
		return false
	case f.join:
		s.pending.WriteString(line)
		return true
	}
	if s.lines > 1 && !wait(s.r, f.line) {
		return false
	}
	if f.split && len(line) > 9 {
		if !s.write(line[:9]) {
			return false
		}
		line = line[9:]
	}
	return s.write(line)
}

func (s *sender) write(text string) bool {
	if _, err := fmt.Fprint(s.w, text); err != nil {
		return false
	}
	return http.NewResponseController(s.w).Flush() == nil
}

// finish writes what was held back.
func (s *sender) finish() {
	if s.pending.Len() > 0 {
		s.write(s.pending.String())
	}
}

// hangUp closes the connection in the middle.
func hangUp(w http.ResponseWriter) {
	if connection, _, err := http.NewResponseController(w).Hijack(); err == nil {
		_ = connection.Close()
	}
}

// wait waits, or says that the client has gone.
func wait(r *http.Request, span time.Duration) bool {
	if span <= 0 {
		return r.Context().Err() == nil
	}
	timer := time.NewTimer(span)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-r.Context().Done():
		return false
	}
}

// refuse answers with an error as Ollama words it.
func refuse(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	fmt.Fprintf(w, "{\"error\":%s}", quoted(text))
}
