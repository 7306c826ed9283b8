package replay_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	"somo/llm/replay"
)

// member is a text, or a list of texts, that a section's schema asks for.
type member struct {
	name                string
	least, most         int
	fewest, mostEntries int
}

var (
	core     = []member{{"overview", 80, 700, 0, 0}, {"drivingQuestion", 20, 120, 0, 0}, {"learningObjectives", 15, 160, 3, 5}}
	activity = []member{{"title", 5, 70, 0, 0}, {"description", 120, 900, 0, 0}, {"steps", 15, 140, 3, 5}, {"materials", 3, 50, 1, 5}, {"check", 15, 140, 0, 0}, {"support", 15, 140, 0, 0}}
	outcome  = []member{{"type", 3, 50, 0, 0}, {"description", 40, 350, 0, 0}, {"formative", 15, 160, 2, 4}, {"summative", 15, 160, 1, 3}}
	odd      = []member{{"anything", 300, 320, 0, 0}, {"more", 1, 12, 6, 6}, {"title", 60, 64, 0, 0}}
)

func schemaOf(members []member) string {
	var properties []string
	for i, m := range members {
		text := fmt.Sprintf(`{"type":"string","minLength":%d,"maxLength":%d}`, m.least, m.most)
		if m.mostEntries > 0 {
			text = fmt.Sprintf(`{"type":"array","minItems":%d,"maxItems":%d,"items":%s}`, m.fewest, m.mostEntries, text)
		}
		properties = append(properties, fmt.Sprintf(`"%c_%s":%s`, 'a'+i, m.name, text))
	}
	return `{"type":"object","properties":{` + strings.Join(properties, ",") + `}}`
}

