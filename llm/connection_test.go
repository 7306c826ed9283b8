package llm_test

import (
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"testing"
	"time"

	"somo/llm"
	"somo/llm/replay"
)

func TestOnlyThisComputerAndPrivateNetworksAreDialled(t *testing.T) {
	waits := llm.Waits{Dial: 50 * time.Millisecond, Probe: time.Second}
	for base, refused := range map[string]bool{
		"http://8.8.8.8:11434":          true,
		"http://192.0.2.1:11434":        true,
		"http://169.254.169.254":        true,
		"http://100.64.0.1:11434":       true,
		"http://0.0.0.0:1":              true,
		"http://[2001:db8::1]:11434":    true,
		"http://[::ffff:8.8.8.8]:11434": true,
		"http://127.0.0.1:1":            false,
		"http://[::ffff:127.0.0.1]:1":   false,
		"http://192.168.255.254:1":      false,
		"http://10.255.255.254:1":       false,
		"http://[fd00:5050::1]:1":       false,
	} {
		for _, server := range []llm.Server{llm.NewOllama(llm.Options{Base: base, Waits: waits}), llm.NewOpenAI(llm.Options{Base: base, Waits: waits})} {
			_, err := server.Version(t.Context())
			if err == nil {
				t.Errorf("%s: somebody answers", base)
			} else if got := strings.Contains(err.Error(), "neither this computer nor"); got != refused {
				t.Errorf("%s: %v", base, err)
			}
		}
	}
}

func TestNoProxyAndNoSecretsOfTheEnvironment(t *testing.T) {
	proxied := serve(t, httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("a proxy was asked") })))
	for _, name := range []string{"HTTP_PROXY", "http_proxy", "ALL_PROXY"} {
		t.Setenv(name, proxied)
	}
	seen := make(chan http.Header, 2)
	base := serve(t, httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		seen <- r.Header
		_, _ = w.Write([]byte(`{"version":"1","data":[]}`))
	})))
	if _, err := llm.NewOllama(llm.Options{Base: base, Key: "secret"}).Version(t.Context()); err != nil {
		t.Fatal(err)
	}
	if header := <-seen; header.Get("Authorization") != "" || header.Get("Accept-Encoding") != "" || header.Get("User-Agent") != "Somo" {
		t.Errorf("Ollama is sent %v", header)
	}
	if _, err := llm.NewOpenAI(llm.Options{Base: base + "/v1/", Key: "secret"}).Version(t.Context()); err != nil {
		t.Fatal(err)
	}
	if header := <-seen; header.Get("Authorization") != "Bearer secret" {
		t.Errorf("an OpenAI server is sent %v", header)
	}
}

func TestRedirectsAreNotFollowed(t *testing.T) {
	elsewhere := serve(t, httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("the other address was asked") })))
	base := serve(t, httptest.NewServer(http.RedirectHandler(elsewhere, http.StatusFound)))
	for _, server := range []llm.Server{llm.NewOllama(llm.Options{Base: base}), llm.NewOpenAI(llm.Options{Base: base, Key: "secret"})} {
		_, version := server.Version(t.Context())
		_, chat := server.Chat(t.Context(), request("lesson:3b"), nil)
		for _, err := range []error{version, chat} {
			if llm.KindOf(err) != llm.KindOther || !strings.Contains(err.Error(), "points elsewhere") {
				t.Errorf("%s: %v", server.Kind(), err)
			}
		}
	}
}

func TestAnswersWithoutEndAreCut(t *testing.T) {
	line := `{"model":"x","message":{"content":"` + strings.Repeat("word ", 30_000) + `"},"done":false}` + "\n"
	base := serve(t, httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for r.Context().Err() == nil {
			if _, err := w.Write([]byte(line)); err != nil {
				return
			}
		}
	})))
	ollama := llm.NewOllama(llm.Options{Base: base, Waits: short})
	free := request("lesson:3b")
	free.Schema = nil
	answer, err := ollama.Chat(t.Context(), free, nil)
	if kind := llm.KindOf(err); kind != llm.KindLength && kind != llm.KindLoop || len(answer.Text) > 3<<20 {
		t.Errorf("got %d bytes, %v", len(answer.Text), err)
	}
	if _, err := ollama.Models(t.Context()); llm.KindOf(err) != llm.KindRunner && llm.KindOf(err) != llm.KindStalled {
		t.Errorf("a list without end: %v", err)
	}
}

func TestAnAnswerNeedsLittleRoom(t *testing.T) {
	ollama, _ := scripted(t, replay.Script{})
	if _, err := ollama.Chat(t.Context(), request("lesson:3b"), nil); err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if _, err := ollama.Chat(t.Context(), request("lesson:3b"), nil); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	if room := after.TotalAlloc - before.TotalAlloc; room > 3<<20 {
		t.Errorf("client and server took %d KB for one section", room>>10)
	}
}
