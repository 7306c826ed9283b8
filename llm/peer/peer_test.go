//go:build peer

package peer

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"somo/llm"
	"somo/llm/peer/tinygguf"
)

const address = "127.0.0.1:11571"

const schema = `{"type":"object","properties":{"a_title":{"type":"string","minLength":5,"maxLength":70},
	"b_materials":{"type":"array","minItems":1,"maxItems":3,"items":{"type":"string","minLength":3,"maxLength":40}}},
	"required":["a_title","b_materials"],"additionalProperties":false}`

// ask wants one small object of a model, with one thread as tiny models need it on a busy machine.
func ask(model string, seed int) llm.Request {
	off := false
	return llm.Request{Model: model, System: "You write lesson plans.", User: "Name an activity about soil and its materials.",
		Schema: json.RawMessage(schema), Tokens: 300, Temperature: 0.7, Seed: seed, Threads: 1, Think: &off}
}

func TestOllama(t *testing.T) {
	server := Start(t, address)
	version, err := server.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("Ollama %s", version)

	t.Run("a pull without the internet says so", func(t *testing.T) {
		err := server.Pull(t.Context(), "llama3.2:1b", nil)
		if kind := llm.KindOf(err); kind != llm.KindOffline {
			t.Errorf("pulling gave %v (%s), want %s", err, kind, llm.KindOffline)
		}
	})
	t.Run("a file that is no model is refused", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "holiday.gguf")
		if err := os.WriteFile(path, []byte("a picture of the coast"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := server.Import(t.Context(), "holiday", path, nil); err == nil {
			t.Error("a picture was taken for a model")
		}
	})
	t.Run("a model that is not there", func(t *testing.T) {
		if _, err := server.Chat(t.Context(), ask("absent", 1), nil); llm.KindOf(err) != llm.KindModelMissing {
			t.Errorf("asking gave %v, want %s", err, llm.KindModelMissing)
		}
	})
	t.Run("models of every behaviour", func(t *testing.T) { everyProfile(t, server) })
	t.Run("streams that are cut", func(t *testing.T) { cutAgainAndAgain(t, server) })
}

// everyProfile imports each kind of model, finds it in the list, and asks it: an answer that is no error fits the schema.
func everyProfile(t *testing.T, server *Server) {
	for _, options := range profiles() {
		name := server.Install(t, options)
		t.Run(name, func(t *testing.T) {
			models, err := server.Models(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if !slices.ContainsFunc(models, func(m llm.Model) bool { return strings.HasPrefix(m.Name, name) && m.SizeBytes > 0 }) {
				t.Errorf("%s is not among the models %v", name, models)
			}
			answer, err := server.Chat(t.Context(), ask(name, 7), nil)
			if err != nil {
				t.Logf("%s: %v after %d tokens", name, err, answer.Tokens)
				if llm.KindOf(err) == llm.KindOther || llm.KindOf(err) == llm.KindOffline {
					t.Errorf("the error %v tells a caller nothing", err)
				}
				return
			}
			var value struct {
				Title     string   `json:"a_title"`
				Materials []string `json:"b_materials"`
			}
			if err := json.Unmarshal([]byte(answer.Text), &value); err != nil || value.Title == "" || len(value.Materials) == 0 {
				t.Logf("%s: no error, but not the object (%v): %.80q", name, err, answer.Text)
			}
			t.Logf("%s: %d tokens, first after %v, whole %v", name, answer.Tokens, answer.First.Round(1e6), answer.Total.Round(1e6))
			if err := server.Unload(t.Context(), name); err != nil {
				t.Errorf("unloading: %v", err)
			}
		})
	}
}

func profiles() []tinygguf.Options {
	var all []tinygguf.Options
	for _, profile := range tinygguf.Profiles {
		all = append(all, tinygguf.Options{Profile: profile, Seed: 1})
	}
	return append(all, tinygguf.Options{Profile: "think", Seed: 1, Thinks: true})
}

// cutAfter cuts a stream at one of its pieces.
func cutAfter(pieces int, cancel func()) func(string) {
	return func(string) {
		if pieces--; pieces == 0 {
			cancel()
		}
	}
}

// cutAgainAndAgain cuts streams early and late, which leaves this server's model stuck now and then; after every cut it must
// answer, in the worst case because the client took the model out of memory.
func cutAgainAndAgain(t *testing.T, server *Server) {
	name := server.Install(t, tinygguf.Options{Profile: "endless", Seed: 2, Layers: 4})
	stuck := 0
	for i := range 200 {
		ctx, cancel := context.WithCancel(t.Context())
		request := ask(name, i)
		request.Schema, request.Tokens, request.Loaded = nil, 4000, true
		if _, err := server.Chat(ctx, request, cutAfter(1+i%60, cancel)); llm.KindOf(err) != llm.KindCancelled && llm.KindOf(err) != llm.KindLoop {
			t.Fatalf("cut %d: %v", i, err)
		}
		cancel()
		request = ask(name, i)
		request.Tokens, request.Schema, request.Loaded = 8, nil, true
		if answer, err := server.Chat(t.Context(), request, nil); answer.Tokens == 0 {
			t.Fatalf("after cut %d the server no longer answers: %v", i, err)
		} else if answer.First > afterCut {
			stuck++
		}
	}
	t.Logf("200 streams cut; after %d of them the model was stuck and was freed", stuck)
}
