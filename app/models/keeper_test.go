package models

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"somo/llm/replay"
)

func TestWhatThereIsAndWhatToDo(t *testing.T) {
	t.Parallel()
	both := replay.Script{Models: []string{"lesson:3b", "lesson:1b", "lesson:embed", "lesson:cloud", "lesson:remote"}}
	for _, test := range []struct {
		name                  string
		script                replay.Script
		set                   func(*fixture)
		engine, model, advice string
		reachable             bool
	}{
		{"the smallest model that is no toy writes", both, func(*fixture) {}, "ollama", "lesson:1b", AdviceReady, true},
		{"the model that was chosen writes", both, func(f *fixture) { f.change(Change{Model: new("lesson:3b")}) }, "ollama", "lesson:3b", AdviceReady, true},
		{"a model that is not there", both, func(f *fixture) { f.change(Change{Model: new("other:3b")}) }, "ollama", "other:3b", AdviceModelMissing, true},
		{"no model at all", replay.Script{Models: []string{}}, func(*fixture) {}, "built-in", "", AdviceNoModel, true},
		{"none that writes on this computer", replay.Script{Models: []string{"lesson:embed", "lesson:cloud"}}, func(*fixture) {}, "built-in", "", AdviceNoModel, true},
		{"somebody wants no model", both, func(f *fixture) { f.change(Change{Engine: new("built-in")}) }, "built-in", "lesson:1b", AdviceNone, true},
		{"naming a model takes that back", both, func(f *fixture) {
			f.change(Change{Engine: new("built-in")})
			f.change(Change{Model: new("lesson:3b")})
		}, "ollama", "lesson:3b", AdviceReady, true},
		{"nothing is installed", both, func(f *fixture) { f.open.Store(false) }, "built-in", "", AdviceNotInstalled, false},
		{"installed and not running", both, func(f *fixture) {
			f.open.Store(false)
			f.installed = "/usr/bin/ollama"
		}, "built-in", "", AdviceNotRunning, false},
		{"the server of a chosen model is gone", both, func(f *fixture) {
			f.change(Change{Model: new("lesson:3b")})
			f.state()
			f.open.Store(false)
			for range mostSilent {
				f.state() // it may be busy
			}
		}, "ollama", "lesson:3b", AdviceNotInstalled, false},
		{"OpenAI's protocol: its first model", both, func(f *fixture) {
			f.change(Change{Kind: new("openai"), Host: &f.url})
		}, "openai", "lesson:3b", AdviceReady, true},
		{"OpenAI's protocol and nobody there", both, func(f *fixture) {
			f.open.Store(false)
			f.change(Change{Kind: new("openai"), Host: &f.url})
		}, "built-in", "", AdviceUnreachable, false},
		{"a flag wins over what was chosen", both, func(f *fixture) {
			f.change(Change{Model: new("lesson:1b")})
			f.config.Model = "lesson:3b"
			f.restart()
		}, "ollama", "lesson:3b", AdviceReady, true},
		{"a flag's model is wanted", both, func(f *fixture) {
			f.change(Change{Engine: new("built-in")})
			f.config.Model = "lesson:3b"
			f.restart()
		}, "ollama", "lesson:3b", AdviceReady, true},
		{"a flag's server is asked", both, func(f *fixture) {
			f.change(Change{Host: new("127.0.0.1:1")})
			f.config.Base = f.url
			f.restart()
		}, "ollama", "lesson:1b", AdviceReady, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			f := begin(t, test.script)
			test.set(f)
			got := f.state()
			model := ""
			if got.Model != nil {
				model = *got.Model
			}
			if got.Engine != test.engine || model != test.model || got.Advice != test.advice || got.Reachable != test.reachable {
				t.Errorf("engine %s, model %q, advice %s, reachable %v", got.Engine, model, got.Advice, got.Reachable)
			}
			writes := f.keeper.Writer()
			if want := test.engine != "built-in"; (writes.Server != nil) != want || want && writes.Model != test.model {
				t.Errorf("plans are written with %+v", writes)
			}
		})
	}
}

