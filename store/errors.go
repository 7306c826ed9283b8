package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// What a call on an open store can answer, to be told apart with errors.Is.
var (
	ErrNotFound      = errors.New("not found")                // no such thing, or it belongs to somebody else
	ErrEmailTaken    = errors.New("email taken")              // another account has this email
	ErrVersionExists = errors.New("version exists")           // the design has a version of this label
	ErrConflict      = errors.New("conflict")                 // what is stored has changed meanwhile
	ErrBadCursor     = errors.New("unreadable cursor")        // the cursor of a list is none of ours
	ErrDiskFull      = errors.New("disk full")                // nothing was changed
	ErrBusy          = errors.New("database busy")            // worth trying again
	ErrUnavailable   = errors.New("database out of reach")    // the disk failed, or refuses to be written
	ErrInUse         = errors.New("data folder in use")       // opening: another instance has it
	ErrForeign       = errors.New("foreign database")         // opening: another program's file
	ErrDamaged       = errors.New("damaged database")         // missing, empty or broken
	ErrMissing       = errors.New("it is missing or empty")   // opening: an ErrDamaged where there is nothing left to read
	ErrNewer         = errors.New("database of a newer Somo") // opening: this program is too old for it
	ErrFolder        = errors.New("unusable data folder")     // opening: it cannot be made or written
)

// openError is why a store did not open: one plain line for a person, one kind for the program, and the cause.
type openError struct {
	kind  error
	line  string
	cause error
}

func (e *openError) Error() string {
	if e.cause == nil {
		return e.line
	}
	return fmt.Sprintf("%s (%s)", e.line, strings.ReplaceAll(e.cause.Error(), "\n", "; "))
}

func (e *openError) Unwrap() []error { return []error{e.kind, e.cause} }

func refuse(kind, cause error, line string, args ...any) error {
	return &openError{kind: kind, line: fmt.Sprintf(line, args...), cause: cause}
}

// explain says what was being done and gives the error its kind.
func explain(ctx context.Context, doing string, err error) error {
	if err == nil {
		return nil
	}
	if kind := kindOf(ctx, err); kind != nil && !errors.Is(err, kind) {
		return fmt.Errorf("%s: %w: %w", doing, kind, err)
	}
	return fmt.Errorf("%s: %w", doing, err)
}

// kindOfFile is kindOf for files that SQLite does not write.
func kindOfFile(err error) error {
	switch {
	case isDiskFull(err):
		return ErrDiskFull
	case errors.Is(err, fs.ErrPermission):
		return ErrUnavailable
	}
	return nil
}

// kindOf maps a result code of SQLite to what a caller can act on; nil where there is nothing to add.
func kindOf(ctx context.Context, err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return ErrNotFound
	}
	var failure *sqlite.Error
	if !errors.As(err, &failure) {
		return kindOfFile(err)
	}
	switch failure.Code() {
	case sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
		return ErrConflict
	case sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY: // what it belongs to has gone
		return ErrNotFound
	}
	switch primaryCode(failure) {
	case sqlite3.SQLITE_FULL:
		return ErrDiskFull
	case sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN:
		return ErrUnavailable
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
		return ErrBusy
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB:
		return ErrDamaged
	case sqlite3.SQLITE_INTERRUPT:
		return ctx.Err()
	}
	return nil
}

// primaryCode drops what an extended result code adds.
func primaryCode(failure *sqlite.Error) int { return failure.Code() & 0xff }
