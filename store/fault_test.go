package store

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"
)

func large(title string) NewDesign {
	design := newDesign(title)
	design.First.ContentJSON = JSON(`{"overview":"` + strings.Repeat("water ", 20000) + `"}`)
	return design
}

func TestAFullDiskRefusesWritesKeepsReadsAndHeals(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	kept := addDesign(t, s, user.ID, newDesign("Before"))
	var pages int
	if err := s.writer.Get(&pages, `PRAGMA page_count`); err != nil {
		t.Fatal(err)
	}
	limit := func(pages int) {
		t.Helper()
		if _, err := s.writer.Exec(fmt.Sprintf(`PRAGMA max_page_count = %d`, pages)); err != nil {
			t.Fatal(err)
		}
	}
	limit(pages)
	for range 3 {
		_, _, err := s.CreateDesign(t.Context(), user.ID, large("Too much"))
		wantErr(t, err, ErrDiskFull)
		_, _, err = s.AddVersion(t.Context(), user.ID, kept.ID, NewVersion{Version: "1.1", ContentJSON: large("").First.ContentJSON})
		wantErr(t, err, ErrDiskFull)
	}
	list, _, err := s.Designs(t.Context(), user.ID, DesignFilter{})
	if err != nil || len(list) != 1 || *list[0].Version != "1.0" {
		t.Errorf("while full: %v, %v", titles(list), err)
	}
	limit(1 << 30)
	addDesign(t, s, user.ID, large("After"))
	if n := count(t, s, `SELECT count(*) FROM versions`); n != 2 {
		t.Errorf("%d versions", n)
	}
}

func TestADiskThatRefusesToBeWritten(t *testing.T) {
	s := newStore(t)
	if _, err := s.writer.Exec(`PRAGMA query_only = 1`); err != nil {
		t.Fatal(err)
	}
	_, err := s.CreateUser(t.Context(), newUser("a@example.org"))
	wantErr(t, err, ErrUnavailable)
}

func TestAWriterThatAnotherProgramHoldsIsBusy(t *testing.T) {
	s := newStore(t)
	other, err := connect(t.Context(), s.home.database(), "rw", durable(), 1)
	if err != nil {
		t.Fatal(err)
	}
	tx, err := other.Beginx()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.writer.Exec(`PRAGMA busy_timeout = 0`); err != nil {
		t.Fatal(err)
	}
	_, err = s.CreateUser(t.Context(), newUser("a@example.org"))
	wantErr(t, err, ErrBusy)
	if err := errors.Join(tx.Rollback(), other.Close()); err != nil {
		t.Fatal(err)
	}
	addUser(t, s, "a@example.org")
}

func TestACallThatIsCancelledSaysSo(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := s.User(gone, user.ID)
	wantErr(t, err, context.Canceled)
	_, _, err = s.CreateDesign(gone, user.ID, newDesign("A well"))
	wantErr(t, err, context.Canceled)

	_, err = s.Export(gone, user.ID)
	wantErr(t, err, context.Canceled)

	// Waiting for the writer ends with the caller.
	conn, err := s.writer.Connx(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	short, cancel := context.WithTimeout(t.Context(), 5*time.Millisecond)
	defer cancel()
	_, _, err = s.CreateDesign(short, user.ID, newDesign("A well"))
	wantErr(t, err, context.DeadlineExceeded)
	if err := conn.Close(); err != nil {
		t.Fatal(err)
	}

	// So does a long read, and the readers go on.
	short, cancel = context.WithTimeout(t.Context(), 5*time.Millisecond)
	defer cancel()
	var n int
	err = s.get(short, "counting", &n, `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n`)
	wantErr(t, err, context.DeadlineExceeded)
	for range 20 {
		if _, err := s.User(t.Context(), user.ID); err != nil {
			t.Error(err)
		}
	}
	if n := count(t, s, `SELECT count(*) FROM designs`); n != 0 {
		t.Errorf("%d designs", n)
	}
}

func TestAPanicInATransactionGivesTheWriterBack(t *testing.T) {
	s := newStore(t)
	func() {
		defer func() {
			if recover() == nil {
				t.Error("no panic")
			}
		}()
		_, err := s.SettingOrCreate(t.Context(), "x", func() (string, error) { panic("a fault in the caller") })
		t.Error(err)
	}()
	addUser(t, s, "a@example.org")
}

func TestAFailedReadIsNotTakenForAbsence(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	if _, err := s.writer.Exec(`ALTER TABLE designs RENAME TO mislaid`); err != nil {
		t.Fatal(err)
	}
	for name, call := range map[string]func() error{
		"Design":   func() error { _, err := s.Design(t.Context(), user.ID, design.ID); return err },
		"Designs":  func() error { _, _, err := s.Designs(t.Context(), user.ID, DesignFilter{}); return err },
		"Versions": func() error { _, err := s.Versions(t.Context(), user.ID, design.ID); return err },
		"Stats":    func() error { _, err := s.Stats(t.Context(), user.ID, time.Now()); return err },
		"Shared":   func() error { _, err := s.SharedByDesign(t.Context(), design.ID); return err },
		"Ratings":  func() error { _, err := s.Ratings(t.Context(), user.ID, design.ID); return err },
		"Export":   func() error { _, err := s.Export(t.Context(), user.ID); return err },
		"Delete":   func() error { return s.DeleteDesign(t.Context(), user.ID, design.ID) },
	} {
		if err := call(); err == nil || errors.Is(err, ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
