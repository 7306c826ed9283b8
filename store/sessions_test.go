package store

import (
	"fmt"
	"runtime"
	"testing"
	"time"

	"github.com/alexedwards/scs/v2"
)

var (
	_ scs.CtxStore = (*SessionStore)(nil)
	_ scs.Codec    = SessionCodec{}
)

func commit(t *testing.T, s *Store, token, userID string, lifetime time.Duration) {
	t.Helper()
	expiry := s.clock().Add(lifetime)
	data, err := SessionCodec{}.Encode(expiry, map[string]any{"userID": userID})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Sessions().Commit(token, data, expiry); err != nil {
		t.Fatal(err)
	}
}

func wantSession(t *testing.T, s *Store, token string, want bool) {
	t.Helper()
	data, found, err := s.Sessions().Find(token)
	if err != nil || found != want || (len(data) > 0) != want {
		t.Errorf("session %s: %d bytes, found %v, %v, want %v", token, len(data), found, err, want)
	}
}

func TestSessionIsFoundUntilItEnds(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	commit(t, s, "one", user.ID, time.Hour)
	commit(t, s, "visitor", "", time.Hour)
	commit(t, s, "late", user.ID, -time.Millisecond)
	wantSession(t, s, "one", true)
	wantSession(t, s, "visitor", true)
	wantSession(t, s, "late", false)
	wantSession(t, s, "invented", false)

	commit(t, s, "one", user.ID, 2*time.Hour) // again, with another expiry
	s.clock = func() time.Time { return time.Now().Add(90 * time.Minute) }
	wantSession(t, s, "one", true)
	wantSession(t, s, "visitor", false)
	s.clock = time.Now

	for range 2 { // ending what has ended is no error
		if err := s.Sessions().Delete("one"); err != nil {
			t.Error(err)
		}
		wantSession(t, s, "one", false)
	}
}

func TestSessionNeedsItsUserAndReadableBytes(t *testing.T) {
	s := newStore(t)
	data, err := SessionCodec{}.Encode(time.Now(), map[string]any{"userID": "nobody"})
	if err != nil {
		t.Fatal(err)
	}
	wantErr(t, s.Sessions().Commit("one", data, time.Now().Add(time.Hour)), ErrNotFound)
	if err := s.Sessions().Commit("one", []byte("gob"), time.Now().Add(time.Hour)); err == nil {
		t.Error("unreadable bytes were kept")
	}
}

func TestEndSessionsSparesOneAndOtherPeoples(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	for _, token := range []string{"one", "two", "three"} {
		commit(t, s, token, user.ID, time.Hour)
	}
	commit(t, s, "his", other.ID, time.Hour)
	if err := s.EndSessions(t.Context(), user.ID, "two"); err != nil {
		t.Fatal(err)
	}
	for token, want := range map[string]bool{"one": false, "two": true, "three": false, "his": true} {
		wantSession(t, s, token, want)
	}
	if err := s.EndSessions(t.Context(), user.ID, ""); err != nil {
		t.Fatal(err)
	}
	wantSession(t, s, "two", false)
	wantSession(t, s, "his", true)
}

func TestSweepRemovesWhatHasRunOutButForTheNewest(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for i := range keptSessions + 5 {
		commit(t, s, fmt.Sprint("old", i), user.ID, time.Hour)
	}
	commit(t, s, "visitor", "", time.Hour)
	s.clock = func() time.Time { return time.Now().AddDate(11, 0, 0) } // a wrong clock
	commit(t, s, "ahead", user.ID, time.Hour)
	if err := s.sweepSessions(t.Context(), s.clock()); err != nil {
		t.Fatal(err)
	}
	wantSession(t, s, "ahead", true)
	wantSession(t, s, "old14", false)
	s.clock = time.Now
	if n := count(t, s, `SELECT count(*) FROM sessions`); n != keptSessions {
		t.Errorf("%d sessions are left, want %d", n, keptSessions)
	}
	wantSession(t, s, "old14", true) // with the right clock she is still signed in
	wantSession(t, s, "old0", false)
	wantSession(t, s, "visitor", false)
}

func TestSessionsAreSweptAtStart(t *testing.T) {
	dir := t.TempDir()
	s := openIn(t, dir)
	const ended = 50
	for i := range ended {
		commit(t, s, fmt.Sprint("visitor", i), "", -time.Hour)
	}
	commit(t, s, "still", "", time.Hour)
	closeStore(t, s)
	s = openIn(t, dir)
	deadline := time.Now().Add(10 * time.Second)
	for count(t, s, `SELECT count(*) FROM sessions`) != 1 { // it runs beside the calls
		if time.Now().After(deadline) {
			t.Fatal("ended sessions are still there")
		}
		runtime.Gosched()
	}
	wantSession(t, s, "still", true)
}
