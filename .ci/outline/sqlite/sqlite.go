// Package sqlite is the outline of the database driver, for checks of the program alone: it has what the program uses of the driver
// and does nothing. Analysing the driver itself, which is SQLite turned into Go, takes most of the time of such checks. Nothing is built
// with it.
package sqlite

import "database/sql/driver"

// Error is a failure of the database.
type Error struct{}

// Error says what failed.
func (*Error) Error() string { return "" }

// Code is the number of the failure, of those in lib.
func (*Error) Code() int { return 0 }

// NewConnector opens connections to the database of that name.
func NewConnector(string) (driver.Connector, error) { return nil, nil }

// StrictPragmas has pragmas that fail be errors, and tells whether they were before.
func StrictPragmas(bool) bool { return false }

// OFDLocking has locks belong to open files, and tells whether they did before.
func OFDLocking(bool) (bool, error) { return false, nil }
