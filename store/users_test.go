package store

import (
	"bytes"
	"testing"
	"time"
)

func TestCreateUserKeepsWhatWasGiven(t *testing.T) {
	s := newStore(t)
	before := time.Now().Add(-time.Second)
	made, err := s.CreateUser(t.Context(), NewUser{Email: " Amina@Example.org ", FirstName: "Amina", LastName: "Otieno", PasswordHash: "$h", RecoveryHash: bytes.Repeat([]byte{7}, 32)})
	if err != nil {
		t.Fatal(err)
	}
	if made.Email != "Amina@Example.org" || made.FirstName != "Amina" || made.LastName != "Otieno" || made.PasswordHash != "$h" || len(made.RecoveryHash) != 32 {
		t.Errorf("got %+v", made)
	}
	if made.MyClass != nil || made.CreatedAt.Before(before) || made.CreatedAt.Location() != time.UTC {
		t.Errorf("got %+v", made)
	}
	read, err := s.User(t.Context(), made.ID)
	if err != nil || read.Email != made.Email || !read.CreatedAt.Equal(made.CreatedAt) {
		t.Errorf("read %+v, %v", read, err)
	}
	_, err = s.User(t.Context(), "nobody")
	wantErr(t, err, ErrNotFound)
	_, err = s.UserByEmail(t.Context(), "nobody@example.org")
	wantErr(t, err, ErrNotFound)
}

func TestOneAccountAnEmail(t *testing.T) {
	for _, twins := range [][2]string{
		{"amina@example.org", "AMINA@example.ORG"},
		{"zoe\u0301@example.org", "ZO\u00c9@example.org"}, // two ways to write é
		{"ѐlena@example.org", "ЀLENA@example.org"},
	} {
		s := newStore(t)
		first := addUser(t, s, twins[0])
		_, err := s.CreateUser(t.Context(), newUser(twins[1]))
		wantErr(t, err, ErrEmailTaken)
		found, err := s.UserByEmail(t.Context(), twins[1])
		if err != nil || found.ID != first.ID {
			t.Errorf("%s finds %q, %v", twins[1], found.ID, err)
		}
		if n, err := s.CountUsers(t.Context()); n != 1 || err != nil {
			t.Errorf("%d users, %v", n, err)
		}
	}
}

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

func TestSettings(t *testing.T) {
	s := newStore(t)
	_, err := s.Setting(t.Context(), "invite")
	wantErr(t, err, ErrNotFound)
	made := 0
	for range 3 {
		value, err := s.SettingOrCreate(t.Context(), "invite", func() (string, error) {
			made++
			return "MANGO", nil
		})
		if err != nil || value != "MANGO" {
			t.Errorf("got %q, %v", value, err)
		}
	}
	if made != 1 {
		t.Errorf("made %d times", made)
	}
	if value, err := s.Setting(t.Context(), "invite"); err != nil || value != "MANGO" {
		t.Errorf("got %q, %v", value, err)
	}
	_, err = s.SettingOrCreate(t.Context(), "broken", func() (string, error) { return "", ErrBusy })
	wantErr(t, err, ErrBusy)
	_, err = s.Setting(t.Context(), "broken")
	wantErr(t, err, ErrNotFound)
}
