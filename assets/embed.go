// Package assets carries the files that are built into the program.
package assets

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"somo/assets/bundle"
)

// Fonts are the fonts that documents are set in.
//
//go:embed all:fonts
var Fonts embed.FS

// An empty dist compiles, so that a fresh clone can be vetted and tested before anything is packed.
//
//go:embed all:dist
var dist embed.FS

// ErrNotPacked says that the program was built before the knowledge was packed.
var ErrNotPacked = errors.New("the knowledge is missing from this build: run `go run ./assets/pack` and build again")

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
