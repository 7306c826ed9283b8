// Package models knows which model writes plans: what the person at this computer chose, what the model server has, and
// what is being fetched or installed. It never keeps a caller waiting for a server that does not answer.
package models

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/netip"
	"net/url"
	"sync"
	"time"

	"somo/app/host"
	"somo/app/writer"
	"somo/llm"
	"somo/store"
)

// Kinds of model servers.
const (
	KindOllama = "ollama"
	KindOpenAI = "openai"
)

// Config is what a Keeper is made of.
type Config struct {
	Store    *store.Store // where what is chosen is kept
	Log      *slog.Logger
	Now      func() time.Time
	Computer Computer
	// Base and Model were set when the program was started, and win over what was chosen; empty: they were not.
	Base  string
	Model string
	// Connect makes a client of a server.
	Connect func(kind string, options llm.Options) llm.Server
	// Changed is called when a model has come or gone, once Start was called. It may be nil.
	Changed func()
	// StartWait is how long a server that was started may take until it answers; 0 stands for ten seconds.
	StartWait time.Duration
}

// Computer is what has to be known of the computer this runs on.
type Computer struct {
	Memory      uint64 // in bytes; 0 where it cannot be read
	Cores       int
	Ollama      func() string // the server's program, "" where it is not installed
	StartOllama func(program, base string) error
	ModelFiles  func(ctx context.Context) []host.ModelFile
	Lookup      func(ctx context.Context, name string) ([]netip.Addr, error)
}

// Keeper knows which model writes. It may be used by several goroutines at once.
type Keeper struct {
	config   Config
	ctx      context.Context // of what goes on in the background
	stop     context.CancelFunc
	working  sync.WaitGroup
	changing sync.Mutex // one change at a time

	mu      sync.Mutex
	chosen  choice
	server  llm.Server
	found   found
	looking chan struct{} // closed when the look that is under way ends; nil where none is
	job     *Job          // the last one
	speed   *writer.Speed // of the last test

	preloading bool
}

// New reads what was chosen. Nothing is asked of a server before Start.
func New(ctx context.Context, config Config) (*Keeper, error) {
	kept, err := config.Store.Setting(ctx, SettingsKey)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, fmt.Errorf("reading which model was chosen: %w", err)
	}
	return newKeeper(config, kept)
}

// Look says what there is for one who chose what is kept, without a Store.
func Look(ctx context.Context, config Config, kept string) (State, error) {
	k, err := newKeeper(config, kept)
	if err != nil {
		return State{}, err
	}
	defer k.Close()
	return k.State(ctx), nil
}

func newKeeper(config Config, kept string) (*Keeper, error) {
	if config.StartWait <= 0 {
		config.StartWait = 10 * time.Second
	}
	chosen, err := readChoice(kept)
	if err != nil {
		return nil, err
	}
	background, stop := context.WithCancel(context.Background())
	k := &Keeper{config: config, ctx: background, stop: stop, chosen: chosen}
	k.server = k.connect(chosen)
	return k, nil
}

// Connect makes a client of a real server.
func Connect(kind string, options llm.Options) llm.Server {
	if kind == KindOpenAI {
		return llm.NewOpenAI(options)
	}
	return llm.NewOllama(options)
}

// Start begins to look for a model, in the background.
func (k *Keeper) Start() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.look()
}

// Close ends what goes on in the background and waits for it.
func (k *Keeper) Close() {
	k.mu.Lock()
	k.stop() // from here on nothing begins
	k.mu.Unlock()
	k.working.Wait()
}

// Writer says which model writes now. It answers from what is known; where that is old, somebody goes to look. Only where
// nobody has looked at all, as just after the start, it waits for that: a plan that was waiting for a model must not be
// taken for one without.
func (k *Keeper) Writer() writer.Settings {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.found.at.IsZero() && !k.found.reachable && k.named() == "" && !k.isBuiltIn() {
		k.mu.Unlock()
		k.freshen(k.ctx, glanceEvery)
		k.mu.Lock()
	}
	if !k.isFresh(glanceEvery) {
		k.look()
	}
	model := k.model()
	if k.isBuiltIn() || model == "" {
		return writer.Settings{}
	}
	return writer.Settings{Server: k.server, Model: model, Threads: k.chosen.Threads}
}

// Speed is what the last test measured; false where there was none.
func (k *Keeper) Speed() (writer.Speed, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.speed == nil {
		return writer.Speed{}, false
	}
	return *k.speed, true
}

// Files are the model files on this computer.
func (k *Keeper) Files(ctx context.Context) []host.ModelFile {
	return k.config.Computer.ModelFiles(ctx)
}

func (k *Keeper) connect(chosen choice) llm.Server {
	options := llm.Options{Base: k.base(chosen), Log: k.config.Log}
	kind := k.kind(chosen)
	if kind == KindOpenAI {
		options.Key = chosen.Key
	}
	return k.config.Connect(kind, options)
}

// base is where the server is: what was set at the start, else what was chosen, else the usual place.
func (k *Keeper) base(chosen choice) string {
	switch {
	case k.config.Base != "":
		return k.config.Base
	case chosen.Host != "":
		return chosen.Host
	}
	return llm.DefaultBase
}

// kind is that of the server; one that was set at the start is an Ollama.
func (k *Keeper) kind(chosen choice) string {
	if k.config.Base != "" || chosen.Kind == "" {
		return KindOllama
	}
	return chosen.Kind
}

// isBuiltIn says that somebody wants no model. A model that was set at the start is wanted.
func (k *Keeper) isBuiltIn() bool { return k.chosen.BuiltIn && k.config.Model == "" }

// model is the one to write with, "" where there is none: the one that was named, else the best that is there. The caller
// holds the lock.
func (k *Keeper) model() string {
	if named := k.named(); named != "" {
		return named
	}
	if !k.found.reachable {
		return ""
	}
	return k.best()
}

// best is the best of the models that are there. Where the server has its models chosen already, as one does that speaks
// OpenAI's protocol, that is its first. The caller holds the lock.
func (k *Keeper) best() string {
	if best := llm.Choose(k.found.models, k.memory()); best != "" || k.server.Kind() == KindOllama || len(k.found.models) == 0 {
		return best
	}
	return k.found.models[0].Name
}

func (k *Keeper) named() string {
	if k.config.Model != "" {
		return k.config.Model
	}
	return k.chosen.Model
}

// memory is that of the computer the server runs on, 0 where that is another one.
func (k *Keeper) memory() uint64 {
	if k.isHere() {
		return k.config.Computer.Memory
	}
	return 0
}

// isHere says whether the server is on this computer.
func (k *Keeper) isHere() bool {
	address, err := url.Parse(k.server.Address())
	if err != nil {
		return false
	}
	if address.Hostname() == "localhost" {
		return true
	}
	ip, err := netip.ParseAddr(address.Hostname())
	return err == nil && ip.IsLoopback()
}
