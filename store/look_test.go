package store

import (
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestLookingChangesNothing(t *testing.T) {
	log := slog.New(slog.DiscardHandler)
	dir := filepath.Join(t.TempDir(), "somo")
	if found, err := Look(t.Context(), dir, log); found || err != nil {
		t.Errorf("a folder that is not there: %v, %v", found, err)
	}
	if _, err := os.Stat(dir); !os.IsNotExist(err) {
		t.Errorf("looking made the folder: %v", err)
	}
	s := openIn(t, dir)
	if err := s.SetSetting(t.Context(), "llm", "chosen"); err != nil {
		t.Fatal(err)
	}
	look := func(when string) {
		if found, err := Look(t.Context(), dir, log); !found || err != nil {
			t.Errorf("%s: %v, %v", when, found, err)
		}
		if value, err := PeekSetting(t.Context(), dir, "llm", log); value != "chosen" || err != nil {
			t.Errorf("%s: %q, %v", when, value, err)
		}
		_, err := PeekSetting(t.Context(), dir, "other", log)
		wantErr(t, err, ErrNotFound)
	}
	look("in use")
	if err := s.SetSetting(t.Context(), "llm", "chosen"); err != nil {
		t.Errorf("after somebody looked: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	look("closed")

	if err := os.WriteFile(filepath.Join(dir, databaseName), []byte(strings.Repeat("no database ", 500)), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := Look(t.Context(), dir, log)
	wantErr(t, err, ErrDamaged)
}
