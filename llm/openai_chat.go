package llm

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// question is the body of a chat in OpenAI's protocol, with the fields of llama.cpp that keep small models from looping.
type question struct {
	Model       string          `json:"model"`
	Messages    []message       `json:"messages"`
	Stream      bool            `json:"stream"`
	MaxTokens   int             `json:"max_tokens"`
	Temperature float64         `json:"temperature"`
	TopP        float64         `json:"top_p"`
	Seed        int             `json:"seed"`
	Format      *responseFormat `json:"response_format,omitempty"`
	*extras
}

type extras struct {
	StreamOptions struct {
		IncludeUsage bool `json:"include_usage"`
	} `json:"stream_options"`
	RepeatPenalty float64         `json:"repeat_penalty"`
	RepeatLastN   int             `json:"repeat_last_n"`
	Template      map[string]bool `json:"chat_template_kwargs,omitempty"`
}

type message struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

type responseFormat struct {
	Type   string `json:"type"`
	Schema struct {
		Name   string          `json:"name"`
		Strict bool            `json:"strict"`
		Schema json.RawMessage `json:"schema"`
	} `json:"json_schema"`
}

func newQuestion(request Request, plain bool) question {
	q := question{
		Model: request.Model, Stream: true, MaxTokens: request.Tokens,
		Temperature: request.Temperature, TopP: 0.9, Seed: request.Seed,
	}
	if request.System != "" {
		q.Messages = append(q.Messages, message{"system", request.System})
	}
	q.Messages = append(q.Messages, message{"user", request.User})
	if len(request.Schema) > 0 {
		q.Format = &responseFormat{Type: "json_schema"}
		q.Format.Schema.Name, q.Format.Schema.Strict, q.Format.Schema.Schema = "answer", true, request.Schema
	}
	if plain {
		return q
	}
	q.extras = &extras{RepeatPenalty: 1.1, RepeatLastN: 256}
	q.StreamOptions.IncludeUsage = true
	if request.Think != nil {
		q.Template = map[string]bool{"enable_thinking": *request.Think}
	}
	return q
}

// event is one piece of the stream, or the whole answer of a server that does not stream.
type event struct {
	Choices []struct {
		Delta   piece  `json:"delta"`
		Message piece  `json:"message"`
		Finish  string `json:"finish_reason"`
	} `json:"choices"`
	Usage struct {
		Prompt     int `json:"prompt_tokens"`
		Completion int `json:"completion_tokens"`
	} `json:"usage"`
	Timings struct {
		Milliseconds float64 `json:"predicted_ms"`
	} `json:"timings"`
	Error json.RawMessage `json:"error"`
}

// piece is text under the names that servers give to answers and thoughts.
type piece struct {
	Content   string `json:"content"`
	Reasoning string `json:"reasoning_content"`
	Thought   string `json:"reasoning"`
}

// attempt asks the server once.
func (o *OpenAI) attempt(ctx context.Context, request Request, plain bool, onText func(string)) (Answer, error) {
	w, end := begin(ctx, request, o.waits, o.first(request), onText)
	defer end()
	t := &tap{next: o.http, key: o.key, wire: maxWire}
	body, err := json.Marshal(newQuestion(request, plain))
	if err != nil {
		return w.end(&Error{Kind: KindSchema, Message: "writing the question: " + err.Error(), cause: err})
	}
	response, err := o.call(w.run, t, http.MethodPost, "/v1/chat/completions", bytes.NewReader(body))
	if err != nil {
		return w.end(t.failure(ctx, w.run, err))
	}
	defer response.Body.Close()
	if strings.HasPrefix(response.Header.Get("Content-Type"), "application/json") {
		err = w.readWhole(response.Body)
	} else {
		err = w.readEvents(response.Body)
	}
	failure := t.failure(ctx, w.run, err)
	if w.done && (failure == nil || failure.Kind != KindLoop) {
		failure = nil // what a connection does after the end is of no interest
	}
	if failure != nil && failure.Kind == KindOther && failure.Status == http.StatusOK {
		failure.Kind = KindRunner
	}
	return w.end(failure)
}

// readEvents reads server-sent events until [DONE] or the end.
func (w *writing) readEvents(stream io.Reader) error {
	lines := bufio.NewScanner(stream)
	lines.Buffer(make([]byte, 0, 16<<10), maxLine)
	for lines.Scan() {
		field, value, _ := bytes.Cut(lines.Bytes(), []byte(":"))
		value = bytes.TrimSpace(value)
		switch string(field) {
		case "data":
			if string(value) == "[DONE]" {
				w.done = true
				return nil
			}
			if err := w.readEvent(value); err != nil {
				return err
			}
		case "error": // as older llama-servers put it
			return errors.New(string(value))
		}
	}
	return lines.Err()
}

func (w *writing) readWhole(body io.Reader) error {
	data, err := io.ReadAll(io.LimitReader(body, maxLine))
	if err != nil {
		return err
	}
	return w.readEvent(data)
}

func (w *writing) readEvent(data []byte) error {
	var e event
	if err := json.Unmarshal(data, &e); err != nil {
		return errors.New("unreadable line of " + strconv.Itoa(len(data)) + " bytes: " + err.Error())
	}
	if len(e.Error) > 0 && string(e.Error) != "null" {
		return errors.New(string(data))
	}
	if e.Usage.Completion > 0 {
		w.answer.Tokens, w.answer.PromptTokens = e.Usage.Completion, e.Usage.Prompt
	}
	if e.Timings.Milliseconds > 0 {
		w.answer.EvalTime = time.Duration(e.Timings.Milliseconds * float64(time.Millisecond))
	}
	for _, choice := range e.Choices {
		if choice.Finish != "" {
			w.done, w.reason = true, choice.Finish
		}
		for _, piece := range []piece{choice.Delta, choice.Message} {
			if err := w.add(piece.Content, piece.Reasoning+piece.Thought); err != nil {
				return err
			}
		}
	}
	return nil
}

// parameters writes a number of parameters as people say it: 3.2B.
func parameters(count int64) string {
	switch {
	case count >= 1e9:
		return strconv.FormatFloat(float64(count)/1e9, 'f', 1, 64) + "B"
	case count >= 1e6:
		return strconv.FormatFloat(float64(count)/1e6, 'f', 0, 64) + "M"
	}
	return strconv.FormatInt(count/1000, 10) + "K"
}
