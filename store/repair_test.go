package store

import (
	"bytes"
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// brokenFolder is left with two copies that are sound and one that is not, and a database that cannot be read.
func brokenFolder(t *testing.T) (dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "data")
	s := openIn(t, dir)
	user := addUser(t, s, "amina@example.org")
	for range 3 {
		addDesign(t, s, user.ID, newDesign("A well for everyone"))
		if _, err := s.Backup(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	all, err := s.Backups()
	if err != nil {
		t.Fatal(err)
	}
	closeStore(t, s)
	overwrite(t, all[2].Path, garbage(5*4096, 4096))
	overwrite(t, filepath.Join(dir, databaseName), garbage(5*4096, 4096))
	return dir
}

func beginRepair(t *testing.T, dir string) *Repair {
	t.Helper()
	r, err := BeginRepair(dir, readSchema(t), slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := r.Close(); err != nil {
			t.Error(err)
		}
	})
	return r
}

func TestTheNewestSoundCopyTakesThePlaceOfADamagedDatabase(t *testing.T) {
	t.Parallel()
	dir := brokenFolder(t)
	database := filepath.Join(dir, databaseName)
	before := bytesOf(database)
	_, err := Open(t.Context(), dir, readSchema(t), slog.New(slog.DiscardHandler))
	wantErr(t, err, ErrDamaged)
	r := beginRepair(t, dir)
	if _, err := BeginRepair(dir, readSchema(t), slog.New(slog.DiscardHandler)); !errors.Is(err, ErrInUse) {
		t.Errorf("two repair at once: %v", err)
	}
	if err := r.Announce("http://localhost:8080"); err != nil {
		t.Fatal(err)
	}
	if url, ok := Running(dir); !ok || url != "http://localhost:8080" {
		t.Errorf("a second start is led to %q, %t", url, ok)
	}
	sound, unsound, err := r.Copies(t.Context())
	if err != nil || unsound != 1 || len(sound) != 2 || sound[0].Number != 2 || sound[0].Plans != 2 || sound[0].Accounts != 1 || sound[1].Plans != 1 {
		t.Fatalf("copies %+v, %d unsound, %v", sound, unsound, err)
	}
	if !bytes.Equal(before, bytesOf(database)) {
		t.Error("looking has changed the database")
	}
	aside, err := r.Aside()
	if err != nil {
		t.Fatal(err)
	}
	done, err := r.Use(t.Context(), sound[0].Path)
	if err != nil || done.Replaced != aside {
		t.Fatalf("used: %+v, %v, want it aside in %s", done, err, aside)
	}
	if !bytes.Equal(before, bytesOf(filepath.Join(aside, databaseName))) {
		t.Error("the damaged database is not kept as it was")
	}
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if n := count(t, openIn(t, dir), `SELECT count(*) FROM designs`); n != 2 {
		t.Errorf("%d designs, want 2", n)
	}
}

func TestAnEmptyStartKeepsWhatWasThere(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(t *testing.T, database string){
		"damaged": func(t *testing.T, database string) { overwrite(t, database, garbage(0, 100)) },
		"foreign": func(t *testing.T, database string) {
			remove(t, database)
			alter(t, database, `CREATE TABLE photos (id)`, `PRAGMA application_id = 42`)
		},
		"missing": func(t *testing.T, database string) { remove(t, database) },
		"a folder": func(t *testing.T, database string) {
			remove(t, database)
			if err := os.Mkdir(database, 0o700); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir, database := leave(t)
			spoil(t, database)
			before := bytesOf(database)
			r := beginRepair(t, dir)
			done, err := r.StartEmpty(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if (done.Replaced == "") != (name == "missing") || !bytes.Equal(before, bytesOf(filepath.Join(done.Replaced, databaseName))) {
				t.Errorf("what was there is in %q", done.Replaced)
			}
			if err := r.Close(); err != nil {
				t.Fatal(err)
			}
			if n := count(t, openIn(t, dir), `SELECT count(*) FROM users`); n != 0 {
				t.Errorf("%d accounts", n)
			}
			wantNothingLeft(t, dir)
		})
	}
}

// wantNothingLeft looks for files that a restore or what was received might leave.
func wantNothingLeft(t *testing.T, dir string) {
	t.Helper()
	for _, pattern := range []string{restoredName + "*", restoringName, receivedGlob} {
		if left, err := filepath.Glob(filepath.Join(dir, pattern)); err != nil || len(left) > 0 {
			t.Errorf("left: %v, %v", left, err)
		}
	}
}

func TestAFileThatIsSentIsReadThroughBeforeItIsUsed(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	s := openIn(t, dir)
	addUser(t, s, "kofi@example.org")
	from, database := leave(t) // a database file as it lies on another computer, not a copy that Somo made
	send := func(data []byte) (string, error) { return s.Receive(t.Context(), bytes.NewReader(data)) }
	good := bytesOf(database)
	alter(t, database, `PRAGMA user_version = 99`)
	newer := bytesOf(database)
	alter(t, database, `PRAGMA user_version = 1`, `PRAGMA application_id = 42`)
	foreign := bytesOf(database)
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"nothing": {nil, ErrDamaged}, "a letter": {[]byte("Dear colleague"), ErrDamaged}, "half": {good[:len(good)/2/4096*4096], ErrDamaged},
		"torn": {garbage(5*4096, 4096)(bytes.Clone(good)), ErrDamaged}, "newer": {newer, ErrNewer}, "foreign": {foreign, ErrForeign},
	} {
		if _, err := send(c.data); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	broken := errors.New("the line went dead")
	if _, err := s.Receive(t.Context(), io.MultiReader(strings.NewReader("SQLite format 3"), &failing{broken})); !errors.Is(err, broken) {
		t.Errorf("a file that breaks off: %v", err)
	}
	wantNothingLeft(t, dir)

	unused, err := send(good)
	if err != nil {
		t.Fatal(err)
	}
	file, err := send(good)
	if err != nil {
		t.Fatal(err)
	}
	closeStore(t, s)
	if _, err := Restore(t.Context(), dir, file, slog.New(slog.DiscardHandler)); err != nil {
		t.Fatal(err)
	}
	if n := count(t, openIn(t, dir), `SELECT count(*) FROM designs`); n != 40 {
		t.Errorf("%d designs after the restore, want the 40 of %s", n, from)
	}
	if there, err := exists(unused); there || err != nil {
		t.Errorf("a file that was not used is still there: %t, %v", there, err)
	}
	wantNothingLeft(t, dir)
}

type failing struct{ err error }

func (f *failing) Read([]byte) (int, error) { return 0, f.err }

func TestDamageAfterACleanStopIsNoticedBesideTheCalls(t *testing.T) {
	t.Parallel()
	dir, database := leave(t)
	home := folder(dir)
	remove(t, home.file(backupsName))
	overwrite(t, database, garbage(9*4096, 4096))
	if err := home.markClean(); err != nil { // the page broke while nobody looked
		t.Fatal(err)
	}
	s := openIn(t, dir)
	err := <-s.Damage()
	wantErr(t, err, ErrDamaged)
	closeStore(t, s)
	if _, err := Open(t.Context(), dir, readSchema(t), slog.New(slog.DiscardHandler)); !errors.Is(err, ErrDamaged) {
		t.Errorf("the next start: %v", err)
	}
	if backups, err := home.backups(); err != nil || len(backups) > 0 {
		t.Errorf("a copy of a damaged database was kept: %v, %v", backups, err)
	}
}
