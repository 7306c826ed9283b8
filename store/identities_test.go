package store

import "testing"

func linkedUser(t *testing.T, s *Store, email string, identity Identity) User {
	t.Helper()
	user, created, err := s.CreateUserWithIdentity(t.Context(), NewUser{Email: email, FirstName: "Amina"}, identity)
	if err != nil || !created {
		t.Fatalf("created %v, %v", created, err)
	}
	return user
}

func TestAnAccountWithoutAPassword(t *testing.T) {
	s := newStore(t)
	identity := Identity{"github", "42"}
	made := linkedUser(t, s, "Amina@example.org", identity)
	if made.PasswordHash != "" || made.RecoveryHash != nil || made.FirstName != "Amina" {
		t.Errorf("got %+v", made)
	}
	byIdentity, err := s.UserByIdentity(t.Context(), identity.Provider, identity.Subject)
	if err != nil || byIdentity.ID != made.ID {
		t.Errorf("the identity finds %+v, %v", byIdentity, err)
	}
	byEmail, err := s.UserByEmail(t.Context(), "amina@EXAMPLE.org")
	if err != nil || byEmail.ID != made.ID || byEmail.PasswordHash != "" {
		t.Errorf("the email finds %+v, %v", byEmail, err)
	}
	for _, unknown := range []Identity{{"google", "42"}, {"github", "4"}, {"github", ""}, {"", ""}} {
		_, err := s.UserByIdentity(t.Context(), unknown.Provider, unknown.Subject)
		wantErr(t, err, ErrNotFound)
	}

	// A password comes after a recovery code, and nothing that is empty recovers the account.
	wantErr(t, s.ChangePassword(t.Context(), made.ID, "", "$new", ""), ErrConflict)
	for _, none := range [][]byte{nil, {}} {
		wantErr(t, s.Recover(t.Context(), made.ID, none, "$new", newUser("").RecoveryHash), ErrConflict)
	}
	if err := s.ReplaceRecovery(t.Context(), made.ID, newUser("").RecoveryHash); err != nil {
		t.Fatal(err)
	}
	if err := s.ChangePassword(t.Context(), made.ID, "", "$new", ""); err != nil {
		t.Fatal(err)
	}
	if read, err := s.User(t.Context(), made.ID); err != nil || read.PasswordHash != "$new" {
		t.Errorf("read %+v, %v", read, err)
	}
}

func TestOnlyAnIdentityMakesAnAccountWithoutAPassword(t *testing.T) {
	s := newStore(t)
	for name, spoil := range map[string]func(*NewUser){
		"no password":      func(u *NewUser) { u.PasswordHash = "" },
		"no recovery code": func(u *NewUser) { u.RecoveryHash = nil },
	} {
		user := newUser("a@example.org")
		spoil(&user)
		if _, err := s.CreateUser(t.Context(), user); err == nil {
			t.Errorf("%s: was made", name)
		}
	}
}

func TestAnIdentityHasOneAccount(t *testing.T) {
	s := newStore(t)
	identity := Identity{"google", "7"}
	type answer struct {
		id      string
		created bool
		err     error
	}
	answers := make(chan answer)
	const clicks = 20
	for range clicks {
		go func() {
			user, created, err := s.CreateUserWithIdentity(t.Context(), NewUser{Email: "a@example.org", FirstName: "Amina"}, identity)
			answers <- answer{user.ID, created, err}
		}()
	}
	ids, made := map[string]bool{}, 0
	for range clicks {
		got := <-answers
		if got.err != nil {
			t.Error(got.err)
		}
		if got.created {
			made++
		}
		ids[got.id] = true
	}
	if len(ids) != 1 || made != 1 {
		t.Errorf("%d created, ids %v", made, ids)
	}
	_, _, err := s.CreateUserWithIdentity(t.Context(), NewUser{Email: "A@example.org", FirstName: "Eve"}, Identity{"google", "8"})
	wantErr(t, err, ErrEmailTaken)
	for _, odd := range []Identity{{"myspace", "1"}, {"github", ""}} {
		if _, _, err := s.CreateUserWithIdentity(t.Context(), NewUser{Email: "c@example.org", FirstName: "C"}, odd); err == nil {
			t.Errorf("%+v was kept", odd)
		}
	}
	if n, err := s.CountUsers(t.Context()); n != 1 || err != nil {
		t.Errorf("%d users, %v", n, err)
	}
}

func TestLinkIdentity(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	identity := Identity{"discord", "99"}
	for range 2 {
		if err := s.LinkIdentity(t.Context(), user.ID, identity); err != nil {
			t.Fatal(err)
		}
	}
	wantErr(t, s.LinkIdentity(t.Context(), other.ID, identity), ErrConflict)
	wantErr(t, s.LinkIdentity(t.Context(), user.ID, Identity{"discord", "100"}), ErrConflict)
	wantErr(t, s.LinkIdentity(t.Context(), "nobody", Identity{"discord", "100"}), ErrNotFound)
	if err := s.LinkIdentity(t.Context(), user.ID, Identity{"github", "99"}); err != nil {
		t.Error(err)
	}
	found, err := s.UserByIdentity(t.Context(), identity.Provider, identity.Subject)
	if err != nil || found.ID != user.ID || found.PasswordHash != user.PasswordHash {
		t.Errorf("found %+v, %v", found, err)
	}
	if n := count(t, s, `SELECT count(*) FROM identities`); n != 2 {
		t.Errorf("%d identities", n)
	}
}
