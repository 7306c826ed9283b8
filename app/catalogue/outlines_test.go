package catalogue

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestOutlinesRefused(t *testing.T) {
	const (
		course = `[{"id": "a", "title": "A", "description": "A.", "type": "workshop", "image": "a", "duration": "1", "format": "A", "category": "Workshops", "highlights": ["a"], "learnMoreUrl": "/courses/a", "facilitator": "A", "isLive": true}]`
		sound  = `{"id": "a", "about": [{"heading": "A", "paragraphs": ["A."]}], "units": [{"id": "week-1", "title": "A", "time": "90 minutes", "sections": [{"heading": "A", "paragraphs": [], "list": ["a"]}]}]}`
	)
	load := func(outline string) error {
		_, err := LoadOutlines(fstest.MapFS{
			"catalogue/courses.json":   {Data: []byte(course)},
			"catalogue/courses/a.svg":  {Data: []byte("<svg/>")},
			"catalogue/courses/a.json": {Data: []byte(outline)},
		})
		return err
	}
	if err := load(sound); err != nil {
		t.Fatalf("the sound one is refused: %v", err)
	}
	for name, test := range map[string]struct{ old, new, want string }{
		"another course":  {`"id": "a"`, `"id": "b"`, `has the id "b"`},
		"no time":         {"90 minutes", " ", "time is missing"},
		"an empty unit":   {`"list": ["a"]`, `"list": []`, "paragraphs is empty"},
		"no sections":     {`[{"heading": "A", "paragraphs": [], "list": ["a"]}]`, `[]`, "no sections"},
		"a blank heading": {`"heading": "A"`, `"heading": ""`, "heading is missing"},
	} {
		t.Run(name, func(t *testing.T) {
			if err := load(strings.Replace(sound, test.old, test.new, 1)); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error is %v, want %q", err, test.want)
			}
		})
	}
}
