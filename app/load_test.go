package app

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// saving is a teacher's windows that save designs one after another, and what was acknowledged to them.
type saving struct {
	mu    sync.Mutex
	acked map[string]bool
	work  sync.WaitGroup
	stop  context.CancelFunc
}

const windows = 4

func startSaving(t *testing.T, client *http.Client, url string) *saving {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	s := &saving{acked: map[string]bool{}, stop: stop}
	for range windows {
		s.work.Go(func() {
			for ctx.Err() == nil {
				// It may come while Somo begins again: what is not acknowledged is nobody's loss.
				if id := saveDesign(t, client, url); id != "" {
					s.mu.Lock()
					s.acked[id] = true
					s.mu.Unlock()
				}
			}
		})
	}
	t.Cleanup(s.end)
	return s
}

func (s *saving) end() {
	s.stop()
	s.work.Wait()
}

// so is what is acknowledged by now.
func (s *saving) so() map[string]bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.acked)
}

// saveDesign gives the id of what was acknowledged, "" where it was not.
func saveDesign(t *testing.T, client *http.Client, url string) string {
	const design = `{"title":"Water","subject":"science","topic":"Water","cohort":"Grade 5","skills":"[\"Research\"]","additionalInfo":"","contentJson":{"overview":"Water for all"},"llmModel":"built-in"}`
	status, body := call(context.WithoutCancel(t.Context()), client, "POST", url+"/api/designs", "application/json", strings.NewReader(design))
	if status != 201 {
		return ""
	}
	var made struct{ ID string }
	if err := json.Unmarshal([]byte(body), &made); err != nil {
		t.Error(err)
	}
	return made.ID
}

// designs are those of the account, by their ids.
func designs(t *testing.T, client *http.Client, url string) map[string]bool {
	t.Helper()
	status, body := call(t.Context(), client, "GET", url+"/api/designs", "", nil)
	var all []struct{ ID, Version string }
	if err := json.Unmarshal([]byte(body), &all); status != 200 || err != nil {
		t.Fatalf("the designs: %d, %v\n%s", status, err, body)
	}
	found := map[string]bool{}
	for _, one := range all {
		if one.Version != "1.0" {
			t.Errorf("%s is half saved", one.ID)
		}
		found[one.ID] = true
	}
	return found
}

func lost(acknowledged, found map[string]bool) (missing int) {
	for id := range acknowledged {
		if !found[id] {
			missing++
		}
	}
	return missing
}

const aminasAccount = `{"email":"amina@example.org","password":"green mango tree","firstName":"Amina"}`

func (c *desk) somo(args ...string) (code int, said string) {
	c.t.Helper()
	path, err := builtProgram()
	if err != nil {
		c.t.Fatal(err)
	}
	command := exec.CommandContext(c.t.Context(), path, args...)
	command.Env = c.env
	out, err := command.CombinedOutput()
	if command.ProcessState == nil {
		c.t.Fatal(err)
	}
	return command.ProcessState.ExitCode(), string(out)
}

// inCopy are the designs of a file, once it is restored on another computer.
func inCopy(t *testing.T, file string) map[string]bool {
	t.Helper()
	c := newDesk(t)
	if code, said := c.somo("restore", file); code != 0 {
		t.Fatalf("restoring %s: %d %s", filepath.Base(file), code, said)
	}
	p := c.start()
	defer p.stop()
	client := browser(t)
	if status, body := call(t.Context(), client, "POST", p.url+"/api/login", "application/json", strings.NewReader(aminasAccount)); status != 200 {
		t.Fatalf("sign-in: %d %s", status, body)
	}
	return designs(t, client, p.url)
}

func TestCopiesAndARestoreWhileTeachersSaveLoseNothing(t *testing.T) {
	c := newDesk(t)
	p := c.start()
	client := browser(t)
	if status, body := call(t.Context(), client, "POST", p.url+"/api/auth/register", "application/json", strings.NewReader(aminasAccount)); status != 201 {
		t.Fatalf("sign-up: %d %s", status, body)
	}
	work := startSaving(t, client, p.url)
	before, newest := map[string]map[string]bool{}, ""
	for i := range 2 {
		p.until("more work", func() bool { return len(work.so()) > 20*(i+1) })
		done := work.so()
		outside := filepath.Join(t.TempDir(), fmt.Sprintf("copy-%d.db", i))
		if code, said := c.somo("backup", outside); code != 0 {
			t.Fatalf("somo backup: %d %s", code, said)
		}
		before[outside], done = done, work.so()
		status, body := call(t.Context(), client, "POST", p.url+"/api/backups", "", nil)
		var made struct{ Name string }
		if err := json.Unmarshal([]byte(body), &made); status != 201 || err != nil {
			t.Fatalf("a copy from the page: %d %v %s", status, err, body)
		}
		newest = made.Name
		before[filepath.Join(c.folder, "backups", newest)] = done
	}
	if status, body := call(t.Context(), client, "POST", p.url+"/api/backups/"+newest+"/restore", "", nil); status != 202 {
		t.Fatalf("restore: %d %s", status, body)
	}
	p.until("restored database", func() bool { return strings.Contains(p.err.String(), "a copy is in the place of the database") })
	soFar := len(work.so())
	p.until("work after it", func() bool { return len(work.so()) > soFar+5 })
	work.end()
	p.kill()

	for file, done := range before {
		if n := lost(done, inCopy(t, file)); n > 0 {
			t.Errorf("%s lacks %d of %d designs that were saved before it was begun", filepath.Base(file), n, len(done))
		}
	}
	again := c.start()
	found := designs(t, client, again.url)
	again.stop()
	maps.Copy(found, inCopy(t, filepath.Join(c.folder, "replaced-000001", "somo.db")))
	if n := lost(work.so(), found); n > 0 {
		t.Errorf("%d of %d designs are neither in the database nor in the one it replaced", n, len(work.so()))
	}

	torn := filepath.Join(t.TempDir(), "torn.db")
	data, err := os.ReadFile(filepath.Join(c.folder, "backups", newest))
	if err != nil {
		t.Fatal(err)
	}
	copy(data[5*4096:], slices.Repeat([]byte{0xa5}, 4096))
	if err := os.WriteFile(torn, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if code, said := c.somo("restore", torn); code != 2 || strings.Count(said, "\n") != 1 || !strings.Contains(said, "torn.db is damaged") {
		t.Errorf("a torn copy: %d %q", code, said)
	}
	if _, err := os.Stat(filepath.Join(c.folder, "replaced-000002")); err == nil {
		t.Error("something was replaced by it")
	}
}