func TestTheStateTellsWhatAPageNeeds(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{Models: []string{"lesson:3b", "lesson:1b"}}, func(f *fixture) { f.installed = "/usr/bin/ollama" })
	if _, ok := f.keeper.Known(); ok {
		t.Error("something is known before anybody looked")
	}
	f.change(Change{Threads: new(2), Model: new("lesson:3b")})
	text, err := json.Marshal(f.state())
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"engine":"ollama"`, `"choice":"model"`, `"kind":"ollama"`, `"host":"` + f.url + `"`, `"hasKey":false`, `"setByStart":[]`,
		`"reachable":true`, `"version":"0.17.4"`, `"model":"lesson:3b"`, `"license":"Llama 3.2 Community"`, `"threads":2`, `"cores":4`,
		`"memoryBytes":8000000000`, `"installed":true`, `"suggestions":[{"name":"llama3.2:3b","sizeBytes":2000000000,"license":`, `"work":null`, `"advice":"ready"`,
		`{"name":"lesson:1b","sizeBytes":1321098329,"parameters":"3.2B","quantization":"Q4_K_M","license":"Llama 3.2 Community","recommended":true}`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%s is missing in %s", want, text)
		}
	}
	if known, ok := f.keeper.Known(); !ok || *known.Model != "lesson:3b" {
		t.Errorf("known: %+v, %v", known, ok)
	}
	if writes := f.keeper.Writer(); writes.Threads != 2 {
		t.Errorf("threads %d", writes.Threads)
	}
	if files := f.keeper.Files(t.Context()); len(files) != 1 {
		t.Errorf("files %v", files)
	}
}

func TestWhatWasChosenOutlivesTheProgram(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{})
	f.change(Change{Kind: new("openai"), Host: new("models.school:1234"), Key: new("secret-key"), Model: new("phi"), Threads: new(3)})
	f.restart()
	if got := f.keeper.chosen; got != (choice{Kind: "openai", Host: "http://models.school:1234", Key: "secret-key", Model: "phi", Threads: 3}) {
		t.Errorf("kept %+v", got)
	}
	text, err := json.Marshal(f.keeper.state())
	if err != nil || strings.Contains(string(text), "secret-key") || !strings.Contains(string(text), `"hasKey":true`) {
		t.Errorf("%v, %s", err, text)
	}
	f.change(Change{Host: new("192.168.1.9:1234")})
	if f.keeper.chosen.Key != "" {
		t.Error("the key of one server goes to another")
	}
	f.change(Change{Kind: new("ollama"), Host: new(""), Model: new("")})
	if got := f.keeper.chosen; got != (choice{Threads: 3}) {
		t.Errorf("kept %+v", got)
	}
	if err := f.config.Store.SetSetting(t.Context(), SettingsKey, "no JSON"); err != nil {
		t.Fatal(err)
	}
	if _, err := New(t.Context(), f.config); err == nil {
		t.Error("what is kept cannot be read and nobody said so")
	}
}

func TestWhatCannotBeChosen(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{})
	for _, test := range []struct {
		field  string
		change Change
	}{
		{"engine", Change{Engine: new("magic")}},
		{"kind", Change{Kind: new("telepathy")}},
		{"host", Change{Kind: new("openai")}},
		{"host", Change{Host: new("ftp://x")}},
		{"host", Change{Host: new("http://me:secret@127.0.0.1")}},
		{"host", Change{Host: new("8.8.8.8")}},
		{"host", Change{Host: new("https://[2001:4860:4860::8888]")}},
		{"host", Change{Host: new("169.254.1.1")}},
		{"host", Change{Host: new("https://api.example.com")}},
		{"key", Change{Key: new("a b")}},
		{"key", Change{Key: new("a\nb")}},
		{"key", Change{Key: new(strings.Repeat("x", 501))}},
		{"model", Change{Model: new(strings.Repeat("x", 121))}},
		{"model", Change{Model: new("a\x00b")}},
		{"model", Change{Model: new("gpt-oss:120b-cloud")}},
		{"model", Change{Model: new("lesson:cloud")}},
		{"threads", Change{Threads: new(-1)}},
		{"threads", Change{Threads: new(257)}},
	} {
		var wrong *Invalid
		if err := f.keeper.Change(t.Context(), test.change); !errors.As(err, &wrong) || wrong.Fields[test.field] == "" || len(wrong.Fields) != 1 {
			t.Errorf("%s: %+v: %v", test.field, test.change, err)
		}
	}
	if f.keeper.chosen != (choice{}) {
		t.Errorf("something was kept: %+v", f.keeper.chosen)
	}
	for _, host := range []string{"models.school", "10.0.0.7", "nowhere.school", "[fd00::5]", "localhost:11434", "0.0.0.0"} {
		if _, problem := f.keeper.checkHost(t.Context(), host); problem != "" {
			t.Errorf("%s: %s", host, problem)
		}
	}
}

func TestWhatTheStartDecidedCannotBeChanged(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{}, func(f *fixture) { f.config.Base, f.config.Model = f.url, "lesson:3b" })
	for _, change := range []Change{{Host: new("10.0.0.7")}, {Kind: new("openai"), Host: new("10.0.0.7")}, {Key: new("k")}, {Model: new("lesson:1b")}, {Engine: new("built-in")}} {
		if err := f.keeper.Change(t.Context(), change); !errors.Is(err, ErrSetByStart) {
			t.Errorf("%+v: %v", change, err)
		}
	}
	f.change(Change{Threads: new(2), Kind: new("ollama"), Engine: new("model")})
	if got := strings.Join(f.state().SetByStart, " "); got != "host model" {
		t.Errorf("set by the start: %s", got)
	}
}

func TestAModelIsLoadedAheadOfAPlan(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{Models: []string{"lesson:3b"}})
	f.state()
	for range 3 {
		f.keeper.Preload()
	}
	f.keeper.working.Wait()
	if loads := f.script.Loads(); loads != 1 {
		t.Errorf("the model was loaded %d times, want once", loads)
	}

	none := begin(t, replay.Script{Models: []string{}})
	none.state()
	none.keeper.Preload()
	none.keeper.working.Wait()
	if loads := none.script.Loads(); loads != 0 {
		t.Errorf("without a model %d were loaded", loads)
	}
}
