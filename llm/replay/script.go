package replay

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"
)

// Script says how a scripted server works.
type Script struct {
	// Rate is how many tokens it writes a second; 0 stands for all at once.
	Rate float64
	// PromptRate is how many tokens of a prompt it reads a second, without the beginning that it shares with the prompt
	// before it; 0 stands for all at once.
	PromptRate float64
	// Load is how long it takes to bring a model into memory.
	Load time.Duration
	// Parallel is how many answers it writes at once; the others wait in line. 0 stands for 1.
	Parallel int
	// Models are installed at the start; nil stands for all that this package knows.
	Models []string
	// Pull is how long fetching a model takes.
	Pull time.Duration
}

// Chat is a question that the scripted server got.
type Chat struct {
	Model   string
	System  string
	User    string
	Schema  json.RawMessage
	Options map[string]any
	// Think is nil where the question does not say.
	Think *bool
	// Body is the whole question as it came over the wire.
	Body json.RawMessage
	// Section is what the server took it for: core, empathize, define, ideate, prototype, test, outcome.
	Section string
}

// Server is a scripted model server. It is an http.Handler.
type Server struct {
	script Script
	mux    *http.ServeMux
	turn   chan struct{}

	mutex     sync.Mutex
	installed []string
	sizes     map[string]int64
	blobs     map[string]int64
	loaded    map[string]string // the options by which each is loaded
	counts    map[string]int
	chats     []Chat
	busy      map[string]int
	tries     map[string]int
	freed     map[string]bool
	leaving   map[string]int // of an unloaded model: how often it is still seen in memory
	prompt    string
	atOnce    int
	most      int
	loads     int
}

// New returns a scripted server.
func New(script Script) *Server {
	if script.Parallel == 0 {
		script.Parallel = 1
	}
	s := &Server{
		script: script, mux: http.NewServeMux(), turn: make(chan struct{}, script.Parallel), installed: slices.Clone(script.Models),
		sizes: map[string]int64{}, blobs: map[string]int64{}, loaded: map[string]string{}, counts: map[string]int{},
		busy: map[string]int{}, tries: map[string]int{}, freed: map[string]bool{}, leaving: map[string]int{},
	}
	if script.Models == nil {
		s.installed = Models()
	}
	s.mux.HandleFunc("GET /{$}", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("Ollama is running")) })
	s.mux.HandleFunc("GET /api/version", answer(map[string]string{"version": "0.17.4"}))
	s.mux.HandleFunc("GET /api/tags", s.tags)
	s.mux.HandleFunc("GET /api/ps", s.ps)
	s.mux.HandleFunc("POST /api/show", s.show)
	s.mux.HandleFunc("POST /api/chat", s.chat)
	s.mux.HandleFunc("POST /api/pull", s.pull)
	s.mux.HandleFunc("POST /api/create", s.create)
	s.mux.HandleFunc("DELETE /api/delete", s.remove)
	s.mux.HandleFunc("HEAD /api/blobs/{digest}", s.hasBlob)
	s.mux.HandleFunc("POST /api/blobs/{digest}", s.addBlob)
	s.mux.HandleFunc("GET /v1/models", s.openModels)
	s.mux.HandleFunc("POST /v1/chat/completions", s.openChat)
	return s
}

func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	path := r.URL.Path
	if strings.HasPrefix(path, "/api/blobs/") {
		path = "/api/blobs"
	}
	s.mutex.Lock()
	s.counts[r.Method+" "+path]++
	s.mutex.Unlock()
	s.mux.ServeHTTP(w, r)
}

// Requests counts the requests for a route such as "POST /api/chat"; blobs count as "POST /api/blobs".
func (s *Server) Requests(route string) int {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.counts[route]
}

// keptChats is how many questions are remembered.
const keptChats = 2000

// Chats returns the questions so far, the oldest first; those that only load or unload a model are not among them.
func (s *Server) Chats() []Chat {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return slices.Clone(s.chats)
}

// MostAtOnce is how many questions were being answered or waited for an answer at the same time.
func (s *Server) MostAtOnce() int {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.most
}

// Loads is how often a model was brought into memory.
func (s *Server) Loads() int {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.loads
}

// Installed are the models that are there now.
func (s *Server) Installed() []string {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return slices.Clone(s.installed)
}

// has says whether a model is installed. Its name may carry faults, and the tag latest may be left out.
func (s *Server) has(model string) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return slices.Contains(s.installed, model) || slices.Contains(s.installed, model+":latest")
}

// record remembers a question and counts those at work; the returned function ends that.
func (s *Server) record(chat Chat) func() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.chats = append(s.chats, chat); len(s.chats) > keptChats {
		s.chats = slices.Delete(s.chats, 0, len(s.chats)-keptChats)
	}
	s.atOnce++
	s.most = max(s.most, s.atOnce)
	return func() {
		s.mutex.Lock()
		defer s.mutex.Unlock()
		s.atOnce--
	}
}

// answer is a handler that always says the same.
func answer(value any) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { respond(w, value) }
}

func respond(w http.ResponseWriter, value any) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	_ = json.NewEncoder(w).Encode(value)
}

// quoted writes a text as JSON, letters as they are.
func quoted(text string) string {
	var out strings.Builder
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(text)
	return strings.TrimSuffix(out.String(), "\n")
}
