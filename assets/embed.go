// Package assets carries the files that are built into the program.
package assets

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"

	"github.com/andybalholm/brotli"

	"somo/assets/bundle"
)

// An empty dist compiles, so that a fresh clone can be vetted and tested before anything is packed.
//
//go:embed all:dist
var dist embed.FS

// ErrNotPacked says that the program was built before the knowledge and the fonts were packed.
var ErrNotPacked = errors.New("the knowledge is missing from this build: run `go run ./assets/pack` and build again")

// Font unpacks a font that documents are set in, by the name of its file in assets/fonts.
func Font(file string) ([]byte, error) {
	packed, err := fs.ReadFile(dist, "dist/"+file+".br")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNotPacked
	}
	if err != nil {
		return nil, fmt.Errorf("reading the packed font %s: %w", file, err)
	}
	font, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed)))
	if err != nil {
		return nil, fmt.Errorf("unpacking the font %s: %w", file, err)
	}
	return font, nil
}

// Knowledge opens the packed topic cards and banks. Files are unpacked as they are read.
func Knowledge() (*bundle.Bundle, error) {
	return open(dist)
}

func open(files fs.FS) (*bundle.Bundle, error) {
	packed, err := fs.ReadFile(files, "dist/knowledge.bundle")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNotPacked
	}
	if err != nil {
		return nil, fmt.Errorf("reading the packed knowledge: %w", err)
	}
	knowledge, err := bundle.Open(packed)
	if err != nil {
		return nil, fmt.Errorf("opening the packed knowledge: %w", err)
	}
	return knowledge, nil
}
