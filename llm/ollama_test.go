package llm_test

import (
	"encoding/json"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"somo/llm"
	"somo/llm/replay"
)

func TestWhatIsSentToOllama(t *testing.T) {
	ollama, server := scripted(t, replay.Script{})
	if err := ollama.Preload(t.Context(), "lesson:3b", 2); err != nil {
		t.Fatal(err)
	}
	for seed := range 3 {
		next := request("lesson:3b")
		next.Seed = seed
		if _, err := ollama.Chat(t.Context(), next, nil); err != nil {
			t.Fatal(err)
		}
	}
	if server.Loads() != 1 {
		t.Errorf("the model was loaded %d times", server.Loads())
	}
	var sent map[string]any
	if err := json.Unmarshal(server.Chats()[0].Body, &sent); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]any{
		"model": "lesson:3b", "stream": true, "think": false, "truncate": false, "shift": false, "keep_alive": "30m0s",
		"options": map[string]any{"num_ctx": 4096.0, "num_thread": 2.0, "num_predict": 450.0, "temperature": 0.7, "top_p": 0.9, "repeat_penalty": 1.1, "repeat_last_n": 256.0, "seed": 0.0},
	} {
		if !reflect.DeepEqual(sent[name], want) {
			t.Errorf("%s: sent %v, want %v", name, sent[name], want)
		}
	}
	if string(server.Chats()[0].Schema) != string(section) {
		t.Errorf("the schema was changed: %s", server.Chats()[0].Schema)
	}
	if asked := server.Requests("POST /api/show"); asked != 1 {
		t.Errorf("asked %d times whether the model is local", asked)
	}
}

func TestThreadsAreLeftToTheServer(t *testing.T) {
	ollama, server := scripted(t, replay.Script{})
	free := request("lesson:3b")
	free.Threads = 0
	if _, err := ollama.Chat(t.Context(), free, nil); err != nil {
		t.Fatal(err)
	}
	if threads, sent := server.Chats()[0].Options["num_thread"]; sent {
		t.Errorf("sent num_thread %v", threads)
	}
}

