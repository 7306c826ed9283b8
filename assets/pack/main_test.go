package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"somo/app/lesson"
	"somo/app/planner"
	"somo/assets/bundle"
)

func TestPackIsDeterministicAndHoldsTheIndex(t *testing.T) {
	t.Parallel()
	knowledge := fstest.MapFS{
		"physics/levers.json": {Data: []byte(`{ "id": "physics/levers", "subject": "physics", "bands": ["G7-9"], "names": { "en": "Levers <1>", "fr": "leviers" }, "aliases": ["see-saw"], "sources": ["a book"] }`)},
		"banks/en/bands.json": {Data: []byte(`[ {"id": "x"} ]`)},
		"README.md":           {Data: []byte(`not packed`)},
	}
	first, err := pack(knowledge)
	if err != nil {
		t.Fatal(err)
	}
	second, err := pack(knowledge)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(first, second) {
		t.Error("two runs over the same files differ")
	}
	packed, err := bundle.Open(first)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := packed.ReadFile("banks/en/bands.json"); err != nil || string(got) != `[{"id":"x"}]` {
		t.Errorf("the bank is %s (%v)", got, err)
	}
	card, err := packed.ReadFile("physics/levers.json")
	if err != nil {
		t.Fatal(err)
	}
	for part, kept := range map[string]bool{`"bands":["G7-9"]`: true, "names": false, `"subject"`: false, "see-saw": false, "a book": false, "leviers": false} {
		if strings.Contains(string(card), part) != kept {
			t.Errorf("the card is %s, with %s is not %t", card, part, kept)
		}
	}
	if index, err := packed.ReadFile(planner.IndexFile); err != nil || !strings.Contains(string(index), "Levers") {
		t.Errorf("the index is %q (%v)", index, err)
	}
	if _, err := packed.ReadFile("README.md"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("README.md: %v", err)
	}
}

func TestPackRefusesBrokenJSON(t *testing.T) {
	t.Parallel()
	if _, err := pack(fstest.MapFS{"physics/levers.json": {Data: []byte(`{`)}}); err == nil {
		t.Error("a broken card was packed")
	}
}

// TestTheKnowledgeFitsAndPlansTheSame reads what make has packed: it must be small, and plans must not depend on the packing.
func TestTheKnowledgeFitsAndPlansTheSame(t *testing.T) {
	t.Parallel()
	const most = 9_500_000 // bytes
	folder := os.DirFS("../knowledge")
	data, err := os.ReadFile("../dist/knowledge.bundle")
	if err != nil {
		t.Fatal(err)
	}
	if len(data) > most {
		t.Errorf("the packed knowledge has %d bytes, at most %d", len(data), most)
	}
	packed, err := bundle.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	if files, err := gather(folder); err != nil {
		t.Error(err)
	} else {
		for name, text := range files {
			if got, err := packed.ReadFile(name); err != nil || !bytes.Equal(got, text) {
				t.Errorf("%s does not come back, or was packed before it was changed: make it anew (%v)", name, err)
			}
		}
	}
	fromPack, err := planner.New(packed)
	if err != nil {
		t.Fatal(err)
	}
	topics, err := planner.New(folder)
	if err != nil {
		t.Fatal(err)
	}
	all, err := topics.Topics()
	if err != nil {
		t.Fatal(err)
	}
	for _, topic := range []string{"Preventing and managing diarrhoea in young children at home", "Snails", "Why do leaves change colour?", "Mushroom growing", "Sugar cane", "The Suez canal", "Black holes", "Kwame Nkrumah", "Electric fish"} {
		request := lesson.Request{Subject: "elementary-science", Topic: topic, GradeLevel: "Grade 6"}
		if plan(t, topics, request) != plan(t, fromPack, request) {
			t.Errorf("%q is planned from other words in the packed knowledge", topic)
		}
	}
	within := lesson.Request{Subject: "mathematics", Topic: "Subtraction within 10", GradeLevel: "Grade 1"}
	if plan(t, topics, within) != plan(t, fromPack, within) {
		t.Error("numbers within 10 are planned in another way from the packed knowledge")
	}
	for at := 0; at < len(all); at += 23 {
		request := lesson.Request{Subject: all[at].Subject, Topic: all[at].Name, GradeLevel: "Grade 6", Skills: lesson.Skillset{"Research"}}
		if plan(t, topics, request) != plan(t, fromPack, request) {
			t.Errorf("a plan of %s from the packed knowledge differs from one from the folder", all[at].ID)
		}
	}
}

func plan(t *testing.T, p *planner.Planner, request lesson.Request) string {
	t.Helper()
	made, err := p.Plan(request)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(made)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestFontsArePackedToTheLastByte(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	font := bytes.Repeat([]byte("glyf loca head "), 1000)
	if err := os.MkdirAll(filepath.Join(folder, "fonts"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "fonts", "text.ttf"), font, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := packFonts(folder); err != nil {
		t.Fatal(err)
	}
	packed, err := os.ReadFile(filepath.Join(folder, "dist", "text.ttf.br"))
	if err != nil {
		t.Fatal(err)
	}
	if unpacked, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed))); err != nil || !bytes.Equal(unpacked, font) || len(packed) > len(font)/2 {
		t.Errorf("%d bytes packed, %v", len(packed), err)
	}
}
