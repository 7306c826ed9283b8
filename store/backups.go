package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"time"
)

// How many copies are kept: the newest of each of the last days and weeks, and those made before something was changed.
const (
	keptDays    = 7
	keptWeeks   = 4
	keptChanges = 3
)

type backupKind string

const (
	byDay        backupKind = ""
	beforeChange backupKind = "-before" // before an upgrade or a restore
)

// Backup is a verified copy of the database in the folder of copies.
type Backup struct {
	Number int    // rises with every copy, whatever the clock says
	Day    string // by this computer's clock when it was made: 2026-11-21
	Made   time.Time
	Bytes  int64
	Path   string
	kind   backupKind
}

// BeforeChange says that it was made before an upgrade or a restore, and not as the copy of a day.
func (b Backup) BeforeChange() bool { return b.kind == beforeChange }

// Name is the file's name in the folder of copies.
func (b Backup) Name() string { return fmt.Sprintf("backup-%06d-%s%s.db", b.Number, b.Day, b.kind) }

var backupName = regexp.MustCompile(`^backup-(\d{6,9})-(\d{4}-\d{2}-\d{2})(-before)?\.db$`)

// Backups are the verified copies of the open database, the oldest first.
func (s *Store) Backups() ([]Backup, error) {
	all, err := s.home.backups()
	if err != nil {
		return nil, fmt.Errorf("listing the copies: %w", err)
	}
	return all, nil
}

// BackupsIn are the verified copies in a data folder, the oldest first.
func BackupsIn(dir string) ([]Backup, error) {
	path, err := filepath.Abs(dir)
	if err != nil {
		return nil, fmt.Errorf("finding the data folder: %w", err)
	}
	all, err := folder(path).backups()
	if err != nil {
		return nil, fmt.Errorf("listing the copies: %w", err)
	}
	return all, nil
}

func (f folder) backups() ([]Backup, error) {
	entries, err := os.ReadDir(f.file(backupsName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var all []Backup
	for _, entry := range entries {
		parts := backupName.FindStringSubmatch(entry.Name())
		if parts == nil {
			continue
		}
		number, err := strconv.Atoi(parts[1])
		if err != nil {
			return nil, err
		}
		info, err := entry.Info()
		if errors.Is(err, fs.ErrNotExist) {
			continue // taken away meanwhile
		}
		if err != nil {
			return nil, err
		}
		all = append(all, Backup{Number: number, Day: parts[2], Made: info.ModTime().UTC(), kind: backupKind(parts[3]), Bytes: info.Size(), Path: filepath.Join(f.file(backupsName), entry.Name())})
	}
	slices.SortFunc(all, func(a, b Backup) int { return a.Number - b.Number })
	return all, nil
}

// rotate takes away copies that are no longer needed, but never the fullest: after lessons were lost, the newer copies
// lack them too.
func (f folder) rotate(ctx context.Context) error {
	all, err := f.backups()
	if err != nil {
		return err
	}
	keep := kept(all)
	fullest, most := 0, -1
	for _, b := range all {
		// A copy that can no longer be read is not the fullest.
		if n, err := designsIn(ctx, b.Path); err == nil && n >= most {
			fullest, most = b.Number, n
		}
	}
	keep[fullest] = true
	var problems []error
	for _, b := range all {
		if !keep[b.Number] {
			problems = append(problems, removeIfThere(b.Path))
		}
	}
	return errors.Join(append(problems, syncFolder(f.file(backupsName)))...)
}

// kept says which copies stay. The newest keptDays stay whatever their days: a clock that stands still gives all the same.
func kept(all []Backup) map[int]bool {
	keep, days, weeks := map[int]bool{}, map[string]bool{}, map[string]bool{}
	changes := 0
	for i, b := range slices.Backward(all) {
		if b.kind == beforeChange {
			changes++
			keep[b.Number] = changes <= keptChanges
			continue
		}
		week := weekOf(b.Day)
		newDay, newWeek := !days[b.Day] && len(days) < keptDays, !weeks[week] && len(weeks) < keptWeeks
		days[b.Day], weeks[week] = true, true
		keep[b.Number] = newDay || newWeek || i >= len(all)-keptDays
	}
	return keep
}

// weekOf names the week of a day; a day that is none is its own week.
func weekOf(day string) string {
	date, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return day
	}
	year, week := date.ISOWeek()
	return fmt.Sprintf("%d-%d", year, week)
}

func designsIn(ctx context.Context, path string) (n int, err error) {
	db, err := connect(ctx, path, "ro", looking(), 1)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	err = db.GetContext(ctx, &n, `SELECT count(*) FROM designs`)
	return n, err
}

// backupDaily keeps a copy where none of today is there, and says what stands in its way. Nothing is worth a copy before
// there is an account.
func (s *Store) backupDaily(ctx context.Context) {
	made, err := s.backupIfDue(ctx)
	switch {
	case ctx.Err() != nil:
	case err != nil:
		s.log.Warn("no copy of the database could be kept", "error", err)
	case made.Path != "":
		s.log.Info("a copy of the database was kept", "file", made.Path, "bytes", made.Bytes)
	}
}

func (s *Store) backupIfDue(ctx context.Context) (Backup, error) {
	var accounts bool
	if err := s.reader.GetContext(ctx, &accounts, `SELECT EXISTS (SELECT 1 FROM users)`); err != nil || !accounts {
		return Backup{}, err
	}
	all, err := s.home.backups()
	if err != nil || len(all) > 0 && all[len(all)-1].Day == s.clock().Format(time.DateOnly) {
		return Backup{}, err
	}
	return s.Backup(ctx)
}
