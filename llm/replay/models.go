package replay

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"
)

// Models are the names of the models that a scripted server knows from the start, the good one first.
func Models() []string {
	names := []string{"lesson:3b", "lesson:1b"}
	for name := range plays {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names[2:])
	return append(names, "lesson:remote", "lesson:cloud", "lesson:embed")
}

const usualSize = 2_019_393_189

func (s *Server) entry(name string) map[string]any {
	size := int64(usualSize)
	switch known, ok := s.sizes[name]; {
	case ok:
		size = known
	case name == "lesson:1b":
		size = 1_321_098_329
	}
	digest := sha256.Sum256([]byte(name))
	entry := map[string]any{
		"name": name, "model": name, "size": size, "digest": hex.EncodeToString(digest[:]), "modified_at": "2026-11-20T08:00:00Z",
		"details": map[string]any{"format": "gguf", "family": "llama", "families": []string{"llama"}, "parameter_size": "3.2B", "quantization_level": "Q4_K_M"},
	}
	if name == "lesson:cloud" {
		entry["remote_host"], entry["remote_model"], entry["size"] = "https://ollama.com:443", "lesson", 300
	}
	return entry
}

func (s *Server) tags(w http.ResponseWriter, _ *http.Request) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	list := []any{}
	for _, name := range s.installed {
		list = append(list, s.entry(name))
	}
	respond(w, map[string]any{"models": list})
}

func (s *Server) ps(w http.ResponseWriter, _ *http.Request) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	list := []any{}
	for _, name := range s.installed {
		if _, ok := s.loaded[name]; ok || name == "lesson:wedged" && s.staysStuck() {
			entry := s.entry(name)
			entry["expires_at"], entry["size_vram"], entry["context_length"] = time.Now().Add(30*time.Minute), 0, 4096
			list = append(list, entry)
		}
	}
	respond(w, map[string]any{"models": list})
}

// looksUntilGone is how often a stuck model is still seen after it was unloaded, as a real server takes a moment.
const looksUntilGone = 2

// staysStuck tells whether the stuck model is in memory at this look. The caller holds the mutex.
func (s *Server) staysStuck() bool {
	const name = "lesson:wedged"
	if s.leaving[name] > 0 {
		if s.leaving[name]--; s.leaving[name] == 0 {
			s.freed[name] = true
		}
	}
	return !s.freed[name]
}

// named reads a request that names a model, and refuses one that is not there.
func (s *Server) named(w http.ResponseWriter, r *http.Request, into *struct {
	Model string            `json:"model"`
	Files map[string]string `json:"files"`
}) bool {
	if err := json.NewDecoder(r.Body).Decode(into); err != nil || into.Model == "" {
		refuse(w, http.StatusBadRequest, "model is required")
		return false
	}
	return true
}

func (s *Server) show(w http.ResponseWriter, r *http.Request) {
	var q struct {
		Model string            `json:"model"`
		Files map[string]string `json:"files"`
	}
	if !s.named(w, r, &q) {
		return
	}
	name, _ := parseFaults(q.Model)
	if !s.has(name) {
		refuse(w, http.StatusNotFound, "model '"+name+"' not found")
		return
	}
	s.mutex.Lock()
	details := s.entry(name)["details"]
	s.mutex.Unlock()
	answer := map[string]any{
		"details": details, "license": "LLAMA 3.2 COMMUNITY LICENSE AGREEMENT\nLlama 3.2 Version Release Date: September 25, 2024\n",
		"capabilities": []string{"completion"}, "model_info": map[string]any{"general.architecture": "llama", "llama.context_length": 131072},
	}
	switch name {
	case "lesson:embed":
		answer["capabilities"] = []string{"embedding"}
	case "lesson:think", "lesson:thought", "lesson:thinks-json", "lesson:thinks-only":
		answer["capabilities"] = []string{"completion", "thinking"}
	case "lesson:remote", "lesson:cloud":
		answer["remote_host"], answer["remote_model"] = "https://ollama.com:443", "lesson"
	}
	respond(w, answer)
}

// pullParts are the sizes of the pieces that a model is fetched in.
var pullParts = []int64{1_900_000_000, 119_000_000, 393_189}

