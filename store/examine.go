package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/jmoiron/sqlx"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// examine looks at what lies in the data folder without changing it and gives the version of its database, 0 where
// there is none yet. Everything that is not plainly ours and whole is refused; nothing is ever started over.
func (f folder) examine(ctx context.Context, newest int) (version int, err error) {
	used, err := f.used()
	if err != nil {
		return 0, refuse(ErrFolder, err, "the data folder %s cannot be read: give the rights to it, or name another folder", f)
	}
	size, err := f.databaseSize()
	if err != nil {
		return 0, err
	}
	if size == 0 {
		return 0, f.mayStartEmpty(used)
	}

	clean, err := f.leftClean()
	if err != nil {
		return 0, refuse(ErrFolder, err, "the data folder %s cannot be read: give the rights to it, or name another folder", f)
	}
	db, err := connect(ctx, f.database(), "ro", looking(), 1)
	if err != nil {
		return 0, f.unreadable(ctx, err)
	}
	defer func() { err = errors.Join(err, db.Close()) }()

	identity, version, err := identify(ctx, db)
	switch {
	case err != nil:
		return 0, f.unreadable(ctx, err)
	case identity != applicationID:
		return 0, refuse(ErrForeign, nil, "%s belongs to another program and was left as it is: move it away, or name another data folder", f.database())
	case version > newest:
		return 0, refuse(ErrNewer, nil, "%s was written by a newer Somo (its version is %d, this program knows %d) and was left as it is: start the newer Somo",
			f.database(), version, newest)
	case version < 1:
		return 0, f.damaged(fmt.Errorf("it says to be of version %d", version))
	}
	if !clean {
		if err := quickCheck(ctx, db); err != nil {
			return 0, f.unreadable(ctx, err)
		}
	}
	return version, nil
}

// databaseSize is 0 where there is no database file.
func (f folder) databaseSize() (int64, error) {
	info, err := os.Stat(f.database())
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return 0, nil
	case err != nil:
		return 0, refuse(ErrFolder, err, "%s cannot be read: give the rights to it, or name another data folder", f.database())
	case !info.Mode().IsRegular():
		return 0, f.damaged(errors.New("it is no file"))
	}
	return info.Size(), nil
}

// mayStartEmpty refuses an empty start where there was a database, or where a journal without one is left.
func (f folder) mayStartEmpty(used bool) error {
	for _, journal := range []string{"-wal", "-journal"} {
		info, err := os.Stat(f.database() + journal)
		if err == nil && info.Size() > 0 {
			used = true
		} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return refuse(ErrFolder, err, "the data folder %s cannot be read: give the rights to it, or name another folder", f)
		}
	}
	if used {
		return f.damaged(ErrMissing)
	}
	return nil
}

func (f folder) damaged(cause error) error {
	return refuse(ErrDamaged, cause, "%s is damaged and was left as it is: put a copy from %s in its place, or name another data folder",
		f.database(), f.file(backupsName))
}

// unreadable tells damage from a disk or a person that stands in the way.
func (f folder) unreadable(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return fmt.Errorf("examining %s: %w", f.database(), errors.Join(ctx.Err(), err))
	}
	var failure *sqlite.Error
	if errors.As(err, &failure) {
		switch primaryCode(failure) {
		case sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY:
			return refuse(ErrFolder, err, "%s cannot be opened: give the rights to it, or name another data folder", f.database())
		case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
			return refuse(ErrInUse, err, "another program holds %s: close that one first", f.database())
		case sqlite3.SQLITE_FULL:
			return refuse(ErrDiskFull, err, "the disk with %s is full: make room and start again", f.database())
		}
	}
	return f.damaged(err)
}

// identify reads whose database it is, and of which version.
func identify(ctx context.Context, db *sqlx.DB) (identity, version int, err error) {
	if err := db.GetContext(ctx, &identity, `PRAGMA application_id`); err != nil {
		return 0, 0, err
	}
	err = db.GetContext(ctx, &version, `PRAGMA user_version`)
	return identity, version, err
}

// quickCheck reads the whole file and answers what is broken in it.
func quickCheck(ctx context.Context, db *sqlx.DB) error {
	return check(ctx, db, `PRAGMA quick_check(3)`)
}

// integrityCheck also holds every index against its table, which takes longer.
func integrityCheck(ctx context.Context, db *sqlx.DB) error {
	return check(ctx, db, `PRAGMA integrity_check(3)`)
}

func check(ctx context.Context, db *sqlx.DB, how string) error {
	var findings []string
	if err := db.SelectContext(ctx, &findings, how); err != nil {
		return err
	}
	if len(findings) != 1 || findings[0] != "ok" {
		return fmt.Errorf("the check found: %q", findings)
	}
	return nil
}
