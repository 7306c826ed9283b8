package web

import (
	"bytes"
	"compress/gzip"
	"strings"
	"testing"
	"testing/fstest"
)

func zipped(t *testing.T, text string) string {
	t.Helper()
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestFilesAreServedAsTheyWereCompressed(t *testing.T) {
	f := start(t)
	const forEver, hour = "public, max-age=31536000, immutable", "public, max-age=3600"
	for _, test := range []struct {
		path, accept   string
		body, encoding string
		cache, kind    string
		varies         bool
	}{
		{"/assets/app-1a2b.js", "gzip, deflate, br", string(packedScript()), "br", forEver, "text/javascript; charset=utf-8", true},
		{"/assets/app-1a2b.js", "gzip, deflate", zipped(t, "plain script"), "gzip", forEver, "text/javascript; charset=utf-8", true},
		{"/assets/app-1a2b.js", "", "plain script", "", forEver, "text/javascript; charset=utf-8", true},
		{"/assets/app-1a2b.js", "br;q=0, GZIP;q=0.5", zipped(t, "plain script"), "gzip", forEver, "text/javascript; charset=utf-8", true},
		{"/assets/app-1a2b.js", "brx", "plain script", "", forEver, "text/javascript; charset=utf-8", true},
		{"/assets/app-1a2b.css", "gzip, br", "plain style", "", forEver, "text/css; charset=utf-8", false},
		{"/fonts/andika.woff2", "gzip, br", "font", "", hour, "font/woff2", false},
		{"/icon.svg", "", "<svg/>", "", hour, "image/svg+xml; charset=utf-8", false},
	} {
		answer := f.visitor().get(test.path, "Accept-Encoding", test.accept).is(200)
		tag := answer.header.Get("ETag")
		if answer.body != test.body || answer.header.Get("Content-Encoding") != test.encoding || answer.header.Get("Cache-Control") != test.cache ||
			answer.header.Get("Content-Type") != test.kind || (answer.header.Get("Vary") == "Accept-Encoding") != test.varies || tag == "" {
			t.Errorf("%s for %q: %q %v", test.path, test.accept, answer.body, answer.header)
		}
		again := f.visitor().get(test.path, "Accept-Encoding", test.accept, "If-None-Match", `"old", W/`+tag).is(304)
		if again.body != "" || again.header.Get("ETag") != tag || again.header.Get("Cache-Control") != test.cache {
			t.Errorf("%s again: %q %v", test.path, again.body, again.header)
		}
		f.visitor().get(test.path, "Accept-Encoding", test.accept, "If-None-Match", `"other"`).is(200)
	}
	if head := f.visitor().send("HEAD", "/icon.svg", "").is(200); head.body != "" || head.header.Get("Content-Length") != "6" {
		t.Errorf("HEAD: %q %v", head.body, head.header)
	}
}

func TestWhatIsNoFileOfThePageIsNotServed(t *testing.T) {
	f := start(t)
	for _, path := range []string{"/assets/none.js", "/assets/", "/assets/../index.html"} {
		f.visitor().get(path).refused(404, "not_found")
	}
	for _, path := range []string{"/.vite/manifest.json", "/.gitkeep", "/index.html", "/other.html", "/assets/app-1a2b.js.br/", "/fonts/..%2f..%2fgo.mod", "/etc/passwd", "/%00"} {
		answer := f.visitor().get(path).is(404)
		if strings.HasPrefix(path, "/assets") {
			continue
		}
		if !strings.Contains(answer.body, `id="session"`) {
			t.Errorf("%s: no page: %s", path, answer.body)
		}
	}
	f.visitor().get("/assets/app-1a2b.js.br").is(404)
}

func TestDeepLinksOpenThePage(t *testing.T) {
	f := start(t)
	for path, status := range map[string]int{
		"/": 200, "/login": 200, "/login?invite=X": 200, "/design-corner": 200, "/design-corner/": 200, "/design/abc": 200, "/courses": 200,
		"/resources": 200, "/achievements": 200, "/profile": 200, "/settings": 200, "/courses/abc": 200, "/courses/abc/unit": 200,
		"/none": 404, "/courses/a/b/c": 404, "/courses//a": 404, "/profile/x": 404, "/design": 404, "/design/": 404, "/design/a/b": 404, "/shared": 404, "/apix": 404, "//evil.example": 404,
	} {
		answer := f.visitor().get(path).is(status)
		answer.has(`<script type="application/json" id="session"`, `{"user":null,"llm":null`)
		if answer.header.Get("Cache-Control") != "no-store" || answer.header.Get("Content-Type") != "text/html; charset=utf-8" {
			t.Errorf("%s: %v", path, answer.header)
		}
	}
}

func TestThePageCarriesNonceAndSession(t *testing.T) {
	f := start(t)
	amina := f.visitor()
	body := `{"email":"amina@school.example","password":"green mango tree","firstName":"</script><b>\u2028"}`
	amina.post("/api/auth/register", body).is(201)
	answer := amina.get("/design-corner").is(200)
	_, rest, _ := strings.Cut(answer.header.Get("Content-Security-Policy"), "'nonce-")
	nonce, _, _ := strings.Cut(rest, "'")
	if got := strings.Count(answer.body, `nonce="`+nonce+`"`); got != 3 {
		t.Errorf("the nonce is in %d places, want 3: %s", got, answer.body)
	}
	answer.hasNot("__CSP_NONCE__", "<b>", "\u2028").
		has(`{"user":{"id":"`, `"email":"amina@school.example"`, `\u003c/script\u003e`, `"llm":{"engine":"built-in"`, `</script></head>`)
}

func TestAPageThatWasNeverBuiltSaysSo(t *testing.T) {
	f := start(t, func(c *Config) { c.Pages = fstest.MapFS{".gitkeep": {}} })
	f.visitor().get("/").refused(503, "not_built")
	f.visitor().get("/api/health").is(200)
}
