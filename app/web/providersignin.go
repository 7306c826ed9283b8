package web

import (
	"crypto/rand"
	"crypto/subtle"
	"errors"
	"net/http"

	"golang.org/x/oauth2"

	"somo/store"
)

const maxInvite = 64

// showLogin leads to the page, or to the provider that is asked for.
func (s *Server) showLogin(w http.ResponseWriter, r *http.Request) error {
	query := r.URL.Query()
	name := query.Get("provider")
	if name == "" {
		return goTo(w, r, "/login")
	}
	away := visit{Provider: name, State: rand.Text(), Verifier: oauth2.GenerateVerifier(), Remember: query.Get("remember") == "1"}
	page := "/login"
	if query.Get("link") == "1" {
		// From Somo's own page alone: another site must not be able to link an account of its choice to this one.
		if away.LinkTo = s.sessions.user(r); away.LinkTo == "" || !fromOwnPage(r) {
			return goTo(w, r, "/profile")
		}
		page = "/profile"
	}
	provider, ok := s.providers[name]
	if !ok {
		return goTo(w, r, page+"?notice=provider-unavailable")
	}
	if invite := query.Get("invite"); len(invite) <= maxInvite {
		away.Invite = invite
	}
	if err := s.visits.keep(w, away); err != nil {
		return err
	}
	return goTo(w, r, provider.config(originOf(r)).AuthCodeURL(away.State, oauth2.S256ChallengeOption(away.Verifier)))
}

func goTo(w http.ResponseWriter, r *http.Request, address string) error {
	http.Redirect(w, r, address, http.StatusSeeOther)
	return nil
}

// providerCallback is where a provider sends the browser back to. Whatever went wrong, a page says it.
func (s *Server) providerCallback(w http.ResponseWriter, r *http.Request) error {
	away, ok := s.visits.take(w, r)
	page := "/login"
	if away.LinkTo != "" {
		page = "/profile"
	}
	notice := func(what string) error { return goTo(w, r, page+"?notice="+what) }
	query := r.URL.Query()
	provider, known := s.providers[r.PathValue("provider")]
	if !ok || !known || away.Provider != provider.Name || subtle.ConstantTimeCompare([]byte(away.State), []byte(query.Get("state"))) != 1 {
		return notice("provider-failed")
	}
	if query.Get("error") == "access_denied" {
		return notice("provider-cancelled")
	}
	if s.signInAddresses.take(addressOf(r)) > 0 {
		return notice("too-many")
	}
	met, err := provider.meet(r.Context(), originOf(r), query.Get("code"), away.Verifier)
	if err != nil {
		s.log.WarnContext(r.Context(), "sign-in by a provider failed", "error", err)
		return notice("provider-failed")
	}
	identity := store.Identity{Provider: provider.Name, Subject: met.subject}
	if away.LinkTo != "" {
		return s.linkProvider(w, r, away.LinkTo, identity)
	}
	user, refusal, err := s.userOf(r, met, identity, away.Invite)
	if err != nil {
		return err
	}
	if refusal != "" {
		return notice(refusal)
	}
	if err := s.sessions.begin(w, r, user.ID, away.Remember); err != nil {
		return err
	}
	s.devices.remember(w, r, foldEmail(user.Email))
	return goTo(w, r, "/")
}

// userOf finds the account that an identity signs in to, or makes one by the same rules as any sign-up. An account that
// has the email already is nobody's for the taking: its owner signs in with the password and links the provider then.
func (s *Server) userOf(r *http.Request, met stranger, identity store.Identity, invite string) (user store.User, refusal string, err error) {
	user, err = s.store.UserByIdentity(r.Context(), identity.Provider, identity.Subject)
	if !errors.Is(err, store.ErrNotFound) {
		return user, "", err
	}
	if met.email == "" {
		return store.User{}, "email-unverified", nil
	}
	var refused *apiError
	if err := s.admitSignUp(r, invite); errors.As(err, &refused) {
		if refused.status == http.StatusTooManyRequests {
			return store.User{}, "too-many", nil
		}
		return store.User{}, "invite-required", nil
	} else if err != nil {
		return store.User{}, "", err
	}
	user, _, err = s.store.CreateUserWithIdentity(r.Context(), store.NewUser{Email: met.email,
		FirstName: firstOf(met.firstName, usableName(localPart(met.email)), "Teacher"), LastName: met.lastName}, identity)
	if errors.Is(err, store.ErrEmailTaken) {
		return store.User{}, "email-taken", nil
	}
	return user, "", err
}

// linkProvider lets an identity sign in to the account that asked for it, and that is still signed in.
func (s *Server) linkProvider(w http.ResponseWriter, r *http.Request, account string, identity store.Identity) error {
	if s.sessions.user(r) != account {
		return goTo(w, r, "/login?notice=provider-failed")
	}
	err := s.store.LinkIdentity(r.Context(), account, identity)
	if errors.Is(err, store.ErrConflict) {
		return goTo(w, r, "/profile?notice=link-taken")
	}
	if err != nil {
		return err
	}
	return goTo(w, r, "/profile?notice=linked")
}
