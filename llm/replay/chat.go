package replay

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"
)

// chat answers Ollama's POST /api/chat.
func (s *Server) chat(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	var q struct {
		Model     string          `json:"model"`
		Messages  []message       `json:"messages"`
		Format    json.RawMessage `json:"format"`
		Options   map[string]any  `json:"options"`
		Think     *bool           `json:"think"`
		KeepAlive json.RawMessage `json:"keep_alive"`
	}
	if err := json.Unmarshal(body, &q); err != nil {
		refuse(w, http.StatusBadRequest, "missing request body")
		return
	}
	name, _ := parseFaults(q.Model)
	switch {
	case q.Model == "":
		refuse(w, http.StatusBadRequest, "model is required")
		return
	case !s.has(name):
		refuse(w, http.StatusNotFound, "model '"+name+"' not found")
		return
	case len(q.Messages) == 0:
		s.loadOnly(w, r, name, Chat{Options: q.Options}, q.KeepAlive)
		return
	}
	for option, value := range q.Options {
		if _, isNumber := value.(float64); !isNumber {
			refuse(w, http.StatusInternalServerError, fmt.Sprintf("option %q must be of type number", option))
			return
		}
	}
	chat := newChat(q.Model, q.Messages, q.Format)
	chat.Options, chat.Think, chat.Body = q.Options, q.Think, body
	budget := 1 << 20
	if limit, ok := q.Options["num_predict"].(float64); ok && limit > 0 {
		budget = int(limit)
	}
	if room, ok := q.Options["num_ctx"].(float64); ok && float64(len(chat.System)+len(chat.User))/4 > room {
		refuse(w, http.StatusBadRequest, errContext)
		return
	}
	s.play(w, r, chat, budget, ollamaLines{q.Model})
}

type message struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

func newChat(model string, messages []message, schema json.RawMessage) Chat {
	chat := Chat{Model: model}
	for _, message := range messages {
		switch message.Role {
		case "system":
			chat.System = message.Content
		case "user":
			chat.User = message.Content
		}
	}
	if schema = bytes.TrimSpace(schema); len(schema) > 0 && schema[0] == '{' {
		chat.Schema = schema
	}
	chat.Section = sectionOf(chat.User, chat.Schema)
	return chat
}

// loadOnly answers a chat without messages: it loads the model, or unloads it where it is to be kept no longer.
func (s *Server) loadOnly(w http.ResponseWriter, r *http.Request, name string, chat Chat, keep json.RawMessage) {
	reason := "load"
	switch string(keep) {
	case "0", `"0"`, `"0s"`:
		reason = "unload"
		s.mutex.Lock()
		delete(s.loaded, name)
		s.leaving[name] = looksUntilGone
		s.mutex.Unlock()
	default:
		if name == "lesson:oom" {
			refuse(w, http.StatusInternalServerError, errMemory)
			return
		}
		if !wait(r, s.load(name, chat)) {
			return
		}
	}
	respond(w, map[string]any{"model": name, "created_at": now(), "message": message{Role: "assistant"}, "done": true, "done_reason": reason})
}

func now() string { return time.Now().UTC().Format(time.RFC3339Nano) }

// ollamaLines writes one JSON object a line.
type ollamaLines struct{ model string }

func (o ollamaLines) contentType() string { return "application/x-ndjson" }

func (o ollamaLines) piece(text, thought string) string {
	if thought != "" {
		thought = `,"thinking":` + quoted(thought)
	}
	return fmt.Sprintf("{\"model\":%q,\"created_at\":%q,\"message\":{\"role\":\"assistant\",\"content\":%s%s},\"done\":false}\n", o.model, now(), quoted(text), thought)
}

func (o ollamaLines) last(t *turn, done finished) string {
	return fmt.Sprintf("{\"model\":%q,\"created_at\":%q,\"message\":{\"role\":\"assistant\",\"content\":\"\"},\"done\":true,\"done_reason\":%q,"+
		"\"total_duration\":%d,\"load_duration\":%d,\"prompt_eval_count\":%d,\"prompt_eval_duration\":%d,\"eval_count\":%d,\"eval_duration\":%d}\n",
		o.model, now(), t.reason, done.whole, done.load, done.prompt, done.reading, done.tokens, done.wrote)
}

func (o ollamaLines) failure(text string) string { return "{\"error\":" + quoted(text) + "}\n" }
