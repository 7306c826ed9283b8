// Command look says as JSON what a built file is, so that a check can compare it with what was wanted: a program of any
// system, or what an archive holds.
package main

import (
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"os"
	"strings"
)

// program is what a linker has made.
type program struct {
	System    string            `json:"system"`    // linux, darwin or windows
	Machine   string            `json:"machine"`   // by the file's own header: amd64, arm64 or arm
	Loader    string            `json:"loader"`    // what has to be there to start it, "" for a static program of Linux
	Libraries []string          `json:"libraries"` // what it takes from the system when it starts
	Signed    bool              `json:"signed"`    // with the signature that macOS wants of any program
	Console   bool              `json:"console"`   // Windows opens a window with its text
	Resources *resources        `json:"resources,omitempty"`
	Settings  map[string]string `json:"settings"` // of the Go build
	Modules   map[string]string `json:"modules"`  // the version of each Go module inside
	Says      bool              `json:"says"`     // the text that was asked for is in it
}

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "look: name a program (and a text that must be in it), or an archive")
		os.Exit(2)
	}
	var found any
	var err error
	switch name := os.Args[1]; {
	case strings.HasSuffix(name, ".zip"), strings.HasSuffix(name, ".tar.gz"):
		found, err = unpack(name)
	default:
		found, err = look(name, strings.Join(os.Args[2:], " "))
	}
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(found)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "look:", err)
		os.Exit(1)
	}
}

func look(name, text string) (program, error) {
	found := program{Libraries: []string{}, Settings: map[string]string{}, Modules: map[string]string{}}
	if err := found.readHeaders(name); err != nil {
		return found, fmt.Errorf("reading %s: %w", name, err)
	}
	build, err := buildinfo.ReadFile(name)
	if err != nil {
		return found, fmt.Errorf("reading how %s was built: %w", name, err)
	}
	for _, setting := range build.Settings {
		found.Settings[setting.Key] = setting.Value
	}
	for _, module := range build.Deps {
		found.Modules[module.Path] = module.Version
	}
	content, err := os.ReadFile(name)
	if err != nil {
		return found, fmt.Errorf("reading %s: %w", name, err)
	}
	found.Says = text != "" && strings.Contains(string(content), text)
	return found, nil
}
