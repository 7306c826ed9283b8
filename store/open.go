package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"time"

	"github.com/jmoiron/sqlx"
)

// sweepEvery is how often what has run out is removed.
const sweepEvery = time.Hour

// Open opens the database of a data folder, makes it where there never was one, and brings an older one up to date.
// schema is the whole database as it is now. ErrInUse, ErrForeign, ErrDamaged, ErrNewer, ErrFolder, ErrDiskFull: each
// with one plain line that says what to do, and with the folder as it was.
func Open(ctx context.Context, dir string, schema string, log *slog.Logger) (*Store, error) {
	return open(ctx, dir, schema, upgrades(), log)
}

func open(ctx context.Context, dir, schema string, steps []upgrade, log *slog.Logger) (_ *Store, err error) {
	home, err := prepareFolder(dir)
	if err != nil {
		return nil, err
	}
	lock, err := takeLock(home)
	if err != nil {
		return nil, err
	}
	s := &Store{home: home, lock: lock, log: log, clock: time.Now, damage: make(chan error, 1)}
	defer func() {
		if err != nil {
			err = errors.Join(err, s.abandon())
		}
	}()

	setDriver(log)
	// What a killed instance announced is no longer true, and a second start may read it from now on.
	if err := errors.Join(home.forgetURL(), home.finishRestore(), home.forgetReceived()); err != nil {
		return nil, home.unwritable(ctx, err)
	}
	newest := firstVersion + len(steps)
	version, err := home.examine(ctx, newest)
	if err != nil {
		return nil, err
	}
	if err := home.forgetClean(); err != nil {
		return nil, refuse(ErrFolder, err, "the data folder %s cannot be written: give the rights to it, or name another folder", home)
	}
	if err := home.tighten(); err != nil {
		log.Warn("others on this computer may be able to read the data folder", "folder", string(home), "error", err)
	}
	switch {
	case version == 0:
		err = home.create(ctx, schema, newest)
	case version < newest:
		err = home.upgrade(ctx, schema, version, steps, log)
	}
	if err != nil {
		return nil, home.unwritable(ctx, err)
	}
	if err := home.mark(); err != nil {
		return nil, home.unwritable(ctx, err)
	}
	if err := s.connectPools(ctx); err != nil {
		return nil, home.unwritable(ctx, err)
	}
	s.startWork()
	return s, nil
}

// connectPools opens the writer, shows that it can write, and opens the readers.
func (s *Store) connectPools(ctx context.Context) (err error) {
	if s.writer, err = connect(ctx, s.home.database(), "rw", durable(), 1); err != nil {
		return err
	}
	// SQLite opens a file it may not write for reading and says so only at the first write.
	if err := s.write(ctx, "taking the writer", func(context.Context, *sqlx.Tx) error { return nil }); err != nil {
		return err
	}
	s.reader, err = connect(ctx, s.home.database(), "rw", readOnly(), max(2, runtime.NumCPU()))
	return err
}

// abandon gives back what a failed opening has taken.
func (s *Store) abandon() error {
	var problems []error
	for _, pool := range []*sqlx.DB{s.reader, s.writer} {
		if pool != nil {
			problems = append(problems, pool.Close())
		}
	}
	return errors.Join(append(problems, s.lock.release())...)
}

// unwritable says in one line why the database could not be made, upgraded or opened for writing.
func (f folder) unwritable(ctx context.Context, err error) error {
	switch kind := kindOf(ctx, err); {
	case ctx.Err() != nil:
		return fmt.Errorf("opening %s: %w", f.database(), err)
	case errors.Is(kind, ErrDiskFull):
		return refuse(ErrDiskFull, err, "the disk with the data folder %s is full: make room and start again", f)
	case errors.Is(kind, ErrBusy):
		return refuse(ErrInUse, err, "another program holds %s: close that one first", f.database())
	case errors.Is(kind, ErrUnavailable):
		return refuse(ErrFolder, err, "%s cannot be written: give the rights to it, or name another data folder", f.database())
	case errors.Is(kind, ErrDamaged):
		return f.damaged(err)
	}
	return fmt.Errorf("opening %s: %w", f.database(), err)
}

// startWork begins what runs beside the calls: the check of the file, and the removal of what has run out.
func (s *Store) startWork() {
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	s.begun = make(chan struct{})
	s.working.Go(func() {
		sound := s.checkFile(ctx)
		if sound {
			s.backupDaily(ctx)
			s.sweep(ctx, time.Now())
		}
		close(s.begun)
		if !sound {
			return
		}
		ticker := time.NewTicker(sweepEvery)
		defer ticker.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
				s.backupDaily(ctx)
				s.sweep(ctx, time.Now())
			}
		}
	})
}

// checkFile reads the whole file after a clean stop too, beside the calls. False: it is damaged, or the store is closing.
func (s *Store) checkFile(ctx context.Context) bool {
	begun := time.Now()
	err := quickCheck(ctx, s.reader)
	if ctx.Err() != nil {
		return false
	}
	if err != nil {
		s.Doubt()
		s.damage <- s.home.damaged(err)
		return false
	}
	s.log.Info("the database is sound", "took", time.Since(begun).Round(time.Millisecond).String())
	return true
}

func (s *Store) sweep(ctx context.Context, now time.Time) {
	err := errors.Join(s.sweepSessions(ctx, now), s.sweepGenerations(ctx, now))
	if err != nil && ctx.Err() == nil {
		s.log.Warn("what has run out could not be removed", "error", err)
	}
}
