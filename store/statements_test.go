package store

import (
	"testing"
)

func TestAStatementMayRunInsideItself(t *testing.T) {
	s := newStore(t)
	for _, email := range []string{"a@example.org", "b@example.org"} {
		addUser(t, s, email)
	}
	tx, err := s.writer.BeginTxx(t.Context(), nil) // one connection for both
	if err != nil {
		t.Fatal(err)
	}
	const query = `SELECT email FROM users ORDER BY sequence`
	for range 2 {
		var seen []string
		rows, err := tx.Query(query)
		if err != nil {
			t.Fatal(err)
		}
		for rows.Next() {
			var outer string
			var inner []string
			if err := rows.Scan(&outer); err != nil {
				t.Fatal(err)
			}
			if err := tx.Select(&inner, query); err != nil {
				t.Fatal(err)
			}
			for _, email := range inner {
				seen = append(seen, outer+" "+email)
			}
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		if err := rows.Close(); err != nil {
			t.Fatal(err)
		}
		if len(seen) != 4 || seen[1] != "a@example.org b@example.org" || seen[2] != "b@example.org a@example.org" {
			t.Errorf("seen: %q", seen)
		}
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
}

func TestKeptStatementsFollowTheSchema(t *testing.T) {
	s := newStore(t)
	addUser(t, s, "a@example.org")
	var email string
	if err := s.writer.Get(&email, `SELECT email FROM users`); err != nil {
		t.Fatal(err)
	}
	if _, err := s.writer.Exec(`ALTER TABLE users ADD COLUMN nickname TEXT`); err != nil {
		t.Fatal(err)
	}
	if err := s.writer.Get(&email, `SELECT email FROM users`); err != nil || email != "a@example.org" {
		t.Errorf("got %q, %v", email, err)
	}
}
