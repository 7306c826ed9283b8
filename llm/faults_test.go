package llm_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"somo/llm"
	"somo/llm/replay"
)

// hasty are waits for servers that fall silent.
var hasty = llm.Waits{FirstCold: 10 * time.Second, Token: 300 * time.Millisecond}

// short are waits that a test can bear. A server that answers has plenty of time; one that never will is left soon.
var short = llm.Waits{Dial: 2 * time.Second, Probe: 10 * time.Second, FirstCold: 10 * time.Second, FirstWarm: 400 * time.Millisecond, AfterCut: 400 * time.Millisecond, Token: 10 * time.Second, Drain: 5 * time.Second}

var section = json.RawMessage(`{"type":"object","properties":{` +
	`"a_title":{"type":"string","minLength":5,"maxLength":70},` +
	`"b_description":{"type":"string","minLength":120,"maxLength":900},` +
	`"c_materials":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"string","minLength":3,"maxLength":50}}},` +
	`"required":["a_title","b_description","c_materials"],"additionalProperties":false}`)

func request(model string) llm.Request {
	no := false
	return llm.Request{Model: model, System: "You write lesson plans.", User: "Topic: Clean water\nGrade: 5\nWrite the section ideate as JSON.", Schema: section, Tokens: 450, Temperature: 0.7, Seed: 3, Threads: 2, Think: &no}
}

// scripted starts a scripted server and a client of it.
func scripted(t *testing.T, script replay.Script) (*llm.Ollama, *replay.Server) {
	t.Helper()
	server := replay.New(script)
	return llm.NewOllama(llm.Options{Base: serve(t, httptest.NewServer(server)), Waits: short}), server
}

func whole(t *testing.T, text string) bool {
	t.Helper()
	var plan struct {
		Title       string   `json:"a_title"`
		Description string   `json:"b_description"`
		Materials   []string `json:"c_materials"`
	}
	return json.Unmarshal([]byte(text), &plan) == nil && len(plan.Title) >= 5 && len(plan.Description) >= 120 && len(plan.Materials) > 0
}

func TestEveryWayOfFailing(t *testing.T) {
	for _, test := range []struct {
		model  string
		want   llm.Kind // a dash: a whole section
		partly bool     // something came nevertheless
		asked  int      // how often the model was asked
	}{
		{"lesson:3b", "-", true, 1},
		{"lesson:3b@split", "-", true, 1},
		{"lesson:3b@join", "-", true, 1},
		{"lesson:3b@first=20ms,line=1ms", "-", true, 1},
		{"lesson:think", "-", true, 1},
		{"lesson:thought", "-", true, 2},
		{"lesson:thinks-json", "-", true, 1},
		{"lesson:thinks-only", llm.KindLength, false, 2},
		{"lesson:half", "-", true, 1},
		{"lesson:special", "-", true, 1},
		{"lesson:wrong-language", "-", true, 1},
		{"lesson:wrong-script", "-", true, 1},
		{"lesson:inject", "-", true, 1},
		{"lesson:unsafe", "-", true, 1},
		{"lesson:fence", "", true, 1},
		{"lesson:chatty", "", true, 2},
		{"lesson:shape", "", true, 2},
		{"lesson:broken", "", true, 1},
		{"lesson:empty", llm.KindBadAnswer, false, 2},
		{"lesson:length", llm.KindLength, true, 1},
		{"lesson:loop", llm.KindLoop, true, 1},
		{"lesson:phrase", llm.KindLoop, true, 1},
		{"lesson:blanks", llm.KindTruncated, true, 1},
		{"lesson:cut", llm.KindTruncated, true, 1},
		{"lesson:3b@cut=5", llm.KindTruncated, true, 1},
		{"lesson:flaky", llm.KindTruncated, true, 1},
		{"lesson:end", llm.KindTruncated, true, 1},
		{"lesson:3b@end=7", llm.KindTruncated, true, 1},
		{"lesson:error", llm.KindRunner, true, 1},
		{"lesson:stall", llm.KindStalled, true, 1},
		{"lesson:3b@stall=4", llm.KindStalled, true, 1},
		{"lesson:hangup", llm.KindRunner, false, 1},
		{"lesson:busy", llm.KindBusy, false, 1},
		{"lesson:3b@busy=1", llm.KindBusy, false, 1},
		{"lesson:oom", llm.KindMemory, false, 1},
		{"lesson:crash", llm.KindRunner, false, 1},
		{"lesson:nested", llm.KindRunner, false, 1},
		{"lesson:context", llm.KindContext, false, 1},
		{"lesson:schema", llm.KindSchema, false, 1},
		{"lesson:forbidden", llm.KindOther, false, 1},
		{"lesson:redirect", llm.KindOther, false, 1},
		{"lesson:long-line", llm.KindRunner, true, 1},
		{"lesson:remote", llm.KindModelMissing, false, 0},
		{"lesson:cloud", llm.KindModelMissing, false, 0},
		{"lesson:nobody", llm.KindModelMissing, false, 0},
	} {
		t.Run(test.model, func(t *testing.T) {
			ollama, server := scripted(t, replay.Script{})
			if test.want == llm.KindStalled {
				ollama = llm.NewOllama(llm.Options{Base: ollama.Address(), Waits: hasty})
			}
			var shown strings.Builder
			answer, err := ollama.Chat(t.Context(), request(test.model), func(text string) { shown.WriteString(text) })
			if got := llm.KindOf(err); got != test.want && !(got == "" && test.want == "-") {
				t.Fatalf("got %v, want %s", err, test.want)
			}
			if test.want == "-" && (!whole(t, answer.Text) || shown.String() != answer.Text || answer.Tokens == 0) {
				t.Errorf("no whole section: %+v, shown %q", answer, shown.String())
			}
			if test.partly != (answer.Text != "") {
				t.Errorf("came: %q", answer.Text)
			}
			if asked := len(server.Chats()); asked != test.asked {
				t.Errorf("asked %d times, want %d", asked, test.asked)
			}
		})
	}
}

