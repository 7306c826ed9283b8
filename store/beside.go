package store

import (
	"context"
	"log/slog"
	"time"

	"github.com/jmoiron/sqlx"
)

// Beside is a way into a data folder's database for one command, also while Somo serves from it. It never makes,
// upgrades or repairs a database.
type Beside struct{ db *sqlx.DB }

// OpenBeside opens the database of a data folder next to whoever uses it. ErrFolder where there is none, and what Look answers.
func OpenBeside(ctx context.Context, dir string, log *slog.Logger) (*Beside, error) {
	home, err := lookedAt(dir, log)
	if err != nil {
		return nil, err
	}
	found, err := Look(ctx, dir, log)
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, refuse(ErrFolder, nil, "there is no database in %s: name the data folder with --data", home)
	}
	db, err := connect(ctx, home.database(), "rw", durable(), 1)
	if err != nil {
		return nil, home.unreadable(ctx, err)
	}
	return &Beside{db: db}, nil
}

// Close gives the database back.
func (b *Beside) Close() error { return b.db.Close() }

// Users are all accounts, the oldest first.
func (b *Beside) Users(ctx context.Context) ([]User, error) { return allUsers(ctx, b.db) }

// ReplaceRecovery makes another recovery code the only one of the account with this email. ErrNotFound.
func (b *Beside) ReplaceRecovery(ctx context.Context, email string, newHash []byte) error {
	const doing = "keeping a recovery code"
	result, err := b.db.ExecContext(ctx, `UPDATE users SET recovery_hash = ? WHERE email_key = ?`, newHash, emailKey(email))
	if err != nil {
		return explain(ctx, doing, err)
	}
	changed, err := result.RowsAffected()
	if err == nil && changed == 0 {
		err = ErrNotFound
	}
	return explain(ctx, doing, err)
}

const selectNewest = `SELECT max(coalesce((SELECT max(created_at) FROM users), 0), coalesce((SELECT max(updated_at) FROM designs), 0))`

// Newest is when the newest account or change of a design was made, by the clock of that moment; zero where there is none.
func (b *Beside) Newest(ctx context.Context) (time.Time, error) { return newest(ctx, b.db) }

// Newest is when the newest account or change of a design was made, by the clock of that moment; zero where there is none.
func (s *Store) Newest(ctx context.Context) (time.Time, error) { return newest(ctx, s.reader) }

func newest(ctx context.Context, db *sqlx.DB) (time.Time, error) {
	var millis int64
	if err := db.GetContext(ctx, &millis, selectNewest); err != nil {
		return time.Time{}, explain(ctx, "reading the newest change", err)
	}
	if millis == 0 {
		return time.Time{}, nil
	}
	return fromMillis(millis), nil
}
