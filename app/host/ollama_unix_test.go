//go:build !windows

package host

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func TestTheModelServerIsAProgramOfItsOwn(t *testing.T) {
	folder := t.TempDir()
	pipe, program := filepath.Join(folder, "pipe"), filepath.Join(folder, "ollama")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	text := "#!/bin/sh\necho \"$1 $OLLAMA_HOST\" > " + pipe + "\n"
	if err := os.WriteFile(program, []byte(text), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder+string(os.PathListSeparator)+os.Getenv("PATH"))
	if found := Ollama(os.Getenv); found != program {
		t.Fatalf("found %q, want %q", found, program)
	}
	if err := StartOllama(program, "OLLAMA_HOST=127.0.0.1:11499"); err != nil {
		t.Fatal(err)
	}
	said, err := os.ReadFile(pipe) // waits until the program writes
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(string(said), "serve 127.0.0.1:11499") {
		t.Errorf("it was started with %q", said)
	}
	if err := StartOllama(filepath.Join(folder, "gone")); err == nil {
		t.Error("a program that is not there was started")
	}
}

func TestTheModelServerIsFoundWhereInstallersPutIt(t *testing.T) {
	home := t.TempDir()
	t.Setenv("PATH", t.TempDir())
	program := filepath.Join(home, ".local", "bin", "ollama")
	if err := os.MkdirAll(program, 0o700); err != nil { // a folder of that name is no program
		t.Fatal(err)
	}
	getenv := func(name string) string { return map[string]string{"HOME": home}[name] }
	if found := Ollama(getenv); found == program {
		t.Errorf("found the folder %q", found)
	}
	for system, want := range map[string]string{"windows": "ollama.exe", "darwin": "Ollama.app", "linux": "/usr/local/bin/ollama"} {
		if places := strings.Join(ollamaPlaces(system, getenv), " "); !strings.Contains(places, want) {
			t.Errorf("%s: %s", system, places)
		}
	}
}
