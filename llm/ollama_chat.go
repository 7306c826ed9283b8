package llm

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"time"

	"github.com/ollama/ollama/api"
)

// Chat asks once. Two ailments it cures itself by asking again: a model that is loaded but stuck is unloaded first, and one
// whose answers are spoilt by the wish not to think is asked without it, now and from then on.
func (o *Ollama) Chat(ctx context.Context, request Request, onText func(string)) (Answer, error) {
	if request.Tokens <= 0 {
		request.Tokens = DefaultTokens
	}
	if err := o.refuseRemote(ctx, request.Model); err != nil {
		return Answer{}, err
	}
	o.mutex.Lock()
	known := *o.habitsOf(request.Model)
	o.mutex.Unlock()
	quiet := request.Think != nil && !*request.Think
	if quiet && known.thinking == thinkingFree {
		request = thinkFreely(request)
	}
	w, answer, err := o.attemptUnstuck(ctx, request, known.cut, onText)
	if refusesThinking(err) && request.Think != nil {
		request.Think = nil
		w, answer, err = o.attemptUnstuck(ctx, request, false, onText)
	}
	if !quiet || known.thinking != thinkingUnknown || w.gate.members == nil {
		return answer, err
	}
	if !w.misshapen(err) {
		if err == nil {
			o.learn(request.Model, thinkingObeys)
		}
		return answer, err
	}
	o.log.Info("the answer ignored its schema; asking once without the wish not to think", slog.String("model", request.Model))
	request.Loaded = true
	w, answer, err = o.attemptUnstuck(ctx, thinkFreely(request), false, onText)
	switch {
	case KindOf(err) == KindCancelled:
	case w.misshapen(err) || err != nil && KindOf(err) != KindLength:
		o.learn(request.Model, thinkingObeys)
	default:
		o.learn(request.Model, thinkingFree)
	}
	return answer, err
}

// thinkFreely leaves out the wish not to think and makes room for the thoughts.
func thinkFreely(request Request) Request {
	request.Think = nil
	request.Tokens += thinkingTokens
	return request
}

func (o *Ollama) learn(model string, way thinking) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	o.habitsOf(model).thinking = way
}

// attemptUnstuck asks, and where a loaded model said nothing at all it unloads it and asks again.
func (o *Ollama) attemptUnstuck(ctx context.Context, request Request, cut bool, onText func(string)) (*writing, Answer, error) {
	first := o.waits.FirstCold
	switch {
	case request.Loaded && cut:
		first = o.waits.AfterCut
	case request.Loaded:
		first = o.waits.FirstWarm
	}
	w, answer, err := o.attempt(ctx, request, first, onText)
	if KindOf(err) != KindStalled || answer.First > 0 {
		return w, answer, err
	}
	if loaded, askErr := o.Loaded(ctx, request.Model); askErr != nil || !loaded {
		return w, answer, err
	}
	o.log.Warn("the model is loaded and says nothing; unloading it and asking again", slog.String("model", request.Model))
	if o.Unload(ctx, request.Model) != nil {
		return w, answer, err
	}
	return o.attempt(ctx, request, o.waits.FirstCold, onText)
}

// attempt asks the server once.
func (o *Ollama) attempt(ctx context.Context, request Request, first time.Duration, onText func(string)) (*writing, Answer, error) {
	w, end := begin(ctx, request, o.waits, first, onText)
	defer end()
	t := &tap{next: o.http, wire: maxWire}
	err := o.stream(w.run, t, o.chatRequest(request), func(part api.ChatResponse) error {
		if part.RemoteHost != "" {
			return errRemote(request.Model)
		}
		if part.Done {
			w.done, w.reason = true, part.DoneReason
			w.answer.Tokens, w.answer.PromptTokens = part.EvalCount, part.PromptEvalCount
			w.answer.LoadTime, w.answer.EvalTime = part.LoadDuration, part.EvalDuration
		}
		return w.add(part.Message.Content, part.Message.Thinking)
	})
	failure := t.failure(ctx, w.run, err)
	if w.done && (failure == nil || failure.Kind != KindLoop) {
		failure = nil // what a connection does after the end is of no interest
	}
	if failure != nil && failure.Kind == KindOther && failure.Status == 200 {
		failure.Kind = KindRunner
	}
	answer, err := w.end(failure)
	o.mutex.Lock()
	o.habitsOf(request.Model).cut = t.status == 200 && !w.done || failure != nil && failure.Kind == KindStalled
	o.mutex.Unlock()
	return w, answer, err
}

// stream sends a chat and hands on its lines. Ollama's own client would do so with 8 MB of room for each answer, which is
// more than all else that a plan needs.
func (o *Ollama) stream(run context.Context, t *tap, chat *api.ChatRequest, next func(api.ChatResponse) error) error {
	body, err := json.Marshal(chat)
	if err != nil {
		return &Error{Kind: KindSchema, Message: "writing the question: " + err.Error(), cause: err}
	}
	request, err := http.NewRequestWithContext(run, http.MethodPost, o.url.JoinPath("/api/chat").String(), bytes.NewReader(body))
	if err != nil {
		return &Error{Kind: KindOffline, Message: readable(err.Error()), cause: err}
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "application/x-ndjson")
	response, err := (&http.Client{Transport: t}).Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode >= http.StatusBadRequest {
		text, err := io.ReadAll(response.Body)
		if err != nil {
			return err
		}
		return classify(response.StatusCode, string(text))
	}
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(make([]byte, 0, 16<<10), maxLine+1)
	for lines.Scan() {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		var part struct {
			api.ChatResponse
			Error json.RawMessage `json:"error"`
		}
		if err := json.Unmarshal(lines.Bytes(), &part); err != nil {
			return fmt.Errorf("an unreadable line of %d bytes: %w", len(lines.Bytes()), err)
		}
		if len(part.Error) > 0 && string(part.Error) != "null" && string(part.Error) != `""` {
			return errors.New(lines.Text())
		}
		if err := next(part.ChatResponse); err != nil {
			return err
		}
	}
	return lines.Err()
}

// chatRequest bounds and guards a request: it may neither run on for ever nor lose its beginning.
func (o *Ollama) chatRequest(request Request) *api.ChatRequest {
	yes, no := true, false
	options := loadOptions(request.Threads)
	options["num_predict"] = request.Tokens
	options["temperature"] = request.Temperature
	options["top_p"] = 0.9
	options["repeat_penalty"] = 1.1 // newer servers have none by default, and small models loop
	options["repeat_last_n"] = 256
	options["seed"] = request.Seed
	chat := &api.ChatRequest{
		Model: request.Model, Stream: &yes, Format: request.Schema, Truncate: &no, Shift: &no,
		KeepAlive: &api.Duration{Duration: keepAlive}, Options: options,
	}
	if request.System != "" {
		chat.Messages = append(chat.Messages, api.Message{Role: "system", Content: request.System})
	}
	chat.Messages = append(chat.Messages, api.Message{Role: "user", Content: request.User})
	if request.Think != nil {
		chat.Think = &api.ThinkValue{Value: *request.Think}
	}
	return chat
}

// loadOptions are those with which a model is loaded. They are the same in every call, or it would be loaded again.
func loadOptions(threads int) map[string]any {
	options := map[string]any{"num_ctx": contextTokens}
	if threads > 0 {
		options["num_thread"] = threads
	}
	return options
}

func refusesThinking(err error) bool {
	var failure *Error
	return errors.As(err, &failure) && failure.Status == 400 && contains(failure.Message, "does not support thinking")
}
