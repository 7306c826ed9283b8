package app

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// logged opens a log whose standard error is a file, and gives that file.
func logged(t *testing.T, folder string, journal func(*os.File) string) (*os.File, func(string, ...any), func() error) {
	t.Helper()
	stderr, err := os.Create(filepath.Join(t.TempDir(), "stderr"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { stderr.Close() })
	getenv := func(name string) string { return map[string]string{"JOURNAL_STREAM": journal(stderr)}[name] }
	log, closeLog := openLog(config{dataFolder: folder}, stderr, getenv)
	return stderr, log.Info, closeLog
}

func TestWhereNobodyLooksTheLogIsInTheDataFolder(t *testing.T) {
	for _, journal := range []string{"", "8:12345"} { // the other is that of the session, and not this program's
		folder := t.TempDir()
		stderr, say, closeLog := logged(t, folder, func(*os.File) string { return journal })
		say("ready", "at", "a\nb")
		if err := closeLog(); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(filepath.Join(folder, "logs", "somo.log"))
		if err != nil {
			t.Fatal(err)
		}
		var line struct {
			Time    time.Time
			Msg, At string
		}
		if err := json.Unmarshal(text, &line); err != nil || line.Msg != "ready" || line.At != "a\nb" || time.Since(line.Time) > time.Minute || !strings.Contains(string(text), `Z"`) {
			t.Errorf("%s, %v", text, err)
		}
		if text, err := os.ReadFile(stderr.Name()); err != nil || !strings.Contains(string(text), "time=") {
			t.Errorf("who led standard error somewhere gets %q, %v", text, err)
		}
	}
}

func TestTheLogDoesNotGrowForEver(t *testing.T) {
	folder := t.TempDir()
	_, say, closeLog := logged(t, folder, func(*os.File) string { return "" })
	long := strings.Repeat("x", 1<<20)
	for i := range 75 {
		say("long", "number", i, "text", long)
	}
	logs := filepath.Join(folder, "logs")
	deadline := time.After(2 * time.Minute)
	look := time.NewTicker(10 * time.Millisecond)
	defer look.Stop()
	for { // old files are removed beside the writing
		files, err := os.ReadDir(logs)
		if err != nil {
			t.Fatal(err)
		}
		var bytes int64
		for _, file := range files {
			info, err := file.Info()
			if err != nil {
				continue // it has just been removed
			}
			bytes += info.Size()
			if info.Mode().Perm() != 0o600 {
				t.Fatalf("%s has the rights %o", file.Name(), info.Mode().Perm())
			}
		}
		if len(files) == 1+logsBefore && bytes <= 50<<20 {
			break
		}
		select {
		case <-look.C:
		case <-deadline:
			t.Fatalf("%d files of %d bytes are kept", len(files), bytes)
		}
	}
	if err := closeLog(); err != nil {
		t.Fatal(err)
	}
	newest, err := os.Open(filepath.Join(logs, "somo.log"))
	if err != nil {
		t.Fatal(err)
	}
	defer newest.Close()
	lines := bufio.NewScanner(newest)
	lines.Buffer(nil, 2<<20)
	last := ""
	for lines.Scan() {
		last = lines.Text()
	}
	if !strings.Contains(last, fmt.Sprintf(`"number":%d`, 74)) {
		t.Errorf("the newest line is not in the newest file: %.80s", last)
	}
}
