package app

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"somo/llm/replay"
)

func examine(t *testing.T, args ...string) (code int, report string) {
	t.Helper()
	var stdout, stderr output
	code = Run(t.Context(), append([]string{"doctor"}, args...), &stdout, &stderr, schemaText(t))
	if stderr.String() != "" {
		t.Errorf("standard error: %s", stderr.String())
	}
	return code, stdout.String()
}

func TestDoctorSaysWhatIsThereAndWhatToDo(t *testing.T) {
	good := httptest.NewServer(replay.New(replay.Script{Models: []string{"lesson:3b"}}))
	defer good.Close()
	bare := httptest.NewServer(replay.New(replay.Script{Models: []string{}}))
	defer bare.Close()
	absent := filepath.Join(t.TempDir(), "not there")
	used := t.TempDir()
	launch(t, "--data", used).end(t)
	aFile := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(aFile, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	damaged := t.TempDir()
	launch(t, "--data", damaged).end(t)
	if err := os.Truncate(filepath.Join(damaged, "somo.db"), 0); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name     string
		args     []string
		code     int
		mentions []string
	}{
		{"a model that writes", []string{"--data", used, "--ollama", good.URL}, 0,
			[]string{used, "It is there and sound.", "GB are left", "This computer says", "Ollama 0.17.4 answers at " + good.URL, "lesson:3b writes plans", "2.0 GB, Llama 3.2 Community", "It suits "}},
		{"a model that is missing", []string{"--data", used, "--ollama", good.URL, "--model", "gemma3:4b"}, 1, []string{"!! Model", "ollama pull gemma3:4b"}},
		{"no model", []string{"--data", used, "--ollama", bare.URL}, 0, []string{"Installed: none", "the built-in planner writes every plan"}},
		{"a server that is not there", []string{"--data", used, "--ollama", "127.0.0.1:1"}, 1, []string{"!! Model server", "Nobody answers at http://127.0.0.1:1"}},
		{"a first time", []string{"--data", absent, "--ollama", good.URL}, 0, []string{"is not there yet", "Somo makes it when it starts"}},
		{"a file for a folder", []string{"--data", aFile, "--ollama", good.URL}, 1, []string{"!! Data folder", "is no folder"}},
		{"a damaged database", []string{"--data", damaged, "--ollama", good.URL}, 1, []string{"!! Database", "is damaged and was left as it is"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Setenv("OLLAMA_HOST", "")
			code, report := examine(t, test.args...)
			if code != test.code {
				t.Errorf("code %d, want %d", code, test.code)
			}
			for _, want := range test.mentions {
				if !strings.Contains(report, want) {
					t.Errorf("%q is missing in\n%s", want, report)
				}
			}
		})
	}
	if _, err := os.Stat(absent); !os.IsNotExist(err) {
		t.Errorf("looking made the folder: %v", err)
	}
}

func TestDoctorLooksWhileSomoRuns(t *testing.T) {
	folder := t.TempDir()
	r := launch(t, "--data", folder, "--ollama", "127.0.0.1:1")
	defer r.end(t)
	if code, report := examine(t, "--data", folder, "--ollama", "127.0.0.1:1"); code != 1 || !strings.Contains(report, "runs at "+r.url) {
		t.Errorf("code %d\n%s", code, report)
	}
	if status, body := get(t, r.url+"/api/health"); status != 200 {
		t.Errorf("afterwards: %d %s", status, body)
	}
}

func TestAClockBeforeTheNewestLessonIsNoticed(t *testing.T) {
	folder := t.TempDir()
	r := launch(t, "--data", folder)
	postJSON(t, r.url+"/api/auth/register", `{"email":"amina@example.org","password":"green mango tree","firstName":"Amina"}`, 201)
	r.end(t)
	c := config{dataFolder: folder}
	if found := clock(t.Context(), c, time.Now()); found.wrong {
		t.Errorf("the right time: %+v", found)
	}
	if found := clock(t.Context(), c, time.Date(2001, 1, 1, 0, 0, 0, 0, time.UTC)); !found.wrong || !strings.Contains(found.text, "1 January 2001") || !strings.Contains(found.text, "Set the date") {
		t.Errorf("a clock that lost its date: %+v", found)
	}
}
