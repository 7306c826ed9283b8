package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"somo/app/lesson"
	"somo/app/planner"
	"somo/assets/bundle"
)

func TestPackIsDeterministicAndHoldsTheIndex(t *testing.T) {
	t.Parallel()
	knowledge := fstest.MapFS{
		"physics/levers.json": {Data: []byte(`{ "id": "physics/levers", "subject": "physics", "bands": ["G7-9"], "names": { "en": "Levers <1>" }, "aliases": ["see-saw"], "sources": ["a book"] }`)},
		"banks/bands.json":    {Data: []byte(`[ {"id": "x"} ]`)},
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
	for name, want := range map[string]string{
		"physics/levers.json": `{"bands":["G7-9"],"names":{"en":"Levers <1>"},"subject":"physics"}`,
		"banks/bands.json":    `[{"id":"x"}]`,
	} {
		if got, err := packed.ReadFile(name); err != nil || string(got) != want {
			t.Errorf("%s is %s (%v), want %s", name, got, err, want)
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

// TestTheKnowledgeFitsAndPlansTheSame packs all there is: it must be small, and plans must not depend on the packing.
func TestTheKnowledgeFitsAndPlansTheSame(t *testing.T) {
	t.Parallel()
	const most = 1_500_000
	folder := os.DirFS("../knowledge")
	data, err := pack(folder)
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
	request := lesson.Request{Subject: "physics", Topic: "Simple machines: levers", GradeLevel: "Grade 8", Skills: lesson.Skillset{"Research"}}
	if plan(t, folder, request) != plan(t, packed, request) {
		t.Error("a plan from the packed knowledge differs from one from the folder")
	}
}

func plan(t *testing.T, knowledge fs.FS, request lesson.Request) string {
	t.Helper()
	p, err := planner.New(knowledge)
	if err != nil {
		t.Fatal(err)
	}
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
