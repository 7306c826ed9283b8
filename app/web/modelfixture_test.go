package web

import (
	"context"
	"errors"
	"log/slog"
	"net/http/httptest"
	"net/netip"
	"testing"

	"somo/app/host"
	"somo/app/models"
	"somo/app/writer"
	"somo/llm"
	"somo/llm/replay"
)

// startWriters starts what writes plans, on a computer that has nothing but the fixture's model server.
func (f *fixture) startWriters(log *slog.Logger) {
	f.t.Helper()
	var err error
	f.models, err = models.New(f.t.Context(), models.Config{Store: f.store, Log: log, Now: f.clock.Now, Changed: func() { f.queue.Recheck() },
		Connect: func(kind string, options llm.Options) llm.Server {
			if options.Base == llm.DefaultBase {
				options.Base = f.modelURL
			}
			return models.Connect(kind, options)
		},
		Computer: models.Computer{Memory: 8_000_000_000, Cores: 4,
			Ollama:      func() string { return "" },
			StartOllama: func(string, string) error { return errors.New("there is none") },
			ModelFiles: func(context.Context) []host.ModelFile {
				return []host.ModelFile{{Path: "/media/stick/tiny.gguf", Name: "tiny.gguf", SizeBytes: 700}}
			},
			Lookup: func(context.Context, string) ([]netip.Addr, error) { return nil, errors.New("no such host") },
		}})
	if err != nil {
		f.t.Fatal(err)
	}
	f.queue = writer.NewQueue(writer.Config{Store: f.store, Planner: testPlanner(f.t), Settings: f.models.Writer, Now: f.clock.Now, Log: log})
	f.models.Start()
	if err := f.queue.Start(f.t.Context()); err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) stopWriters() {
	f.queue.Close()
	f.models.Close()
}

// restart stops the program's parts and starts them again in the same folder.
func (f *fixture) restart() {
	f.t.Helper()
	f.stopWriters()
	f.closeStore()
	f.open()
}

// scripted is a model server that writes as its script says.
func scripted(t *testing.T, script replay.Script) (server *replay.Server, url string) {
	t.Helper()
	server = replay.New(script)
	served := httptest.NewServer(server)
	t.Cleanup(served.Close)
	return server, served.URL
}

// startScripted makes a server whose only model is that one, until another is fetched.
func startScripted(t *testing.T, model string) (*fixture, *replay.Server) {
	t.Helper()
	server, url := scripted(t, replay.Script{Models: []string{model}})
	return startWith(t, url), server
}
