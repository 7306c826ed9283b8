package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/jmoiron/sqlx"
)

const (
	copyingName = "copying.db" // a copy that is not verified yet
	// roomForCopy is how many times the size of the database must be free before a copy is made by itself: a copy must
	// never take the room that the next lesson needs.
	roomForCopy = 3
)

// Backup copies the database into the folder of copies, also while others write, and takes away the copies that are no
// longer needed. ErrDiskFull where there is not room for it; nothing is lost then.
func (s *Store) Backup(ctx context.Context) (Backup, error) {
	const doing = "keeping a copy of the database"
	s.copying.Lock()
	defer s.copying.Unlock()
	if err := s.home.roomy(); err != nil {
		return Backup{}, err
	}
	db, err := connect(ctx, s.home.database(), "ro", looking(), 1)
	if err != nil {
		return Backup{}, explain(ctx, doing, err)
	}
	made, err := s.home.backup(ctx, db, byDay, s.clock())
	if err = errors.Join(err, db.Close()); err != nil {
		return Backup{}, explain(ctx, doing, err)
	}
	if err := s.home.rotate(ctx); err != nil {
		s.log.Warn("old copies could not be taken away", "error", err)
	}
	return made, nil
}

// CopyDatabase writes a whole, checked copy of a data folder's database to a new file, also while Somo uses it.
// ErrFolder, ErrDamaged, ErrForeign, ErrDiskFull; the file is not there after an error.
func CopyDatabase(ctx context.Context, dir, file string) (err error) {
	const doing = "copying the database"
	path, err := filepath.Abs(dir)
	if err != nil {
		return refuse(ErrFolder, err, "the data folder %s cannot be found: name another", dir)
	}
	home := folder(path)
	there, err := exists(home.database())
	if err != nil || !there {
		return refuse(ErrFolder, err, "there is no database in %s: name the data folder with --data", home)
	}
	db, err := connect(ctx, home.database(), "ro", looking(), 1)
	if err != nil {
		return home.unreadable(ctx, err)
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := createEmpty(file); err != nil {
		return refuse(ErrFolder, err, "%s cannot be made: choose a file that is not there yet, in a folder that can be written", file)
	}
	if err := copyInto(ctx, db, file); err != nil {
		return errors.Join(explain(ctx, doing, err), removeIfThere(file))
	}
	return syncFolder(filepath.Dir(file))
}

// backup copies the database into the folder of copies. A copy gets its name only after it was opened and read through.
func (f folder) backup(ctx context.Context, db *sqlx.DB, kind backupKind, now time.Time) (Backup, error) {
	dir := f.file(backupsName)
	if err := os.MkdirAll(dir, folderMode); err != nil {
		return Backup{}, err
	}
	others, err := f.backups()
	if err != nil {
		return Backup{}, err
	}
	made := Backup{Number: 1, Day: now.Format(time.DateOnly), kind: kind}
	if len(others) > 0 {
		made.Number = others[len(others)-1].Number + 1
	}
	part := filepath.Join(dir, copyingName)
	if err := removeIfThere(part); err != nil {
		return Backup{}, err
	}
	// VACUUM INTO fills an empty file, and keeps the rights it has.
	if err := createEmpty(part); err != nil {
		return Backup{}, err
	}
	if err := copyInto(ctx, db, part); err != nil {
		return Backup{}, errors.Join(err, removeIfThere(part))
	}
	info, err := os.Stat(part)
	if err != nil {
		return Backup{}, err
	}
	made.Made, made.Bytes, made.Path = info.ModTime().UTC(), info.Size(), filepath.Join(dir, made.Name())
	if err := os.Rename(part, made.Path); err != nil {
		return Backup{}, err
	}
	return made, syncFolder(dir)
}

// copyInto makes the copy and reads it through.
func copyInto(ctx context.Context, db *sqlx.DB, part string) (err error) {
	if _, err := db.ExecContext(ctx, `VACUUM INTO ?`, part); err != nil {
		return err
	}
	identity, version, err := identify(ctx, db)
	if err != nil {
		return err
	}
	copied, err := connect(ctx, part, "ro", looking(), 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, copied.Close()) }()
	copiedIdentity, copiedVersion, err := identify(ctx, copied)
	if err != nil {
		return err
	}
	if copiedIdentity != identity || copiedVersion != version {
		return fmt.Errorf("the copy says to be of program %d, version %d", copiedIdentity, copiedVersion)
	}
	return integrityCheck(ctx, copied)
}

// roomy refuses a copy that would leave too little room for work.
func (f folder) roomy() error {
	size, err := f.databaseSize()
	if err != nil {
		return err
	}
	free, err := freeBytes(string(f))
	if err != nil {
		return fmt.Errorf("asking how much room the disk has: %w", err)
	}
	if free < roomForCopy*uint64(max(size, 0)) {
		return refuse(ErrDiskFull, nil, "the disk with the data folder %s has no room for a copy: make room", f)
	}
	return nil
}
