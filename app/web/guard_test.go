package web

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
)

func TestOtherSitesCanChangeNothing(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	host := strings.TrimPrefix(f.url, "http://")
	for _, test := range []struct {
		name    string
		headers []string
		allowed bool
	}{
		{"own page", []string{"Sec-Fetch-Site", "same-origin", "Origin", "http://" + host}, true},
		{"own page over plain HTTP in a network", []string{"Origin", "http://" + host}, true},
		{"a program that is no browser", nil, true},
		{"another site", []string{"Sec-Fetch-Site", "cross-site", "Origin", "http://evil.example"}, false},
		{"another port of this computer", []string{"Sec-Fetch-Site", "same-site", "Origin", "http://localhost:3000"}, false},
		{"another site in a browser without Sec-Fetch-Site", []string{"Origin", "http://evil.example"}, false},
		{"another port in a browser without Sec-Fetch-Site", []string{"Origin", "http://127.0.0.1:1"}, false},
		{"a sandboxed page", []string{"Origin", "null"}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			calls := []struct{ method, path, body string }{
				{"PATCH", "/api/designs/" + id, `{"status":"active"}`},
				{"POST", "/api/designs", designText("Planted")},
				{"POST", "/api/login", signInBody("amina", goodPassword)},
			}
			for _, call := range calls {
				answer := amina.send(call.method, call.path, call.body, test.headers...)
				if test.allowed && answer.status >= 400 {
					t.Errorf("%s: got %d %s", answer.name, answer.status, answer.body)
				}
				if !test.allowed {
					answer.refused(403, "cross_origin")
				}
			}
		})
	}
	amina.post("/api/logout", "", "Origin", "http://evil.example").refused(403, "cross_origin")
	amina.get("/api/auth/user", "Origin", "http://evil.example").is(200)
}

func TestHostCheck(t *testing.T) {
	f := start(t)
	tests := map[string]bool{
		"localhost": true, "localhost:8080": true, "LOCALHOST.:8080": true, "somo.localhost:1": true,
		"127.0.0.1:8080": true, "192.168.1.10": true, "[::1]:8080": true, "[fd00::1]": true,
		"staffroom": true, "Staffroom.local:8080": true, "somo.school.example": true,
		"evil.example": false, "localhost.evil.example": false, "127.0.0.1.evil.example": false, "notlocalhost": false,
		"staffroom.evil.example": false, "school.example": false,
	}
	for host, allowed := range tests {
		for _, path := range []string{"/", "/api/health", "/api/none", "/icon.svg", "/assets/app-1a2b.js"} {
			answer := f.visitor().get(path, "Host", host)
			if allowed == (answer.status == http.StatusMisdirectedRequest) {
				t.Errorf("%s at Host %s: got %d", path, host, answer.status)
			}
			if !allowed {
				answer.refused(421, "wrong_host")
			}
		}
	}
	if (hostCheck{}).allows("") {
		t.Error("a request without a Host is let through")
	}
}

func TestHeadersAreOnEveryAnswer(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	answers := []*reply{
		amina.get("/").is(200),
		amina.get("/none").is(404),
		amina.get("/icon.svg").is(200),
		amina.get("/assets/none.js").is(404),
		amina.get("/api/health").is(200),
		amina.get("/api/auth/user").is(200),
		f.visitor().get("/api/auth/user").is(401),
		amina.get("/api/none").is(404),
		amina.send("PUT", "/api/designs", `{}`).is(405),
		amina.send("POST", "/", "").is(405),
		amina.post("/api/designs", `{}`).is(422),
		amina.post("/api/designs", `{}`, "Origin", "http://evil.example").is(403),
		amina.get("/", "Host", "evil.example").is(421),
		amina.get("/api/logout", "Sec-Fetch-Site", "cross-site").is(200),
		amina.post("/api/logout", "").is(204),
		amina.get("/api/login").is(303),
		amina.get("/shared/none").is(404),
		amina.get("/api/shared/none").is(404),
		amina.get("/catalogue/badges/thread.svg").is(200),
		amina.get("/media/create-a-plan.webm").is(200),
		amina.get("/media/create-a-plan.webm", "Range", "bytes=0-3").is(206),
		amina.get("/media/create-a-plan.webm", "Range", "bytes=999999-").is(416),
	}
	icon := amina.get("/icon.svg").header.Get("ETag")
	answers = append(answers, amina.get("/icon.svg", "If-None-Match", icon).is(304))
	nonces := map[string]bool{}
	for _, answer := range answers {
		name := fmt.Sprintf("%s (%d)", answer.name, answer.status)
		policy := answer.header.Get("Content-Security-Policy")
		before, rest, found := strings.Cut(policy, "'nonce-")
		nonce, after, closed := strings.Cut(rest, "'")
		if !found || !closed || before != "default-src 'none'; script-src 'self'; style-src 'self' " ||
			after != "; img-src 'self' data: blob:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; "+
				"base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'" {
			t.Errorf("%s: Content-Security-Policy %q", name, policy)
		}
		if len(nonce) < 22 || nonces[nonce] {
			t.Errorf("%s: the nonce %q is short or was used before", name, nonce)
		}
		nonces[nonce] = true
		for header, want := range map[string]string{
			"X-Content-Type-Options":       "nosniff",
			"Referrer-Policy":              "same-origin",
			"Cross-Origin-Resource-Policy": "same-origin",
			"Permissions-Policy":           "camera=(), microphone=(), geolocation=()",
			"Access-Control-Allow-Origin":  "",
			"Server":                       "",
		} {
			if got := answer.header.Get(header); got != want {
				t.Errorf("%s: %s is %q, want %q", name, header, got, want)
			}
		}
		if strings.Contains(answer.name, "/api/") && answer.header.Get("Cache-Control") != "no-store" {
			t.Errorf("%s: Cache-Control %q", name, answer.header.Get("Cache-Control"))
		}
		if kind := answer.header.Get("Content-Type"); answer.body != "" && (kind == "" || strings.HasPrefix(kind, "text/") && !strings.Contains(kind, "charset=utf-8")) {
			t.Errorf("%s: Content-Type %q", name, kind)
		}
	}
}

