package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/jmoiron/sqlx"
)

const (
	backupPattern = "backup-*.db"
	backupFormat  = "backup-%06d-%s.db" // the number rises whatever the clock says
	copyingName   = "copying.db"        // a copy that is not verified yet
)

// backups are the names of the verified copies, oldest first.
func (f folder) backups() ([]string, error) {
	entries, err := os.ReadDir(f.file(backupsName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var names []string
	for _, entry := range entries {
		if ours, err := filepath.Match(backupPattern, entry.Name()); err != nil {
			return nil, err
		} else if ours {
			names = append(names, entry.Name())
		}
	}
	return names, nil
}

// backup copies the database into the folder of copies and gives the copy's path. A copy gets its name only after it
// was opened and read through.
func (f folder) backup(ctx context.Context, db *sqlx.DB) (string, error) {
	dir := f.file(backupsName)
	if err := os.MkdirAll(dir, folderMode); err != nil {
		return "", err
	}
	number, err := f.nextBackup()
	if err != nil {
		return "", err
	}
	part := filepath.Join(dir, copyingName)
	if err := removeIfThere(part); err != nil {
		return "", err
	}
	// VACUUM INTO fills an empty file, and keeps the rights it has.
	if err := createEmpty(part); err != nil {
		return "", err
	}
	if err := copyInto(ctx, db, part); err != nil {
		return "", errors.Join(err, removeIfThere(part))
	}
	whole := filepath.Join(dir, fmt.Sprintf(backupFormat, number, time.Now().UTC().Format(time.DateOnly)))
	if err := os.Rename(part, whole); err != nil {
		return "", err
	}
	return whole, syncFolder(dir)
}

func (f folder) nextBackup() (int, error) {
	names, err := f.backups()
	if err != nil {
		return 0, err
	}
	last := 0
	for _, name := range names {
		var number int
		if _, err := fmt.Sscanf(name, "backup-%d-", &number); err == nil { // a name of another form has no number
			last = max(last, number)
		}
	}
	return last + 1, nil
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
	return quickCheck(ctx, copied)
}
