package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"
)

// builtIn is where the program lies that the tests of this package start.
var builtIn string

// builtProgram is the program as it is shipped, built for the first test that starts it.
var builtProgram = sync.OnceValues(func() (string, error) {
	path := filepath.Join(builtIn, "somo.exe")
	if out, err := exec.Command("go", "build", "-o", path, "somo").CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the program: %w\n%s", err, out)
	}
	return path, nil
})

func TestMain(m *testing.M) {
	os.Exit(runTests(m))
}

func runTests(m *testing.M) int {
	var err error
	if builtIn, err = os.MkdirTemp("", "somo-built-"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	code := m.Run()
	if err := os.RemoveAll(builtIn); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return code
}

// process is the program as it runs.
type process struct {
	t       *testing.T
	command *exec.Cmd
	out     *output
	err     *output
	url     string
	ended   chan struct{}
}

// desk is where processes run: a data folder, and a browser that notes what it is to open.
type desk struct {
	t      *testing.T
	folder string
	opened string // what the browser was asked to open, a line each
	env    []string
}

func newDesk(t *testing.T) *desk {
	t.Helper()
	bin := t.TempDir()
	c := &desk{t: t, folder: filepath.Join(t.TempDir(), "data"), opened: filepath.Join(bin, "opened")}
	browser := "#!/bin/sh\necho \"$1\" >>'" + c.opened + "'\n"
	for _, name := range []string{"xdg-open", "open"} {
		if err := os.WriteFile(filepath.Join(bin, name), []byte(browser), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	c.env = append(os.Environ(), "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"), "SOMO_ADDR=", "SOMO_MODEL=", "SOMO_DATA="+c.folder, "OLLAMA_HOST=127.0.0.1:1")
	return c
}

// start gives the program once it has said where it is.
func (c *desk) start(args ...string) *process {
	c.t.Helper()
	p := c.launch(args...)
	p.awaitAddress()
	return p
}

func (p *process) awaitAddress() {
	p.t.Helper()
	p.until("an address", func() bool {
		found := addressLine.FindStringSubmatch(p.out.String())
		if found != nil {
			p.url = found[1]
		}
		return found != nil
	})
}

// launch does not wait for anything.
func (c *desk) launch(args ...string) *process {
	c.t.Helper()
	path, err := builtProgram()
	if err != nil {
		c.t.Fatal(err)
	}
	p := &process{t: c.t, command: exec.CommandContext(c.t.Context(), path, args...), out: &output{}, err: &output{}, ended: make(chan struct{})}
	p.command.Env, p.command.Stdout, p.command.Stderr = c.env, p.out, p.err
	if err := p.command.Start(); err != nil {
		c.t.Fatal(err)
	}
	go func() {
		// How it ended is asked of its state.
		_ = p.command.Wait()
		close(p.ended)
	}()
	c.t.Cleanup(func() {
		// It may have ended already.
		_ = p.command.Process.Kill()
		<-p.ended
	})
	return p
}

var addressLine = regexp.MustCompile(`(?m)(http://\S+)$`)

// until waits for something to become true of a program that runs or has just ended.
func (p *process) until(what string, so func() bool) {
	p.t.Helper()
	deadline := time.After(2 * time.Minute)
	for ended := false; !so(); {
		if ended {
			p.t.Fatalf("the program ended before there was %s: %s\n%s%s", what, p.command.ProcessState, p.out, p.err)
		}
		select {
		case <-p.ended:
			ended = true // look once more
		case <-deadline:
			p.t.Fatalf("there is no %s\n%s%s", what, p.out, p.err)
		case <-time.After(5 * time.Millisecond):
		}
	}
}

// exit gives the code of a program that ends by itself.
func (p *process) exit() int {
	p.t.Helper()
	p.until("an end", func() bool {
		select {
		case <-p.ended:
			return true
		default:
			return false
		}
	})
	return p.command.ProcessState.ExitCode()
}

// kill ends it as a power cut would.
func (p *process) kill() {
	p.t.Helper()
	if err := p.command.Process.Kill(); err != nil {
		p.t.Fatal(err)
	}
	<-p.ended
}

// stop ends it as Ctrl+C in its window does.
func (p *process) stop() {
	p.t.Helper()
	if err := p.command.Process.Signal(os.Interrupt); err != nil {
		p.t.Fatal(err)
	}
	if code := p.exit(); code != 0 {
		p.t.Errorf("exit code %d after Ctrl+C\n%s", code, p.err)
	}
}

// browser keeps cookies, as one on that computer.
func browser(t *testing.T) *http.Client {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &http.Client{Jar: jar, Timeout: 30 * time.Second}
}

// call answers with the status and the body, status 0 where there was no answer.
func call(ctx context.Context, client *http.Client, method, url, kind string, body io.Reader) (int, string) {
	request, err := http.NewRequestWithContext(ctx, method, url, body)
	if err != nil {
		return 0, err.Error()
	}
	if kind != "" {
		request.Header.Set("Content-Type", kind)
	}
	response, err := client.Do(request)
	if err != nil {
		return 0, err.Error()
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return 0, err.Error()
	}
	return response.StatusCode, string(text)
}

// lines are those of a file that may not be there yet.
func lines(t *testing.T, path string) []string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	return strings.Fields(string(text))
}
