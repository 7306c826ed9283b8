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
