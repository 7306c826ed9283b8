package web

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// sealed makes a request over HTTPS and gives the answer.
func (f *fixture) sealed(method, path, body string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "https://192.168.1.10:8443"+path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	f.server.Handler().ServeHTTP(w, r)
	return w
}

func TestCookiesGivenOverHTTPSAreNeverSentWithoutIt(t *testing.T) {
	f := start(t, func(c *Config) { c.HTTPS = true })
	amina := f.teacher("amina")
	code, _ := amina.shared(amina.design("Rain"))
	for _, call := range []struct{ path, body string }{
		{"/api/login", signInBody("amina", goodPassword)},
		{"/api/shared/" + code + "/rate", `{"rating":5}`},
	} {
		answer := f.sealed(http.MethodPost, call.path, call.body).Result()
		if len(answer.Cookies()) == 0 {
			t.Errorf("%s: %s and no cookie", call.path, answer.Status)
		}
		for _, cookie := range answer.Cookies() {
			if !cookie.Secure || !cookie.HttpOnly || cookie.Path != "/" {
				t.Errorf("%s: cookie %+v", call.path, cookie)
			}
		}
	}
	// On this computer there is no network to listen in to.
	if cookie := amina.post("/api/login", signInBody("amina", goodPassword)).is(200).cookie("somo_session"); cookie.Secure {
		t.Error("a browser at http://localhost could not sign in")
	}
}

func TestTheNetworkIsLedToHTTPS(t *testing.T) {
	f := start(t, func(c *Config) { c.HTTPS = true })
	kofi := f.colleague("192.168.1.20")
	for _, path := range []string{"/", "/shared/x?y=1", "/api/health", "//evil.example/"} {
		want := "https://192.168.1.10:8080" + path
		if got := kofi.get(path).is(308).header.Get("Location"); got != want {
			t.Errorf("%s leads to %q, want %q", path, got, want)
		}
	}
	kofi.post("/api/login", signInBody("kofi", goodPassword)).is(308)
	kofi.get("/", "Host", "evil.example").refused(421, "wrong_host")
	f.visitor().get("/api/health").is(200)
	if answer := f.sealed(http.MethodGet, "/api/health", ""); answer.Code != 200 || answer.Header().Get("Cross-Origin-Opener-Policy") != "same-origin" {
		t.Errorf("over HTTPS: %d %v", answer.Code, answer.Header())
	}
	start(t).colleague("192.168.1.20").get("/api/health").is(200)
}

func TestLinksAreHTTPSWhereTheBrowserCameSo(t *testing.T) {
	f := start(t, func(c *Config) { c.HTTPS = true })
	amina := f.teacher("amina")
	id := amina.design("Rain")
	session := amina.post("/api/login", signInBody("amina", goodPassword)).is(200).cookie("somo_session")
	r := httptest.NewRequest(http.MethodPost, "https://192.168.1.10:8443/api/designs/"+id+"/share", nil)
	r.AddCookie(session)
	w := httptest.NewRecorder()
	f.server.Handler().ServeHTTP(w, r)
	if !strings.Contains(w.Body.String(), `"shareableLink":"https://192.168.1.10:8443/shared/`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}