func TestOnlyLocalModelsThatWriteAreListed(t *testing.T) {
	ollama, server := scripted(t, replay.Script{Models: []string{"lesson:3b", "lesson:cloud", "lesson:remote", "lesson:embed", "lesson:think"}})
	for range 2 {
		models, err := ollama.Models(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, model := range models {
			names = append(names, model.Name)
		}
		if !slices.Equal(names, []string{"lesson:3b", "lesson:think"}) {
			t.Errorf("listed %v", names)
		}
		want := llm.Model{Name: "lesson:3b", SizeBytes: 2019393189, Parameters: "3.2B", Quantization: "Q4_K_M", Family: "llama", License: "Llama 3.2 Community", ContextLength: 131072, Capabilities: []string{"completion"}}
		if !reflect.DeepEqual(models[0], want) {
			t.Errorf("got %+v", models[0])
		}
	}
	if asked := server.Requests("POST /api/show"); asked > 6 {
		t.Errorf("asked %d times about five models", asked)
	}
}

func TestModelsAreLoadedAndUnloaded(t *testing.T) {
	ollama, _ := scripted(t, replay.Script{})
	for _, step := range []struct {
		do   func() error
		want bool
	}{
		{func() error { return nil }, false},
		{func() error { return ollama.Preload(t.Context(), "lesson:3b", 0) }, true},
		{func() error { return ollama.Unload(t.Context(), "lesson:3b") }, false},
	} {
		if err := step.do(); err != nil {
			t.Fatal(err)
		}
		if loaded, err := ollama.Loaded(t.Context(), "lesson:3b"); err != nil || loaded != step.want {
			t.Errorf("loaded: %v, %v", loaded, err)
		}
	}
	if err := ollama.Preload(t.Context(), "lesson:oom", 0); llm.KindOf(err) != llm.KindMemory {
		t.Errorf("preload of a model that does not fit: %v", err)
	}
	if err := ollama.Preload(t.Context(), "lesson:cloud", 0); llm.KindOf(err) != llm.KindModelMissing {
		t.Errorf("preload of a model in a cloud: %v", err)
	}
}

func TestPullTellsOfAllPartsTogether(t *testing.T) {
	ollama, server := scripted(t, replay.Script{Models: []string{}})
	var told []llm.Progress
	if err := ollama.Pull(t.Context(), "llama3.2:3b", func(p llm.Progress) { told = append(told, p) }); err != nil {
		t.Fatal(err)
	}
	last := told[len(told)-1]
	if last.Status != "success" || last.Completed != last.Total || last.Total != 2_019_393_189 {
		t.Errorf("at the end: %+v", last)
	}
	for i := 1; i < len(told); i++ {
		if told[i].Completed < told[i-1].Completed || told[i].Total < told[i-1].Total || told[i].Completed > told[i].Total {
			t.Errorf("from %+v to %+v", told[i-1], told[i])
		}
	}
	if !slices.Equal(server.Installed(), []string{"llama3.2:3b"}) {
		t.Errorf("installed: %v", server.Installed())
	}
	for name, want := range map[string]llm.Kind{
		"offline": llm.KindOffline, "missing": llm.KindModelMissing, "gpt-oss:120b-cloud": llm.KindModelMissing,
		"x@cut=9": llm.KindTruncated, "x@end=9": llm.KindTruncated,
	} {
		if err := ollama.Pull(t.Context(), name, nil); llm.KindOf(err) != want {
			t.Errorf("%s: got %v, want %s", name, err, want)
		}
	}
	waits := short
	waits.FirstCold = 200 * time.Millisecond
	quick := llm.NewOllama(llm.Options{Base: ollama.Address(), Waits: waits})
	if err := quick.Pull(t.Context(), "x@stall=9", nil); llm.KindOf(err) != llm.KindStalled {
		t.Errorf("a pull that stops: %v", err)
	}
	if err := ollama.Delete(t.Context(), "llama3.2:3b"); err != nil || len(server.Installed()) != 0 {
		t.Errorf("delete: %v, left %v", err, server.Installed())
	}
}

func TestImportSendsAFileOnce(t *testing.T) {
	file := filepath.Join(t.TempDir(), "Tiny Aya (Q4).gguf")
	if err := os.WriteFile(file, []byte("GGUF"+strings.Repeat("weights ", 3<<20)), 0o600); err != nil {
		t.Fatal(err)
	}
	ollama, server := scripted(t, replay.Script{Models: []string{}})
	name := llm.NameForFile(file)
	if name != "tiny-aya-q4" {
		t.Errorf("name: %q", name)
	}
	statuses := map[string]int{}
	for range 2 {
		var last llm.Progress
		if err := ollama.Import(t.Context(), name, file, func(p llm.Progress) { last = p; statuses[p.Status]++ }); err != nil {
			t.Fatal(err)
		}
		if last.Status != "success" || last.Completed != last.Total || last.Total != 4+24<<20 {
			t.Errorf("at the end: %+v", last)
		}
	}
	if server.Requests("POST /api/blobs") != 1 || server.Requests("HEAD /api/blobs") != 2 {
		t.Errorf("sent %d times, asked %d times", server.Requests("POST /api/blobs"), server.Requests("HEAD /api/blobs"))
	}
	if statuses["reading"] < 4 || statuses["copying"] < 2 || statuses["success"] != 2 {
		t.Errorf("told: %v", statuses)
	}
	if !slices.Equal(server.Installed(), []string{"tiny-aya-q4:latest"}) {
		t.Errorf("installed: %v", server.Installed())
	}
	if answer, err := ollama.Chat(t.Context(), request(name), nil); err != nil || !whole(t, answer.Text) {
		t.Errorf("the new model: %v", err)
	}
}

func TestWhatCannotBeImported(t *testing.T) {
	folder := t.TempDir()
	text := filepath.Join(folder, "notes.gguf")
	if err := os.WriteFile(text, []byte("hello"), 0o600); err != nil {
		t.Fatal(err)
	}
	ollama, server := scripted(t, replay.Script{Models: []string{}})
	for _, test := range []struct{ name, file, mention string }{
		{"aya", text, "is not a model file"},
		{"aya", folder, ""},
		{"aya", filepath.Join(folder, "gone.gguf"), "gone.gguf"},
		{"Not A Name", text, "cannot be a model's name"},
		{"aya:cloud", text, "cannot be a model's name"},
		{"../aya", text, "cannot be a model's name"},
	} {
		err := ollama.Import(t.Context(), test.name, test.file, nil)
		if llm.KindOf(err) != llm.KindOther || !strings.Contains(err.Error(), test.mention) || strings.Contains(err.Error(), folder+"/") {
			t.Errorf("%s, %s: %v", test.name, test.file, err)
		}
	}
	if len(server.Installed()) > 0 {
		t.Errorf("installed: %v", server.Installed())
	}
}

func TestNamesForFiles(t *testing.T) {
	for file, want := range map[string]string{
		"/media/stick/Llama-3.2-3B-Instruct-Q4_K_M.GGUF": "llama-3.2-3b-instruct-q4_k_m",
		"ɛ.gguf": "imported", ".gguf": "imported", "--a--.gguf": "a", strings.Repeat("x", 300): strings.Repeat("x", 60),
	} {
		if got := llm.NameForFile(file); got != want {
			t.Errorf("%s: got %q, want %q", file, got, want)
		}
	}
}

func TestAServerThatIsNotThere(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	base := "http://" + listener.Addr().String()
	if err := listener.Close(); err != nil {
		t.Fatal(err)
	}
	for _, base := range []string{base, "", "nonsense", "http://[::1", "http://nobody.invalid:1"} {
		for _, server := range []llm.Server{llm.NewOllama(llm.Options{Base: base, Waits: short}), llm.NewOpenAI(llm.Options{Base: base, Waits: short})} {
			_, version := server.Version(t.Context())
			_, models := server.Models(t.Context())
			_, chat := server.Chat(t.Context(), request("lesson:3b"), nil)
			for _, err := range []error{version, models, chat, server.Preload(t.Context(), "lesson:3b", 0)} {
				if llm.KindOf(err) != llm.KindOffline {
					t.Errorf("%s at %q: %v", server.Kind(), base, err)
				}
			}
		}
	}
}

func TestAProbeDoesNotWaitLong(t *testing.T) {
	base := serve(t, httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })))
	waits := short
	waits.Probe = 50 * time.Millisecond
	for _, server := range []llm.Server{llm.NewOllama(llm.Options{Base: base, Waits: waits}), llm.NewOpenAI(llm.Options{Base: base, Waits: waits})} {
		if _, err := server.Version(t.Context()); llm.KindOf(err) != llm.KindStalled {
			t.Errorf("%s: %v", server.Kind(), err)
		}
	}
}
