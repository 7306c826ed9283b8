package web

import (
	"net/http"
	"net/netip"
	"strings"
	"testing"
)

// behind makes a server behind two proxies, one of them on this computer.
func behind(t *testing.T) *fixture {
	return start(t, func(c *Config) {
		c.Proxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32"), netip.MustParsePrefix("10.0.5.0/28")}
		c.Network = at("http://192.168.1.10:8080")
	})
}

// by is a visitor whom the proxy lets in as this client.
func (f *fixture) by(client string) *proxied { return &proxied{f.visitor(), client} }

type proxied struct {
	person *person
	client string
}

func (p *proxied) send(method, path, body string, headers ...string) *reply {
	p.person.f.t.Helper()
	return p.person.send(method, path, body, append([]string{"Host", "127.0.0.1:8080", "X-Forwarded-For", p.client, "X-Forwarded-Host", "somo.school.example",
		"X-Forwarded-Proto", "https"}, headers...)...)
}

func TestNobodyIsAtThisComputerBehindAProxy(t *testing.T) {
	f := behind(t)
	f.by("203.0.113.9").send("POST", "/api/auth/register", signUpBody("first")).is(201)
	for _, client := range []string{"203.0.113.9", "127.0.0.1", "::1", "192.168.1.20"} {
		f.by(client).send("POST", "/api/auth/register", signUpBody("next")).refused(403, "invite_required")
	}
	here := f.visitor() // past the proxy, on the computer itself
	here.post("/api/login", signInBody("first", goodPassword)).is(200)
	here.get("/api/network").is(200).has(`"canManage":false`)
	here.get("/api/backups").refused(403, "local_only")
	here.post("/api/stop", "").refused(403, "local_only")
}

func TestAProxyIsBelievedWhoAsked(t *testing.T) {
	f := behind(t)
	busy := f.by("203.0.113.9")
	for range 300 {
		busy.send("GET", "/icon.svg", "").is(200)
	}
	busy.send("GET", "/icon.svg", "").refused(429, "too_many_requests")
	f.by("198.51.100.7, 203.0.113.9").send("GET", "/icon.svg", "").refused(429, "too_many_requests")        // the rest is what the client wrote
	f.by("203.0.113.9, 10.0.5.2, 127.0.0.1").send("GET", "/icon.svg", "").refused(429, "too_many_requests") // by both proxies
	f.by("203.0.113.9:4711").send("GET", "/icon.svg", "").refused(429, "too_many_requests")
	f.by("203.0.113.10").send("GET", "/icon.svg", "").is(200)
	f.by("[2001:db8::1]:4711").send("GET", "/icon.svg", "").is(200)

	// From anybody else the header is only what somebody wrote.
	stranger := f.colleague("203.0.113.9")
	stranger.get("/icon.svg", "X-Forwarded-For", "203.0.113.99").refused(429, "too_many_requests")
	f.colleague("10.0.5.17").get("/icon.svg", "X-Forwarded-For", "203.0.113.9").is(200)
}

func TestLinksAndCookiesAreThoseOfTheProxy(t *testing.T) {
	f := behind(t)
	amina := f.by("203.0.113.9")
	for _, cookie := range amina.send("POST", "/api/auth/register", signUpBody("amina")).is(201).cookies {
		if !cookie.Secure {
			t.Errorf("cookie %+v", cookie)
		}
	}
	// The test's own client speaks plain HTTP, and so keeps back what is Secure.
	session := amina.send("POST", "/api/login", signInBody("amina", goodPassword)).is(200).cookie("somo_session")
	cookie := session.Name + "=" + session.Value
	id := amina.send("POST", "/api/designs", designText("Rain"), "Cookie", cookie).is(201).field("id")
	answer := amina.send("POST", "/api/designs/"+id+"/share", "", "Cookie", cookie).is(200).
		has(`"shareableLink":"https://somo.school.example/shared/`).hasNot("192.168.1.10", "127.0.0.1")
	amina.send("GET", "/api/network", "", "Cookie", cookie).is(200).has(`"links":["https://somo.school.example"]`, `"lan":true`)
	amina.send("GET", "/api/invite", "", "Cookie", cookie).is(200).has(`"links":["https://somo.school.example/login?invite=`)

	short := answer.field("shortCode")
	f.by("192.168.1.20").send("GET", "/s/"+short, "").is(303)
	f.by("203.0.113.9").send("GET", "/s/"+short, "").is(404)
	f.by("nonsense").send("GET", "/s/"+short, "").is(404)
	f.by("192.168.1.20, 203.0.113.9").send("GET", "/s/"+short, "").is(404)
}

func TestForwardedHeadersOfOthersChangeNothing(t *testing.T) {
	for _, f := range []*fixture{start(t), behind(t)} {
		kofi := f.colleague("192.168.1.20")
		kofi.get("/", "X-Forwarded-Host", "evil.example").is(200)
		if policy := kofi.get("/", "X-Forwarded-Proto", "https").is(200).header.Get("Cross-Origin-Opener-Policy"); policy != "" {
			t.Error("a header made it HTTPS")
		}
		kofi.get("/", "Host", "evil.example", "X-Forwarded-Host", "somo.school.example").refused(421, "wrong_host")
	}
	f := behind(t)
	f.by("203.0.113.9").send("GET", "/", "", "X-Forwarded-Host", "evil.example").refused(421, "wrong_host")
	for _, origin := range []string{"https://evil.example", "http://127.0.0.1:8080"} {
		f.by("203.0.113.9").send("POST", "/api/login", `{}`, "Origin", origin).refused(403, "cross_origin")
	}
	f.by("203.0.113.9").send("POST", "/api/login", `{}`, "Origin", "https://somo.school.example").refused(422, "invalid")
}

func TestAProxyThatDoesNotSayWhoAsksIsTold(t *testing.T) {
	f := behind(t)
	for range 3 {
		f.visitor().send(http.MethodGet, "/api/health", "").is(200)
	}
	if told := strings.Count(f.log.String(), "X-Forwarded-For"); told != 1 {
		t.Errorf("told %d times:\n%s", told, f.log)
	}
}
