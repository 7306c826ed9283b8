package web

import (
	"crypto/rand"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"

	"golang.org/x/oauth2"
)

// providerServer is a provider as the others see it: it keeps what it was asked and gives each code once.
type providerServer struct {
	t       *testing.T
	address string

	mu      sync.Mutex
	codes   map[string]url.Values // what the browser came with
	profile string
	emails  string
}

func startProvider(t *testing.T) *providerServer {
	t.Helper()
	p := &providerServer{t: t, codes: map[string]url.Values{}, emails: "[]"}
	calls := http.NewServeMux()
	calls.HandleFunc("GET /authorize", p.authorize)
	calls.HandleFunc("POST /token", p.token)
	calls.HandleFunc("GET /user", p.tell(&p.profile))
	calls.HandleFunc("GET /user/emails", p.tell(&p.emails))
	server := httptest.NewServer(calls)
	t.Cleanup(server.Close)
	p.address = server.URL
	return p
}

func (p *providerServer) provider(name string) Provider {
	for _, known := range KnownProviders() {
		if known.Name == name {
			known.ClientID, known.ClientSecret = "somo", "a secret"
			return known.At(p.address)
		}
	}
	p.t.Fatalf("no provider %s", name)
	return Provider{}
}

// github sets who comes, as github tells it.
func (p *providerServer) github(id int, name, email string) {
	p.says(fmt.Sprintf(`{"id":%d,"login":"w","name":%q,"email":"public@x.example"}`, id, name),
		fmt.Sprintf(`[{"email":"old@x.example","verified":false},{"email":%q,"primary":true,"verified":true}]`, email))
}

func (p *providerServer) says(profile, emails string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.profile, p.emails = profile, emails
}

func (p *providerServer) authorize(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	query := r.URL.Query()
	code := rand.Text()
	p.codes[code] = query
	back := query.Get("redirect_uri") + "?" + url.Values{"code": {code}, "state": {query.Get("state")}}.Encode()
	http.Redirect(w, r, back, http.StatusFound)
}

func (p *providerServer) token(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	asked, known := p.codes[r.FormValue("code")]
	delete(p.codes, r.FormValue("code"))
	id, secret, _ := r.BasicAuth()
	if id == "" {
		id, secret = r.FormValue("client_id"), r.FormValue("client_secret")
	}
	w.Header().Set("Content-Type", "application/json")
	if !known || id != "somo" || secret != "a secret" || asked.Get("code_challenge_method") != "S256" ||
		asked.Get("code_challenge") != oauth2.S256ChallengeFromVerifier(r.FormValue("code_verifier")) ||
		asked.Get("redirect_uri") != r.FormValue("redirect_uri") {
		w.WriteHeader(http.StatusBadRequest)
		fmt.Fprint(w, `{"error":"invalid_grant"}`)
		return
	}
	fmt.Fprint(w, `{"access_token":"a token","token_type":"bearer"}`)
}

func (p *providerServer) tell(what *string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		p.mu.Lock()
		defer p.mu.Unlock()
		if r.Header.Get("Authorization") != "Bearer a token" {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		fmt.Fprint(w, *what)
	}
}

// leave sends a browser to the provider and gives the address it is sent back to.
func (p *providerServer) leave(who *person, name, more string) (back string) {
	p.t.Helper()
	away := who.get("/api/login?provider="+name+more, "Sec-Fetch-Site", "same-origin").is(303).header.Get("Location")
	if !strings.HasPrefix(away, p.address+"/authorize?") {
		p.t.Fatalf("sent to %s", away)
	}
	request, err := http.NewRequestWithContext(p.t.Context(), http.MethodGet, away, nil)
	if err != nil {
		p.t.Fatal(err)
	}
	response, err := http.DefaultTransport.RoundTrip(request)
	if err != nil {
		p.t.Fatal(err)
	}
	if err := response.Body.Close(); err != nil {
		p.t.Fatal(err)
	}
	address, err := url.Parse(response.Header.Get("Location"))
	if err != nil {
		p.t.Fatal(err)
	}
	return address.RequestURI()
}

// signIn sends a browser there and back and gives where it ends.
func (p *providerServer) signIn(who *person, name, more string) (end string) {
	p.t.Helper()
	return who.get(p.leave(who, name, more), "Sec-Fetch-Site", "cross-site").is(303).header.Get("Location")
}

func (p *providerServer) on(f *fixture) {
	f.server.providers = byName([]Provider{p.provider("github"), p.provider("google"), p.provider("discord")})
}
