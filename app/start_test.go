package app

import (
	"errors"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"somo/store"
)

func TestASecondDoubleClickLeadsToTheFirst(t *testing.T) {
	c := newDesk(t)
	first := c.start()
	welcome := first.url + "/welcome"
	first.until("a browser", func() bool { return slices.Equal(lines(t, c.opened), []string{welcome}) })
	for _, want := range []string{"Your work is kept in " + c.folder, "To stop Somo, close this window or press Ctrl+C"} {
		if !strings.Contains(first.out.String(), want) {
			t.Errorf("the window does not say %q:\n%s", want, first.out)
		}
	}
	second := c.start()
	if code := second.exit(); code != 0 || second.out.String() != "Somo is already running at "+first.url+"\n" {
		t.Errorf("the second: %d %q %q", code, second.out, second.err)
	}
	first.until("a second look", func() bool { return slices.Equal(lines(t, c.opened), []string{welcome, first.url}) })
	first.stop()
}

func TestAStartAfterACrashIsNotMisledByWhatItLeft(t *testing.T) {
	c := newDesk(t)
	crashed := c.start()
	crashed.kill()
	for _, left := range []string{"somo.lock", "somo.url"} {
		if _, err := os.Stat(filepath.Join(c.folder, left)); err != nil {
			t.Fatalf("the crash left nothing that could mislead: %v", err)
		}
	}
	// Meanwhile another program has taken the port.
	other := takePort(t, crashed.url[strings.LastIndex(crashed.url, ":"):])
	defer other.Close()
	again := c.start()
	if again.url == crashed.url {
		t.Errorf("it says to be at %s, where another program is", again.url)
	}
	if status, body := call(t.Context(), browser(t), "GET", again.url+"/api/health", "", nil); status != 200 {
		t.Errorf("health: %d %s", status, body)
	}
	second := c.start()
	if code := second.exit(); code != 0 || second.url != again.url {
		t.Errorf("a second start: %d, %s, want %s", code, second.url, again.url)
	}
	again.stop()
}

// takePort listens at a port of this machine as soon as a program of another test, which may have got it in between, is gone.
func takePort(t *testing.T, port string) net.Listener {
	t.Helper()
	for deadline := time.After(2 * time.Minute); ; {
		taken, err := net.Listen("tcp", "127.0.0.1"+port)
		if err == nil {
			return taken
		}
		if !errors.Is(err, syscall.EADDRINUSE) {
			t.Fatal(err)
		}
		select {
		case <-deadline:
			t.Fatal(err)
		case <-time.After(5 * time.Millisecond):
		}
	}
}

func TestManyStartsAtOnceAreOne(t *testing.T) {
	c := newDesk(t)
	all := make([]*process, 6)
	for i := range all {
		all[i] = c.launch()
	}
	serving := map[string]int{}
	for _, p := range all {
		p.awaitAddress()
		if strings.HasPrefix(p.out.String(), "Somo is ready at ") {
			serving[p.url]++
		} else if code := p.exit(); code != 0 {
			t.Errorf("one ended with %d: %s", code, p.err)
		}
	}
	if len(serving) != 1 || serving[all[0].url] != 1 {
		t.Errorf("ready: %v; the first was led to %s", serving, all[0].url)
	}
}

// crashedWith is a computer on which Somo had an account and a copy when the power went.
func crashedWith(t *testing.T) *desk {
	t.Helper()
	c := newDesk(t)
	p := c.start()
	client := browser(t)
	for _, one := range [][2]string{{"/api/auth/register", `{"email":"amina@example.org","password":"green mango tree","firstName":"Amina"}`}, {"/api/backups", ""}} {
		if status, body := call(t.Context(), client, "POST", p.url+one[0], "application/json", strings.NewReader(one[1])); status != 201 {
			t.Fatalf("%s: %d %s", one[0], status, body)
		}
	}
	p.kill()
	return c
}

// tear breaks the database as a worn disk would.
func (c *desk) tear() {
	c.t.Helper()
	path := filepath.Join(c.folder, "somo.db")
	for _, part := range []string{"-wal", "-shm"} {
		if err := os.RemoveAll(path + part); err != nil {
			c.t.Fatal(err)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		c.t.Fatal(err)
	}
	for at := 4096; at < min(len(data), 12*4096); at++ {
		data[at] ^= 0x5a
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		c.t.Fatal(err)
	}
}

func TestADamagedDatabaseIsReplacedOnceAPersonHasChosen(t *testing.T) {
	c := crashedWith(t)
	c.tear()
	service := c.launch("--addr", "127.0.0.1:0")
	if code := service.exit(); code != 2 || strings.Count(service.err.String(), "\n") != 1 || !strings.Contains(service.err.String(), "damaged") {
		t.Errorf("a service: %d %q", code, service.err)
	}
	p := c.start()
	p.until("a browser", func() bool { return slices.Contains(lines(t, c.opened), p.url) })
	client := browser(t)
	status, page := call(t.Context(), client, "GET", p.url, "", nil)
	all, err := store.BackupsIn(c.folder)
	if err != nil || len(all) == 0 || status != 200 || !strings.Contains(page, all[len(all)-1].Name()) {
		t.Fatalf("the page: %d, copies %v, %v\n%s", status, all, err, page)
	}
	if second := c.start(); second.exit() != 0 || second.url != p.url {
		t.Errorf("a second start was led to %s", second.url)
	}
	status, page = call(t.Context(), client, "POST", p.url+"/repair/copy", "application/x-www-form-urlencoded", strings.NewReader("copy="+all[len(all)-1].Name()))
	if status != 200 || !strings.Contains(page, `id="session"`) && !strings.Contains(page, "make build") {
		t.Errorf("it did not go on to Somo by itself: %d\n%s", status, page)
	}
	if status, body := call(t.Context(), client, "POST", p.url+"/api/login", "application/json", strings.NewReader(`{"email":"amina@example.org","password":"green mango tree"}`)); status != 200 {
		t.Errorf("sign-in: %d %s", status, body)
	}
	if _, err := os.Stat(filepath.Join(c.folder, "replaced-000001", "somo.db")); err != nil {
		t.Error("the damaged file is not kept:", err)
	}
	p.stop()
}

func TestDamageThatIsFoundWhileSomoServesIsAskedAbout(t *testing.T) {
	c := newDesk(t)
	p := c.start()
	p.stop()
	path := filepath.Join(c.folder, "somo.db")
	before, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	c.tear()
	// A disk that forgets tells nobody: the file looks as it was left.
	if err := os.Chtimes(path, time.Time{}, before.ModTime()); err != nil {
		t.Fatal(err)
	}
	p = c.start()
	p.until("the question", func() bool { return strings.Contains(p.out.String(), "Somo cannot open its data") })
	if status, page := call(t.Context(), browser(t), "GET", p.url, "", nil); status != 200 || !strings.Contains(page, "data is damaged") {
		t.Errorf("%d\n%s", status, page)
	}
	p.stop()
}