// ask puts a question as Ollama's clients do and returns the text and the last line.
func ask(t *testing.T, server http.Handler, model, last, schema string, options string) (string, string) {
	t.Helper()
	body := fmt.Sprintf(`{"model":%q,"messages":[{"role":"system","content":"You plan."},{"role":"user","content":%q}],"format":%s,"options":%s,"think":false}`,
		model, "Topic: \"Clean water for our school\"\nGrade: 5\n"+last, schema, options)
	recorder := httptest.NewRecorder()
	server.ServeHTTP(recorder, httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/api/chat", strings.NewReader(body)))
	text, end := "", ""
	lines := bufio.NewScanner(bytes.NewReader(recorder.Body.Bytes()))
	for lines.Scan() {
		var line struct{ Message struct{ Content string } }
		if err := json.Unmarshal(lines.Bytes(), &line); err != nil {
			t.Fatalf("%s: %v in %s", model, err, lines.Text())
		}
		text += line.Message.Content
		end = lines.Text()
	}
	return text, end
}

func TestEverySchemaIsFilledWithinItsBounds(t *testing.T) {
	server := replay.New(replay.Script{})
	for name, members := range map[string][]member{"core": core, "activity for the phase Define": activity, "outcome": outcome, "odd": odd} {
		for _, model := range []string{"lesson:3b", "lesson:wrong-language", "lesson:wrong-script", "lesson:inject", "lesson:unsafe"} {
			for seed := range 6 {
				text, _ := ask(t, server, model, "Write the "+name+". JSON like {…}", schemaOf(members), fmt.Sprintf(`{"seed":%d}`, seed))
				var object map[string]json.RawMessage
				if err := json.Unmarshal([]byte(text), &object); err != nil {
					t.Fatalf("%s %s: %v in %s", model, name, err, text)
				}
				for i, m := range members {
					checkMember(t, m, object[fmt.Sprintf("%c_%s", 'a'+i, m.name)])
				}
			}
		}
	}
}

func checkMember(t *testing.T, m member, value json.RawMessage) {
	t.Helper()
	texts := make([]string, 1)
	err := json.Unmarshal(value, &texts[0])
	if m.mostEntries > 0 {
		err = json.Unmarshal(value, &texts)
		if len(texts) < m.fewest || len(texts) > m.mostEntries {
			t.Errorf("%s has %d entries", m.name, len(texts))
		}
	}
	if err != nil {
		t.Fatalf("%s: %v in %s", m.name, err, value)
	}
	for _, text := range texts {
		if letters := utf8.RuneCountInString(text); letters < m.least || letters > m.most || strings.Contains(text, "{topic}") {
			t.Errorf("%s has %d letters of %d to %d: %q", m.name, letters, m.least, m.most, text)
		}
	}
}

func TestSectionsDifferAndSoDoSeeds(t *testing.T) {
	server := replay.New(replay.Script{})
	seen := map[string]string{}
	for _, phase := range []string{"Empathize", "Define", "Ideate", "Prototype", "Test"} {
		for _, seed := range []string{"1", "2"} {
			text, _ := ask(t, server, "lesson:3b", "Write one activity for the phase "+phase+", in which others test it. JSON like {}", schemaOf(activity), `{"seed":`+seed+`}`)
			if other, ok := seen[text]; ok {
				t.Errorf("%s %s is the same as %s", phase, seed, other)
			}
			seen[text] = phase + " " + seed
			chats := server.Chats()
			if got := chats[len(chats)-1].Section; got != strings.ToLower(phase) {
				t.Errorf("%s was taken for %s", phase, got)
			}
		}
	}
	text, _ := ask(t, server, "lesson:3b", "Write it.", schemaOf(core), `{"seed":1}`)
	if !strings.Contains(text, "Clean water for our school") {
		t.Errorf("the topic is not in %s", text)
	}
}

func TestTheServerKeepsToItsLimits(t *testing.T) {
	server := replay.New(replay.Script{})
	text, end := ask(t, server, "lesson:3b", "Write the core.", schemaOf(core), `{"num_predict":10}`)
	if len(text) > 100 || !strings.Contains(end, `"done_reason":"length"`) || !strings.Contains(end, `"eval_count":10`) {
		t.Errorf("got %q, %s", text, end)
	}
	if _, end = ask(t, server, "lesson:3b", strings.Repeat("water ", 5000), schemaOf(core), `{"num_ctx":4096}`); !strings.Contains(end, "context length") {
		t.Errorf("a long prompt: %s", end)
	}
	if _, end = ask(t, server, "lesson:3b", "Write.", schemaOf(core), `{"num_ctx":"many"}`); !strings.Contains(end, "must be of type") {
		t.Errorf("a wrong option: %s", end)
	}
}

func TestTheRateIsKept(t *testing.T) {
	server := replay.New(replay.Script{Rate: 1000, Load: 30 * time.Millisecond, PromptRate: 1000})
	start := time.Now()
	_, end := ask(t, server, "lesson:3b", "Write the core.", schemaOf(core), `{"num_predict":100}`)
	took := time.Since(start)
	var counts struct {
		Tokens int           `json:"eval_count"`
		Load   time.Duration `json:"load_duration"`
		Prompt time.Duration `json:"prompt_eval_duration"`
		Wrote  time.Duration `json:"eval_duration"`
	}
	if err := json.Unmarshal([]byte(end), &counts); err != nil {
		t.Fatal(err)
	}
	if counts.Tokens != 100 || counts.Wrote < 100*time.Millisecond || counts.Load != 30*time.Millisecond || counts.Prompt <= 0 || took < counts.Load+counts.Prompt+counts.Wrote {
		t.Errorf("took %v, says %+v", took, counts)
	}
	_, again := ask(t, server, "lesson:3b", "Write the core.", schemaOf(core), `{"num_predict":100}`)
	if !strings.Contains(again, `"load_duration":0`) || !strings.Contains(again, `"prompt_eval_duration":0`) {
		t.Errorf("the same again is not quicker: %s", again)
	}
}

func TestOneAfterTheOther(t *testing.T) {
	server := replay.New(replay.Script{Rate: 500})
	start := time.Now()
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			ask(t, server, "lesson:3b", fmt.Sprintf("Number %d. Write the core.", i), schemaOf(core), `{"num_predict":25}`)
		})
	}
	all.Wait()
	if took := time.Since(start); took < 200*time.Millisecond {
		t.Errorf("four answers of 50 ms took %v", took)
	}
	if server.MostAtOnce() < 2 || server.Requests("POST /api/chat") != 4 || server.Loads() != 1 {
		t.Errorf("%d at once, %d in all, %d loads", server.MostAtOnce(), server.Requests("POST /api/chat"), server.Loads())
	}
}

func TestAllNamesOfTheTableAreInstalled(t *testing.T) {
	names := replay.Models()
	if names[0] != "lesson:3b" || len(names) < 35 || slices.Contains(names, "") {
		t.Errorf("names: %v", names)
	}
	if server := replay.New(replay.Script{}); !slices.Equal(server.Installed(), names) {
		t.Errorf("installed: %v", server.Installed())
	}
	doc, err := http.Dir(".").Open("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	defer doc.Close()
	var text bytes.Buffer
	if _, err := text.ReadFrom(doc); err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if !strings.Contains(text.String(), "//\t"+name+" ") {
			t.Errorf("%s is not in the table", name)
		}
	}
}
