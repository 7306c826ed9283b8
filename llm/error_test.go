package llm

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

func TestErrorsOfServersAreReadByTheirWords(t *testing.T) {
	for _, test := range []struct {
		status  int
		text    string
		want    Kind
		message string
	}{
		{404, "model 'x' not found", KindModelMissing, "model 'x' not found"},
		{400, "model is required", KindModelMissing, "model is required"},
		{500, `model "x" not found, try pulling it first`, KindModelMissing, ""},
		{503, "server busy, please try again.  maximum pending requests exceeded", KindBusy, "server busy, please try again. maximum pending requests exceeded"},
		{503, `{"error":{"message":"Loading model","type":"unavailable_error","code":503}}`, KindBusy, "Loading model"},
		{429, "slow down", KindBusy, ""},
		{400, "the input length exceeds the context length", KindContext, ""},
		{400, `{"error":{"code":400,"message":"request (1525 tokens) exceeds the available context size (512 tokens), try increasing it","type":"exceed_context_size_error"}}`, KindContext, "request (1525 tokens) exceeds the available context size (512 tokens), try increasing it"},
		{400, `{"error":"{\"error\":{\"code\":400,\"message\":\"exceeds the context window\"}}"}`, KindContext, "exceeds the context window"},
		{500, "model requires more system memory (5.0 GiB) than is available (3.9 GiB)", KindMemory, ""},
		{500, "llama runner process has terminated: signal: killed", KindMemory, ""},
		{500, "cudaMalloc failed: out of memory", KindMemory, ""},
		{500, "invalid JSON schema in format", KindSchema, ""},
		{500, "invalid format: \"yaml\"", KindSchema, ""},
		{500, "failed to load model vocabulary required for format", KindSchema, ""},
		{500, "model runner has unexpectedly stopped, this may be due to resource limitations", KindRunner, ""},
		{200, "an error was encountered while running the model: unexpected EOF", KindRunner, ""},
		{500, "timed out waiting for llama runner to start - progress 0.00", KindRunner, ""},
		{500, "option \"num_ctx\" must be of type integer", KindOther, ""},
		{403, "", KindOther, "the server refused without a word"},
		{500, `{"error":{"code":1}}`, KindOther, `{"code":1}`},
		{500, `{"detail":"odd"}`, KindOther, `{"detail":"odd"}`},
	} {
		got := classify(test.status, test.text)
		if got.Kind != test.want || got.Status != test.status || test.message != "" && got.Message != test.message {
			t.Errorf("%d %s: got %+v", test.status, test.text, got)
		}
	}
}

func TestMessagesAreShortAndOneLine(t *testing.T) {
	got := classify(500, "first\n\tsecond "+strings.Repeat("é", 2000)).Message
	if strings.ContainsAny(got, "\n\t") || len(got) > maxMessage+5 || !strings.HasPrefix(got, "first second é") || !strings.HasSuffix(got, "é…") {
		t.Errorf("got %d bytes: %q", len(got), got)
	}
}

func TestTheKindOfAnError(t *testing.T) {
	own := &Error{Kind: KindBusy, cause: errors.New("inner")}
	if KindOf(nil) != "" || KindOf(errors.New("x")) != KindOther || KindOf(fmt.Errorf("writing: %w", own)) != KindBusy {
		t.Error("kinds are not found")
	}
	if !errors.Is(own, own.cause) {
		t.Error("the cause is lost")
	}
}
