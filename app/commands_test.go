package app

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func command(t *testing.T, args ...string) (code int, out, errors string) {
	t.Helper()
	var stdout, stderr output
	code = Run(t.Context(), args, &stdout, &stderr, schemaText(t))
	return code, stdout.String(), stderr.String()
}

func postJSON(t *testing.T, url, body string, want int) {
	t.Helper()
	response, err := http.Post(url, "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if err := response.Body.Close(); err != nil {
		t.Fatal(err)
	}
	if response.StatusCode != want {
		t.Errorf("%s: %d, want %d", url, response.StatusCode, want)
	}
}

func TestACopyIsMadeBesideARunningSomoAndPutInPlace(t *testing.T) {
	folder, copied := t.TempDir(), filepath.Join(t.TempDir(), "copy.db")
	r := launch(t, "--data", folder)
	account := `{"email":"amina@example.org","password":"green mango tree","firstName":"Amina"}`
	postJSON(t, r.url+"/api/auth/register", account, 201)
	if code, out, _ := command(t, "backup", copied, "--data", folder); code != 0 || !strings.Contains(out, copied) {
		t.Errorf("backup: %d %q", code, out)
	}
	if code, _, line := command(t, "backup", "--data", folder, copied); code != 2 || !strings.Contains(line, "not there yet") {
		t.Errorf("a second copy over the first: %d %q", code, line)
	}
	if code, _, line := command(t, "restore", copied, "--data", folder); code != 2 || !strings.Contains(line, "already running") {
		t.Errorf("a restore beside a running Somo: %d %q", code, line)
	}
	r.end(t)
	if code, _, line := command(t, "restore", filepath.Join(folder, "somo.lock"), "--data", folder); code != 2 || strings.Count(line, "\n") != 1 {
		t.Errorf("a restore of what is no copy: %d %q", code, line)
	}
	other := t.TempDir()
	code, out, line := command(t, "--data", other, "restore", copied)
	if code != 0 || !strings.Contains(out, "in its place") || strings.Contains(out, "kept in") {
		t.Errorf("restore into an empty folder: %d %q %q", code, out, line)
	}
	code, out, line = command(t, "restore", copied, "--data", folder)
	if code != 0 || !strings.Contains(out, filepath.Join(folder, "replaced-000001")) {
		t.Errorf("restore: %d %q %q", code, out, line)
	}
	for _, place := range []string{folder, other} {
		again := launch(t, "--data", place)
		postJSON(t, again.url+"/api/login", account, 200)
		again.end(t)
	}
}

func TestAForgottenPasswordIsResetAtTheServer(t *testing.T) {
	folder := t.TempDir()
	r := launch(t, "--data", folder)
	defer r.end(t)
	if code, out, _ := command(t, "user", "list", "--data", folder); code != 0 || !strings.Contains(out, "Nobody has an account") {
		t.Errorf("no accounts: %d %q", code, out)
	}
	postJSON(t, r.url+"/api/auth/register", `{"email":"kofi@example.org","password":"green mango tree","firstName":"Kofi","lastName":"Mensah"}`, 201)
	if code, out, _ := command(t, "user", "list", "--data", folder); code != 0 || !strings.Contains(out, "kofi@example.org   Kofi Mensah") {
		t.Errorf("accounts: %d %q", code, out)
	}
	code, out, _ := command(t, "--data", folder, "user", "reset-password", "KOFI@example.org")
	found := regexp.MustCompile(`\n  ([A-Z2-7-]+)\n`).FindStringSubmatch(out)
	if code != 0 || found == nil {
		t.Fatalf("reset: %d %q", code, out)
	}
	postJSON(t, r.url+"/api/auth/recover", `{"email":"kofi@example.org","recoveryCode":"`+found[1]+`","newPassword":"blue river stone"}`, 200)
	postJSON(t, r.url+"/api/login", `{"email":"kofi@example.org","password":"blue river stone"}`, 200)
	if code, _, line := command(t, "user", "reset-password", "nobody@example.org", "--data", folder); code != 2 || !strings.Contains(line, "somo user list") {
		t.Errorf("nobody's password: %d %q", code, line)
	}
}

func TestCommandsOnAFolderWithoutADatabaseMakeNone(t *testing.T) {
	folder := t.TempDir()
	for _, args := range [][]string{{"backup", filepath.Join(t.TempDir(), "x.db")}, {"user", "list"}, {"user", "reset-password", "a@b"}} {
		if code, _, line := command(t, append(args, "--data", folder)...); code != 2 || !strings.Contains(line, folder) {
			t.Errorf("%v: %d %q", args, code, line)
		}
	}
	if entries, err := os.ReadDir(folder); err != nil || len(entries) > 0 {
		t.Errorf("something was made: %v, %v", entries, err)
	}
}
