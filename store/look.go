package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
)

// Look examines the database of a data folder, also one in use, and changes nothing. found says whether there is one, now
// or ever. ErrForeign, ErrDamaged, ErrNewer, ErrFolder.
func Look(ctx context.Context, dir string, log *slog.Logger) (found bool, err error) {
	home, err := lookedAt(dir, log)
	if err != nil {
		return false, err
	}
	if there, err := exists(string(home)); err != nil || !there {
		return false, err
	}
	version, err := home.examine(ctx, firstVersion+len(upgrades()))
	return version > 0, err
}

// PeekSetting reads a setting of a data folder's database, also one in use, and changes nothing. ErrNotFound.
func PeekSetting(ctx context.Context, dir, key string, log *slog.Logger) (value string, err error) {
	const doing = "reading a setting"
	home, err := lookedAt(dir, log)
	if err != nil {
		return "", err
	}
	db, err := connect(ctx, home.database(), "ro", looking(), 1)
	if err != nil {
		return "", explain(ctx, doing, err)
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := db.GetContext(ctx, &value, selectSetting, key); errors.Is(err, sql.ErrNoRows) {
		return "", ErrNotFound
	} else if err != nil {
		return "", explain(ctx, doing, err)
	}
	return value, nil
}

func lookedAt(dir string, log *slog.Logger) (folder, error) {
	setDriver(log)
	path, err := filepath.Abs(dir)
	if err != nil {
		return "", refuse(ErrFolder, err, "the data folder %s cannot be found: name another", dir)
	}
	return folder(path), nil
}

// Room is how many bytes the disk with a data folder has left, and how many the database takes. The folder must exist.
func Room(dir string) (free uint64, database int64, err error) {
	path, err := filepath.Abs(dir)
	if err != nil {
		return 0, 0, fmt.Errorf("finding the data folder: %w", err)
	}
	if free, err = freeBytes(path); err != nil {
		return 0, 0, fmt.Errorf("asking how much room the disk has: %w", err)
	}
	database, err = folder(path).databaseSize()
	return free, database, err
}
