package bundle

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"somo/app/lesson"
)

// remade is a bundle whose designs were changed and whose checksums fit.
func remade(t testing.TB, content []byte, change func(design map[string]any)) []byte {
	t.Helper()
	file := parsed(t, content)
	for i, design := range file["designs"].([]any) {
		change(design.(map[string]any))
		raw, err := json.Marshal(design)
		if err != nil {
			t.Fatal(err)
		}
		line := file["manifest"].(map[string]any)["designs"].([]any)[i].(map[string]any)
		line["sha256"] = checksum(raw)
	}
	return marshalled(t, file)
}

func parsed(t testing.TB, content []byte) map[string]any {
	t.Helper()
	var file map[string]any
	if err := json.Unmarshal(content, &file); err != nil {
		t.Fatal(err)
	}
	return file
}

func marshalled(t testing.TB, file any) []byte {
	t.Helper()
	content, err := json.Marshal(file)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func deep(levels int) string {
	return strings.Repeat(`{"a":[`, levels) + "1" + strings.Repeat(`]}`, levels)
}

func TestFilesThatAreNoBundle(t *testing.T) {
	good := fileOf(t, aDesign("Rain"))
	with := func(field string, value any) []byte {
		file := parsed(t, good)
		file[field] = value
		return marshalled(t, file)
	}
	for name, test := range map[string]struct {
		content []byte
		want    error
	}{
		"nothing":                        {nil, ErrBroken},
		"a PDF":                          {[]byte("%PDF-1.4"), ErrBroken},
		"an archive":                     {[]byte("PK\x03\x04"), ErrBroken},
		"cut":                            {good[:len(good)/2], ErrBroken},
		"something after it":             {append(bytes.Clone(good), '{'), ErrBroken},
		"bytes that are no text":         {bytes.Replace(good, []byte("Rain"), []byte("Ra\xff"), 1), ErrBroken},
		"nested without end":             {[]byte(strings.Repeat("[", 2<<20)), ErrBroken},
		"deep, in a field nobody knows":  {[]byte(`{"x":` + deep(20_000) + `}`), ErrBroken},
		"a line of the manifest too few": {with("manifest", map[string]any{}), ErrBroken},
		"null":                           {[]byte("null"), ErrForeign},
		"a list":                         {[]byte("[]"), ErrForeign},
		"a number":                       {[]byte("5"), ErrForeign},
		"another object":                 {[]byte(`{"name":"holiday"}`), ErrForeign},
		"an account":                     {with("format", "somo-account"), ErrForeign},
		"a format of another type":       {with("format", 5), ErrForeign},
		"no version of the format":       {with("formatVersion", nil), ErrForeign},
		"a version below the first":      {with("formatVersion", -1), ErrForeign},
		"a newer format":                 {with("formatVersion", 2), ErrNewer},
		"no designs":                     {with("designs", nil), ErrForeign},
		"an empty list":                  {with("designs", []int{}), ErrForeign},
		"an object for the list":         {with("designs", map[string]int{}), ErrForeign},
		"too many designs":               {with("designs", make([]int, MaxDesigns+1)), ErrForeign},
		"a manifest of another type":     {with("manifest", "x"), ErrForeign},
		"a time that is none":            {with("manifest", map[string]any{"exportedAt": "yesterday"}), ErrForeign},
	} {
		if got, err := Read(test.content); !errors.Is(err, test.want) || len(got.Designs) > 0 && test.want != nil && !got.Designs[0].Damaged && got.Designs[0].Title != "" {
			t.Errorf("%s: %v, want %v", name, err, test.want)
		}
	}
}

// A damaged design is known by its title alone, and does not keep the others from being read.
func TestDamagedDesigns(t *testing.T) {
	good := fileOf(t, aDesign("Rain"), aDesign("Soil"))
	described := func(field string, value any) func(map[string]any) {
		return func(design map[string]any) { design["design"].(map[string]any)[field] = value }
	}
	field := func(field string, value any) func(map[string]any) {
		return func(design map[string]any) { design[field] = value }
	}
	version := func(field string, value any) func(map[string]any) {
		return func(design map[string]any) { design["versions"].([]any)[0].(map[string]any)[field] = value }
	}
	rating := func(field string, value any) func(map[string]any) {
		return func(design map[string]any) { design["ratings"].([]any)[0].(map[string]any)[field] = value }
	}
	nested := json.RawMessage(deep(lesson.MaxNesting))
	for name, spoil := range map[string]func(map[string]any){
		"no title":                 described("title", " "),
		"a title of another type":  described("title", 5),
		"a title too long":         described("title", strings.Repeat("x", 301)),
		"control characters":       described("title", "a\x00b"),
		"no topic":                 described("topic", nil),
		"no skills":                described("skills", []int{}),
		"skills of another type":   described("skills", 7),
		"an unknown status":        described("status", "shared"),
		"a class of another type":  described("context", []int{1}),
		"a class nested deep":      described("context", map[string]any{"x": nested}),
		"credit of another type":   described("adaptedFrom", "Amina"),
		"credit too long":          described("adaptedFrom", map[string]any{"author": strings.Repeat("x", 81)}),
		"no design":                field("design", nil),
		"no versions":              field("versions", nil),
		"versions of another type": field("versions", map[string]int{}),
		"too many versions":        field("versions", make([]int, MaxVersions+1)),
		"an origin that is none":   field("origin", "' OR 1=1"),
		"an author too long":       field("author", strings.Repeat("x", 81)),
		"too many ratings":         field("ratings", make([]int, maxRatings+1)),
		"a label too long":         version("version", strings.Repeat("1", 33)),
		"the same label twice":     version("version", "1.0"),
		"no plan":                  version("contentJson", nil),
		"a plan of another type":   version("contentJson", map[string]any{"overview": 5}),
		"a plan nested deep":       version("contentJson", map[string]any{"x": nested}),
		"a plan too large":         version("contentJson", map[string]any{"overview": strings.Repeat("x", lesson.MaxContentBytes)}),
		"a time that is none":      version("createdAt", "yesterday"),
		"six stars":                rating("rating", 6),
		"no stars":                 rating("rating", 0),
		"half a star":              rating("rating", 2.5),
		"words without end":        rating("feedback", strings.Repeat("x", 2001)),
	} {
		first := true
		spoiled := remade(t, good, func(design map[string]any) {
			if first {
				spoil(design)
			}
			first = false
		})
		got, err := Read(spoiled)
		if err != nil || len(got.Designs) != 2 || !got.Designs[0].Damaged || got.Designs[0].Title != "Rain" || got.Designs[0].Versions != nil || got.Designs[1].Damaged {
			t.Errorf("%s: %v %+v", name, err, got)
		}
	}
	for name, content := range map[string][]byte{
		"a letter changed": bytes.Replace(good, []byte("Rain edited"), []byte("Rain ebited"), 1),
		"another checksum": bytes.Replace(good, []byte(`"sha256":"`), []byte(`"sha256":"0`), 1),
		"no checksum":      bytes.Replace(good, []byte(`"sha256":`), []byte(`"sha512":`), 1),
	} {
		if got := read(t, content); !got.Designs[0].Damaged || got.Designs[1].Damaged {
			t.Errorf("%s: %+v", name, got)
		}
	}
	var pretty bytes.Buffer
	if err := json.Indent(&pretty, good, "\r\n", "\t"); err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string][]byte{"laid out by an editor": append([]byte("\ufeff"), pretty.Bytes()...), "unknown fields": remade(t, good, field("later", "unknown"))} {
		if got := read(t, content); got.Designs[0].Damaged || got.Designs[1].Damaged {
			t.Errorf("%s: damaged", name)
		}
	}
}

