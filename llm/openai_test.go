package llm_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"somo/llm"
	"somo/llm/replay"
)

func TestTheOtherProtocolFailsInTheSameWays(t *testing.T) {
	for _, test := range []struct {
		model string
		want  llm.Kind
		whole bool
	}{
		{"lesson:3b", "", true},
		{"lesson:3b@split", "", true},
		{"lesson:3b@join", "", true},
		{"lesson:think", "", true},
		{"lesson:thinks-json", "", true},
		{"lesson:fence", "", false},
		{"lesson:shape", "", false},
		{"lesson:empty", llm.KindBadAnswer, false},
		{"lesson:length", llm.KindLength, false},
		{"lesson:loop", llm.KindLoop, false},
		{"lesson:phrase", llm.KindLoop, false},
		{"lesson:blanks", llm.KindTruncated, false},
		{"lesson:cut", llm.KindTruncated, false},
		{"lesson:end", llm.KindTruncated, false},
		{"lesson:error", llm.KindRunner, false},
		{"lesson:stall", llm.KindStalled, false},
		{"lesson:hangup", llm.KindRunner, false},
		{"lesson:busy", llm.KindBusy, false},
		{"lesson:oom", llm.KindMemory, false},
		{"lesson:nested", llm.KindRunner, false},
		{"lesson:context", llm.KindContext, false},
		{"lesson:schema", llm.KindSchema, false},
		{"lesson:forbidden", llm.KindOther, false},
		{"lesson:redirect", llm.KindOther, false},
		{"lesson:long-line", llm.KindRunner, false},
		{"lesson:cloud", llm.KindModelMissing, false},
		{"lesson:nobody", llm.KindModelMissing, false},
	} {
		t.Run(test.model, func(t *testing.T) {
			base := serve(t, httptest.NewServer(replay.New(replay.Script{})))
			waits := short
			if test.want == llm.KindStalled {
				waits = hasty
			}
			server := llm.NewOpenAI(llm.Options{Base: base, Waits: waits})
			var shown strings.Builder
			answer, err := server.Chat(t.Context(), request(test.model), func(text string) { shown.WriteString(text) })
			if llm.KindOf(err) != test.want {
				t.Fatalf("got %v, want %s", err, test.want)
			}
			if test.whole && (!whole(t, answer.Text) || shown.String() != answer.Text || answer.Tokens == 0 || answer.PromptTokens == 0) {
				t.Errorf("no whole section: %+v", answer)
			}
		})
	}
}

func TestWhatIsSentToTheOthers(t *testing.T) {
	script := replay.New(replay.Script{})
	server := llm.NewOpenAI(llm.Options{Base: serve(t, httptest.NewServer(script)), Waits: short})
	if loaded, err := server.Loaded(t.Context(), "lesson:3b"); loaded || err != nil {
		t.Errorf("loaded before the first question: %v", err)
	}
	if err := server.Preload(t.Context(), "lesson:3b", 0); err != nil {
		t.Fatal(err)
	}
	if loaded, err := server.Loaded(t.Context(), "lesson:3b"); !loaded || err != nil {
		t.Errorf("not loaded after it: %v", err)
	}
	if _, err := server.Chat(t.Context(), request("lesson:3b"), nil); err != nil {
		t.Fatal(err)
	}
	var sent struct {
		Max      int `json:"max_tokens"`
		Stream   bool
		Format   json.RawMessage `json:"response_format"`
		Template json.RawMessage `json:"chat_template_kwargs"`
		Penalty  float64         `json:"repeat_penalty"`
	}
	if err := json.Unmarshal(script.Chats()[1].Body, &sent); err != nil {
		t.Fatal(err)
	}
	want := `{"type":"json_schema","json_schema":{"name":"answer","strict":true,"schema":` + string(section) + `}}`
	if sent.Max != 450 || !sent.Stream || string(sent.Format) != want || string(sent.Template) != `{"enable_thinking":false}` || sent.Penalty != 1.1 {
		t.Errorf("sent %s", script.Chats()[1].Body)
	}
	models, err := server.Models(t.Context())
	if err != nil || len(models) == 0 || models[0].Name != "lesson:3b" || models[0].Parameters != "3.2B" {
		t.Errorf("models: %v, %v", models, err)
	}
	for _, model := range models {
		if model.Name == "lesson:embed" || model.Name == "lesson:cloud" {
			t.Errorf("%s is listed", model.Name)
		}
	}
	if err := server.Unload(t.Context(), "lesson:3b"); err != nil {
		t.Error(err)
	}
}

func TestAStrictServerIsAskedInPlainWords(t *testing.T) {
	script := replay.New(replay.Script{})
	asked := 0
	base := serve(t, httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var fields map[string]json.RawMessage
		if asked++; json.NewDecoder(r.Body).Decode(&fields) != nil {
			return
		}
		if _, extra := fields["repeat_penalty"]; extra {
			http.Error(w, `{"error":{"message":"Unrecognized request argument supplied: repeat_penalty"}}`, http.StatusBadRequest)
			return
		}
		body, err := json.Marshal(fields)
		if err != nil {
			t.Error(err)
		}
		script.ServeHTTP(w, httptest.NewRequestWithContext(r.Context(), r.Method, r.URL.Path, strings.NewReader(string(body))))
	})))
	server := llm.NewOpenAI(llm.Options{Base: base, Waits: short})
	for range 2 {
		if answer, err := server.Chat(t.Context(), request("lesson:3b"), nil); err != nil || !whole(t, answer.Text) {
			t.Fatalf("got %+v, %v", answer, err)
		}
	}
	if asked != 3 {
		t.Errorf("asked %d times", asked)
	}
}
