package store

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// futureSteps are two upgrades that no release has: a column, and a table made anew while others point to it.
func futureSteps() []upgrade {
	return []upgrade{
		`ALTER TABLE users ADD COLUMN nickname TEXT NOT NULL DEFAULT 'none'`,
		`CREATE TABLE shares_new (design_id TEXT PRIMARY KEY REFERENCES designs (id) ON DELETE CASCADE, share_code TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
		INSERT INTO shares_new SELECT design_id, share_code, created_at FROM shares;
		DROP TABLE shares;
		ALTER TABLE shares_new RENAME TO shares`,
	}
}

func openWith(t *testing.T, dir, schema string, steps []upgrade) (*Store, error) {
	t.Helper()
	s, err := open(t.Context(), dir, schema, steps, slog.New(slog.DiscardHandler))
	if err == nil {
		t.Cleanup(func() { closeStore(t, s) })
	}
	return s, err
}

func versionOf(t *testing.T, path string) int {
	t.Helper()
	db, err := connect(t.Context(), path, "ro", looking(), 1)
	if err != nil {
		t.Fatal(err)
	}
	identity, version, err := identify(t.Context(), db)
	if err != nil || identity != applicationID {
		t.Errorf("%s is of program %x, %v", path, identity, err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return version
}

func TestUpgradeKeepsACopyAndTakesEveryStep(t *testing.T) {
	dir, database := leave(t)
	schema := readSchema(t) + `; CREATE TABLE IF NOT EXISTS badges (id TEXT PRIMARY KEY) STRICT;`
	s, err := openWith(t, dir, schema, futureSteps())
	if err != nil {
		t.Fatal(err)
	}
	if n := count(t, s, `SELECT count(*) FROM users WHERE nickname = 'none'`); n != 1 {
		t.Errorf("%d users have the new column", n)
	}
	if n := count(t, s, `SELECT count(*) FROM badges`); n != 0 {
		t.Errorf("%d rows in the new table", n)
	}
	closeStore(t, s)
	if version := versionOf(t, database); version != 3 {
		t.Errorf("the database is of version %d", version)
	}
	copies, err := filepath.Glob(filepath.Join(dir, backupsName, "*"))
	if err != nil || len(copies) != 1 || !strings.HasPrefix(filepath.Base(copies[0]), "backup-000001-") {
		t.Fatalf("copies: %v, %v", copies, err)
	}
	if version := versionOf(t, copies[0]); version != 1 {
		t.Errorf("the copy is of version %d", version)
	}
	if info, err := os.Stat(copies[0]); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the copy: %v, %v", info.Mode(), err)
	}

	// The copy is whole: alone in a folder it opens with everything in it.
	elsewhere := t.TempDir()
	data, err := os.ReadFile(copies[0])
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(elsewhere, databaseName), data, 0o600); err != nil {
		t.Fatal(err)
	}
	if n := count(t, openIn(t, elsewhere), `SELECT count(*) FROM designs JOIN versions ON design_id = designs.id`); n != 40 {
		t.Errorf("the copy holds %d designs", n)
	}

	// The program from before the upgrade leaves it alone.
	before := bytesOf(database)
	_, err = openWith(t, dir, schema, nil)
	wantErr(t, err, ErrNewer)
	if !bytes.Equal(before, bytesOf(database)) {
		t.Error("the older program changed the file")
	}
}

func TestAFailingStepLeavesTheVersionBeforeIt(t *testing.T) {
	good := futureSteps()[0]
	cases := []struct {
		name string
		bad  upgrade
		says string
	}{
		{"wrong statement", `ALTER TABLE users ADD COLUMN half TEXT; ALTER TABLE nobody ADD COLUMN x TEXT`, "nobody"},
		{"orphans", `ALTER TABLE users ADD COLUMN half TEXT; DELETE FROM users`, "pointing at nothing"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			dir, database := leave(t)
			_, err := openWith(t, dir, readSchema(t), []upgrade{good, c.bad})
			if err == nil || !strings.Contains(err.Error(), c.says) || !strings.Contains(err.Error(), "from version 2 to 3") {
				t.Fatalf("got %v", err)
			}
			if version := versionOf(t, database); version != 2 {
				t.Errorf("the database is of version %d", version)
			}
			s, err := openWith(t, dir, readSchema(t), []upgrade{good})
			if err != nil {
				t.Fatal(err)
			}
			if n := count(t, s, `SELECT count(*) FROM pragma_table_info('users') WHERE name = 'half'`); n != 0 {
				t.Error("half a step stayed")
			}
			if n := count(t, s, `SELECT count(*) FROM designs`); n != 40 {
				t.Errorf("%d designs are left", n)
			}
		})
	}
}

func TestCopiesAreNumberedWhateverTheirDates(t *testing.T) {
	dir, _ := leave(t)
	backups := filepath.Join(dir, backupsName)
	if err := os.Mkdir(backups, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"backup-000041-2037-01-01.db", "backup-mine.db", copyingName} {
		if err := os.WriteFile(filepath.Join(backups, name), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := openWith(t, dir, readSchema(t), futureSteps()); err != nil {
		t.Fatal(err)
	}
	if made, err := filepath.Glob(filepath.Join(backups, "backup-000042-*.db")); err != nil || len(made) != 1 {
		t.Errorf("made: %v, %v", made, err)
	}
	if left, err := exists(filepath.Join(backups, copyingName)); left || err != nil {
		t.Errorf("an unverified copy is left: %v, %v", left, err)
	}
}

func TestSchemaMayRunAgain(t *testing.T) {
	s := newStore(t)
	if _, err := s.writer.Exec(readSchema(t)); err != nil {
		t.Error(err)
	}
}