func TestReadDesign(t *testing.T) {
	const good = `{"format":"somo-design","formatVersion":1,"exportedAt":"2026-11-21T09:30:00Z","design":{"title":"Rain","subject":"science","topic":"Rain","cohort":"Grade 5","skills":["Research"]},"versions":[]}`
	if design, err := ReadDesign([]byte(good)); err != nil || design.Title != "Rain" {
		t.Errorf("got %+v, %v", design, err)
	}
	if got := read(t, []byte(good)); len(got.Designs) != 1 || got.Designs[0].Title != "Rain" || !got.ExportedAt.Equal(november) {
		t.Errorf("got %+v", got)
	}
	for content, want := range map[string]error{
		strings.Replace(good, ":1", ":2", 1):                   ErrNewer,
		strings.Replace(good, "somo-design", "somo-bundle", 1): ErrForeign,
		strings.Replace(good, `"Rain"`, `""`, 1):               ErrForeign,
		good[1:]:                                               ErrBroken,
		strings.Replace(good, "[]}", `[{"version":"1","contentJson":{"overview":"`+strings.Repeat("x", lesson.MaxContentBytes)+`"}}]}`, 1): lesson.ErrContentTooLarge,
	} {
		if _, err := ReadDesign([]byte(content)); !errors.Is(err, want) {
			t.Errorf("%.200s: %v, want %v", content, err, want)
		}
	}
}

// Whatever a file holds, reading it ends, and what is read can be kept: it is compared, packed and read once more.
func FuzzRead(f *testing.F) {
	good := fileOf(f, aDesign("Rain"), aDesign("Soil"))
	f.Add(good)
	f.Add(remade(f, good, func(design map[string]any) {
		design["versions"] = []any{map[string]any{"version": "1", "contentJson": map[string]any{}}}
	}))
	f.Add([]byte(`{"format":"somo-design","formatVersion":1,"design":{"title":"R","subject":"s","topic":"t","cohort":"5","skills":"[\"a\"]"},"versions":[{"version":"1","contentJson":{"context":{"needs":["x"]}}}]}`))
	f.Add([]byte(`{"format":"somo-bundle","formatVersion":1,"manifest":{"designs":[{"title":"\ud800"}]},"designs":[null]}`))
	f.Fuzz(func(t *testing.T, content []byte) {
		got, err := Read(content)
		if err != nil {
			if !errors.Is(err, ErrBroken) && !errors.Is(err, ErrForeign) && !errors.Is(err, ErrNewer) && !errors.Is(err, lesson.ErrContentTooLarge) {
				t.Fatalf("an error of no kind: %v", err)
			}
			return
		}
		for i, standing := range Compare(got).Standings() {
			if (standing.State == StateDamaged) != got.Designs[i].Damaged || standing.State == StateHere {
				t.Fatalf("%+v is %+v", got.Designs[i], standing)
			}
			if got.Designs[i].Damaged {
				continue
			}
			if _, err := got.Designs[i].Taken(); err != nil {
				t.Fatal(err)
			}
			packAgain(t, got.Designs[i])
		}
	})
}

func packAgain(t *testing.T, design Design) {
	again := read(t, fileOf(t, stored(t, design))).Designs[0]
	if again.Damaged || again.Title != design.Title || len(again.Versions) != len(design.Versions) {
		t.Fatalf("%+v became %+v", design, again)
	}
	for i, version := range design.Versions {
		if imprintOf(version.ContentJSON) != imprintOf(again.Versions[i].ContentJSON) {
			t.Fatalf("the plan %s became %s", version.ContentJSON, again.Versions[i].ContentJSON)
		}
	}
}
