package web

import (
	"os"
	"regexp"
	"slices"
	"testing"
)

func TestTheDescriptionNamesEveryCallAndNoOther(t *testing.T) {
	text, err := os.ReadFile("API.md")
	if err != nil {
		t.Fatal(err)
	}
	var described []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([A-Z]+ /api/[^`]+)` \\|").FindAllSubmatch(text, -1) {
		described = append(described, string(row[1]))
	}
	var known []string
	for _, route := range (&Server{}).table() {
		known = append(known, route.pattern)
		if !slices.Contains(described, route.pattern) {
			t.Errorf("API.md does not describe %s", route.pattern)
		}
	}
	for i, call := range described {
		if !slices.Contains(known, call) {
			t.Errorf("API.md describes %s, which does not exist", call)
		}
		if slices.Contains(described[:i], call) {
			t.Errorf("API.md describes %s twice", call)
		}
	}
	for _, mentioned := range regexp.MustCompile("`([A-Z]+ /api/[^`]+)`").FindAllSubmatch(text, -1) {
		if !slices.Contains(known, string(mentioned[1])) {
			t.Errorf("API.md mentions %s, which does not exist", mentioned[1])
		}
	}
}