func TestNobodyWatchesAnAnswerOfTheWrongShape(t *testing.T) {
	for _, model := range []string{"lesson:chatty", "lesson:shape", "lesson:broken", "lesson:thinks-only"} {
		ollama, _ := scripted(t, replay.Script{})
		_, err := ollama.Chat(t.Context(), request(model), func(text string) { t.Errorf("%s: shown %q", model, text) })
		if kind := llm.KindOf(err); kind != "" && kind != llm.KindLength {
			t.Errorf("%s: %v", model, err)
		}
	}
}

func TestAModelThatMustThinkIsRemembered(t *testing.T) {
	ollama, server := scripted(t, replay.Script{})
	for range 3 {
		if answer, err := ollama.Chat(t.Context(), request("lesson:thought"), nil); err != nil || !whole(t, answer.Text) {
			t.Fatalf("got %+v, %v", answer, err)
		}
	}
	chats := server.Chats()
	if len(chats) != 4 || chats[0].Think == nil || chats[1].Think != nil || chats[3].Think != nil {
		t.Fatalf("%d questions, first with think %v", len(chats), chats[0].Think)
	}
	if chats[0].Options["num_predict"].(float64) >= chats[1].Options["num_predict"].(float64) {
		t.Error("there is no room to think")
	}
}

func TestAHopelessModelIsAskedTwiceOnlyOnce(t *testing.T) {
	ollama, server := scripted(t, replay.Script{})
	for range 3 {
		if _, err := ollama.Chat(t.Context(), request("lesson:shape"), nil); err != nil {
			t.Fatal(err)
		}
	}
	if asked := len(server.Chats()); asked != 4 {
		t.Errorf("asked %d times", asked)
	}
}

func TestAStuckModelIsUnloadedAndAskedAgain(t *testing.T) {
	ollama, server := scripted(t, replay.Script{})
	wedged := request("lesson:wedged")
	wedged.Loaded = true
	answer, err := ollama.Chat(t.Context(), wedged, nil)
	if err != nil || !whole(t, answer.Text) {
		t.Fatalf("got %+v, %v", answer, err)
	}
	if asked := len(server.Chats()); asked != 2 {
		t.Errorf("asked %d times", asked)
	}
}

func TestASlowStartIsNotTakenForAStuckModel(t *testing.T) {
	ollama, server := scripted(t, replay.Script{Load: 600 * time.Millisecond})
	if _, err := ollama.Chat(t.Context(), request("lesson:3b"), nil); err != nil {
		t.Error(err)
	}
	if asked := len(server.Chats()); asked != 1 {
		t.Errorf("asked %d times", asked)
	}
}

func TestASteadyTrickleIsNotTakenForSilence(t *testing.T) {
	ollama, _ := scripted(t, replay.Script{Rate: 150})
	ollama = llm.NewOllama(llm.Options{Base: ollama.Address(), Waits: hasty})
	start := time.Now()
	if _, err := ollama.Chat(t.Context(), request("lesson:3b"), nil); err != nil {
		t.Error(err)
	}
	if took := time.Since(start); took < hasty.Token {
		t.Errorf("the answer came in %v, which shows nothing", took)
	}
}

func TestGivingUpCutsALongAnswer(t *testing.T) {
	ollama, _ := scripted(t, replay.Script{Rate: 50})
	ctx, cancel := context.WithCancel(t.Context())
	pieces := 0
	answer, err := ollama.Chat(ctx, request("lesson:3b"), func(string) {
		if pieces++; pieces == 3 {
			cancel()
		}
	})
	if llm.KindOf(err) != llm.KindCancelled || !errors.Is(err, context.Canceled) || answer.Text == "" || whole(t, answer.Text) {
		t.Errorf("got %+v, %v", answer, err)
	}
	if _, err := ollama.Chat(ctx, request("lesson:3b"), nil); llm.KindOf(err) != llm.KindCancelled {
		t.Errorf("asked after giving up: %v", err)
	}
}

func TestGivingUpLetsANearlyWholeAnswerEnd(t *testing.T) {
	ollama, server := scripted(t, replay.Script{Rate: 400})
	ctx, cancel := context.WithCancel(t.Context())
	pieces := 0
	nearly := request("lesson:3b")
	answer, err := ollama.Chat(ctx, nearly, func(string) {
		if pieces++; pieces == 30 {
			cancel()
		}
	})
	if llm.KindOf(err) != llm.KindCancelled || !whole(t, answer.Text) {
		t.Errorf("got %+v, %v", answer, err)
	}
	if pieces != 30 {
		t.Errorf("%d pieces were shown after giving up", pieces-30)
	}
	if asked := len(server.Chats()); asked != 1 {
		t.Errorf("asked %d times", asked)
	}
}
