package store

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"slices"
)

// Repair holds a data folder whose database cannot be used while a person decides what becomes of it. Nothing is moved or
// replaced before that.
type Repair struct {
	home   folder
	schema string
	lock   *instanceLock
}

// SoundCopy is a copy of the database that was read through, and what is in it.
type SoundCopy struct {
	Backup
	Plans    int
	Accounts int
}

// BeginRepair takes a data folder. ErrInUse, ErrFolder.
func BeginRepair(dir, schema string, log *slog.Logger) (*Repair, error) {
	setDriver(log)
	home, err := prepareFolder(dir)
	if err != nil {
		return nil, err
	}
	lock, err := takeLock(home)
	if err != nil {
		return nil, err
	}
	return &Repair{home: home, schema: schema, lock: lock}, nil
}

// Close gives the folder back.
func (r *Repair) Close() error {
	if err := errors.Join(r.home.forgetURL(), r.lock.release()); err != nil {
		return fmt.Errorf("giving the data folder back: %w", err)
	}
	return nil
}

// Announce tells a second start where the person decides.
func (r *Repair) Announce(url string) error { return r.home.writeWhole(urlName, url+"\n") }

// Database is the file that cannot be used.
func (r *Repair) Database() string { return r.home.database() }

// Aside is the folder that keeps that file once something else is in its place.
func (r *Repair) Aside() (string, error) {
	name, err := r.home.nextReplaced()
	if err != nil {
		return "", fmt.Errorf("listing what was replaced: %w", err)
	}
	return r.home.file(name), nil
}

// Copies reads every copy through and gives those that can be used, the newest first, and how many cannot.
func (r *Repair) Copies(ctx context.Context) (sound []SoundCopy, unsound int, err error) {
	all, err := r.home.backups()
	if err != nil {
		return nil, 0, fmt.Errorf("listing the copies: %w", err)
	}
	for _, b := range slices.Backward(all) {
		found := SoundCopy{Backup: b}
		if err := errors.Join(CheckBackup(ctx, b.Path), found.count(ctx)); err != nil {
			unsound++
			continue
		}
		sound = append(sound, found)
	}
	if ctx.Err() != nil {
		return nil, 0, fmt.Errorf("reading the copies: %w", ctx.Err())
	}
	return sound, unsound, nil
}

func (c *SoundCopy) count(ctx context.Context) (err error) {
	db, err := connect(ctx, c.Path, "ro", looking(), 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	return db.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM designs), (SELECT count(*) FROM users)`).Scan(&c.Plans, &c.Accounts)
}

// Use puts a copy in the place of the database, which is kept. ErrDamaged, ErrNewer, ErrForeign, ErrFolder, ErrDiskFull.
func (r *Repair) Use(ctx context.Context, file string) (Restored, error) {
	return r.home.restore(ctx, file)
}

// Receive keeps what from sends as a file to be used. ErrDamaged, ErrNewer, ErrForeign, ErrDiskFull.
func (r *Repair) Receive(ctx context.Context, from io.Reader) (file string, err error) {
	return r.home.receive(ctx, from)
}

// StartEmpty puts an empty database in the place of the one there is, which is kept. ErrFolder, ErrDiskFull.
func (r *Repair) StartEmpty(ctx context.Context) (Restored, error) {
	if err := r.home.fillTakenIn(ctx, r.schema); err != nil {
		return Restored{}, r.home.unwritable(ctx, errors.Join(err, r.home.forgetTakenIn()))
	}
	return r.home.putInPlace(ctx)
}

// fillTakenIn makes an empty database where a copy would be taken in.
func (f folder) fillTakenIn(ctx context.Context, schema string) error {
	if err := f.forgetTakenIn(); err != nil {
		return err
	}
	if err := createEmpty(f.file(restoredName)); err != nil {
		return err
	}
	return fill(ctx, f.file(restoredName), schema, firstVersion+len(upgrades()))
}
