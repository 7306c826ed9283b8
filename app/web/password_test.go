package web

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
)

func TestWhichPasswordsAreTaken(t *testing.T) {
	words := []string{"amina.otieno@school.example", "amina.otieno", "Amina", "Otieno", "Joy"}
	for _, good := range []string{
		"green mango tree", "correct horse battery staple", "k7#Qz!pW", "ọjọ́ dára gan", "密码很长很长很长", strings.Repeat("long ", 50) + "words",
		"        spaces around count not       ", "enjoyable mornings", "amina walks to school",
	} {
		if problem := passwordProblem(good, words...); problem != "" {
			t.Errorf("%q is refused: %s", good, problem)
		}
	}
	for _, bad := range []string{
		"", "        ", "short", "1234567", strings.Repeat("e\u0301", 7), strings.Repeat("x", 257), "a\u0000bcdefgh", "PassWord", " password ", "qwertyuiop",
		"somosomo", "Somo2026", "!Somo123", "amina.otieno", "amina.otieno@school.example", "Amina123", "otieno99!", "aminaaminaamina",
	} {
		if passwordProblem(bad, words...) == "" {
			t.Errorf("%q is taken", bad)
		}
	}
}

func TestNoneOfTheCommonPasswordsIsTaken(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(commonPasswords), "\n")
	if len(lines) != 10_000 {
		t.Fatalf("the list has %d lines", len(lines))
	}
	for _, line := range lines {
		if passwordProblem(line) == "" {
			t.Errorf("%q is taken", line)
		}
	}
}

func TestHashesAreArgon2idWithOurCost(t *testing.T) {
	h := newHasher()
	encoded, err := h.hash(t.Context(), "pässword one")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(encoded, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Errorf("hash %s", encoded)
	}
	check := func(password, hash string, wantOK, wantStale bool) {
		t.Helper()
		ok, stale, err := h.verify(t.Context(), password, hash)
		if err != nil || ok != wantOK || stale != wantStale {
			t.Errorf("%q: %v, %v, %v", password, ok, stale, err)
		}
	}
	check("pässword one", encoded, true, false)
	check("pa\u0308ssword one", encoded, true, false) // the same letters, typed on another keyboard
	check("pässword two", encoded, false, false)
	check("", nobodysHash, false, false)
	cheaper := cheapParams()
	salt := []byte("sixteen letters!")
	check("old", encodeHash(cheaper, salt, cheaper.key("old", salt, keyBytes)), true, true)
	other, err := h.hash(t.Context(), "pässword one")
	if err != nil || other == encoded {
		t.Errorf("two hashes of one password are alike (%v)", err)
	}
}

func TestUnreadableHashesAreErrors(t *testing.T) {
	salt, key := "$AAAAAAAAAAAAAAAAAAAAAA", "$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
	for _, encoded := range []string{
		"", "plain", "$argon2i$v=19$m=64,t=1,p=1" + salt + key, "$argon2id$v=16$m=64,t=1,p=1" + salt + key,
		"$argon2id$v=19$m=99999999,t=1,p=1" + salt + key, "$argon2id$v=19$m=64,t=0,p=1" + salt + key, "$argon2id$v=19$m=64,t=1,p=0" + salt + key,
		"$argon2id$v=19$nonsense" + salt + key, "$argon2id$v=19$m=64,t=1,p=1$!" + key, "$argon2id$v=19$m=64,t=1,p=1" + salt + "$",
	} {
		if _, _, err := newHasher().verify(t.Context(), "x", encoded); err == nil {
			t.Errorf("%q is read", encoded)
		}
	}
}

func TestFewHashesRunAndFewWait(t *testing.T) {
	h := newHasher()
	var leaves []func()
	for range hashesAtOnce {
		leave, err := h.enter(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		leaves = append(leaves, leave)
	}
	var waiting sync.WaitGroup
	ctx, cancel := context.WithCancel(t.Context())
	for range hashesWaiting {
		waiting.Go(func() {
			if _, err := h.enter(ctx); !errors.Is(err, context.Canceled) {
				t.Errorf("got %v", err)
			}
		})
	}
	for h.waiting.Load() < hashesWaiting {
		continue // until all of them wait
	}
	var refused *apiError
	if _, err := h.enter(t.Context()); !errors.As(err, &refused) || refused.status != 503 || refused.code != "busy" {
		t.Errorf("one too many: %v", err)
	}
	cancel()
	waiting.Wait()
	for _, leave := range leaves {
		leave()
	}
	if leave, err := h.enter(t.Context()); err != nil {
		t.Errorf("afterwards: %v", err)
	} else {
		leave()
	}
}

func TestRecoveryCodesAreReadAsPeopleCopyThem(t *testing.T) {
	code, hash := NewRecoveryCode()
	if len(code) != recoveryCodeLength {
		t.Errorf("code %q", code)
	}
	for _, typed := range []string{code, strings.ToLower(code), " " + code[:5] + "-" + code[5:13] + " " + code[13:] + "\n",
		strings.NewReplacer("O", "0", "I", "1", "B", "8").Replace(code)} {
		if string(recoveryHash(typed)) != string(hash) {
			t.Errorf("%q is not taken for %q", typed, code)
		}
	}
}

func TestAnOldHashIsMadeAnewAtSignIn(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	user, err := f.store.UserByEmail(t.Context(), "amina@school.example")
	if err != nil {
		t.Fatal(err)
	}
	f.server.hasher.params = currentParams()
	cheap := cheapParams()
	salt := []byte("sixteen letters!")
	if err := f.store.SetPasswordHash(t.Context(), user.ID, encodeHash(cheap, salt, cheap.key(goodPassword, salt, keyBytes))); err != nil {
		t.Fatal(err)
	}
	amina.post("/api/login", signInBody("amina", goodPassword)).is(200)
	user, err = f.store.User(t.Context(), user.ID)
	if err != nil || !strings.HasPrefix(user.PasswordHash, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Errorf("hash %s, %v", user.PasswordHash, err)
	}
	amina.post("/api/login", signInBody("amina", goodPassword)).is(200)
}
