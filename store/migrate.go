package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/jmoiron/sqlx"
)

// firstVersion is the version of the first database there was.
const firstVersion = 1

// upgrade is one step from a version to the next, as statements.
type upgrade string

// upgrades are all steps in order: the first leads from firstVersion to the one after it. A step is never changed once
// released, and makes its new tables itself, so that a later step finds them.
func upgrades() []upgrade {
	return []upgrade{
		`CREATE TABLE short_codes (
			design_id TEXT PRIMARY KEY REFERENCES shares (design_id) ON DELETE CASCADE,
			code      TEXT NOT NULL UNIQUE CHECK (length(code) = 8)
		) STRICT, WITHOUT ROWID`,
		`ALTER TABLE users ADD COLUMN sign_out_after INTEGER NOT NULL DEFAULT 0 CHECK (sign_out_after IN (0, 5, 15, 30, 60))`,
		`CREATE TABLE origins (
			design_id TEXT PRIMARY KEY REFERENCES designs (id) ON DELETE CASCADE,
			origin    TEXT NOT NULL CHECK (length(origin) = 32)
		) STRICT, WITHOUT ROWID;
		CREATE TABLE carried_ratings (
			sequence   INTEGER PRIMARY KEY AUTOINCREMENT,
			design_id  TEXT NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
			rating     INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
			feedback   TEXT NOT NULL DEFAULT '' CHECK (length(feedback) <= 2000),
			created_at INTEGER NOT NULL
		) STRICT;
		CREATE INDEX carried_ratings_by_design ON carried_ratings (design_id)`,
	}
}

// upgrade keeps a copy, then takes the steps, each in a transaction of its own.
func (f folder) upgrade(ctx context.Context, schema string, version int, steps []upgrade, log *slog.Logger) (err error) {
	db, err := connect(ctx, f.database(), "rw", rebuilding(), 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	copied, err := f.backup(ctx, db, beforeChange, time.Now())
	if err != nil {
		return fmt.Errorf("keeping a copy before the upgrade: %w", err)
	}
	log.Info("a copy was kept before the upgrade", "file", copied.Path)
	for newest := firstVersion + len(steps); version < newest; version++ {
		statements := []string{string(steps[version-firstVersion])}
		if version+1 == newest {
			statements = append(statements, schema)
		}
		if err := takeStep(ctx, db, append(statements, setVersion(version+1))); err != nil {
			return fmt.Errorf("upgrading from version %d to %d (it is still of version %d, and a copy is %s): %w", version, version+1, version, copied.Path, err)
		}
		log.Info("the database was upgraded", "version", version+1)
	}
	return nil
}

func takeStep(ctx context.Context, db *sqlx.DB, statements []string) error {
	return inTransaction(ctx, db, func(tx *sqlx.Tx) error {
		for _, statement := range statements {
			if _, err := tx.ExecContext(ctx, statement); err != nil {
				return err
			}
		}
		var orphans int
		if err := tx.GetContext(ctx, &orphans, `SELECT count(*) FROM pragma_foreign_key_check`); err != nil {
			return err
		}
		if orphans > 0 {
			return fmt.Errorf("it would leave %d rows pointing at nothing", orphans)
		}
		return nil
	})
}
