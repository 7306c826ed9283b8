package store

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"
)

func TestACopyMadeWhileOthersWriteIsWholeAndRestores(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	s := openIn(t, dir)
	user := addUser(t, s, "amina@example.org")
	var made sync.Map
	var writing sync.WaitGroup
	stop := make(chan struct{})
	for range 4 {
		writing.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				design, _, err := s.CreateDesign(t.Context(), user.ID, newDesign("Water"))
				if err != nil {
					t.Error(err)
					return
				}
				made.Store(design.ID, true)
			}
		})
	}
	var copies []Backup
	for range 5 {
		before := 0
		made.Range(func(any, any) bool { before++; return true })
		b, err := s.Backup(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if n, err := designsIn(t.Context(), b.Path); err != nil || n < before {
			t.Errorf("copy %d holds %d designs, %d were there before it: %v", b.Number, n, before, err)
		}
		copies = append(copies, b)
	}
	close(stop)
	writing.Wait()
	last := copies[len(copies)-1]
	in, err := designsIn(t.Context(), last.Path)
	if err != nil {
		t.Fatal(err)
	}
	outside := filepath.Join(t.TempDir(), "copy.db")
	if err := CopyDatabase(t.Context(), dir, outside); err != nil {
		t.Fatal(err)
	}
	if err := CopyDatabase(t.Context(), dir, outside); !errors.Is(err, ErrFolder) {
		t.Errorf("a file that is there was written over: %v", err)
	}
	if _, err := Restore(t.Context(), dir, last.Path, slog.New(slog.DiscardHandler)); !errors.Is(err, ErrInUse) {
		t.Errorf("a restore beside a running Somo: %v", err)
	}
	closeStore(t, s)
	// A journal of another database beside the restored one would damage it.
	if err := os.WriteFile(filepath.Join(dir, databaseName+"-wal"), []byte("a foreign journal"), 0o600); err != nil {
		t.Fatal(err)
	}
	done, err := Restore(t.Context(), dir, last.Path, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	if kept, err := os.ReadFile(filepath.Join(done.Replaced, databaseName+"-wal")); err != nil || string(kept) != "a foreign journal" {
		t.Errorf("what lay beside the replaced database: %q, %v", kept, err)
	}
	again := openIn(t, dir)
	if n := count(t, again, `SELECT count(*) FROM designs`); n != in {
		t.Errorf("%d designs after the restore, want %d", n, in)
	}
	if _, err := os.Stat(last.Path); err != nil {
		t.Error("the copy has gone:", err)
	}
}

func TestARestoreThatIsBrokenOffIsFinishedOrNeverBegun(t *testing.T) {
	t.Parallel()
	for _, step := range []string{"copied", "planned", "moved the database", "moved all", "put in place"} {
		t.Run(step, func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join(t.TempDir(), "data")
			s := openIn(t, dir)
			user := addUser(t, s, "kofi@example.org")
			copied, err := s.Backup(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if _, _, err := s.CreateDesign(t.Context(), user.ID, newDesign("Newer than the copy")); err != nil {
				t.Fatal(err)
			}
			closeStore(t, s)
			home, want := folder(dir), 0
			act := map[string]func() error{
				"copied":             func() error { want = 1; return home.takeIn(copied.Path) },
				"planned":            func() error { _, err := home.planRestore(); return err },
				"moved the database": func() error { return move(home.database(), filepath.Join(dir, "replaced-000001", databaseName)) },
				"moved all":          func() error { return home.forgetClean() },
				"put in place":       func() error { return os.Rename(home.file(restoredName), home.database()) },
			}
			for _, name := range []string{"copied", "planned", "moved the database", "moved all", "put in place"} {
				if err := act[name](); err != nil {
					t.Fatal(name, err)
				}
				if name == step {
					break
				}
				want = 0
			}
			if step != "copied" {
				want = 0
			}
			again := openIn(t, dir)
			if n := count(t, again, `SELECT count(*) FROM designs`); n != want {
				t.Errorf("%d designs, want %d", n, want)
			}
			for _, name := range []string{restoredName, restoringName} {
				if there, err := exists(home.file(name)); there || err != nil {
					t.Errorf("%s is left: %t, %v", name, there, err)
				}
			}
		})
	}
}

func move(from, to string) error {
	return errors.Join(os.MkdirAll(filepath.Dir(to), 0o700), os.Rename(from, to))
}

func TestWhatIsNoCopyIsRefusedAndNothingChanges(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	s := openIn(t, dir)
	addUser(t, s, "fatou@example.org")
	good, err := s.Backup(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	closeStore(t, s)
	before, err := os.ReadFile(filepath.Join(dir, databaseName))
	if err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(good.Path)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := t.TempDir()
	file := func(name string, data []byte) string {
		path := filepath.Join(elsewhere, name)
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	torn := slices.Clone(whole)
	for at := 8192; at < 3*8192; at++ {
		torn[at] ^= 0x5a
	}
	newer := slices.Clone(whole)
	newer[63] = 200 // the version in the head of the file
	foreign := slices.Clone(whole)
	foreign[68] ^= 0xff // whose file it is
	for name, c := range map[string]struct {
		path string
		want error
	}{
		"missing": {filepath.Join(elsewhere, "none.db"), ErrFolder}, "empty": {file("empty.db", nil), ErrDamaged}, "text": {file("text.db", []byte("my lessons")), ErrDamaged},
		"cut": {file("cut.db", whole[:len(whole)/2]), ErrDamaged}, "torn": {file("torn.db", torn), ErrDamaged}, "newer": {file("newer.db", newer), ErrNewer},
		"foreign": {file("foreign.db", foreign), ErrForeign}, "a folder": {elsewhere, ErrDamaged},
	} {
		if _, err := Restore(t.Context(), dir, c.path, slog.New(slog.DiscardHandler)); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	after, err := os.ReadFile(filepath.Join(dir, databaseName))
	if err != nil || !slices.Equal(before, after) {
		t.Error("the database has changed:", err)
	}
}

func TestCopiesOfSevenDaysAndFourWeeksAreKept(t *testing.T) {
	t.Parallel()
	day := func(n int) string {
		return time.Date(2026, 9, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, n).Format(time.DateOnly)
	}
	for name, c := range map[string]struct {
		days []string
		kind map[int]backupKind
		want []int
	}{
		"two months": {days: func() (days []string) {
			for n := range 60 {
				days = append(days, day(n))
			}
			return days
		}(), want: []int{41, 48, 54, 55, 56, 57, 58, 59, 60}},
		"a clock that stands still":       {days: slices.Repeat([]string{"2020-01-01"}, 12), want: []int{6, 7, 8, 9, 10, 11, 12}},
		"a clock that went back":          {days: []string{day(10), day(11), day(12), "2001-01-01", "2001-01-02", day(13)}, want: []int{1, 2, 3, 4, 5, 6}},
		"copies before changes, the last": {days: slices.Repeat([]string{day(0)}, 5), kind: map[int]backupKind{1: beforeChange, 2: beforeChange, 3: beforeChange, 4: beforeChange}, want: []int{2, 3, 4, 5}},
	} {
		var all []Backup
		for i, day := range c.days {
			all = append(all, Backup{Number: i + 1, Day: day, kind: c.kind[i+1]})
		}
		var got []int
		for number, keep := range kept(all) {
			if keep {
				got = append(got, number)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: kept %v, want %v", name, got, c.want)
		}
	}
}

func TestTheFullestCopyStaysAfterALoss(t *testing.T) {
	t.Parallel()
	s := newStore(t)
	user := addUser(t, s, "lerato@example.org")
	for i := range 4 {
		if _, _, err := s.CreateDesign(t.Context(), user.ID, newDesign(fmt.Sprint("Lesson ", i))); err != nil {
			t.Fatal(err)
		}
	}
	for range 9 {
		if _, err := s.Backup(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.writer.ExecContext(t.Context(), `DELETE FROM designs`); err != nil {
		t.Fatal(err)
	}
	for range 12 {
		if _, err := s.Backup(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	all, err := s.Backups()
	if err != nil {
		t.Fatal(err)
	}
	full := 0
	for _, b := range all {
		if n, err := designsIn(t.Context(), b.Path); err != nil {
			t.Fatal(err)
		} else if n == 4 {
			full++
		}
	}
	if full != 1 || len(all) != keptDays+1 {
		t.Errorf("of %d copies %d hold the lessons", len(all), full)
	}
}

func TestACopyIsKeptEachDay(t *testing.T) {
	t.Parallel()
	s := newStore(t)
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.Local)
	s.clock = func() time.Time { return now }
	if b, err := s.backupIfDue(t.Context()); err != nil || b.Path != "" {
		t.Errorf("a copy of a database without accounts: %+v, %v", b, err)
	}
	addUser(t, s, "chidi@example.org")
	for _, c := range []struct {
		hours int
		due   bool
	}{{0, true}, {5, false}, {20, true}, {1, false}, {-48, true}} {
		now = now.Add(time.Duration(c.hours) * time.Hour)
		if b, err := s.backupIfDue(t.Context()); err != nil || (b.Path != "") != c.due {
			t.Errorf("at %s: %+v, %v, want one: %t", now, b, err, c.due)
		}
	}
}
