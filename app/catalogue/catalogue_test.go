package catalogue

import (
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"somo/assets"
)

// The real files are read as the program reads them.
func loaded[T any](t *testing.T, load func(fs.FS) ([]T, error), want int) []T {
	t.Helper()
	list, err := load(assets.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != want {
		t.Fatalf("%d entries, want %d", len(list), want)
	}
	return list
}

func words(texts ...string) int {
	return len(strings.Fields(strings.Join(texts, " ")))
}

func TestAchievements(t *testing.T) {
	achievements := loaded(t, LoadAchievements, 9)
	first, last := achievements[0], achievements[8]
	if first.Name != "First Lesson" || first.Requirement != 1 || last.Requirement != 100 {
		t.Errorf("they go from %q with %d to %d lessons, want First Lesson with 1 to 100", first.Name, first.Requirement, last.Requirement)
	}
	icons := seen{}
	for _, a := range achievements {
		if err := icons.add(a.BadgeIcon); err != nil {
			t.Errorf("badge: %v", err)
		}
	}
}

func TestCourses(t *testing.T) {
	courses := loaded(t, LoadCourses, 3)
	live := 0
	for _, c := range courses {
		if len(c.Highlights) < 4 {
			t.Errorf("course %q has %d highlights, want at least 4", c.ID, len(c.Highlights))
		}
		if c.IsLive {
			live++
		}
		if c.IsLive == (c.Type == SelfPaced) {
			t.Errorf("course %q is self-paced and live, or neither", c.ID)
		}
	}
	if dated := courses[1]; dated.StartsOn != "2025-08-29" || dated.EndsOn != "2025-08-30" || live != 2 {
		t.Errorf("the masterclass is from %s to %s, and %d courses are live", dated.StartsOn, dated.EndsOn, live)
	}
}

func TestOutlines(t *testing.T) {
	for i, outline := range loaded(t, LoadOutlines, 3) {
		if least := []int{10, 8, 8}[i]; len(outline.Units) < least {
			t.Errorf("course %q has %d units, want at least %d", outline.ID, len(outline.Units), least)
		}
		for _, unit := range outline.Units {
			count := 0
			for _, s := range unit.Sections {
				count += words(s.Heading) + words(s.Paragraphs...) + words(s.List...)
			}
			least, most := 120, 300
			if outline.ID == "microlearning-teachers" {
				least, most = 300, 450
				if len(unit.Sections) != 4 || unit.Sections[2].Heading != "Do this tomorrow" || len(unit.Sections[2].List) == 0 {
					t.Errorf("%s of %q has no task for tomorrow", unit.ID, outline.ID)
				}
			}
			if count < least || count > most {
				t.Errorf("%s of %q has %d words, want %d to %d", unit.ID, outline.ID, count, least, most)
			}
		}
	}
}

func TestResources(t *testing.T) {
	count := map[string]int{}
	guides := loaded(t, LoadGuides, 3)
	for _, r := range loaded(t, LoadResources, 5) {
		count[r.Type]++
		if r.Views != 0 || r.Author != "Somo" {
			t.Errorf("resource %q has %d views and the author %q", r.ID, r.Views, r.Author)
		}
		sameTitle := func(g Guide) bool { return g.ID == r.ID && g.Title == r.Title }
		if r.Type == PDF && !slices.ContainsFunc(guides, sameTitle) {
			t.Errorf("no guide has the id and title of resource %q", r.ID)
		}
	}
	if count[PDF] != 3 || count[Video] != 2 {
		t.Errorf("types are %v, want 3 PDFs and 2 videos", count)
	}
}

func TestGuides(t *testing.T) {
	for _, g := range loaded(t, LoadGuides, 3) {
		count, kinds := words(g.Title, g.Summary), map[string]int{}
		for _, b := range g.Blocks {
			kinds[b.Type]++
			count += words(b.Title, b.Text) + words(b.Items...) + words(b.Columns...)
			for _, row := range b.Rows {
				count += words(row...)
			}
		}
		if count < 1400 || count > 2000 {
			t.Errorf("guide %q has %d words, want 1,400 to 2,000", g.ID, count)
		}
		if kinds[Table] < 2 || kinds[Box] < 2 || kinds[Numbered]+kinds[List] == 0 {
			t.Errorf("guide %q has %v, want tables, boxes and lists", g.ID, kinds)
		}
	}
}

// What a page shows as text has neither markup nor addresses: nothing outside Somo can be opened in a school without internet.
func TestPlainText(t *testing.T) {
	files := assets.Catalogue()
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(name, ".json") {
			return err
		}
		content, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		for _, bad := range []string{"<", ">", "{{", "http", "www.", "**"} {
			if strings.Contains(string(content), bad) {
				t.Errorf("%s contains %q", name, bad)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A drawing is small, well-formed, of known size, without text or anything that reaches out of itself.
func TestDrawings(t *testing.T) {
	files := assets.Catalogue()
	badges, err := fs.Glob(files, "catalogue/badges/*.svg")
	if err != nil {
		t.Fatal(err)
	}
	pictures, err := fs.Glob(files, "catalogue/courses/*.svg")
	if err != nil {
		t.Fatal(err)
	}
	if len(badges) != 9 || len(pictures) != 3 {
		t.Errorf("%d badges and %d pictures, want 9 and 3", len(badges), len(pictures))
	}
	for _, name := range slices.Concat(badges, pictures) {
		content, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		if len(content) > 12<<10 {
			t.Errorf("%s has %d bytes", name, len(content))
		}
		if strings.HasPrefix(name, "catalogue/badges/") && !strings.Contains(string(content), `viewBox="0 0 64 64"`) {
			t.Errorf("%s is not drawn on 64 by 64", name)
		}
		checkDrawing(t, name, string(content))
	}
}

func checkDrawing(t *testing.T, name, content string) {
	t.Helper()
	decoder := xml.NewDecoder(strings.NewReader(content))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		if slices.Contains([]string{"text", "script", "style", "image", "use", "foreignObject", "a"}, start.Name.Local) {
			t.Errorf("%s has an element %q", name, start.Name.Local)
		}
		for _, attribute := range start.Attr {
			palette := []string{"none", "#a93120", "#d8730c", "#f8ab4f", "#efdcb6", "#433d38"}
			if (attribute.Name.Local == "fill" || attribute.Name.Local == "stroke") && !slices.Contains(palette, attribute.Value) {
				t.Errorf("%s has the colour %q", name, attribute.Value)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	const (
		achievement = `{"id": "a", "name": "A", "description": "A.", "badgeIcon": "pot", "points": 1, "requirement": 1}`
		resource    = `{"id": "a", "title": "A", "description": "A.", "type": "video", "category": "A", "tags": ["a"], "url": "/media/a.webm", "duration": "1", "views": 0, "author": "Somo"}`
		course      = `{"id": "a", "title": "A", "description": "A.", "type": "workshop", "image": "pot", "duration": "1", "format": "A", "category": "Workshops", "highlights": ["a"], "learnMoreUrl": "/courses/a", "facilitator": "A", "schedule": "A", "startsOn": "2025-08-29", "endsOn": "2025-08-30", "isLive": true}`
		guide       = `{"id": "a", "title": "A", "summary": "A.", "blocks": [{"type": "table", "columns": ["a", "b"], "rows": [["1", "2"]]}]}`
	)
	load := map[string]func(fs.FS) error{
		"achievements": func(files fs.FS) error { _, err := LoadAchievements(files); return err },
		"resources":    func(files fs.FS) error { _, err := LoadResources(files); return err },
		"courses":      func(files fs.FS) error { _, err := LoadCourses(files); return err },
		"guides":       func(files fs.FS) error { _, err := LoadGuides(files); return err },
	}
	for _, test := range []struct{ kind, name, sound, old, new, want string }{
		{"achievements", "twice", achievement, `1}`, `1}, ` + achievement, "used twice"},
		{"achievements", "no drawing", achievement, "pot", "none", "finding the drawing"},
		{"achievements", "no points", achievement, `"points": 1`, `"points": 0`, "no points"},
		{"achievements", "more than the entries", achievement, `1}`, `1}] [`, "more follows"},
		{"achievements", "a strange field", achievement, `"name"`, `"price": 1, "name"`, "unknown field"},
		{"resources", "another site", resource, "/media", "//media", "leads out of Somo"},
		{"resources", "no guide", resource, `"video"`, `"pdf"`, "finding its guide"},
		{"resources", "a strange type", resource, `"video"`, `"song"`, "unknown"},
		{"resources", "a blank tag", resource, `["a"]`, `[" "]`, "blank"},
		{"courses", "no such day", course, "2025-08-29", "2025-08-32", "reading the first day"},
		{"courses", "ends before it starts", course, "2025-08-30", "2025-08-28", "ends after it starts"},
		{"courses", "page elsewhere", course, "/courses/a", "https://a", "its page is not at"},
		{"courses", "wrong category", course, "Workshops", "Self-Paced Courses", "does not belong"},
		{"guides", "a short row", guide, `["1", "2"]`, `["1"]`, "1 cells for 2 columns"},
		{"guides", "a strange block", guide, `"table"`, `"song"`, "unknown"},
		{"guides", "wrong file", guide, `"id": "a"`, `"id": "b"`, `has the id "b"`},
	} {
		t.Run(test.kind+" "+test.name, func(t *testing.T) {
			if err := load[test.kind](holding(test.kind, test.sound)); err != nil {
				t.Fatalf("the sound one is refused: %v", err)
			}
			err := load[test.kind](holding(test.kind, strings.Replace(test.sound, test.old, test.new, 1)))
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error is %v, want %q", err, test.want)
			}
		})
	}
}

func holding(kind, content string) fs.FS {
	name, text := "catalogue/"+kind+".json", "["+content+"]"
	if kind == "guides" {
		name, text = "guides/a.json", content
	}
	return fstest.MapFS{
		name:                        {Data: []byte(text)},
		"catalogue/badges/pot.svg":  {Data: []byte("<svg/>")},
		"catalogue/courses/pot.svg": {Data: []byte("<svg/>")},
	}
}
