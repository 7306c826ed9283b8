package host

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

// Ollama finds the program of the model server on this computer, "" where it is not installed.
func Ollama(getenv func(string) string) string {
	if path, err := exec.LookPath("ollama"); err == nil {
		return path
	}
	for _, path := range ollamaPlaces(runtime.GOOS, getenv) {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path
		}
	}
	return ""
}

// ollamaPlaces are where installers put it; a program that was started by a double click may not have them in its path.
func ollamaPlaces(system string, getenv func(string) string) []string {
	switch system {
	case "windows":
		return []string{
			filepath.Join(getenv("LocalAppData"), "Programs", "Ollama", "ollama.exe"),
			filepath.Join(getenv("ProgramFiles"), "Ollama", "ollama.exe"),
		}
	case "darwin":
		return []string{"/Applications/Ollama.app/Contents/Resources/ollama", "/opt/homebrew/bin/ollama", "/usr/local/bin/ollama"}
	}
	return []string{"/usr/local/bin/ollama", "/usr/bin/ollama", "/snap/bin/ollama", filepath.Join(getenv("HOME"), ".local", "bin", "ollama")}
}

// StartOllama starts the model server as a program of its own, which stays when this one ends. environment is added to
// that of this program.
func StartOllama(program string, environment ...string) error {
	command := exec.Command(program, "serve")
	command.Env = append(os.Environ(), environment...)
	detach(command)
	if err := command.Start(); err != nil {
		return fmt.Errorf("starting %s: %w", program, err)
	}
	// How it ends is shown by its silence; without waiting it would stay behind as a dead process.
	go func() { _ = command.Wait() }()
	return nil
}