func TestOpenerPolicyIsSentWhereBrowsersHeedIt(t *testing.T) {
	f := start(t)
	for host, want := range map[string]string{
		"localhost:8080": "same-origin", "somo.localhost": "same-origin", "127.0.0.1": "same-origin", "[::1]:8080": "same-origin",
		"192.168.1.10:8080": "",
	} {
		if got := f.visitor().get("/", "Host", host).header.Get("Cross-Origin-Opener-Policy"); got != want {
			t.Errorf("at %s: %q, want %q", host, got, want)
		}
	}
}

func TestUnknownCallsAndWrongMethods(t *testing.T) {
	f := start(t)
	for _, test := range []struct {
		method, path string
		status       int
		code, allow  string
	}{
		{"GET", "/api", 404, "not_found", ""},
		{"GET", "/api/", 404, "not_found", ""},
		{"GET", "/api/none", 404, "not_found", ""},
		{"POST", "/api/none", 404, "not_found", ""},
		{"GET", "/api/../etc/passwd", 404, "not_found", ""},
		{"PUT", "/api/login", 405, "method_not_allowed", "GET, HEAD, POST"},
		{"DELETE", "/api/designs", 405, "method_not_allowed", "GET, HEAD, POST"},
		{"POST", "/api/designs/x", 405, "method_not_allowed", "GET, HEAD, PATCH, DELETE"},
		{"OPTIONS", "/api/designs", 405, "method_not_allowed", "GET, HEAD, POST"},
		{"GET", "/api/generate-plan", 405, "method_not_allowed", "POST"},
		{"POST", "/", 405, "method_not_allowed", "GET, HEAD"},
		{"TRACE", "/", 405, "method_not_allowed", "GET, HEAD"},
		{"DEBUG", "/login", 405, "method_not_allowed", "GET, HEAD"},
	} {
		answer := f.visitor().send(test.method, test.path, "").refused(test.status, test.code)
		if got := answer.header.Get("Allow"); got != test.allow {
			t.Errorf("%s: Allow %q, want %q", answer.name, got, test.allow)
		}
	}
}

func TestEveryPrivateCallNeedsASession(t *testing.T) {
	f := start(t)
	for _, route := range f.server.table() {
		if route.who == public {
			continue
		}
		method, path, _ := strings.Cut(route.pattern, " ")
		path = regexp.MustCompile(`{[a-z]+}`).ReplaceAllString(path, "x")
		if route.who == programHere {
			f.colleague("192.168.1.20").send(method, path, "").refused(403, "local_only")
			continue
		}
		f.visitor().send(method, path, "").refused(401, "unauthorized").has(`"message":"Unauthorized"`)
	}
}

func TestAPanicIsAnsweredAndLogged(t *testing.T) {
	f := start(t)
	handler := f.server.logRequests(f.server.recoverPanics(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic("oh no") })))
	got := recordRequest(handler, "GET", "/")
	if got.Code != 500 || !strings.Contains(got.Body.String(), `"code":"internal"`) || strings.Contains(got.Body.String(), "oh no") {
		t.Errorf("got %d %s", got.Code, got.Body)
	}
	if !strings.Contains(f.log.String(), "oh no") {
		t.Error("the log does not tell")
	}
}

func TestTheLogNamesRoutesAndNoPaths(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	amina.get("/api/designs/secret-id").is(404)
	amina.get("/shared/secret-code").is(404)
	amina.get("/api/shared/secret-code").is(404)
	log := f.log.String()
	if !strings.Contains(log, `route="GET /api/designs/{id}" status=404`) || !strings.Contains(log, "route=page status=404") {
		t.Errorf("the routes are missing:\n%s", log)
	}
	if strings.Contains(log, "secret") || strings.Contains(log, "amina") {
		t.Errorf("the log tells too much:\n%s", log)
	}
}

func TestBodiesAreCutOffWhereTheyAreTooLong(t *testing.T) {
	f := start(t)
	endless := io.LimitReader(zeros{}, 10<<20)
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, f.url+"/api/login", endless) // sent in chunks, of no known length
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	recorder := httptest.NewRecorder()
	request.RemoteAddr, request.RequestURI = "127.0.0.1:5", ""
	f.server.Handler().ServeHTTP(recorder, request)
	if recorder.Code != http.StatusRequestEntityTooLarge || !strings.Contains(recorder.Body.String(), `"code":"too_large"`) {
		t.Errorf("got %d %s", recorder.Code, recorder.Body)
	}
}

type zeros struct{}

func (zeros) Read(buffer []byte) (int, error) {
	for i := range buffer {
		buffer[i] = '0'
	}
	return len(buffer), nil
}
