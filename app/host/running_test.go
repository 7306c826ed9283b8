package host

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

func TestRunningFindsTheProgramThatAnnouncedItself(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/api/health" {
			w.WriteHeader(http.StatusNotFound)
		}
	}))
	defer server.Close()
	folder := t.TempDir()
	withdraw, err := Announce(folder, server.URL)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Running(t.Context(), folder)
	if err != nil || got != server.URL {
		t.Errorf("got %q, %v; want %q", got, err, server.URL)
	}
	for range 2 {
		if err := withdraw(); err != nil {
			t.Errorf("withdrawing: %v", err)
		}
	}
	assertNotRunning(t, folder)
}

func TestRunningDoesNotTrustTheNoteAlone(t *testing.T) {
	dead := httptest.NewServer(http.NotFoundHandler())
	dead.Close()
	for name, note := range map[string]string{
		"nobody answers": dead.URL,
		"a file":         "file:///etc/passwd",
		"a script":       "javascript:alert(1)",
		"a path":         "http://localhost:8080/evil",
		"nothing":        "",
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, addressFile), []byte(note), 0o600); err != nil {
				t.Fatal(err)
			}
			assertNotRunning(t, folder)
		})
	}
}

func assertNotRunning(t *testing.T, folder string) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if address, err := Running(ctx, folder); !errors.Is(err, ErrNotRunning) {
		t.Errorf("got %q, %v; want ErrNotRunning", address, err)
	}
}
