package llm

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"
)

// OpenAI is a client of a server that speaks OpenAI's protocol: llama-server, llamafile, LM Studio, Jan, vLLM. Such servers
// hold their model by themselves: there is nothing to fetch and nothing to unload.
type OpenAI struct {
	connection

	mutex sync.Mutex
	ready string // the model that answered last
	plain bool   // the server refuses fields that are not OpenAI's own
}

var _ Server = (*OpenAI)(nil)

// NewOpenAI returns a client; nothing is asked yet. The base is the address without /v1.
func NewOpenAI(options Options) *OpenAI {
	options.Base = strings.TrimSuffix(strings.TrimRight(options.Base, "/"), "/v1")
	return &OpenAI{connection: newConnection(options)}
}

// Kind is "openai".
func (o *OpenAI) Kind() string { return "openai" }

// call sends a request and returns its answer; the status is a good one.
func (o *OpenAI) call(run context.Context, t *tap, method, path string, body io.Reader) (*http.Response, error) {
	request, err := http.NewRequestWithContext(run, method, o.base+path, body)
	if err != nil {
		return nil, &Error{Kind: KindOffline, Message: readable(err.Error()), cause: err}
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	response, err := (&http.Client{Transport: t}).Do(request)
	if err != nil {
		return nil, err
	}
	if response.StatusCode >= 400 {
		defer response.Body.Close()
		text, err := io.ReadAll(response.Body)
		if err != nil {
			return nil, err
		}
		return nil, classify(response.StatusCode, string(text))
	}
	return response, nil
}

// listed is a model as servers list it; llama-server says more than the others.
type listed struct {
	ID      string `json:"id"`
	OwnedBy string `json:"owned_by"`
	MaxLen  int    `json:"max_model_len"`
	Meta    struct {
		Size     int64 `json:"size"`
		Params   int64 `json:"n_params"`
		Context  int   `json:"n_ctx"`
		Quantity any   `json:"ftype"`
	} `json:"meta"`
}

func (o *OpenAI) list(ctx context.Context) (models []listed, server string, err error) {
	run, stop := context.WithTimeoutCause(ctx, o.waits.Probe, errSilent(o.waits.Probe))
	defer stop()
	t := &tap{next: o.http, key: o.key, wire: maxWhole}
	response, err := o.call(run, t, http.MethodGet, "/v1/models", nil)
	if err != nil {
		return nil, "", t.failure(ctx, run, err)
	}
	defer response.Body.Close()
	var list struct {
		Data []listed `json:"data"`
	}
	if err := json.NewDecoder(response.Body).Decode(&list); err != nil {
		if failure := t.failure(ctx, run, nil); failure != nil {
			return nil, "", failure
		}
		return nil, "", &Error{Kind: KindOther, Status: t.status, Message: "the list of models is not readable", cause: err}
	}
	return list.Data, response.Header.Get("Server"), nil
}

// Version returns the name that the server gives itself, since the protocol has no version.
func (o *OpenAI) Version(ctx context.Context) (string, error) {
	models, server, err := o.list(ctx)
	if err != nil {
		return "", err
	}
	if server == "" && len(models) > 0 {
		server = models[0].OwnedBy
	}
	return server, nil
}

// Models lists what the server offers, without those that only compare texts.
func (o *OpenAI) Models(ctx context.Context) ([]Model, error) {
	list, _, err := o.list(ctx)
	if err != nil {
		return nil, err
	}
	var models []Model
	for _, entry := range list {
		if entry.ID == "" || contains(entry.ID, "embed") || isCloud(entry.ID) {
			continue
		}
		model := Model{Name: entry.ID, SizeBytes: entry.Meta.Size, ContextLength: max(entry.Meta.Context, entry.MaxLen)}
		if entry.Meta.Params > 0 {
			model.Parameters = parameters(entry.Meta.Params)
		}
		if kind, isText := entry.Meta.Quantity.(string); isText {
			model.Quantization = kind
		}
		models = append(models, model)
	}
	return models, nil
}

// Loaded says whether the model is known to be in memory: it answered last. Some servers load a model at the first question.
func (o *OpenAI) Loaded(_ context.Context, model string) (bool, error) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return o.ready == model, nil
}

// Preload asks for one token, which makes a server load the model that has not done so.
func (o *OpenAI) Preload(ctx context.Context, model string, _ int) error {
	if loaded, _ := o.Loaded(ctx, model); loaded {
		return nil
	}
	_, err := o.Chat(ctx, Request{Model: model, User: "Hello", Tokens: 1}, nil)
	if kind := KindOf(err); kind == KindLength || kind == KindBadAnswer {
		return nil
	}
	return err
}

// Unload does nothing: such a server holds its model by itself.
func (o *OpenAI) Unload(context.Context, string) error { return nil }

// Chat asks once.
func (o *OpenAI) Chat(ctx context.Context, request Request, onText func(string)) (Answer, error) {
	if request.Tokens <= 0 {
		request.Tokens = DefaultTokens
	}
	if isCloud(request.Model) {
		return Answer{}, errRemote(request.Model)
	}
	o.mutex.Lock()
	plain := o.plain
	o.mutex.Unlock()
	answer, err := o.attempt(ctx, request, plain, onText)
	if !plain && refusesFields(err) {
		o.mutex.Lock()
		o.plain = true
		o.mutex.Unlock()
		answer, err = o.attempt(ctx, request, true, onText)
	}
	if answer.First > 0 {
		o.mutex.Lock()
		o.ready = request.Model
		o.mutex.Unlock()
	}
	return answer, err
}

// refusesFields recognises a server that knows OpenAI's own fields only.
func refusesFields(err error) bool {
	var failure *Error
	if !errors.As(err, &failure) || failure.Status != http.StatusBadRequest && failure.Status != http.StatusUnprocessableEntity {
		return false
	}
	for _, words := range []string{"chat_template_kwargs", "repeat_penalty", "repeat_last_n", "stream_options", "extra inputs", "extra_forbidden", "unrecognized request argument", "unknown field"} {
		if contains(failure.Message, words) {
			return true
		}
	}
	return false
}

// first is how long to wait for the first token.
func (o *OpenAI) first(request Request) time.Duration {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if request.Loaded || o.ready == request.Model {
		return o.waits.FirstWarm
	}
	return o.waits.FirstCold
}
