// Package peer runs a real Ollama beside tests, with tiny models that are made for them: `make peer`.
package peer

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"somo/llm"
	"somo/llm/peer/tinygguf"
)

// afterCut is how long a model may be silent after a stream of it was cut.
const afterCut = 3 * time.Second

// Server is a running Ollama with a home of its own, which knows no cloud and reaches no internet.
type Server struct {
	*llm.Ollama
	folder string
}

// program is Ollama's own binary: the one that SOMO_PEER names, or the one that go install put there.
func program(t *testing.T) string {
	t.Helper()
	if named := os.Getenv("SOMO_PEER"); named != "" {
		return named
	}
	out, err := exec.Command("go", "env", "GOPATH").Output()
	if err != nil {
		t.Fatalf("asking where go installs programs: %v", err)
	}
	return filepath.Join(strings.TrimSpace(string(out)), "bin", "ollama")
}

// Start runs Ollama at the address, such as 127.0.0.1:11500, until the test ends, and waits until it answers.
func Start(t *testing.T, address string) *Server {
	t.Helper()
	folder := t.TempDir()
	command := exec.Command(program(t), "serve")
	// The proxy leads nowhere, so that fetching from the internet fails in the same way on every machine.
	command.Env = []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + folder, "OLLAMA_HOST=" + address, "OLLAMA_MODELS=" + filepath.Join(folder, "models"),
		"OLLAMA_NO_CLOUD=1", "OLLAMA_NOPRUNE=1", "OLLAMA_CONTEXT_LENGTH=4096", "HTTPS_PROXY=http://127.0.0.1:9",
	}
	log, err := os.Create(filepath.Join(folder, "server.log"))
	if err != nil {
		t.Fatal(err)
	}
	command.Stdout, command.Stderr = log, log
	if err := command.Start(); err != nil {
		t.Fatalf("starting Ollama (`make peer` installs it): %v", err)
	}
	t.Cleanup(func() {
		// Its runners end with it: it is asked, not killed.
		if err := command.Process.Signal(os.Interrupt); err != nil {
			t.Errorf("stopping Ollama: %v", err)
		}
		if err := command.Wait(); err != nil && command.ProcessState == nil {
			t.Errorf("waiting for Ollama to stop: %v", err)
		}
		if err := log.Close(); err != nil {
			t.Errorf("closing Ollama's log: %v", err)
		}
		if t.Failed() {
			said, err := os.ReadFile(log.Name())
			t.Logf("the end of what Ollama said (%v): %s", err, said[max(0, len(said)-4000):])
		}
	})
	base, err := llm.ParseHost(address)
	if err != nil {
		t.Fatal(err)
	}
	server := &Server{Ollama: llm.NewOllama(llm.Options{Base: base, Waits: llm.Waits{FirstCold: time.Minute, FirstWarm: 20 * time.Second, AfterCut: afterCut, Drain: 200 * time.Millisecond, Token: 20 * time.Second}}), folder: folder}
	server.await(t)
	return server
}

// await asks until the server answers.
func (s *Server) await(t *testing.T) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	ticker := time.NewTicker(50 * time.Millisecond)
	defer ticker.Stop()
	for {
		_, err := s.Version(ctx)
		if err == nil {
			return
		}
		select {
		case <-ctx.Done():
			t.Fatalf("Ollama does not answer: %v", err)
		case <-ticker.C:
		}
	}
}

// Install makes a tiny model, imports it from its file as from a stick, and gives its name. It fails the test where a
// server does not take it.
func (s *Server) Install(t *testing.T, options tinygguf.Options) string {
	t.Helper()
	name := "tiny-" + options.Profile
	if options.Thinks {
		name += "-thinks"
	}
	path := filepath.Join(s.folder, name+".gguf")
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := tinygguf.Write(file, options); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	if err := s.Import(t.Context(), name, path, nil); err != nil {
		t.Fatalf("importing %s: %v", name, err)
	}
	return name
}
