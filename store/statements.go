package store

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
)

// keptStatements bounds what one connection keeps; the store has fewer queries.
const keptStatements = 100

// statementKeeper opens connections that keep their prepared statements, so that a query is parsed once a connection.
type statementKeeper struct{ driver.Connector }

// fullConn and fullStmt are what the SQLite driver's connections and statements can do. A keptConn has no ExecContext
// and no QueryContext: database/sql then prepares, which is where a kept statement is found.
type fullConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

type fullStmt interface {
	driver.Stmt
	driver.StmtExecContext
	driver.StmtQueryContext
}

// Connect opens one connection.
func (k statementKeeper) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := k.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	full, ok := conn.(fullConn)
	if !ok {
		return nil, errors.Join(fmt.Errorf("the SQLite driver's connection %T lacks a method", conn), conn.Close())
	}
	return &keptConn{fullConn: full, kept: map[string]*keptStmt{}}, nil
}

// keptConn is used by one goroutine at a time; database/sql sees to it.
type keptConn struct {
	fullConn
	kept map[string]*keptStmt
}

// keptStmt goes back to its connection when it is closed.
type keptStmt struct {
	fullStmt
	busy bool
}

// PrepareContext gives the kept statement unless it is being read from.
func (c *keptConn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	kept := c.kept[query]
	if kept != nil && !kept.busy {
		kept.busy = true
		return kept, nil
	}
	made, err := c.fullConn.PrepareContext(ctx, query)
	if err != nil || kept != nil || len(c.kept) >= keptStatements {
		return made, err
	}
	full, ok := made.(fullStmt)
	if !ok {
		return nil, errors.Join(fmt.Errorf("the SQLite driver's statement %T lacks a method", made), made.Close())
	}
	kept = &keptStmt{fullStmt: full, busy: true}
	c.kept[query] = kept
	return kept, nil
}

// Close gives the statement back.
func (s *keptStmt) Close() error {
	s.busy = false
	return nil
}

// Close ends the kept statements with the connection.
func (c *keptConn) Close() error {
	var problems []error
	for _, kept := range c.kept {
		problems = append(problems, kept.fullStmt.Close())
	}
	return errors.Join(append(problems, c.fullConn.Close())...)
}
