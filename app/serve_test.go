package app

import (
	"net/http"
	"net/http/cookiejar"
	"regexp"
	"strings"
	"testing"
	"time"
)

// TestThePageRestoresACopyAndStopsTheProgram works as the page does: over the network, with a session.
func TestThePageRestoresACopyAndStopsTheProgram(t *testing.T) {
	r := launch(t, "--data", t.TempDir())
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{Jar: jar, Timeout: 20 * time.Second}
	call := func(method, path, body string, want int) string {
		t.Helper()
		request, err := http.NewRequestWithContext(t.Context(), method, r.url+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		if body != "" {
			request.Header.Set("Content-Type", "application/json")
		}
		response, err := client.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		var text strings.Builder
		if err := response.Write(&text); err != nil {
			t.Fatal(err)
		}
		if response.StatusCode != want {
			t.Fatalf("%s %s: %d, want %d\n%s", method, path, response.StatusCode, want, text.String())
		}
		return text.String()
	}
	call("POST", "/api/auth/register", `{"email":"amina@example.org","password":"green mango tree","firstName":"Amina"}`, 201)
	name := regexp.MustCompile(`"name":"([^"]+)"`).FindStringSubmatch(call("POST", "/api/backups", "", 201))[1]
	call("PATCH", "/api/auth/user", `{"firstName":"Zawadi"}`, 200)
	call("POST", "/api/backups/"+name+"/restore", "", 202)
	deadline := time.After(2 * time.Minute)
	for !strings.Contains(r.stderr.String(), "a copy is in the place of the database") || !answers(r.url) {
		select {
		case <-deadline:
			t.Fatalf("the program did not begin again\n%s", r.stderr)
		case <-time.After(10 * time.Millisecond):
		}
	}
	if account := call("GET", "/api/auth/user", "", 200); !strings.Contains(account, `"firstName":"Amina"`) {
		t.Errorf("after the restore: %s", account)
	}
	call("POST", "/api/stop", "", 202)
	if code := <-r.code; code != 0 {
		t.Errorf("exit code %d\n%s", code, r.stderr)
	}
}

func answers(url string) bool {
	response, err := http.Get(url + "/api/health")
	if err != nil {
		return false
	}
	defer response.Body.Close()
	return response.StatusCode == 200
}

func TestACopyFromAStickIsPutInPlace(t *testing.T) {
	p := newDesk(t).start()
	client := browser(t)
	ask := func(method, path, kind, body string, want int) string {
		t.Helper()
		status, text := call(t.Context(), client, method, p.url+path, kind, strings.NewReader(body))
		if status != want {
			t.Fatalf("%s %s: %d %s", method, path, status, text)
		}
		return text
	}
	ask("POST", "/api/auth/register", "application/json", aminasAccount, 201)
	name := regexp.MustCompile(`"name":"([^"]+)"`).FindStringSubmatch(ask("POST", "/api/backups", "", "", 201))[1]
	stick := ask("GET", "/api/backups/"+name, "", "", 200)
	ask("PATCH", "/api/auth/user", "application/json", `{"firstName":"Zawadi"}`, 200)
	ask("POST", "/api/backups/restore-file", "application/vnd.sqlite3", stick[:len(stick)/2], 422)
	ask("POST", "/api/backups/restore-file", "application/vnd.sqlite3", stick, 202)
	p.until("restored database", func() bool { return strings.Contains(p.err.String(), "a copy is in the place of the database") })
	if account := ask("GET", "/api/auth/user", "", "", 200); !strings.Contains(account, `"firstName":"Amina"`) {
		t.Errorf("after the restore: %s", account)
	}
	p.stop()
}
