// Package lib is the outline of SQLite's own numbers of failures, of which each has another value here.
package lib

// The failures that the program tells apart.
const (
	SQLITE_BUSY = iota + 1
	SQLITE_CANTOPEN
	SQLITE_CONSTRAINT_FOREIGNKEY
	SQLITE_CONSTRAINT_PRIMARYKEY
	SQLITE_CONSTRAINT_UNIQUE
	SQLITE_CORRUPT
	SQLITE_FULL
	SQLITE_INTERRUPT
	SQLITE_IOERR
	SQLITE_LOCKED
	SQLITE_NOTADB
	SQLITE_PERM
	SQLITE_READONLY
)
