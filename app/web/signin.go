package web

import (
	"errors"
	"html"
	"net/http"
	"net/url"
	"strings"
	"time"

	"somo/store"
)

const (
	slowAfterFailures = 20
	slowAttempts      = time.Minute
	wrongPassword     = "Email or password is incorrect."
	tooManySignIns    = "These were too many attempts to sign in. Please wait a moment and try again."
)

type signIn struct {
	Email    string `json:"email"`
	Password string `json:"password"`
	Remember bool   `json:"remember"`
}

func (b signIn) check() map[string]string {
	fields := map[string]string{}
	if strings.TrimSpace(b.Email) == "" {
		fields["email"] = "Please enter your email address."
	}
	if b.Password == "" {
		fields["password"] = "Please enter your password."
	}
	return fields
}

func (s *Server) login(w http.ResponseWriter, r *http.Request) error {
	var body signIn
	if err := decode(r, &body); err != nil {
		return err
	}
	if fields := body.check(); len(fields) > 0 {
		return errInvalid(fields)
	}
	name := foldEmail(body.Email)
	key := s.devices.limitKey(r, name)
	if wait := max(s.signInAddresses.take(addressOf(r)), s.signInAccounts.take(key)); wait > 0 {
		return errTooMany(tooManySignIns, wait)
	}
	user, err := s.checkPassword(r, body)
	var refused *apiError
	if errors.As(err, &refused) && refused.status == http.StatusUnauthorized {
		s.signInAccounts.fail(key, slowAfterFailures, slowAttempts)
	}
	if err != nil {
		return err
	}
	s.signInAccounts.forget(key)
	if err := s.sessions.begin(w, r, user.ID, body.Remember); err != nil {
		return err
	}
	s.devices.remember(w, r, name)
	return writeJSON(w, http.StatusOK, accountOf(user))
}

// checkPassword finds the user. An unknown email and a wrong password take the same time and get the same answer.
func (s *Server) checkPassword(r *http.Request, body signIn) (store.User, error) {
	user, err := s.store.UserByEmail(r.Context(), body.Email)
	known := !errors.Is(err, store.ErrNotFound)
	if known && err != nil {
		return store.User{}, err
	}
	stored := user.PasswordHash
	if stored == "" { // nobody, or somebody who signs in by a provider alone
		stored, known = nobodysHash, false
	}
	right, stale, err := s.hasher.verify(r.Context(), body.Password, stored)
	if err != nil {
		return store.User{}, err
	}
	if !right || !known {
		return store.User{}, errBadCredentials(wrongPassword)
	}
	if stale {
		hash, err := s.hasher.hash(r.Context(), body.Password)
		if err != nil {
			return store.User{}, err
		}
		if err := s.store.SetPasswordHash(r.Context(), user.ID, hash); err != nil {
			return store.User{}, err
		}
	}
	return user, nil
}

// logout signs out. The button of a page without script is sent on to the start.
func (s *Server) logout(w http.ResponseWriter, r *http.Request) error {
	if err := s.sessions.end(w, r); err != nil {
		return err
	}
	if strings.Contains(r.Header.Get("Accept"), "text/html") {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	}
	return noContent(w)
}

const logoutPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
	`<title>Sign out of Somo</title><style nonce="NONCE">body{font:18px/1.5 system-ui,sans-serif;margin:15vh auto;max-width:24em;padding:0 1em}` +
	`button{font:inherit;padding:.6em 1.2em;min-height:44px}</style></head><body><main><h1>Sign out?</h1>` +
	`<p>Your plans stay on Somo's computer.</p><form method="post" action="/api/logout"><button>Sign out</button></form></main></body></html>`

// logoutByLink signs out where the link stood on Somo's own page. From elsewhere it asks first: another site must not be
// able to sign a teacher out.
func (s *Server) logoutByLink(w http.ResponseWriter, r *http.Request) error {
	if r.Method != http.MethodGet || !fromOwnPage(r) {
		page := strings.Replace(logoutPage, "NONCE", html.EscapeString(infoOf(r).nonce), 1)
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		return writeBytes(w, http.StatusOK, []byte(page))
	}
	if err := s.sessions.end(w, r); err != nil {
		return err
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
	return nil
}

// fromOwnPage tells whether Somo's page or the person's own hand made the request.
func fromOwnPage(r *http.Request) bool {
	switch r.Header.Get("Sec-Fetch-Site") {
	case "same-origin", "none":
		return true
	case "":
		referrer, err := url.Parse(r.Header.Get("Referer"))
		return err == nil && referrer.Host != "" && referrer.Host == r.Host
	}
	return false
}
