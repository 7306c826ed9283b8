package main

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"testing"
	"testing/fstest"

	"somo/app/planner"
)

func TestPackIsDeterministicAndHoldsTheIndex(t *testing.T) {
	t.Parallel()
	knowledge := fstest.MapFS{
		"physics/levers.json": {Data: []byte(`{ "id": "physics/levers", "subject": "physics", "names": { "en": "Levers" } }`)},
		"banks/bands.json":    {Data: []byte(`[ ]`)},
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
	archive, err := zip.NewReader(bytes.NewReader(first), int64(len(first)))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, file := range archive.File {
		names = append(names, file.Name)
	}
	want := []string{"banks/bands.json", planner.IndexFile, "physics/levers.json"}
	if len(names) != len(want) || names[0] != want[0] || names[1] != want[1] || names[2] != want[2] {
		t.Errorf("packed %v, want %v", names, want)
	}
	card, err := fs.ReadFile(archive, "physics/levers.json")
	if err != nil || bytes.Contains(card, []byte(" ")) {
		t.Errorf("the card is %q (%v), want it without white space", card, err)
	}
}

func TestPackRefusesBrokenJSON(t *testing.T) {
	t.Parallel()
	if _, err := pack(fstest.MapFS{"physics/levers.json": {Data: []byte(`{`)}}); err == nil {
		t.Error("a broken card was packed")
	}
}
