package web

import (
	"bytes"
	"html"
	"log/slog"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"somo/store"
)

// repairing is the repair page of a folder with two copies, whose database is damaged.
type repairing struct {
	t    *testing.T
	dir  string
	page *Repair
	http http.Handler
}

func startRepairing(t *testing.T) *repairing {
	t.Helper()
	schema, err := os.ReadFile("../../schema.sql")
	if err != nil {
		t.Fatal(err)
	}
	dir, log := t.TempDir(), slog.New(slog.DiscardHandler)
	st, err := store.Open(t.Context(), dir, string(schema), log)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := st.Backup(t.Context()); err != nil { // with today's copy there the start makes none
		t.Fatal(err)
	}
	for _, name := range []string{"amina", "kofi"} {
		if _, err := st.CreateUser(t.Context(), store.NewUser{Email: name + "@school.example", FirstName: name, PasswordHash: "x", RecoveryHash: bytes.Repeat([]byte("x"), 32)}); err != nil {
			t.Fatal(err)
		}
		if _, err := st.Backup(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "somo.db"), []byte("<no database>"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, problem := store.Open(t.Context(), dir, string(schema), log)
	folder, err := store.BeginRepair(dir, string(schema), log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := folder.Close(); err != nil {
			t.Error(err)
		}
	})
	page, err := NewRepair(t.Context(), folder, problem, testPages(), log)
	if err != nil {
		t.Fatal(err)
	}
	return &repairing{t: t, dir: dir, page: page, http: page.HTTP().Handler}
}

// send answers as a browser of this computer would be, unless the request is changed.
func (p *repairing) send(method, path, kind, body string, change ...func(*http.Request)) *httptest.ResponseRecorder {
	p.t.Helper()
	r := httptest.NewRequestWithContext(p.t.Context(), method, "http://localhost:8080"+path, strings.NewReader(body))
	r.RemoteAddr = "127.0.0.1:50000"
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	for _, change := range change {
		change(r)
	}
	w := &unhurried{ResponseRecorder: httptest.NewRecorder()}
	p.http.ServeHTTP(w, r)
	return w.ResponseRecorder
}

// unhurried takes deadlines as a connection does.
type unhurried struct{ *httptest.ResponseRecorder }

func (u *unhurried) SetWriteDeadline(time.Time) error { return nil }
func (u *unhurried) SetReadDeadline(time.Time) error  { return nil }

func (p *repairing) form(path string, fields url.Values) *httptest.ResponseRecorder {
	return p.send("POST", path, "application/x-www-form-urlencoded", fields.Encode())
}

func (p *repairing) file(name string, data []byte) *httptest.ResponseRecorder {
	p.t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("file", name)
	if err != nil {
		p.t.Fatal(err)
	}
	if _, err := part.Write(data); err != nil {
		p.t.Fatal(err)
	}
	if err := form.Close(); err != nil {
		p.t.Fatal(err)
	}
	return p.send("POST", "/repair/file", form.FormDataContentType(), body.String())
}

func (p *repairing) decided() bool {
	select {
	case <-p.page.Done():
		return true
	default:
		return false
	}
}

func (p *repairing) untouched() {
	p.t.Helper()
	data, err := os.ReadFile(filepath.Join(p.dir, "somo.db"))
	if err != nil || string(data) != "<no database>" || p.decided() {
		p.t.Errorf("something was decided: %q, %v", data, err)
	}
}

func TestTheRepairPageExplainsAndOffersWhatIsThere(t *testing.T) {
	p := startRepairing(t)
	page := p.send("GET", "/", "", "")
	text := page.Body.String()
	for _, want := range []string{"data is damaged", "Nothing was changed", filepath.Join(p.dir, "replaced-000001"), "Copy 3: 0 lesson plans, 2 accounts", "Copy 2: 0 lesson plans, 1 account",
		"Use the newest good copy", "Start with an empty Somo", `type="file"`} {
		if !strings.Contains(text, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if page.Code != 200 || strings.Contains(text, "<script") || strings.Contains(text, "<no database>") {
		t.Errorf("%d\n%s", page.Code, text)
	}
	nonce := regexp.MustCompile(`<style nonce="([^"]+)"`).FindStringSubmatch(text)
	if policy := page.Header().Get("Content-Security-Policy"); nonce == nil || !strings.Contains(policy, "'nonce-"+html.UnescapeString(nonce[1])+"'") || !strings.Contains(policy, "form-action 'self'") {
		t.Errorf("policy %s, nonce %v", policy, nonce)
	}
	if answer := p.send("GET", "/design/abc", "", ""); answer.Code != 303 || answer.Header().Get("Location") != "/" {
		t.Errorf("another page: %d", answer.Code)
	}
	if answer := p.send("GET", "/icon.svg", "", ""); answer.Code != 200 || answer.Header().Get("Content-Type") != "image/svg+xml; charset=utf-8" {
		t.Errorf("the icon: %d", answer.Code)
	}
	if answer := p.send("GET", "/api/health", "", ""); answer.Code != 503 || !strings.Contains(answer.Body.String(), `"code":"unavailable"`) {
		t.Errorf("health: %d %s", answer.Code, answer.Body)
	}
	p.untouched()
}

func TestOnlyThePersonAtThisComputerRepairs(t *testing.T) {
	p := startRepairing(t)
	newest := url.Values{"copy": {p.page.sound[0].Name()}}
	for name, c := range map[string]struct {
		change func(*http.Request)
		want   int
	}{
		"another computer":  {func(r *http.Request) { r.RemoteAddr = "192.168.1.20:50000" }, 403},
		"another name":      {func(r *http.Request) { r.Host = "evil.example" }, 421},
		"a network address": {func(r *http.Request) { r.Host = "192.168.1.10:8080" }, 403},
		"a proxy":           {func(r *http.Request) { r.Header.Set("X-Forwarded-For", "192.168.1.20") }, 403},
		"another site":      {func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") }, 403},
		"another port":      {func(r *http.Request) { r.Header.Set("Origin", "http://localhost:9090") }, 403},
	} {
		if got := p.send("POST", "/repair/copy", "application/x-www-form-urlencoded", newest.Encode(), c.change).Code; got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
	p.untouched()
}

func TestWhatCannotBeDoneIsToldOnTheRepairPage(t *testing.T) {
	p := startRepairing(t)
	for name, c := range map[string]struct {
		answer *httptest.ResponseRecorder
		status int
		says   string
	}{
		"no such copy":    {p.form("/repair/copy", url.Values{"copy": {"../somo.db"}}), 404, "no such thing"},
		"not sure":        {p.form("/repair/empty", nil), 400, "tick the box"},
		"no file":         {p.file("", nil), 400, "choose a file first"},
		"an empty file":   {p.file("a.db", nil), 422, "damaged, or no copy"},
		"a letter":        {p.file("letter.txt", []byte("Dear colleague")), 422, "damaged, or no copy"},
		"no form":         {p.send("POST", "/repair/file", "text/plain", "x"), 400, "did not arrive whole"},
		"another address": {p.form("/repair", nil), 404, "no such thing"},
		"another method":  {p.send("DELETE", "/", "", ""), 405, "does not take"},
	} {
		if c.answer.Code != c.status || !strings.Contains(c.answer.Body.String(), c.says) {
			t.Errorf("%s: %d, want %d and %q\n%s", name, c.answer.Code, c.status, c.says, c.answer.Body)
		}
	}
	if err := os.Truncate(p.page.sound[0].Path, 5000); err != nil { // it broke after it was looked at
		t.Fatal(err)
	}
	if answer := p.form("/repair/copy", url.Values{"copy": {p.page.sound[0].Name()}}); answer.Code != 422 {
		t.Errorf("a copy that broke meanwhile: %d", answer.Code)
	}
	p.untouched()
}

func TestOneDecisionIsCarriedOut(t *testing.T) {
	for name, decide := range map[string]func(p *repairing) *httptest.ResponseRecorder{
		"the newest": func(p *repairing) *httptest.ResponseRecorder {
			return p.form("/repair/copy", url.Values{"copy": {p.page.sound[0].Name()}})
		},
		"an empty start": func(p *repairing) *httptest.ResponseRecorder {
			return p.form("/repair/empty", url.Values{"sure": {"yes"}})
		},
		"a file": func(p *repairing) *httptest.ResponseRecorder {
			data, err := os.ReadFile(p.page.sound[1].Path)
			if err != nil {
				p.t.Fatal(err)
			}
			return p.file("somo-2026-11-21.db", data)
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := startRepairing(t)
			for range 2 { // the second comes from another window
				if answer := decide(p); answer.Code != 303 || answer.Header().Get("Location") != "/" || !p.decided() {
					t.Fatalf("%d\n%s", answer.Code, answer.Body)
				}
			}
			if data, err := os.ReadFile(filepath.Join(p.dir, "replaced-000001", "somo.db")); err != nil || string(data) != "<no database>" {
				t.Errorf("kept: %q, %v", data, err)
			}
			if _, err := os.Stat(filepath.Join(p.dir, "replaced-000002")); err == nil {
				t.Error("it was carried out twice")
			}
		})
	}
}
