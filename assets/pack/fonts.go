package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// packFonts packs each font of a folder's fonts into its dist, as assets.Font unpacks it: half the size.
func packFonts(folder string) error {
	fonts, err := filepath.Glob(filepath.Join(folder, "fonts", "*.ttf"))
	if err != nil {
		return fmt.Errorf("looking for fonts: %w", err)
	}
	dist := filepath.Join(folder, "dist")
	if err := os.MkdirAll(dist, 0o755); err != nil {
		return fmt.Errorf("making the folder of packed fonts: %w", err)
	}
	for _, font := range fonts {
		data, err := os.ReadFile(font)
		if err != nil {
			return fmt.Errorf("reading a font: %w", err)
		}
		var packed bytes.Buffer
		out := brotli.NewWriterLevel(&packed, brotli.BestCompression)
		if _, err := out.Write(data); err != nil {
			return fmt.Errorf("packing %s: %w", font, err)
		}
		if err := out.Close(); err != nil {
			return fmt.Errorf("packing %s: %w", font, err)
		}
		if err := os.WriteFile(filepath.Join(dist, filepath.Base(font)+".br"), packed.Bytes(), 0o644); err != nil {
			return fmt.Errorf("writing the packed %s: %w", font, err)
		}
	}
	return nil
}
