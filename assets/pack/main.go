// Command pack writes assets/dist/knowledge.zip from assets/knowledge: every card and bank without white space, and an
// index, so that the program can recognise a topic without opening a card. The same files give the same bytes.
package main

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"somo/app/planner"
)

func main() {
	if err := run("assets"); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func run(folder string) error {
	packed, err := pack(os.DirFS(filepath.Join(folder, "knowledge")))
	if err != nil {
		return err
	}
	target := filepath.Join(folder, "dist", "knowledge.zip")
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return fmt.Errorf("making the folder of %s: %w", target, err)
	}
	if err := os.WriteFile(target, packed, 0o644); err != nil {
		return fmt.Errorf("writing %s: %w", target, err)
	}
	return nil
}

func pack(knowledge fs.FS) ([]byte, error) {
	files := map[string][]byte{}
	err := fs.WalkDir(knowledge, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".json") || path == planner.IndexFile {
			return err
		}
		data, err := fs.ReadFile(knowledge, path)
		if err != nil {
			return err
		}
		var short bytes.Buffer
		if err := json.Compact(&short, data); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		files[path] = short.Bytes()
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading the knowledge: %w", err)
	}
	index, err := planner.Index(knowledge)
	if err != nil {
		return nil, err
	}
	files[planner.IndexFile] = index
	return archive(files)
}

// archive writes the files in the order of their names, without times.
func archive(files map[string][]byte) ([]byte, error) {
	var names []string
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)
	var packed bytes.Buffer
	writer := zip.NewWriter(&packed)
	writer.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(out, flate.BestCompression)
	})
	for _, name := range names {
		file, err := writer.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
		if err != nil {
			return nil, fmt.Errorf("packing %s: %w", name, err)
		}
		if _, err := file.Write(files[name]); err != nil {
			return nil, fmt.Errorf("packing %s: %w", name, err)
		}
	}
	if err := writer.Close(); err != nil {
		return nil, fmt.Errorf("packing: %w", err)
	}
	return packed.Bytes(), nil
}
