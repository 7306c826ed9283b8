package replay

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"strings"
	"sync"
)

// Transcript is one recorded answer of a real server.
type Transcript struct {
	Status      int    `json:"status"`
	ContentType string `json:"content_type"`
	Body        string `json:"body"`
}

// transcripts replays the files of a folder.
type transcripts struct {
	folder fs.FS
	mutex  sync.Mutex
	busy   map[string]int
}

// Transcripts replays recorded answers: a question to the model NAME gets the transcript NAME.json, with the faults behind
// its @. Other paths are answered from the transcripts tags, version, ps, show, models and so on.
func Transcripts(folder fs.FS) http.Handler {
	return &transcripts{folder: folder, busy: map[string]int{}}
}

// Read returns the transcript of that name.
func Read(folder fs.FS, name string) (t Transcript, err error) {
	file, err := fs.ReadFile(folder, path.Base(name)+".json")
	if err != nil {
		return t, fmt.Errorf("reading the transcript %s: %w", name, err)
	}
	if err := json.Unmarshal(file, &t); err != nil {
		return t, fmt.Errorf("reading the transcript %s: %w", name, err)
	}
	return t, nil
}

func (s *transcripts) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := path.Base(r.URL.Path)
	var f faults
	var question struct {
		Model string `json:"model"`
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		if err := json.NewDecoder(r.Body).Decode(&question); err != nil {
			refuse(w, http.StatusBadRequest, "missing request body")
			return
		}
	}
	switch r.URL.Path {
	case "/api/chat", "/v1/chat/completions", "/api/pull", "/api/create", "/api/delete":
		name, f = parseFaults(question.Model)
	}
	if f.busy > 0 && s.isBusy(question.Model, f.busy) {
		refuse(w, http.StatusServiceUnavailable, errBusy)
		return
	}
	t, err := Read(s.folder, name)
	if err != nil {
		refuse(w, http.StatusNotFound, "model '"+question.Model+"' not found")
		return
	}
	if !wait(r, f.first) {
		return
	}
	w.Header().Set("Content-Type", t.ContentType)
	w.WriteHeader(t.Status)
	out := &sender{w: w, r: r, faults: f}
	for line := range strings.Lines(t.Body) {
		if !out.send(line) {
			return
		}
	}
	out.finish()
}

func (s *transcripts) isBusy(model string, times int) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.busy[model]++
	return s.busy[model] <= times
}