func (s *Server) pull(w http.ResponseWriter, r *http.Request) {
	var q struct {
		Model string            `json:"model"`
		Files map[string]string `json:"files"`
	}
	if !s.named(w, r, &q) {
		return
	}
	name, f := parseFaults(q.Model)
	w.Header().Set("Content-Type", "application/x-ndjson")
	out := &sender{w: w, r: r, faults: f}
	defer out.finish()
	if !out.send("{\"status\":\"pulling manifest\"}\n") {
		return
	}
	switch {
	case strings.Contains(name, "offline"):
		out.send(`{"error":"pull model manifest: Get \"https://registry.ollama.ai/v2/library/llama3.2/manifests/1b\": dial tcp: lookup registry.ollama.ai on 127.0.0.53:53: no such host"}` + "\n")
		return
	case strings.Contains(name, "missing"):
		out.send(`{"error":"pull model manifest: file does not exist"}` + "\n")
		return
	}
	const steps = 20
	for part, size := range pullParts {
		digest := fmt.Sprintf("sha256:%064x", part+1)
		for step := range int64(steps + 1) {
			if !wait(r, s.script.Pull/time.Duration(len(pullParts)*steps)) ||
				!out.send(fmt.Sprintf("{\"status\":\"pulling %s\",\"digest\":%q,\"total\":%d,\"completed\":%d}\n", digest[7:19], digest, size, size*step/steps)) {
				return
			}
		}
	}
	s.install(name, usualSize)
	for _, status := range []string{"verifying sha256 digest", "writing manifest", "success"} {
		if !out.send(fmt.Sprintf("{\"status\":%q}\n", status)) {
			return
		}
	}
}

// install adds a model, which is then a good one.
func (s *Server) install(name string, size int64) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !strings.Contains(name, ":") {
		name += ":latest"
	}
	if !slices.Contains(s.installed, name) {
		s.installed = append(s.installed, name)
	}
	s.sizes[name] = size
}

func (s *Server) remove(w http.ResponseWriter, r *http.Request) {
	var q struct {
		Model string            `json:"model"`
		Files map[string]string `json:"files"`
	}
	if !s.named(w, r, &q) {
		return
	}
	if !s.has(q.Model) {
		refuse(w, http.StatusNotFound, "model '"+q.Model+"' not found")
		return
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.installed = slices.DeleteFunc(s.installed, func(name string) bool { return name == q.Model || name == q.Model+":latest" })
}

func (s *Server) hasBlob(w http.ResponseWriter, r *http.Request) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if _, ok := s.blobs[r.PathValue("digest")]; !ok {
		w.WriteHeader(http.StatusNotFound)
	}
}

func (s *Server) addBlob(w http.ResponseWriter, r *http.Request) {
	digest := r.PathValue("digest")
	s.mutex.Lock()
	_, known := s.blobs[digest]
	s.mutex.Unlock()
	if known {
		hangUp(w) // the real one answers and closes before it has read the file
		return
	}
	sum := sha256.New()
	size, err := io.Copy(sum, r.Body)
	if err != nil {
		return
	}
	if "sha256:"+hex.EncodeToString(sum.Sum(nil)) != digest {
		refuse(w, http.StatusBadRequest, "digest mismatch, expected "+digest)
		return
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.blobs[digest] = size
	w.WriteHeader(http.StatusCreated)
}

func (s *Server) create(w http.ResponseWriter, r *http.Request) {
	var q struct {
		Model string            `json:"model"`
		Files map[string]string `json:"files"`
	}
	if !s.named(w, r, &q) {
		return
	}
	var size int64
	for _, digest := range q.Files {
		s.mutex.Lock()
		part, ok := s.blobs[digest]
		s.mutex.Unlock()
		if !ok {
			refuse(w, http.StatusBadRequest, "file "+digest+" does not exist")
			return
		}
		size += part
	}
	w.Header().Set("Content-Type", "application/x-ndjson")
	out := &sender{w: w, r: r}
	s.install(q.Model, size)
	for _, status := range []string{"parsing GGUF", "using autodetected template chatml", "writing manifest", "success"} {
		if !out.send(fmt.Sprintf("{\"status\":%q}\n", status)) {
			return
		}
	}
}
