package store

import (
	"bytes"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// newestVersion is that of a database which is made today.
var newestVersion = firstVersion + len(upgrades())

// futureSteps are all steps there are and two upgrades that no release has: a column, and a table made anew while others point to it.
func futureSteps() []upgrade {
	return append(upgrades(),
		`ALTER TABLE users ADD COLUMN nickname TEXT NOT NULL DEFAULT 'none'`,
		`CREATE TABLE shares_new (design_id TEXT PRIMARY KEY REFERENCES designs (id) ON DELETE CASCADE, share_code TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
		INSERT INTO shares_new SELECT design_id, share_code, created_at FROM shares;
		DROP TABLE shares;
		ALTER TABLE shares_new RENAME TO shares`,
	)
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
	if version := versionOf(t, database); version != newestVersion+2 {
		t.Errorf("the database is of version %d", version)
	}
	copies, err := filepath.Glob(filepath.Join(dir, backupsName, "*"))
	if err != nil || len(copies) != 1 || !strings.HasPrefix(filepath.Base(copies[0]), "backup-000001-") {
		t.Fatalf("copies: %v, %v", copies, err)
	}
	if version := versionOf(t, copies[0]); version != newestVersion {
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
	_, err = openWith(t, dir, schema, upgrades())
	wantErr(t, err, ErrNewer)
	if !bytes.Equal(before, bytesOf(database)) {
		t.Error("the older program changed the file")
	}
}

// tables are the statements that made a database, without regard to blanks.
func tables(t *testing.T, s *Store) []string {
	t.Helper()
	var made []string
	if err := s.reader.Select(&made, `SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name`); err != nil {
		t.Fatal(err)
	}
	for i, statement := range made {
		made[i] = strings.Join(strings.Fields(statement), " ")
	}
	return made
}

func TestADatabaseOfTheFirstVersionIsUpgraded(t *testing.T) {
	first, err := os.ReadFile("testdata/schema-1.sql")
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "data")
	old, err := openWith(t, dir, string(first), nil)
	if err != nil {
		t.Fatal(err)
	}
	userID, designID := NewID(), NewID()
	for _, statement := range []string{
		`INSERT INTO users (id, email, email_key, created_at) VALUES ('` + userID + `', 'a@example.org', 'a@example.org', 1)`,
		`INSERT INTO designs (id, owner_id, title, subject, topic, cohort, cohort_group, skills, search_key, created_at, updated_at)
			VALUES ('` + designID + `', '` + userID + `', 'A well', 'science', 'Clean water', 'Grade 5', 'primary', '[]', '', 1, 1)`,
		`INSERT INTO shares (design_id, share_code, created_at) VALUES ('` + designID + `', '` + NewID() + `', 1)`,
	} {
		if _, err := old.writer.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	var code string
	if err := old.reader.Get(&code, selectShareCode, designID); err != nil {
		t.Fatal(err)
	}
	closeStore(t, old)

	s := openIn(t, dir)
	if got, want := tables(t, s), tables(t, newStore(t)); !slices.Equal(got, want) {
		t.Errorf("upgraded it is\n%s\nmade today\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	wantShared(t, s, code, designID, true)
	if user, err := s.User(t.Context(), userID); err != nil || user.SignOutAfter != 0 {
		t.Errorf("the account: %+v, %v", user, err)
	}
	if made, err := s.Share(t.Context(), userID, designID); err != nil || made.Code != code || len(made.Short) != shortCodeLength {
		t.Errorf("shared again: %v, %v, want %s and a short code", made, err, code)
	}
	closeStore(t, s)
	if version := versionOf(t, filepath.Join(dir, databaseName)); version != newestVersion {
		t.Errorf("the database is of version %d", version)
	}
	copies, err := filepath.Glob(filepath.Join(dir, backupsName, "backup-*"))
	if err != nil || len(copies) == 0 || versionOf(t, copies[0]) != firstVersion {
		t.Errorf("copies: %v, %v", copies, err)
	}
}

func TestAFailingStepLeavesTheVersionBeforeIt(t *testing.T) {
	good := futureSteps()[:newestVersion-firstVersion+1]
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
			_, err := openWith(t, dir, readSchema(t), append(slices.Clip(good), c.bad))
			if err == nil || !strings.Contains(err.Error(), c.says) || !strings.Contains(err.Error(), fmt.Sprintf("from version %d to %d", newestVersion+1, newestVersion+2)) {
				t.Fatalf("got %v", err)
			}
			if version := versionOf(t, database); version != newestVersion+1 {
				t.Errorf("the database is of version %d", version)
			}
			s, err := openWith(t, dir, readSchema(t), good)
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
