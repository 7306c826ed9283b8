package replay

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
)

// openModels answers GET /v1/models.
func (s *Server) openModels(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Server", "llama.cpp")
	list := []any{}
	for _, name := range s.Installed() {
		list = append(list, map[string]any{"id": name, "object": "model", "owned_by": "llamacpp",
			"meta": map[string]any{"size": usualSize, "n_params": int64(3_212_749_888), "n_ctx": 4096}})
	}
	respond(w, map[string]any{"object": "list", "data": list})
}

// openChat answers POST /v1/chat/completions.
func (s *Server) openChat(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	var q struct {
		Model    string    `json:"model"`
		Messages []message `json:"messages"`
		Max      int       `json:"max_tokens"`
		Seed     float64   `json:"seed"`
		Format   struct {
			Schema struct {
				Schema json.RawMessage `json:"schema"`
			} `json:"json_schema"`
		} `json:"response_format"`
		Template struct {
			Think *bool `json:"enable_thinking"`
		} `json:"chat_template_kwargs"`
	}
	if err := json.Unmarshal(body, &q); err != nil || len(q.Messages) == 0 {
		refuse(w, http.StatusBadRequest, `{"code":400,"message":"'messages' is required","type":"invalid_request_error"}`)
		return
	}
	if name, _ := parseFaults(q.Model); !s.has(name) {
		refuse(w, http.StatusNotFound, "model '"+name+"' not found")
		return
	}
	chat := newChat(q.Model, q.Messages, q.Format.Schema.Schema)
	chat.Options, chat.Think, chat.Body = map[string]any{"seed": q.Seed}, q.Template.Think, body
	if q.Max <= 0 {
		q.Max = 1 << 20
	}
	s.play(w, r, chat, q.Max, eventLines{})
}

// eventLines writes server-sent events.
type eventLines struct{}

func (eventLines) contentType() string { return "text/event-stream" }

func (eventLines) piece(text, thought string) string {
	if thought != "" {
		return fmt.Sprintf("data: {\"choices\":[{\"index\":0,\"finish_reason\":null,\"delta\":{\"reasoning_content\":%s}}]}\n\n", quoted(thought))
	}
	return fmt.Sprintf("data: {\"choices\":[{\"index\":0,\"finish_reason\":null,\"delta\":{\"content\":%s}}]}\n\n", quoted(text))
}

func (eventLines) last(t *turn, done finished) string {
	return fmt.Sprintf("data: {\"choices\":[{\"index\":0,\"finish_reason\":%q,\"delta\":{}}]}\n\n"+
		"data: {\"choices\":[],\"usage\":{\"prompt_tokens\":%d,\"completion_tokens\":%d},\"timings\":{\"predicted_ms\":%d}}\n\ndata: [DONE]\n\n",
		t.reason, done.prompt, done.tokens, done.wrote.Milliseconds())
}

func (eventLines) failure(text string) string {
	return "data: {\"error\":{\"code\":500,\"message\":" + quoted(text) + "}}\n\n"
}
