package llm

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/ollama/ollama/api"
)

const (
	// contextTokens is the room for prompt and answer. It is small so that a model fits beside everything else, and the
	// same in every call, since a change loads the model again.
	contextTokens = 4096
	// thinkingTokens is what an answer may have on top where a model has to be left thinking.
	thinkingTokens = 1024
	keepAlive      = 30 * time.Minute
)

// Ollama is a client of an Ollama server. It may be used by several goroutines at once, but a server answers one at a time.
type Ollama struct {
	connection
	url *url.URL

	mutex  sync.Mutex
	models map[string]*habits
	shown  map[string]Model // by digest
}

// habits are what was learned of a model since the start.
type habits struct {
	local    bool     // it runs on the server
	cut      bool     // its last stream was cut, which can leave it stuck
	thinking thinking // how it takes the wish not to think
}

type thinking int

const (
	thinkingUnknown thinking = iota
	thinkingObeys            // think:false is right, or nothing helps
	thinkingFree             // think:false spoils its answers, so the wish is left out
)

var _ Server = (*Ollama)(nil)

// NewOllama returns a client; nothing is asked yet. A base that is no address makes every call fail as offline.
func NewOllama(options Options) *Ollama {
	base, err := url.Parse(options.Base)
	if err != nil || base.Host == "" {
		base = &url.URL{Scheme: "http", Host: "0.0.0.0:0"}
	}
	return &Ollama{connection: newConnection(options), url: base, models: map[string]*habits{}, shown: map[string]Model{}}
}

// Kind is "ollama".
func (o *Ollama) Kind() string { return "ollama" }

// client returns Ollama's own client over a tap of ours: no proxy, no redirects, nothing from the environment.
func (o *Ollama) client(wire int64) (*api.Client, *tap) {
	t := &tap{next: o.http, wire: wire}
	return api.NewClient(o.url, &http.Client{Transport: t}), t
}

// ask puts a short question.
func (o *Ollama) ask(ctx context.Context, wait time.Duration, question func(context.Context, *api.Client) error) error {
	run, stop := context.WithTimeoutCause(ctx, wait, errSilent(wait))
	defer stop()
	client, t := o.client(maxWhole)
	if failure := t.failure(ctx, run, question(run, client)); failure != nil {
		return failure
	}
	return nil
}

// Version asks for the server's version.
func (o *Ollama) Version(ctx context.Context) (version string, err error) {
	err = o.ask(ctx, o.waits.Probe, func(ctx context.Context, client *api.Client) error {
		version, err = client.Version(ctx)
		return err
	})
	return version, err
}

// Loaded says whether the model is in memory already.
func (o *Ollama) Loaded(ctx context.Context, model string) (bool, error) {
	var running *api.ProcessResponse
	err := o.ask(ctx, o.waits.Probe, func(ctx context.Context, client *api.Client) (err error) {
		running, err = client.ListRunning(ctx)
		return err
	})
	if err != nil {
		return false, err
	}
	for _, candidate := range running.Models {
		if fullName(candidate.Name) == fullName(model) || fullName(candidate.Model) == fullName(model) {
			return true, nil
		}
	}
	return false, nil
}

// Delete removes a model and its files from the server.
func (o *Ollama) Delete(ctx context.Context, model string) error {
	return o.ask(ctx, o.waits.FirstWarm, func(ctx context.Context, client *api.Client) error {
		return client.Delete(ctx, &api.DeleteRequest{Model: model})
	})
}

// Preload brings the model into memory.
func (o *Ollama) Preload(ctx context.Context, model string, threads int) error {
	if err := o.refuseRemote(ctx, model); err != nil {
		return err
	}
	request := o.chatRequest(Request{Model: model, Threads: threads})
	request.Messages, request.Options = nil, loadOptions(threads)
	return o.stateless(ctx, o.waits.FirstCold, request, "load")
}

// goneIn is how long an unloaded model may take to leave the memory, goneStep how often that is looked at.
const (
	goneIn   = 15 * time.Second
	goneStep = 20 * time.Millisecond
)

// Unload takes the model out of memory and waits until it is gone: the server promises at once and does it a moment later,
// and a question that comes before would hold a stuck model in memory.
func (o *Ollama) Unload(parent context.Context, model string) error {
	ctx, stop := context.WithTimeoutCause(parent, goneIn, errSilent(goneIn))
	defer stop()
	if err := o.stateless(ctx, goneIn, &api.ChatRequest{Model: model, KeepAlive: &api.Duration{}}, "unload"); err != nil {
		return err
	}
	ticker := time.NewTicker(goneStep)
	defer ticker.Stop()
	for {
		loaded, err := o.Loaded(ctx, model)
		if err != nil || !loaded {
			return err
		}
		select {
		case <-parent.Done():
			return cancelled(parent)
		case <-ctx.Done():
			return errSilent(goneIn)
		case <-ticker.C:
		}
	}
}

// stateless sends a chat without messages, by which Ollama loads and unloads.
func (o *Ollama) stateless(ctx context.Context, wait time.Duration, request *api.ChatRequest, reason string) error {
	run, stop := context.WithTimeoutCause(ctx, wait, errSilent(wait))
	defer stop()
	done := false
	t := &tap{next: o.http, wire: maxWhole}
	err := o.stream(run, t, request, func(answer api.ChatResponse) error {
		done = answer.Done
		return nil
	})
	if failure := t.failure(ctx, run, err); failure != nil {
		return failure
	}
	if !done {
		return &Error{Kind: KindTruncated, Status: http.StatusOK, Message: "the server did not confirm the " + reason}
	}
	return nil
}

// habitsOf returns what is known of a model. The caller holds the mutex.
func (o *Ollama) habitsOf(model string) *habits {
	known := o.models[fullName(model)]
	if known == nil {
		known = &habits{}
		o.models[fullName(model)] = known
	}
	return known
}

// fullName adds the tag that Ollama takes where none is given.
func fullName(name string) string {
	if strings.Contains(name[strings.LastIndexByte(name, '/')+1:], ":") {
		return name
	}
	return name + ":latest"
}
