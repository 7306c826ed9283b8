package app

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

func schemaText(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../schema.sql")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// output is what a program writes, safe to look at while it runs.
type output struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (o *output) Write(text []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(text)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.String()
}

// running is a program that has said it is ready.
type running struct {
	url    string
	ready  string
	stderr *output
	stop   context.CancelFunc
	code   <-chan int
}

func launch(t *testing.T, args ...string) *running {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	reader, writer := io.Pipe()
	code := make(chan int, 1)
	r := &running{stderr: &output{}, stop: cancel, code: code}
	schema := schemaText(t)
	go func() {
		code <- Run(ctx, append([]string{"--addr", "127.0.0.1:0", "--no-open"}, args...), writer, r.stderr, schema)
		// A pipe's writing end never fails to close.
		_ = writer.Close()
	}()
	lines := bufio.NewReader(reader)
	line, err := lines.ReadString('\n')
	if err != nil {
		t.Fatalf("no ready line: %v\n%s", err, r.stderr)
	}
	go func() {
		// What is printed later is nobody's concern here, and must not hold the program up.
		_, _ = io.Copy(io.Discard, lines)
	}()
	r.ready = strings.TrimSpace(line)
	fields := strings.Fields(r.ready)
	r.url = fields[len(fields)-1]
	t.Cleanup(cancel)
	return r
}

func (r *running) end(t *testing.T) {
	t.Helper()
	r.stop()
	if code := <-r.code; code != 0 {
		t.Errorf("exit code %d after a clean stop\n%s", code, r.stderr)
	}
}

func get(t *testing.T, url string) (int, string) {
	t.Helper()
	response, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, string(body)
}

func TestRunServesUntilItIsStoppedAndKeepsWhatItHas(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "not there yet")
	first := launch(t, "serve", "--data", folder)
	if !strings.HasPrefix(first.ready, "Somo is ready at http://localhost:") {
		t.Errorf("ready line %q", first.ready)
	}
	if status, body := get(t, first.url+"/api/health"); status != 200 || !strings.Contains(body, `"status":"ok"`) {
		t.Errorf("health: %d %s", status, body)
	}
	if log := first.stderr.String(); !strings.Contains(log, folder) {
		t.Errorf("the log does not name the folder:\n%s", log)
	}
	account := `{"email":"a@b","password":"green mango tree","firstName":"A"}`
	response, err := http.Post(first.url+"/api/auth/register", "application/json", strings.NewReader(account))
	if err != nil || response.StatusCode != 201 {
		t.Fatalf("sign-up: %v, %v", response, err)
	}
	first.end(t)
	if _, err := net.Dial("tcp", strings.TrimPrefix(first.url, "http://")); err == nil {
		t.Error("it still listens")
	}

	second := launch(t, "--data", folder)
	defer second.end(t)
	response, err = http.Post(second.url+"/api/login", "application/json", strings.NewReader(account))
	if err != nil || response.StatusCode != 200 {
		t.Errorf("sign-in after a restart: %v, %v", response, err)
	}
}

func TestRunFinishesRequestsBeforeItStops(t *testing.T) {
	r := launch(t, "--data", t.TempDir())
	connection, err := net.Dial("tcp", strings.TrimPrefix(r.url, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	body := `{"email":"a@b","password":"x"}`
	fmt.Fprintf(connection, "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n", len(body))
	reader := bufio.NewReader(connection)
	if line, err := reader.ReadString('\n'); err != nil || !strings.Contains(line, "100 Continue") {
		t.Fatalf("got %q, %v", line, err) // the handler waits for the body now
	}
	r.stop()
	if _, err := io.WriteString(connection, body); err != nil {
		t.Fatal(err)
	}
	answer, err := io.ReadAll(reader)
	if err != nil || !strings.Contains(string(answer), "bad_credentials") {
		t.Errorf("the request was cut off: %q, %v", answer, err)
	}
	r.end(t)
}

func TestASecondStartLeadsToTheFirst(t *testing.T) {
	folder := t.TempDir()
	first := launch(t, "--data", folder)
	var stdout, stderr output
	code := Run(t.Context(), []string{"--addr", "127.0.0.1:0", "--no-open", "--data", folder}, &stdout, &stderr, schemaText(t))
	if want := "Somo is already running at " + first.url + "\n"; code != 0 || stdout.String() != want {
		t.Errorf("code %d, %q, want 0 and %q\n%s", code, stdout.String(), want, &stderr)
	}
	first.end(t)
	launch(t, "--data", folder).end(t)
}

func TestWhatCannotBeDoneIsOneLineAndExit2(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	write := func(name, text string) string {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	aFile := write("file", "a file where a folder should be")
	foreign := filepath.Dir(write("somo.db", strings.Repeat("this is no database ", 500)))
	emptied := t.TempDir()
	launch(t, "--data", emptied).end(t)
	if err := os.Truncate(filepath.Join(emptied, "somo.db"), 0); err != nil {
		t.Fatal(err)
	}
	untouched := t.TempDir()
	for _, test := range []struct {
		name, mention string
		args          []string
	}{
		{"bad flag", "-nonsense", []string{"--nonsense"}},
		{"unknown command", "fly", []string{"fly"}},
		{"bad address", "--addr", []string{"--addr", "nowhere"}},
		{"taken port", taken.Addr().String(), []string{"--addr", taken.Addr().String(), "--data", untouched}},
		{"an address of another computer", "192.0.2.1:80", []string{"--addr", "192.0.2.1:80", "--data", untouched}},
		{"a file as data folder", aFile, []string{"--addr", "127.0.0.1:0", "--data", aFile}},
		{"a data folder below a file", aFile, []string{"--addr", "127.0.0.1:0", "--data", filepath.Join(aFile, "below")}},
		{"another program's file", foreign, []string{"--addr", "127.0.0.1:0", "--data", foreign}},
		{"a database that was emptied", emptied, []string{"--addr", "127.0.0.1:0", "--data", emptied}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var stdout, stderr output
			code := Run(t.Context(), append(test.args, "--no-open"), &stdout, &stderr, schemaText(t))
			line := stderr.String()
			if code != 2 || stdout.String() != "" || !strings.HasPrefix(line, "somo: ") || strings.Count(line, "\n") != 1 || !strings.Contains(line, test.mention) {
				t.Errorf("code %d, stdout %q, stderr %q; want 2 and one line that mentions %q", code, stdout.String(), line, test.mention)
			}
		})
	}
	if left, err := os.ReadDir(untouched); err != nil || len(left) != 0 {
		t.Errorf("a start that was refused left %v, %v", left, err)
	}
	for path, want := range map[string]int{filepath.Join(foreign, "somo.db"): 10_000, filepath.Join(emptied, "somo.db"): 0, aFile: 31} {
		if info, err := os.Stat(path); err != nil || info.Size() != int64(want) {
			t.Errorf("%s was changed: %v, %v", filepath.Base(path), info, err)
		}
	}
}

func TestVersionAndHelp(t *testing.T) {
	for flag, want := range map[string]string{"--version": "somo ", "--help": "--open-signup"} {
		var stdout, stderr output
		if code := Run(t.Context(), []string{flag}, &stdout, &stderr, ""); code != 0 || !strings.Contains(stdout.String(), want) || stderr.String() != "" {
			t.Errorf("%s: code %d, %q, %q", flag, code, stdout.String(), stderr.String())
		}
	}
}
