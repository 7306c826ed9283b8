package host

import (
	"context"
	"os"
	"path/filepath"
	"testing"
)

func TestModelFilesAreFoundWherePeoplePutThem(t *testing.T) {
	t.Parallel()
	stick, downloads := t.TempDir(), t.TempDir()
	for _, path := range []string{
		filepath.Join(stick, "a.gguf"), filepath.Join(stick, "models", "small", "B.GGUF"), filepath.Join(stick, "models", "small", "too", "deep.gguf"),
		filepath.Join(stick, ".hidden", "c.gguf"), filepath.Join(stick, "notes.txt"), filepath.Join(downloads, "d.gguf"),
	} {
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("GGUF"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(downloads, "folder.gguf"), 0o700); err != nil {
		t.Fatal(err)
	}
	found := modelFilesIn(t.Context(), []string{downloads, filepath.Join(stick, "gone"), stick, stick})
	names := map[string]bool{}
	for _, file := range found {
		names[file.Name] = true
		if file.SizeBytes != 4 || filepath.Base(file.Path) != file.Name {
			t.Errorf("got %+v", file)
		}
	}
	if len(found) != 3 || !names["a.gguf"] || !names["B.GGUF"] || !names["d.gguf"] {
		t.Errorf("found %+v", found)
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if found := modelFilesIn(gone, []string{stick}); len(found) != 0 {
		t.Errorf("it looked on after the caller was gone: %+v", found)
	}
}
