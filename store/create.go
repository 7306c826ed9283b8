package store

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/jmoiron/sqlx"
)

// create makes the first database under another name and renames it when it is whole, so that a crash at any moment
// leaves either a database or none.
func (f folder) create(ctx context.Context, schema string, version int) error {
	path := f.file(creatingName)
	if err := removeDatabase(path); err != nil {
		return fmt.Errorf("removing what an earlier start left: %w", err)
	}
	if err := createEmpty(path); err != nil {
		return fmt.Errorf("making the database file: %w", err)
	}
	if err := fill(ctx, path, schema, version); err != nil {
		return fmt.Errorf("making the tables: %w", err)
	}
	if err := os.Rename(path, f.database()); err != nil {
		return fmt.Errorf("naming the database file: %w", err)
	}
	return syncFolder(string(f))
}

// fill makes the tables in one transaction and closes the file, which brings everything out of the journal.
func fill(ctx context.Context, path, schema string, version int) (err error) {
	db, err := connect(ctx, path, "rw", durable(), 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	return inTransaction(ctx, db, func(tx *sqlx.Tx) error {
		for _, statements := range []string{schema, fmt.Sprintf(`PRAGMA application_id = %d`, applicationID), setVersion(version)} {
			if _, err := tx.ExecContext(ctx, statements); err != nil {
				return err
			}
		}
		return nil
	})
}

func setVersion(version int) string { return fmt.Sprintf(`PRAGMA user_version = %d`, version) }

// inTransaction runs do whole or not at all, on a database that nobody else uses yet.
func inTransaction(ctx context.Context, db *sqlx.DB, do func(tx *sqlx.Tx) error) error {
	tx, err := db.BeginTxx(ctx, nil)
	if err != nil {
		return err
	}
	if err := do(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}
