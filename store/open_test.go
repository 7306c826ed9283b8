package store

import (
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

func TestConnectionsAreSetToKeepEveryCommit(t *testing.T) {
	s := newStore(t)
	wanted := map[string]string{
		"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "busy_timeout": "10000", "trusted_schema": "0",
		"cell_size_check": "1", "wal_autocheckpoint": "500", "fullfsync": "1", "checkpoint_fullfsync": "1",
		"application_id": "1399811439", "user_version": strconv.Itoa(newestVersion),
	}
	for name, want := range wanted {
		for pool, db := range map[string]interface {
			Get(dest any, query string, args ...any) error
		}{"writer": s.writer, "reader": s.reader} {
			var got string
			if err := db.Get(&got, "PRAGMA "+name); err != nil || got != want {
				t.Errorf("%s: %s is %q, %v, want %q", pool, name, got, err, want)
			}
		}
	}
	if _, err := s.reader.Exec(`DELETE FROM users`); err == nil {
		t.Error("a reader may write")
	}
	var quoted string
	if err := s.writer.Get(&quoted, `SELECT "no such column"`); err == nil {
		t.Error("a misspelt column is taken for a text")
	}
	if _, err := s.writer.Exec(`PRAGMA writable_schema = 1`); err != nil {
		t.Fatal(err)
	}
	var writable int
	if err := s.writer.Get(&writable, `PRAGMA writable_schema`); err != nil || writable != 0 {
		t.Errorf("the schema can be written over: %d, %v", writable, err)
	}
}

func TestASettingThatDidNotTakeIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "some.db")
	if err := createEmpty(path); err != nil {
		t.Fatal(err)
	}
	db, err := connect(t.Context(), path, "rw", []pragma{{"synchronous", "NORMAL", "2"}}, 1)
	if err == nil {
		t.Fatalf("a wrong setting was accepted: %v", db.Close())
	}
	if !strings.Contains(err.Error(), "synchronous=1") {
		t.Errorf("got %v", err)
	}
}

func TestDatabaseOpensInFoldersOfAnyName(t *testing.T) {
	for _, name := range []string{"plain", "with blank", "Ünï #1 50% a?b&c=d", "q?mode=memory", "学校"} {
		dir := filepath.Join(t.TempDir(), name, "deeper")
		closeStore(t, openIn(t, dir))
		if _, err := os.Stat(filepath.Join(dir, "somo.db")); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestFolderAndFilesAreForTheirOwnerAlone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	s := openIn(t, dir)
	addUser(t, s, "a@example.org")
	if err := s.Announce("http://127.0.0.1:8080"); err != nil {
		t.Fatal(err)
	}
	wantModes := func() {
		t.Helper()
		err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			info, err := entry.Info()
			if err != nil {
				return err
			}
			if want := map[bool]fs.FileMode{true: 0o700, false: 0o600}[entry.IsDir()]; info.Mode().Perm() != want {
				t.Errorf("%s has mode %o, want %o", path, info.Mode().Perm(), want)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	wantModes()
	closeStore(t, s)
	if err := os.Chmod(filepath.Join(dir, databaseName), 0o644); err != nil {
		t.Fatal(err)
	}
	openIn(t, dir)
	wantModes()
}

func TestAFolderWithOtherThingsKeepsItsRights(t *testing.T) {
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "holiday.jpg"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	openIn(t, dir)
	info, err := os.Stat(dir)
	if err != nil || info.Mode().Perm() != 0o755 {
		t.Errorf("mode is %v, %v", info.Mode(), err)
	}
}

func TestSecondInstanceIsRefusedAndFindsTheFirst(t *testing.T) {
	dir := t.TempDir()
	if url, ok := Running(dir); ok {
		t.Errorf("running at %q before any start", url)
	}
	first := openIn(t, dir)
	if url, ok := Running(dir); ok {
		t.Errorf("running at %q before it was announced", url)
	}
	const url = "http://127.0.0.1:8080"
	if err := first.Announce(url); err != nil {
		t.Fatal(err)
	}
	_, err := Open(t.Context(), dir, readSchema(t), slog.New(slog.DiscardHandler))
	wantErr(t, err, ErrInUse)
	if err != nil && !strings.Contains(err.Error(), dir) {
		t.Errorf("the line does not name the folder: %v", err)
	}
	if got, ok := Running(dir); !ok || got != url {
		t.Errorf("running at %q, %v, want %q", got, ok, url)
	}
	addUser(t, first, "still@example.org")
	closeStore(t, first)
	if got, ok := Running(dir); ok {
		t.Errorf("still running at %q after the stop", got)
	}
	second := openIn(t, dir)
	if got, ok := Running(dir); ok {
		t.Errorf("the next start is said to run at %q", got)
	}
	if n, err := second.CountUsers(t.Context()); n != 1 || err != nil {
		t.Errorf("%d users, %v", n, err)
	}
}

func TestAnAddressThatAKilledInstanceLeftIsForgotten(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, urlName), []byte("http://127.0.0.1:1"), 0o600); err != nil {
		t.Fatal(err)
	}
	openIn(t, dir)
	if url, ok := Running(dir); ok {
		t.Errorf("running at %q", url)
	}
}

func TestAnUnusableFolderIsRefusedInOneLine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{file, filepath.Join(file, "below")} {
		_, err := Open(t.Context(), dir, readSchema(t), slog.New(slog.DiscardHandler))
		wantErr(t, err, ErrFolder)
		if err != nil && (!strings.Contains(err.Error(), dir) || strings.Contains(err.Error(), "\n")) {
			t.Errorf("not one line that names the folder: %q", err)
		}
	}
}

func TestHealthyUntilClosed(t *testing.T) {
	s := newStore(t)
	if err := s.Healthy(t.Context()); err != nil {
		t.Error(err)
	}
	closeStore(t, s)
	if err := s.Healthy(t.Context()); err == nil {
		t.Error("a closed store is healthy")
	}
	closeStore(t, s) // a second Close does nothing
}

func TestACrashWhileTheFirstDatabaseIsMadeLeavesNone(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{creatingName, creatingName + "-wal", creatingName + "-journal"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("half a page"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	addUser(t, openIn(t, dir), "a@example.org")
	if left, err := filepath.Glob(filepath.Join(dir, creatingName+"*")); err != nil || len(left) > 0 {
		t.Errorf("left: %v, %v", left, err)
	}
}

func TestADatabaseWithoutItsMarkerIsTaken(t *testing.T) {
	dir := t.TempDir()
	s := openIn(t, dir)
	addUser(t, s, "a@example.org")
	closeStore(t, s)
	for _, name := range []string{markerName, cleanName} {
		if err := os.Remove(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	s = openIn(t, dir)
	if n, err := s.CountUsers(t.Context()); n != 1 || err != nil {
		t.Errorf("%d users, %v", n, err)
	}
	if marked, err := exists(filepath.Join(dir, markerName)); !marked || err != nil {
		t.Errorf("marked: %v, %v", marked, err)
	}
}
