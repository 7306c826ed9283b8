// Package store keeps everything Somo knows in one SQLite file. All SQL is here.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jmoiron/sqlx"
)

// Store is the open database of one data folder: one writer, few readers.
type Store struct {
	home   folder
	lock   *instanceLock
	writer *sqlx.DB
	reader *sqlx.DB
	log    *slog.Logger
	clock  func() time.Time

	copying sync.Mutex // held by whoever makes a copy of the database
	damage  chan error // what the check of the file found, if anything
	unsound atomic.Bool

	stop    context.CancelFunc // ends the background work
	working sync.WaitGroup
	begun   chan struct{} // closed when what the start does beside the calls is done
	closing sync.Once
	closed  error
}

// Folder is the data folder.
func (s *Store) Folder() string { return string(s.home) }

// Damage gives, once and only where there is any, what is wrong with the file: an ErrDamaged as Open gives it. Whoever
// hears it closes the store, and the next Open refuses the file.
func (s *Store) Damage() <-chan error { return s.damage }

// Doubt has the next start read the whole file before it serves.
func (s *Store) Doubt() { s.unsound.Store(true) }

// Healthy answers whether the database can be read.
func (s *Store) Healthy(ctx context.Context) error {
	var accounts int
	err := s.reader.GetContext(ctx, &accounts, `SELECT count(*) FROM (SELECT 1 FROM users LIMIT 1)`)
	return explain(ctx, "reading the database", err)
}

// Close ends the background work, waits for calls under way, and leaves the mark of a clean stop.
func (s *Store) Close() error {
	s.closing.Do(func() {
		s.stop()
		s.working.Wait()
		err := errors.Join(s.reader.Close(), s.writer.Close())
		if err == nil && !s.unsound.Load() {
			s.markClean()
		}
		s.closed = errors.Join(err, s.home.forgetURL(), s.lock.release())
	})
	if s.closed != nil {
		return fmt.Errorf("closing the database: %w", s.closed)
	}
	return nil
}

// markClean may fail on a full disk. Nothing is lost by that: the next start reads the whole file once.
func (s *Store) markClean() {
	if err := s.home.markClean(); err != nil {
		s.log.Warn("the clean stop could not be noted", "error", err)
	}
}

// now is the time as it is stored.
func (s *Store) now() int64 { return s.clock().UnixMilli() }

// fromMillis is the time as the rest of the program knows it.
func fromMillis(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

// get reads one row into dest.
func (s *Store) get(ctx context.Context, doing string, dest any, query string, args ...any) error {
	return explain(ctx, doing, s.reader.GetContext(ctx, dest, query, args...))
}

// list reads all rows into dest, a pointer to a slice.
func (s *Store) list(ctx context.Context, doing string, dest any, query string, args ...any) error {
	return explain(ctx, doing, s.reader.SelectContext(ctx, dest, query, args...))
}

// look runs do on one state of the database, whatever is written meanwhile.
func (s *Store) look(ctx context.Context, doing string, do func(tx *sqlx.Tx) error) (err error) {
	defer func() { err = explain(ctx, doing, err) }()
	tx, err := s.reader.BeginTxx(ctx, &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return err
	}
	ended := false
	defer func() {
		if !ended {
			err = errors.Join(err, tx.Rollback())
		}
	}()
	if err := do(tx); err != nil {
		return err
	}
	ended = true
	return tx.Commit()
}

// write runs do in one transaction. The wait for the writer ends with ctx; what has begun is finished, because a
// caller who leaves at that moment could not tell what was kept.
func (s *Store) write(ctx context.Context, doing string, do func(ctx context.Context, tx *sqlx.Tx) error) (err error) {
	defer func() { err = explain(ctx, doing, err) }()
	conn, err := s.writer.Connx(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close()) }()

	whole := context.WithoutCancel(ctx)
	tx, err := conn.BeginTxx(whole, nil)
	if err != nil {
		return err
	}
	ended := false
	defer func() {
		if !ended {
			err = errors.Join(err, tx.Rollback())
		}
	}()
	if err := do(whole, tx); err != nil {
		return err
	}
	ended = true
	return tx.Commit()
}

// apply runs one statement and answers how many rows it changed.
func apply(ctx context.Context, tx *sqlx.Tx, query string, args ...any) (int64, error) {
	result, err := tx.ExecContext(ctx, query, args...)
	if err != nil {
		return 0, err
	}
	return result.RowsAffected()
}

// applyOne runs one statement that must change a row, else it is ErrNotFound.
func applyOne(ctx context.Context, tx *sqlx.Tx, query string, args ...any) error {
	changed, err := apply(ctx, tx, query, args...)
	if err == nil && changed == 0 {
		return ErrNotFound
	}
	return err
}
