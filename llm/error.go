package llm

import (
	"encoding/json"
	"errors"
	"strings"
)

// Kind says what went wrong in a way that a caller can act on.
type Kind string

// The kinds of errors. Asking again is useless after KindOffline, KindModelMissing, KindMemory and KindContext; after
// KindBusy it helps to wait a little.
const (
	KindOffline      Kind = "offline"       // nobody answers there; with a Status, the server is there and lacks the internet
	KindModelMissing Kind = "model-missing" // the server has no such model
	KindBusy         Kind = "busy"          // the server is loading or full
	KindContext      Kind = "context"       // the prompt is longer than the model can take
	KindSchema       Kind = "schema"        // the server refuses the schema
	KindMemory       Kind = "memory"        // the model does not fit into memory
	KindRunner       Kind = "runner"        // the server failed while it worked
	KindTruncated    Kind = "truncated"     // the answer ended without saying so
	KindLength       Kind = "length"        // all tokens were used before the end
	KindStalled      Kind = "stalled"       // nothing came for too long
	KindLoop         Kind = "loop"          // the model repeats itself, or writes blanks
	KindBadAnswer    Kind = "bad-answer"    // the answer is empty or of the wrong shape
	KindCancelled    Kind = "cancelled"     // the caller gave up
	KindOther        Kind = "other"
)

// Error is what every method of a Server fails with.
type Error struct {
	Kind Kind
	// Status is the HTTP status, or 0 where no answer came.
	Status int
	// Message is the server's own words or ours, one line without the prompt.
	Message string

	cause error
}

func (e *Error) Error() string { return string(e.Kind) + ": " + e.Message }

// Unwrap gives what caused the error, such as context.Canceled.
func (e *Error) Unwrap() error { return e.cause }

// KindOf returns the kind of an error: empty for none, KindOther for one that is not of this package.
func KindOf(err error) Kind {
	if err == nil {
		return ""
	}
	var own *Error
	if errors.As(err, &own) {
		return own.Kind
	}
	return KindOther
}

// wordings are what servers say, lower case, in the order in which they are looked for: a message may hold several.
var wordings = []struct {
	kind  Kind
	words []string
}{
	{KindModelMissing, []string{"not found, try pulling", "model is required", "file does not exist", "no model loaded", "model not found"}},
	{KindBusy, []string{"server busy", "maximum pending requests", "overloaded", "loading model"}},
	{KindContext, []string{"context length", "context size", "exceed_context", "context window", "maximum context"}},
	{KindMemory, []string{"more system memory", "out of memory", "unable to allocate", "signal: killed", "insufficient memory", "cannot allocate memory", "failed to allocate"}},
	{KindSchema, []string{"grammar", "json schema", "json_schema", "invalid format", "required for format", "response_format"}},
	{KindRunner, []string{"unexpectedly stopped", "error was encountered", "unexpected eof", "connection reset", "does not match the expected", "timed out waiting"}},
}

// classify reads the words of a server's error. Newer servers put a whole inner JSON error into the text, so words count
// and not shape.
func classify(status int, text string) *Error {
	failure := &Error{Kind: KindOther, Status: status, Message: readable(text)}
	if failure.Message == "" {
		failure.Message = "the server refused without a word"
	}
	lower := strings.ToLower(text)
	for _, wording := range wordings {
		for _, words := range wording.words {
			if strings.Contains(lower, words) {
				failure.Kind = wording.kind
				return failure
			}
		}
	}
	switch status {
	case 404:
		failure.Kind = KindModelMissing
	case 503, 429:
		failure.Kind = KindBusy
	}
	return failure
}

// maxMessage is how much of a server's words is kept.
const maxMessage = 500

// readable takes the sentence out of an error that may be JSON within JSON, and makes one line of it.
func readable(text string) string {
	for range 4 {
		var outer struct {
			Error   json.RawMessage `json:"error"`
			Message string          `json:"message"`
		}
		if !strings.HasPrefix(strings.TrimSpace(text), "{") || json.Unmarshal([]byte(text), &outer) != nil {
			break
		}
		var inner string
		switch {
		case outer.Message != "":
			text = outer.Message
		case json.Unmarshal(outer.Error, &inner) == nil && inner != "":
			text = inner
		case len(outer.Error) > 0 && string(outer.Error) != `""`:
			text = string(outer.Error)
		}
	}
	text = strings.Join(strings.Fields(text), " ")
	if len(text) > maxMessage {
		text = strings.ToValidUTF8(text[:maxMessage], "") + "…"
	}
	return text
}
