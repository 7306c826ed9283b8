package web

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"github.com/alexedwards/scs/v2"

	"somo/store"
)

const (
	sessionFor    = 12 * time.Hour
	rememberedFor = 30 * 24 * time.Hour

	// sessionUser is where the store looks for whose a session is.
	sessionUser       = "userID"
	sessionRemembered = "remembered"
)

// sessions knows who is signed in. A session is written when somebody signs in or out and only read otherwise, so that
// no read costs a write.
type sessions struct {
	manager *scs.SessionManager
	now     func() time.Time
}

func newSessions(st *store.Store, port int, now func() time.Time) sessions {
	// Not scs.New, which also starts a store of its own with a goroutine to sweep it.
	manager := &scs.SessionManager{
		Lifetime:         rememberedFor,
		Store:            st.Sessions(),
		Codec:            store.SessionCodec{},
		HashTokenInStore: true,
		Cookie: scs.SessionCookie{
			Name: "somo_session_" + strconv.Itoa(port), Path: "/", HttpOnly: true, SameSite: http.SameSiteLaxMode,
		},
	}
	return sessions{manager, now}
}

// open reads the session of a request, an empty one where there is none.
func (s sessions) open(r *http.Request) (context.Context, error) {
	token := ""
	if cookie, err := r.Cookie(s.manager.Cookie.Name); err == nil {
		token = cookie.Value
	}
	ctx, err := s.manager.Load(r.Context(), token)
	if err != nil {
		return nil, fmt.Errorf("opening a session: %w", err)
	}
	return ctx, nil
}

// user is the id of who is signed in, "" for nobody.
func (s sessions) user(r *http.Request) string {
	return s.manager.GetString(r.Context(), sessionUser)
}

// remembered tells whether the session outlives the browser.
func (s sessions) remembered(r *http.Request) bool {
	return s.manager.GetBool(r.Context(), sessionRemembered)
}

// begin signs a user in under a new token, whatever the browser brought along.
func (s sessions) begin(w http.ResponseWriter, r *http.Request, userID string, remember bool) error {
	ctx := r.Context()
	if err := s.manager.Clear(ctx); err != nil {
		return fmt.Errorf("clearing a session: %w", err)
	}
	if err := s.manager.RenewToken(ctx); err != nil {
		return fmt.Errorf("beginning a session: %w", err)
	}
	lasts := sessionFor
	if remember {
		lasts = rememberedFor
	}
	s.manager.Put(ctx, sessionUser, userID)
	s.manager.Put(ctx, sessionRemembered, remember)
	s.manager.RememberMe(ctx, remember)
	s.manager.SetDeadline(ctx, s.now().Add(lasts).UTC())
	token, expiry, err := s.manager.Commit(ctx)
	if err != nil {
		return fmt.Errorf("keeping a session: %w", err)
	}
	s.manager.WriteSessionCookie(ctx, w, token, expiry)
	return nil
}

// end signs out, here and in the browser.
func (s sessions) end(w http.ResponseWriter, r *http.Request) error {
	if s.manager.Token(r.Context()) != "" {
		if err := s.manager.Destroy(r.Context()); err != nil {
			return fmt.Errorf("ending a session: %w", err)
		}
	}
	s.manager.WriteSessionCookie(r.Context(), w, "", time.Time{})
	return nil
}
