// Package llm talks to a model server of this computer or this network: Ollama, or one that speaks OpenAI's protocol
// (llama-server, llamafile, LM Studio, Jan, vLLM). It knows nothing of lessons. What a model or a server may do wrong
// (fall silent, repeat itself, stop early, send megabytes) ends here as an Error with a Kind that a caller can act on.
package llm

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"
)

// Server is a model server. Every error of its methods is an *Error; see KindOf.
type Server interface {
	// Kind says which protocol it speaks: "ollama" or "openai".
	Kind() string
	// Address is where it is, such as http://127.0.0.1:11434.
	Address() string
	// Version asks for the server's version; it is the probe whether it is there and takes at most two seconds.
	Version(ctx context.Context) (string, error)
	// Models lists the models that can write text and that run on the server itself, never those of a cloud.
	Models(ctx context.Context) ([]Model, error)
	// Loaded says whether the model is in memory already.
	Loaded(ctx context.Context, model string) (bool, error)
	// Chat asks once and hands on the answer as it grows. The Answer holds what came even where there is an error; that of
	// a KindLength or KindLoop error may be mended. With a schema, onText gets nothing before the JSON object begins.
	Chat(ctx context.Context, request Request, onText func(string)) (Answer, error)
	// Preload brings the model into memory with the same options that Chat uses.
	Preload(ctx context.Context, model string, threads int) error
	// Unload takes the model out of memory, which also frees one that no longer answers.
	Unload(ctx context.Context, model string) error
}

// Request is one question to a model.
type Request struct {
	Model  string
	System string
	User   string
	// Schema is the JSON schema that the answer has to follow, or empty for free text.
	Schema json.RawMessage
	// Tokens is the most that the answer may have; 0 stands for DefaultTokens.
	Tokens      int
	Temperature float64
	Seed        int
	// Threads is how many of the processor's threads to use; 0 leaves it to the server. A change loads the model again.
	Threads int
	// Think switches thinking on or off where a model can; nil leaves it to the model.
	Think *bool
	// Loaded says that the model is in memory, so that the first token is waited for less long.
	Loaded bool
}

// Answer is what a model wrote, and how long it took. Tokens are counted by the server, or by us where the stream broke.
type Answer struct {
	Text     string
	Thinking string
	Tokens   int
	// PromptTokens is the length of the prompt; a server that reuses a prefix counts it nevertheless.
	PromptTokens int
	// First is the time until the first token, Total the whole, LoadTime and EvalTime the server's own account of loading
	// and of writing.
	First    time.Duration
	Total    time.Duration
	LoadTime time.Duration
	EvalTime time.Duration
}

// Model is a model that is installed on a server. What a server does not say is empty.
type Model struct {
	Name          string
	SizeBytes     int64
	Parameters    string
	Quantization  string
	Family        string
	License       string
	ContextLength int
	Capabilities  []string
}

// Progress is how far a long piece of work is; Total is 0 while nobody knows.
type Progress struct {
	Status    string
	Completed int64
	Total     int64
}

// Options are what a client needs to know of its server.
type Options struct {
	// Base is the address as ParseHost returns it.
	Base string
	// Key is the bearer token of an OpenAI-compatible server that wants one.
	Key string
	// Waits are the longest silences; what is zero has its default.
	Waits Waits
	// Log may be nil. Prompts and answers are never logged.
	Log *slog.Logger
}

// Waits are the longest silences that a client bears. There is no limit for a whole answer: it ends by its tokens.
type Waits struct {
	// Dial is for reaching the server: 3 s.
	Dial time.Duration
	// Probe is for Version and the other questions that a server answers from memory: 2 s.
	Probe time.Duration
	// FirstCold is until the first token where the model must be loaded first: 5 min.
	FirstCold time.Duration
	// FirstWarm is until the first token where it is loaded: 2 min.
	FirstWarm time.Duration
	// AfterCut is FirstWarm after a stream of that model was cut, which can leave it stuck: 1 min.
	AfterCut time.Duration
	// Token is between two tokens: 45 s.
	Token time.Duration
	// Drain is how long a cancelled answer that is nearly written may go on to its end, unseen: 5 s.
	Drain time.Duration
}

// DefaultTokens bounds an answer whose request names no bound.
const DefaultTokens = 600

func (w Waits) withDefaults() Waits {
	for _, wait := range []struct {
		value *time.Duration
		usual time.Duration
	}{
		{&w.Dial, 3 * time.Second}, {&w.Probe, 2 * time.Second}, {&w.FirstCold, 5 * time.Minute}, {&w.FirstWarm, 2 * time.Minute},
		{&w.AfterCut, time.Minute}, {&w.Token, 45 * time.Second}, {&w.Drain, 5 * time.Second},
	} {
		if *wait.value <= 0 {
			*wait.value = wait.usual
		}
	}
	return w
}
