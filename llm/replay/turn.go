package replay

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"time"
)

// turn is one question and how it is answered.
type turn struct {
	chat   Chat
	name   string // of the model, without faults
	try    int    // how often this model was asked for this section, this time counted
	budget int

	status   int    // an error in place of an answer
	refusal  string // its words
	location string // where a redirect points
	hangUp   bool

	thoughts []string
	pieces   []string
	reason   string
	failure  string // an error in place of the last line
	faults   faults
	pace     float64 // how much slower than the script
}

// half is the line in the middle of the answer.
func (t *turn) half() int { return max(1, (len(t.thoughts)+len(t.pieces))/2) }

// quiet says that the question forbids thinking.
func (t *turn) quiet() bool { return t.chat.Think != nil && !*t.chat.Think }

// write makes the answer of a text.
func (t *turn) write(text string) { t.pieces = tokens(text) }

// good is what a good model writes.
func (t *turn) good() string { return t.compose(lessons) }

var word = regexp.MustCompile(`\s*[^\s]{1,6}`)

// tokens takes a text apart as a model's vocabulary does: short pieces with the blank before them.
func tokens(text string) []string {
	pieces := word.FindAllString(text, -1)
	if rest := text[len(strings.Join(pieces, "")):]; rest != "" {
		pieces = append(pieces, rest)
	}
	return pieces
}

// format is a protocol's way to write the parts of an answer.
type format interface {
	piece(text, thought string) string
	last(t *turn, done finished) string
	failure(text string) string
	contentType() string
}

// finished are the counts of an answer.
type finished struct {
	prompt, tokens       int
	load, reading, wrote time.Duration
	whole                time.Duration
}

// play answers a question, with all that the model's name says about it.
func (s *Server) play(w http.ResponseWriter, r *http.Request, chat Chat, budget int, format format) {
	began := time.Now()
	name, f := parseFaults(chat.Model)
	t := &turn{chat: chat, name: name, try: s.countTry(name, chat), budget: budget, reason: "stop", faults: f, pace: 1}
	if play := plays[name]; play != nil {
		play(t)
	} else {
		t.write(t.good())
	}
	defer s.record(chat)()
	switch {
	case t.faults.busy > 0 && s.isBusy(chat.Model, t.faults.busy):
		refuse(w, http.StatusServiceUnavailable, errBusy)
		return
	case t.hangUp:
		hangUp(w)
		return
	case t.location != "":
		w.Header().Set("Location", t.location)
		w.WriteHeader(http.StatusTemporaryRedirect)
		return
	case t.status != 0 && t.refusal == "":
		w.WriteHeader(t.status)
		return
	case t.status != 0:
		refuse(w, t.status, t.refusal)
		return
	case name == "lesson:wedged" && !s.isFreed(name):
		<-r.Context().Done()
		return
	}
	select {
	case s.turn <- struct{}{}:
		defer func() { <-s.turn }()
	case <-r.Context().Done():
		return
	}
	var done finished
	if done.load = s.load(name, chat); !wait(r, done.load) {
		return
	}
	if done.prompt, done.reading = s.read(chat); !wait(r, done.reading) || !wait(r, t.faults.first) {
		return
	}
	s.stream(w, r, t, format, done, began)
}

// stream writes the answer at the script's rate.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, t *turn, format format, done finished, began time.Time) {
	w.Header().Set("Content-Type", format.contentType())
	out := &sender{w: w, r: r, faults: t.faults}
	defer out.finish()
	var gap time.Duration
	if s.script.Rate > 0 {
		gap = time.Duration(float64(time.Second) / s.script.Rate * t.pace)
	}
	start := time.Now()
	parts := append(append([]string{}, t.thoughts...), t.pieces...)
	if len(parts) > t.budget {
		parts, t.reason = parts[:t.budget], "length"
	}
	for i, part := range parts {
		line := format.piece(part, "")
		if i < len(t.thoughts) {
			line = format.piece("", part)
		}
		if gap > 0 && !wait(r, time.Until(start.Add(time.Duration(i+1)*gap))) || !out.send(line) {
			return
		}
	}
	done.tokens, done.wrote, done.whole = len(parts), time.Since(start), time.Since(began)
	if t.failure != "" {
		out.send(format.failure(t.failure))
		return
	}
	out.send(format.last(t, done))
}

// countTry counts how often a model was asked for the same section of the same plan.
func (s *Server) countTry(name string, chat Chat) int {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	brief := chat.User[:max(0, strings.LastIndexByte(strings.TrimSpace(chat.User), '\n'))]
	key := name + "\n" + brief + "\n" + chat.Section
	s.tries[key]++
	return s.tries[key]
}

func (s *Server) isBusy(model string, times int) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.busy[model]++
	return s.busy[model] <= times
}

// isFreed tells whether a stuck model is gone. Who asks it before that holds it in memory.
func (s *Server) isFreed(name string) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.freed[name] {
		s.leaving[name] = 0
	}
	return s.freed[name]
}

// load brings a model into memory, again where its options changed, and says how long that takes.
func (s *Server) load(name string, chat Chat) time.Duration {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	options := fmt.Sprint(chat.Options["num_ctx"], chat.Options["num_thread"])
	if s.loaded[name] == options {
		return 0
	}
	s.loaded[name] = options
	s.loads++
	return s.script.Load
}

// read counts a prompt's tokens and says how long the part takes that is not known from the prompt before.
func (s *Server) read(chat Chat) (int, time.Duration) {
	prompt := chat.System + "\n" + chat.User
	s.mutex.Lock()
	defer s.mutex.Unlock()
	same := 0
	for same < len(prompt) && same < len(s.prompt) && prompt[same] == s.prompt[same] {
		same++
	}
	s.prompt = prompt
	if s.script.PromptRate <= 0 {
		return len(prompt) / 4, 0
	}
	return len(prompt) / 4, time.Duration(float64(len(prompt)-same) / 4 / s.script.PromptRate * float64(time.Second))
}

// sections are what the last line of a question can ask for.
var sections = regexp.MustCompile(`(?i)\b(core|empathi[sz]e|define|ideate|prototype|test|outcome)\b`)

// sectionOf finds what a question asks for: by the members of its schema, else by the words of its last lines before the
// example of an answer.
func sectionOf(user string, schema json.RawMessage) string {
	switch text := string(schema); {
	case strings.Contains(text, "overview"):
		return "core"
	case strings.Contains(text, "formative"), strings.Contains(text, "summative"):
		return "outcome"
	}
	lines := strings.Split(strings.TrimSpace(user), "\n")
	for i := len(lines) - 1; i >= max(0, len(lines)-3); i-- {
		line, _, _ := strings.Cut(lines[i], "{")
		if found := sections.FindString(line); found != "" {
			return strings.Replace(strings.ToLower(found), "ise", "ize", 1)
		}
	}
	return "core"
}
