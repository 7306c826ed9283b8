package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/jmoiron/sqlx"
	"modernc.org/sqlite"
)

const (
	applicationID = 0x536f6d6f // "Somo"
	busyTimeout   = "10000"    // milliseconds
)

// pragma is one setting of a connection: as it is asked for and as it must read.
type pragma struct{ name, set, reads string }

// durable are the settings of every connection to the live database.
func durable() []pragma { return append(unreferred(), pragma{"foreign_keys", "1", "1"}) }

// rebuilding are those of an upgrade: a table may be made anew while others point to it. Each step checks them after.
func rebuilding() []pragma { return append(unreferred(), pragma{"foreign_keys", "0", "0"}) }

// readOnly are those of the connections that only read.
func readOnly() []pragma { return append(durable(), pragma{"query_only", "1", "1"}) }

func unreferred() []pragma {
	return []pragma{
		{"busy_timeout", busyTimeout, busyTimeout},
		{"journal_mode", "WAL", "wal"},
		{"synchronous", "FULL", "2"}, // a commit is on the disk when it is acknowledged
		{"trusted_schema", "0", "0"},
		{"cell_size_check", "1", "1"},
		{"wal_autocheckpoint", "500", "500"},
		{"fullfsync", "1", "1"}, // these two make a sync a sync on macOS
		{"checkpoint_fullfsync", "1", "1"},
	}
}

// looking are those that leave a file as it is: it may not be ours.
func looking() []pragma {
	return []pragma{{"busy_timeout", busyTimeout, busyTimeout}, {"trusted_schema", "0", "0"}, {"cell_size_check", "1", "1"}}
}

// dsn names a database file and how to open it. SQLite does not complain about a key it does not know, so whoever
// connects reads the settings back.
func dsn(path, mode string, pragmas []pragma) string {
	location := filepath.ToSlash(path)
	if !strings.HasPrefix(location, "/") {
		location = "/" + location // C:/...
	}
	query := url.Values{"mode": {mode}, "_txlock": {"immediate"}, "_defensive": {"1"}, "_dqs": {"0"}}
	for _, pragma := range pragmas {
		query.Add("_pragma", pragma.name+"("+pragma.set+")")
	}
	return (&url.URL{Scheme: "file", Path: location, RawQuery: query.Encode()}).String()
}

// connect opens a pool of at most size connections and reads its settings back.
func connect(ctx context.Context, path, mode string, pragmas []pragma, size int) (*sqlx.DB, error) {
	connector, err := sqlite.NewConnector(dsn(path, mode, pragmas))
	if err != nil {
		return nil, err
	}
	db := sqlx.NewDb(sql.OpenDB(statementKeeper{connector}), "sqlite3")
	db.SetMaxOpenConns(size)
	db.SetMaxIdleConns(size)
	if err := readBack(ctx, db, pragmas); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// readBack refuses a connection that is not set as it was asked to be.
func readBack(ctx context.Context, db *sqlx.DB, pragmas []pragma) error {
	for _, pragma := range pragmas {
		var got string
		if err := db.GetContext(ctx, &got, "PRAGMA "+pragma.name); err != nil {
			return fmt.Errorf("reading %s: %w", pragma.name, err)
		}
		if got != pragma.reads {
			return fmt.Errorf("the database is set to %s=%s and not to %s", pragma.name, got, pragma.reads)
		}
	}
	return nil
}

// setDriver sets what the driver has for the whole process, before the first file is opened.
func setDriver(log *slog.Logger) {
	sqlite.StrictPragmas(true)
	if runtime.GOOS != "linux" {
		return
	}
	if _, err := sqlite.OFDLocking(true); err != nil {
		// Without it the database is as safe as on other systems: nothing here opens its files behind SQLite's back.
		log.Warn("database locks are those of the process", "error", err)
	}
}
