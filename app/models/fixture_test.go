package models

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"somo/app/host"
	"somo/llm"
	"somo/llm/replay"
	"somo/store"
)

const eightGB = 8_000_000_000

// fixture is a keeper on a real database, with a scripted model server in a house whose door can be shut.
type fixture struct {
	t       *testing.T
	config  Config
	keeper  *Keeper
	script  *replay.Server
	url     string
	open    atomic.Bool // whether the model server answers
	changes atomic.Int32

	mu        sync.Mutex
	now       time.Time
	installed string
	started   []string
}

// begin makes a keeper that was not told of any server; the usual place is that of the scripted one.
func begin(t *testing.T, script replay.Script, change ...func(*fixture)) *fixture {
	t.Helper()
	schema, err := os.ReadFile("../../schema.sql")
	if err != nil {
		t.Fatal(err)
	}
	f := &fixture{t: t, now: time.Unix(1_760_000_000, 0), script: replay.New(script)}
	f.open.Store(true)
	served := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !f.open.Load() {
			panic(http.ErrAbortHandler)
		}
		f.script.ServeHTTP(w, r)
	}))
	t.Cleanup(served.Close)
	f.url = served.URL
	log := slog.New(slog.DiscardHandler)
	kept, err := store.Open(t.Context(), t.TempDir(), string(schema), log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := kept.Close(); err != nil {
			t.Errorf("closing the store: %v", err)
		}
	})
	f.config = Config{Store: kept, Log: log, Now: f.time, Changed: func() { f.changes.Add(1) }, StartWait: time.Minute,
		Connect: func(kind string, options llm.Options) llm.Server {
			if options.Base == llm.DefaultBase {
				options.Base = f.url
			}
			return Connect(kind, options)
		},
		Computer: Computer{Memory: eightGB, Cores: 4,
			Ollama: func() string { return f.installed },
			StartOllama: func(program, base string) error {
				f.started = append(f.started, program+" "+base)
				f.open.Store(true)
				return nil
			},
			ModelFiles: func(context.Context) []host.ModelFile {
				return []host.ModelFile{{Path: "/x.gguf", Name: "x.gguf", SizeBytes: 1}}
			},
			Lookup: func(_ context.Context, name string) ([]netip.Addr, error) {
				known := map[string]string{"models.school": "192.168.1.5", "api.example.com": "93.184.216.34"}
				if known[name] == "" {
					return nil, errors.New("no such host")
				}
				return []netip.Addr{netip.MustParseAddr(known[name])}, nil
			},
		}}
	for _, c := range change {
		c(f)
	}
	f.restart()
	return f
}

// restart makes the keeper anew, as the next start of the program does.
func (f *fixture) restart() {
	f.t.Helper()
	keeper, err := New(f.t.Context(), f.config)
	if err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(keeper.Close)
	f.keeper = keeper
}

func (f *fixture) time() time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.now
}

// later lets what is known grow old.
func (f *fixture) later() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.now = f.now.Add(time.Hour)
}

func (f *fixture) state() State {
	f.t.Helper()
	f.later()
	return f.keeper.State(f.t.Context())
}

func (f *fixture) change(change Change) {
	f.t.Helper()
	if err := f.keeper.Change(f.t.Context(), change); err != nil {
		f.t.Fatal(err)
	}
}

// ended waits for the end of work that must have begun.
func (f *fixture) ended(job *Job, err error) Work {
	f.t.Helper()
	if err != nil {
		f.t.Fatal(err)
	}
	var last Work
	for last = range job.Watch(f.t.Context()) {
		continue
	}
	return last
}
