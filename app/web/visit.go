package web

import (
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strconv"
	"time"
)

// visitFor is how long somebody may take to sign in at a provider.
const visitFor = 10 * time.Minute

// visit is what a browser keeps while it is away at a provider. It comes back to the browser that left, and to no other.
type visit struct {
	Provider string `json:"provider"`
	State    string `json:"state"`
	Verifier string `json:"verifier"` // that of PKCE: whoever has the code alone can do nothing with it
	Invite   string `json:"invite,omitempty"`
	Remember bool   `json:"remember,omitempty"`
	LinkTo   string `json:"linkTo,omitempty"` // the account that asks for the link
}

type visits struct {
	cookie string
}

func newVisits(port int) visits { return visits{cookie: "somo_visit_" + strconv.Itoa(port)} }

func (v visits) keep(w http.ResponseWriter, away visit) error {
	text, err := json.Marshal(away)
	if err != nil {
		return err
	}
	http.SetCookie(w, v.make(base64.RawURLEncoding.EncodeToString(text), int(visitFor/time.Second)))
	return nil
}

// take gives what was kept, once.
func (v visits) take(w http.ResponseWriter, r *http.Request) (away visit, ok bool) {
	cookie, err := r.Cookie(v.cookie)
	if err != nil {
		return visit{}, false
	}
	http.SetCookie(w, v.make("", -1))
	text, err := base64.RawURLEncoding.DecodeString(cookie.Value)
	if err != nil || json.Unmarshal(text, &away) != nil {
		return visit{}, false
	}
	return away, away.State != "" && away.Verifier != ""
}

func (v visits) make(value string, maxAge int) *http.Cookie {
	return &http.Cookie{Name: v.cookie, Value: value, Path: "/api/login", MaxAge: maxAge, HttpOnly: true, SameSite: http.SameSiteLaxMode}
}
