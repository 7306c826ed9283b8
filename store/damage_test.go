package store

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jmoiron/sqlx"
)

// leave makes a folder as a clean stop leaves it, with one account in it.
func leave(t *testing.T) (dir, database string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "data")
	s := openIn(t, dir)
	user := addUser(t, s, "a@example.org")
	for range 40 {
		addDesign(t, s, user.ID, newDesign("A well for everyone"))
	}
	closeStore(t, s)
	return dir, filepath.Join(dir, databaseName)
}

// alter runs statements on a database that is not open.
func alter(t *testing.T, path string, statements ...string) {
	t.Helper()
	db, err := connect(t.Context(), path, "rwc", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, statement := range statements {
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

func overwrite(t *testing.T, path string, change func([]byte) []byte) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, change(data), 0o600); err != nil {
		t.Fatal(err)
	}
}

func remove(t *testing.T, paths ...string) {
	t.Helper()
	for _, path := range paths {
		if err := os.RemoveAll(path); err != nil {
			t.Fatal(err)
		}
	}
}

func garbage(from, size int) func([]byte) []byte {
	return func(data []byte) []byte {
		copy(data[from:], bytes.Repeat([]byte{0xA5}, size))
		return data
	}
}

func TestWhatIsNotPlainlyOursAndWholeIsRefusedUntouched(t *testing.T) {
	cases := []struct {
		name  string
		spoil func(t *testing.T, dir, database string)
		want  error
		says  string
	}{
		{"missing", func(t *testing.T, _, database string) { remove(t, database) }, ErrDamaged, "missing"},
		{"empty", func(t *testing.T, _, database string) { overwrite(t, database, func([]byte) []byte { return nil }) }, ErrDamaged, "empty"},
		{"missing with only a backup left", func(t *testing.T, dir, database string) {
			remove(t, database, filepath.Join(dir, markerName))
			if err := os.MkdirAll(filepath.Join(dir, backupsName), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, backupsName, "backup-000001-2026-11-21.db"), []byte("x"), 0o600); err != nil {
				t.Fatal(err)
			}
		}, ErrDamaged, "backups"},
		{"missing with only a journal left", func(t *testing.T, dir, database string) {
			remove(t, database, filepath.Join(dir, markerName))
			if err := os.WriteFile(database+"-wal", []byte("pages"), 0o600); err != nil {
				t.Fatal(err)
			}
		}, ErrDamaged, "missing"},
		{"a folder in its place", func(t *testing.T, _, database string) {
			remove(t, database)
			if err := os.Mkdir(database, 0o700); err != nil {
				t.Fatal(err)
			}
		}, ErrDamaged, "no file"},
		{"a text file", func(t *testing.T, _, database string) {
			overwrite(t, database, func([]byte) []byte { return []byte("hello") })
		}, ErrDamaged, "damaged"},
		{"broken header", func(t *testing.T, _, database string) { overwrite(t, database, garbage(0, 100)) }, ErrDamaged, "damaged"},
		{"broken page in the middle", func(t *testing.T, _, database string) { overwrite(t, database, garbage(5*4096, 4096)) }, ErrDamaged, "damaged"},
		{"cut in half", func(t *testing.T, _, database string) {
			overwrite(t, database, func(data []byte) []byte { return data[:len(data)/2/4096*4096] })
		}, ErrDamaged, "damaged"},
		{"another program's", func(t *testing.T, _, database string) {
			remove(t, database)
			alter(t, database, `CREATE TABLE photos (id)`, `PRAGMA application_id = 42`)
		}, ErrForeign, "another program"},
		{"nobody's", func(t *testing.T, dir, database string) {
			remove(t, database, filepath.Join(dir, markerName))
			alter(t, database, `CREATE TABLE photos (id)`)
		}, ErrForeign, "another program"},
		{"newer", func(t *testing.T, _, database string) { alter(t, database, `PRAGMA user_version = 9`) }, ErrNewer, "version is 9"},
		{"of no version", func(t *testing.T, _, database string) { alter(t, database, `PRAGMA user_version = 0`) }, ErrDamaged, "version 0"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			dir, database := leave(t)
			c.spoil(t, dir, database)
			before := bytesOf(database)
			for range 2 { // a refusal changes nothing for the next start
				_, err := Open(t.Context(), dir, readSchema(t), slog.New(slog.DiscardHandler))
				wantErr(t, err, c.want)
				if err == nil {
					return
				}
				if line := err.Error(); !strings.Contains(line, database) || !strings.Contains(line, c.says) || strings.Contains(line, "\n") {
					t.Errorf("not one line that names the file and says %q: %q", c.says, line)
				}
			}
			if after := bytesOf(database); !bytes.Equal(before, after) {
				t.Errorf("the file was changed: %d bytes before, %d after", len(before), len(after))
			}
		})
	}
}

// bytesOf is nil for what cannot be read as a file.
func bytesOf(path string) []byte {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	return data
}

func TestAnEmptyFileWhereNeverWasADatabaseBecomesOne(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, databaseName), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	addUser(t, openIn(t, dir), "a@example.org")
}

func TestWhatTheJournalHoldsIsServedAfterAnUncleanStop(t *testing.T) {
	for _, name := range []string{"as it was", "index missing", "index broken"} {
		t.Run(name, func(t *testing.T) {
			s := newStore(t)
			addUser(t, s, "a@example.org")
			image := t.TempDir() // what a power cut would leave
			for _, part := range []string{"", "-wal", "-shm"} {
				data, err := os.ReadFile(s.home.database() + part)
				if err != nil {
					t.Fatal(err)
				}
				if part == "-shm" && name == "index missing" {
					continue
				}
				if part == "-shm" && name == "index broken" {
					data = garbage(0, len(data))(data)
				}
				if err := os.WriteFile(filepath.Join(image, databaseName+part), data, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if n, err := openIn(t, image).CountUsers(t.Context()); n != 1 || err != nil {
				t.Errorf("%d users, %v", n, err)
			}
		})
	}
}

func TestStopLeavesTheMarkThatSparesTheCheck(t *testing.T) {
	dir, database := leave(t)
	home := folder(dir)
	if clean, err := home.leftClean(); !clean || err != nil {
		t.Errorf("clean after the stop: %v, %v", clean, err)
	}
	s := openIn(t, dir)
	if clean, err := home.leftClean(); clean || err != nil {
		t.Errorf("clean while open: %v, %v", clean, err)
	}
	closeStore(t, s)
	overwrite(t, database, func(data []byte) []byte { return append(data, 0) })
	if clean, err := home.leftClean(); clean || err != nil {
		t.Errorf("clean after somebody touched the file: %v, %v", clean, err)
	}
}

func TestQuickCheckNamesWhatIsBroken(t *testing.T) {
	_, database := leave(t)
	overwrite(t, database, garbage(5*4096, 4096))
	db, err := connect(t.Context(), database, "ro", looking(), 1)
	if err != nil {
		t.Fatal(err)
	}
	defer func(db *sqlx.DB) {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	}(db)
	if err := quickCheck(t.Context(), db); err == nil {
		t.Error("a broken page was not found")
	}
}
