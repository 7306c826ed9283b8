package web

import (
	"strings"
	"testing"
	"time"
)

// shared shares a plan and gives its codes.
func (p *person) shared(id string) (code, short string) {
	p.f.t.Helper()
	answer := p.post("/api/designs/"+id+"/share", "").is(200)
	return answer.field("shareCode"), answer.field("shortCode")
}

// leadsTo checks where the browser is sent.
func (r *reply) leadsTo(path string) {
	r.t.Helper()
	if got := r.is(303).header.Get("Location"); got != path {
		r.t.Errorf("%s leads to %q, want %q", r.name, got, path)
	}
}

func TestAShortCodeOpensThePlan(t *testing.T) {
	f := start(t, func(c *Config) { c.Network = at("http://192.168.1.10:8080", "http://10.0.0.7:8080") })
	amina := f.teacher("amina")
	id := amina.design("Rain")
	answer := amina.post("/api/designs/"+id+"/share", "").is(200)
	code, short := answer.field("shareCode"), answer.field("shortCode")
	if len(short) != 9 || short[4] != '-' {
		t.Errorf("the short code is %q", short)
	}
	answer.has(`"shortLinks":["http://192.168.1.10:8080/s/` + short + `","http://10.0.0.7:8080/s/` + short + `"]`)
	if _, again := amina.shared(id); again != short {
		t.Errorf("shared again the code is %q, was %q", again, short)
	}

	plain := strings.ReplaceAll(short, "-", "")
	for _, visitor := range []*person{f.visitor(), f.colleague("192.168.1.20"), f.colleague("[fd00::2]"), f.colleague("[fe80::2%eth0]")} {
		for _, typed := range []string{short, plain, strings.ToLower(short), strings.ToLower(plain), plain + "/"} {
			visitor.get("/s/" + typed).leadsTo("/shared/" + code)
		}
		visitor.send("HEAD", "/s/"+short, "").leadsTo("/shared/" + code)
	}
	if log := f.log.String(); strings.Contains(log, short) || strings.Contains(log, plain) {
		t.Error("the log tells the short code")
	}
}

func TestAShortCodeThatLeadsNowhere(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	code, short := amina.shared(id)
	wantNone := func(p *person, path string, headers ...string) {
		t.Helper()
		page := p.get(path, headers...).is(404).has("<body>light")
		if got := inPage(t, page, "shared"); got != "null" {
			t.Errorf("%s brings %s", path, got)
		}
	}
	for _, path := range []string{"/s/ABCD-EFGH", "/s/x", "/s/" + code, "/s/" + id} {
		wantNone(f.visitor(), path)
	}
	f.visitor().get("/s/").is(404).hasNot(`id="shared"`)
	f.visitor().get("/s/a/b").is(404).hasNot(`id="shared"`)

	// It is a name for this network alone.
	wantNone(f.colleague("203.0.113.5"), "/s/"+short)
	wantNone(f.colleague("[2001:db8::5]"), "/s/"+short)
	wantNone(f.visitor(), "/s/"+short, "X-Forwarded-For", "203.0.113.5")
	wantNone(f.colleague("192.168.1.20"), "/s/"+short, "Forwarded", "for=203.0.113.5")

	amina.send("DELETE", "/api/designs/"+id+"/share", "").is(204)
	wantNone(f.visitor(), "/s/"+short)
	newCode, newShort := amina.shared(id)
	wantNone(f.visitor(), "/s/"+short)
	f.visitor().get("/s/" + newShort).leadsTo("/shared/" + newCode)
	amina.send("DELETE", "/api/designs/"+id, "").is(204)
	wantNone(f.visitor(), "/s/"+newShort)
}

func TestShortCodesCannotBeTriedForLong(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	code, short := amina.shared(amina.design("Rain"))
	guesser := f.colleague("192.168.1.66")
	for range 60 {
		guesser.get("/s/ABCD-EFGH").is(404)
	}
	refused := guesser.get("/s/"+short).refused(429, "too_many_requests")
	f.colleague("192.168.1.20").get("/s/" + short).leadsTo("/shared/" + code)
	f.clock.forward(waitOf(t, refused))
	guesser.get("/s/" + short).leadsTo("/shared/" + code)
	guesser.get("/s/"+short).refused(429, "too_many_requests")
	for range 61 {
		f.visitor().get("/s/" + short).leadsTo("/shared/" + code)
	}
	f.clock.forward(5 * time.Minute)
	guesser.get("/s/" + short).leadsTo("/shared/" + code)
}
