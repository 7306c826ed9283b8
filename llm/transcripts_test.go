package llm_test

import (
	"encoding/json"
	"errors"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"somo/llm"
	"somo/llm/replay"
)

const recorded = "testdata/transcripts"

// serve starts a server for a test and returns its address.
func serve(t *testing.T, handler *httptest.Server) string {
	t.Helper()
	t.Cleanup(handler.Close)
	return handler.URL
}

// asked is the question to which an answer was recorded.
func asked(t *testing.T, folder, name string) llm.Request {
	t.Helper()
	file, err := os.ReadFile(filepath.Join(recorded, folder, name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var question struct {
		Request struct {
			Body struct {
				Format   json.RawMessage `json:"format"`
				Response struct {
					Schema struct {
						Schema json.RawMessage `json:"schema"`
					} `json:"json_schema"`
				} `json:"response_format"`
			} `json:"body"`
		} `json:"request"`
	}
	if err := json.Unmarshal(file, &question); err != nil {
		t.Fatal(err)
	}
	body := question.Request.Body
	if body.Format == nil {
		body.Format = body.Response.Schema.Schema
	}
	if string(body.Format) == `"json"` {
		body.Format = nil
	}
	no := false
	return llm.Request{Model: name, System: "Write.", User: "A plan.", Schema: body.Format, Tokens: 400, Think: &no}
}

// wanted is the kind of error that each recorded answer means to somebody who asked for text; a dash stands for none.
// Where the servers differ, a folder's name goes before.
var wanted = map[string]llm.Kind{
	"chat_ok": "-", "chat_ok_whole": "-", "chat_thinking": "-", "chat_thinking_off": "-",
	"chat_text": llm.KindLength, "chat_fence": llm.KindLength, "chat_length": llm.KindLength, "chat_thinking_endless": llm.KindLength,
	"chat_empty": llm.KindBadAnswer, "chat_loop": llm.KindLoop, "chat_runner_killed": llm.KindRunner,
	"chat_blank_json_mode": llm.KindTruncated, "ollama-0.33.0-rc2-native/chat_blank_json_mode": "-",
	"chat_blank_schema": llm.KindTruncated, "ollama-0.33.0-rc2-native/chat_blank_schema": llm.KindLength,
	"chat_broken_bytes": "-", "ollama-0.33.0-rc2-native/chat_broken_bytes": llm.KindRunner,
	"truncated_prompt": "-", "ollama-0.17.4/truncated_prompt": llm.KindLength, "ollama-0.33.0-rc2-native/truncated_prompt": llm.KindContext,

	"err_context": llm.KindContext, "err_model_missing": llm.KindModelMissing, "err_no_model": llm.KindModelMissing,
	"err_option_type": llm.KindOther, "err_schema": llm.KindSchema, "err_think": llm.KindOther,
	"err_max_length": llm.KindLength, "ollama-0.17.4/err_max_length": llm.KindRunner,

	// Answers to other questions, which must not be taken for text.
	"create_from": llm.KindTruncated, "delete": llm.KindTruncated, "delete_missing": llm.KindModelMissing, "generate_ok": llm.KindBadAnswer,
	"load": llm.KindBadAnswer, "unload": llm.KindBadAnswer, "ps": llm.KindTruncated, "tags": llm.KindTruncated, "version": llm.KindTruncated,
	"show": llm.KindTruncated, "show_thinking": llm.KindTruncated, "root": llm.KindRunner,
	"pull_offline": llm.KindRunner, "pull_offline_whole": llm.KindOther,
	"health": llm.KindTruncated, "models": llm.KindTruncated, "no_ollama_api": llm.KindModelMissing,
}

func TestEveryRecordedAnswer(t *testing.T) {
	files, err := filepath.Glob(recorded + "/*/*.json")
	if err != nil || len(files) < 110 {
		t.Fatalf("%d recorded answers, %v", len(files), err)
	}
	for _, file := range files {
		folder, name := filepath.Base(filepath.Dir(file)), strings.TrimSuffix(filepath.Base(file), ".json")
		t.Run(folder+"/"+name, func(t *testing.T) {
			want, ok := wanted[folder+"/"+name]
			if !ok {
				want = wanted[name]
			}
			for _, faults := range []string{"", "@split", "@join"} {
				server := recordedServer(t, folder)
				request := asked(t, folder, name)
				request.Model += faults
				var shown strings.Builder
				answer, err := server.Chat(t.Context(), request, func(text string) { shown.WriteString(text) })
				if got := llm.KindOf(err); got != want && !(got == "" && want == "-") {
					t.Errorf("%s: got %v, want %s", faults, err, want)
				}
				if !strings.HasPrefix(shown.String(), answer.Text) {
					t.Errorf("%s: shown %q, answered %q", faults, shown.String(), answer.Text)
				}
				if err == nil && (answer.Text == "" || answer.Tokens == 0 || answer.First <= 0 || answer.Total < answer.First) {
					t.Errorf("%s: incomplete: %+v", faults, answer)
				}
			}
		})
	}
}

// recordedServer is a client of a server that replays a folder.
func recordedServer(t *testing.T, folder string) llm.Server {
	base := serve(t, httptest.NewServer(replay.Transcripts(os.DirFS(filepath.Join(recorded, folder)))))
	if strings.HasPrefix(folder, "llama-server") {
		return llm.NewOpenAI(llm.Options{Base: base})
	}
	return llm.NewOllama(llm.Options{Base: base})
}

func TestRecordedAnswersFitTheirSchema(t *testing.T) {
	for _, folder := range []string{"ollama-0.17.4", "ollama-0.33.0-rc2-gotemplate", "ollama-0.33.0-rc2-native", "llama-server-0.5.0"} {
		for _, name := range []string{"chat_ok", "chat_ok_whole"} {
			answer, err := recordedServer(t, folder).Chat(t.Context(), asked(t, folder, name), nil)
			if err != nil {
				t.Fatal(err)
			}
			var section struct{ Phase, Title, Description string }
			if err := json.Unmarshal([]byte(answer.Text), &section); err != nil || section.Phase != "Empathize" || section.Title == "" {
				t.Errorf("%s/%s: %v in %s", folder, name, err, answer.Text)
			}
			if answer.EvalTime <= 0 || answer.PromptTokens == 0 {
				t.Errorf("%s/%s: no counts: %+v", folder, name, answer)
			}
		}
	}
}

func TestThoughtsAreKeptApart(t *testing.T) {
	server := recordedServer(t, "ollama-0.17.4")
	answer, err := server.Chat(t.Context(), asked(t, "ollama-0.17.4", "chat_thinking"), nil)
	if err != nil || answer.Thinking == "" || !strings.HasPrefix(answer.Text, "{") {
		t.Errorf("got %+v, %v", answer, err)
	}
}

func TestRecordedCareOfModels(t *testing.T) {
	for _, folder := range []string{"ollama-0.17.4", "ollama-0.33.0-rc2-gotemplate", "ollama-0.33.0-rc2-native"} {
		ollama, ok := recordedServer(t, folder).(*llm.Ollama)
		if !ok {
			t.Fatal("not Ollama's protocol")
		}
		ctx := t.Context()
		if version, err := ollama.Version(ctx); err != nil || version == "" {
			t.Errorf("version: %q, %v", version, err)
		}
		models, err := ollama.Models(ctx)
		if err != nil || len(models) < 5 || models[0].SizeBytes == 0 || models[0].ContextLength == 0 || len(models[0].Capabilities) == 0 {
			t.Errorf("models: %+v, %v", models, err)
		}
		if loaded, err := ollama.Loaded(ctx, "tiny-texty"); err != nil || !loaded {
			t.Errorf("a loaded model: %v, %v", loaded, err)
		}
		if loaded, err := ollama.Loaded(ctx, "tiny"); err != nil || loaded {
			t.Errorf("a model that is not loaded: %v, %v", loaded, err)
		}
		if err := ollama.Preload(ctx, "load", 2); err != nil {
			t.Errorf("preload: %v", err)
		}
		if err := ollama.Unload(ctx, "unload"); err != nil {
			t.Errorf("unload: %v", err)
		}
		if err := ollama.Delete(ctx, "delete"); err != nil {
			t.Errorf("delete: %v", err)
		}
		if err := ollama.Delete(ctx, "delete_missing"); llm.KindOf(err) != llm.KindModelMissing {
			t.Errorf("delete a missing one: %v", err)
		}
		for _, name := range []string{"pull_offline", "pull_offline_whole"} {
			var told []llm.Progress
			err := ollama.Pull(ctx, name, func(p llm.Progress) { told = append(told, p) })
			var failure *llm.Error
			if llm.KindOf(err) != llm.KindOffline || !errors.As(err, &failure) || failure.Status == 0 || !strings.Contains(failure.Message, "no such host") {
				t.Errorf("%s: %v after %v", name, err, told)
			}
		}
		if err := ollama.Pull(ctx, "create_from", nil); err != nil {
			t.Errorf("a stream that ends in success: %v", err)
		}
		if err := ollama.Pull(ctx, "create_from@end=3", nil); llm.KindOf(err) != llm.KindTruncated {
			t.Errorf("a pull that ends early: %v", err)
		}
	}
}

func TestRecordedCareOfModelsOfLlamaServer(t *testing.T) {
	server := recordedServer(t, "llama-server-0.5.0")
	models, err := server.Models(t.Context())
	if err != nil || len(models) != 1 || models[0].Name != "models/texty.gguf" || models[0].SizeBytes != 717568 || models[0].ContextLength != 4096 || models[0].Parameters != "179K" {
		t.Errorf("models: %+v, %v", models, err)
	}
	if version, err := server.Version(t.Context()); err != nil || version != "llamacpp" {
		t.Errorf("version: %q, %v", version, err)
	}
	ollama := llm.NewOllama(llm.Options{Base: server.Address()})
	if _, err := ollama.Version(t.Context()); err == nil {
		t.Error("llama-server passes for Ollama")
	}
}
