package store

import (
	"bytes"
	"testing"
	"time"
)

func TestSetPasswordHash(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	if err := s.SetPasswordHash(t.Context(), user.ID, "$new"); err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{user.ID: "$new", other.ID: other.PasswordHash} {
		if read, err := s.User(t.Context(), id); err != nil || read.PasswordHash != want {
			t.Errorf("hash is %q, %v, want %q", read.PasswordHash, err, want)
		}
	}
	wantErr(t, s.SetPasswordHash(t.Context(), "nobody", "$new"), ErrNotFound)
}

func TestARecoveryCodeWorksOnceAndEndsEverySession(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	commit(t, s, "hers", user.ID, time.Hour)
	commit(t, s, "his", other.ID, time.Hour)
	next := bytes.Repeat([]byte{9}, 32)
	wantErr(t, s.Recover(t.Context(), user.ID, bytes.Repeat([]byte{1}, 32), "$guessed", next), ErrConflict)
	wantErr(t, s.Recover(t.Context(), "nobody", user.RecoveryHash, "$guessed", next), ErrConflict)
	wantSession(t, s, "hers", true)
	if err := s.Recover(t.Context(), user.ID, user.RecoveryHash, "$recovered", next); err != nil {
		t.Fatal(err)
	}
	read, err := s.User(t.Context(), user.ID)
	if err != nil || read.PasswordHash != "$recovered" || !bytes.Equal(read.RecoveryHash, next) {
		t.Errorf("read %+v, %v", read, err)
	}
	wantSession(t, s, "hers", false)
	wantSession(t, s, "his", true)
	wantErr(t, s.Recover(t.Context(), user.ID, user.RecoveryHash, "$again", next), ErrConflict)
}

func TestChangePasswordEndsTheOtherSessions(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	for token, owner := range map[string]string{"one": user.ID, "two": user.ID, "his": other.ID} {
		commit(t, s, token, owner, time.Hour)
	}
	wantErr(t, s.ChangePassword(t.Context(), user.ID, "$guessed", "$new", "one"), ErrConflict)
	wantErr(t, s.ChangePassword(t.Context(), user.ID, "", "$new", "one"), ErrConflict)
	wantErr(t, s.ChangePassword(t.Context(), "nobody", user.PasswordHash, "$new", "one"), ErrNotFound)
	wantSession(t, s, "two", true)
	if err := s.ChangePassword(t.Context(), user.ID, user.PasswordHash, "$new", "one"); err != nil {
		t.Fatal(err)
	}
	for token, want := range map[string]bool{"one": true, "two": false, "his": true} {
		wantSession(t, s, token, want)
	}
	for id, want := range map[string]string{user.ID: "$new", other.ID: other.PasswordHash} {
		if read, err := s.User(t.Context(), id); err != nil || read.PasswordHash != want || !bytes.Equal(read.RecoveryHash, user.RecoveryHash) {
			t.Errorf("read %+v, %v, want %q", read, err, want)
		}
	}
	wantErr(t, s.ChangePassword(t.Context(), user.ID, user.PasswordHash, "$late", "one"), ErrConflict)
	if err := s.ChangePassword(t.Context(), user.ID, "$new", "", "one"); err == nil {
		t.Error("an empty hash was kept")
	}
}

func TestReplaceRecovery(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	next := bytes.Repeat([]byte{9}, 32)
	if err := s.ReplaceRecovery(t.Context(), user.ID, next); err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string][]byte{user.ID: next, other.ID: other.RecoveryHash} {
		if read, err := s.User(t.Context(), id); err != nil || !bytes.Equal(read.RecoveryHash, want) {
			t.Errorf("code is %q, %v, want %q", read.RecoveryHash, err, want)
		}
	}
	wantErr(t, s.ReplaceRecovery(t.Context(), "nobody", next), ErrNotFound)
	if err := s.ReplaceRecovery(t.Context(), user.ID, nil); err == nil {
		t.Error("a password is left without a recovery code")
	}
}
