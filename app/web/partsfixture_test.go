package web

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"somo/app/document"
	"somo/app/planner"
	"somo/assets"
)

// knowledge is opened once: unpacking it takes seconds, and each test would pay for that.
var knowledge = sync.OnceValues(assets.Knowledge)

func testPlanner(t *testing.T) *planner.Planner {
	t.Helper()
	knowledge, err := knowledge()
	if err != nil {
		t.Fatal(err)
	}
	made, err := planner.New(knowledge)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func testPrinter(t *testing.T) *document.Printer {
	t.Helper()
	printer, err := document.NewPrinter(func(file string) ([]byte, error) { return os.ReadFile("../../assets/fonts/" + file) })
	if err != nil {
		t.Fatal(err)
	}
	return printer
}

// packedScript is "plain script" as the build compresses it.
func packedScript() []byte {
	var packed bytes.Buffer
	out := brotli.NewWriter(&packed)
	_, err := out.Write([]byte("plain script"))
	if err := errors.Join(err, out.Close()); err != nil {
		panic(err) // writing into memory
	}
	return packed.Bytes()
}

func testPages() fs.FS {
	return fstest.MapFS{
		"index.html":            {Data: []byte(`<html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"></head><body><script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script></body></html>`)},
		"assets/app-1a2b.js.br": {Data: packedScript()},
		"assets/app-1a2b.css":   {Data: []byte("plain style")},
		"fonts/andika.woff2":    {Data: []byte("font")},
		"icon.svg":              {Data: []byte("<svg/>")},
		"share.html":            {Data: []byte(`<html><head></head><body>light<script nonce="__CSP_NONCE__" src="/assets/share-3c4d.js"></script></body></html>`)},
		"other.html":            {Data: []byte("other")},
		".vite/manifest.json":   {Data: []byte("{}")},
		".gitkeep":              {},
	}
}

func testMedia() fs.FS {
	return fstest.MapFS{
		"create-a-plan.webm": {Data: []byte(strings.Repeat("picture ", 20_000))},
		"create-a-plan.vtt":  {Data: []byte("WEBVTT")},
		"notes.txt":          {Data: []byte("not a recording")},
	}
}
