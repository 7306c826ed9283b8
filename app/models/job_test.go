package models

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"somo/llm"
	"somo/llm/replay"
)

func TestFetchingAModel(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{Models: []string{}})
	job, err := f.keeper.Pull(" lesson:new ")
	if err != nil {
		t.Fatal(err)
	}
	var last Work
	for work := range job.Watch(t.Context()) {
		if work.Completed < last.Completed || work.Total > 0 && work.Completed > work.Total {
			t.Errorf("%+v after %+v", work, last)
		}
		last = work
	}
	if last.Running || last.Status != "done" || last.Error != nil || last.Completed != last.Total || last.Model != "lesson:new" || last.Kind != "pull" {
		t.Errorf("it ended as %+v", last)
	}
	if writes := f.keeper.Writer(); writes.Model != "lesson:new" || f.changes.Load() == 0 {
		t.Errorf("plans are written with %q, told %d times", writes.Model, f.changes.Load())
	}
	if state := f.state(); state.Work == nil || state.Work.Status != "done" || state.Advice != AdviceReady {
		t.Errorf("state %+v", state)
	}
	f.keeper.Stop()
	if state := f.state(); state.Work != nil {
		t.Errorf("what was cleared away is still there: %+v", state.Work)
	}
}

func TestAModelThatNothingElseCanReplaceWrites(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{Models: []string{"lesson:embed"}}, func(f *fixture) { f.config.Computer.Memory = 2_000_000_000 })
	f.ended(f.keeper.Pull("lesson:new"))
	if state := f.state(); state.Model == nil || *state.Model != "lesson:new" || state.Choice != ChoiceModel {
		t.Errorf("a model that somebody fetched does not write: %+v", state)
	}
}

func TestFetchingFails(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{})
	for name, want := range map[string]string{"lesson:offline": "internet", "lesson:missing": "no model of this name"} {
		work := f.ended(f.keeper.Pull(name))
		if work.Status != "failed" || work.Error == nil || !strings.Contains(*work.Error, want) || work.Code == "" {
			t.Errorf("%s: %+v", name, work)
		}
	}
	var wrong *Invalid
	for _, name := range []string{"", "a b", "../x", "http://x/y", "lesson:cloud", strings.Repeat("x", 121)} {
		if _, err := f.keeper.Pull(name); !errors.As(err, &wrong) || wrong.Fields["model"] == "" {
			t.Errorf("%q: %v", name, err)
		}
	}
	f.change(Change{Kind: new("openai"), Host: &f.url})
	if _, err := f.keeper.Pull("lesson:new"); !errors.Is(err, ErrInstallElsewhere) {
		t.Errorf("another kind of server: %v", err)
	}
}

func TestOneThingAtATimeAndItCanBeStopped(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{})
	job, err := f.keeper.Pull("lesson:new@stall=1")
	if err != nil {
		t.Fatal(err)
	}
	if again, err := f.keeper.Pull("lesson:new@stall=1"); again != job || err != nil {
		t.Errorf("the same twice: %v", err)
	}
	if _, err := f.keeper.Pull("lesson:other"); !errors.Is(err, ErrWorking) {
		t.Errorf("another one meanwhile: %v", err)
	}
	if state := f.state(); state.Work == nil || !state.Work.Running {
		t.Errorf("it does not show: %+v", state.Work)
	}
	f.keeper.Stop()
	if last := f.ended(job, nil); last.Status != "failed" || last.Code != string(llm.KindCancelled) {
		t.Errorf("it ended as %+v", last)
	}
	if state := f.state(); state.Work != nil {
		t.Errorf("it still shows: %+v", state.Work)
	}
	f.ended(f.keeper.Pull("lesson:other"))
	f.keeper.Close()
	if _, err := f.keeper.Pull("lesson:late"); !errors.Is(err, ErrWorking) {
		t.Errorf("after the end: %v", err)
	}
}

func TestInstallingFromAFile(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good, cut := write("Tiny Aya_Q4.gguf", "GGUF and a model"), write("cut.gguf", "GG")
	foreign, notes := write("foreign.gguf", "MZ program"), write("notes.txt", "GGUF")
	f := begin(t, replay.Script{Models: []string{}})
	for path, want := range map[string]string{cut: "no model", foreign: "no model", notes: "not a model file", folder: "not a model file",
		filepath.Join(folder, "gone.gguf"): "cannot be read", "tiny.gguf": "not a model file", "": "not a model file"} {
		var wrong *Invalid
		if _, err := f.keeper.Import(path, ""); !errors.As(err, &wrong) || !strings.Contains(wrong.Fields["path"], want) {
			t.Errorf("%q: %v", path, err)
		}
	}
	for _, name := range []string{"Big", "a b", "a/b/c", "-x", "lesson:cloud"} {
		var wrong *Invalid
		if _, err := f.keeper.Import(good, name); !errors.As(err, &wrong) || wrong.Fields["name"] == "" {
			t.Errorf("%q: %v", name, err)
		}
	}
	if last := f.ended(f.keeper.Import(good, "")); last.Status != "done" || last.Model != "tiny-aya_q4" {
		t.Errorf("it ended as %+v", last)
	}
	if got := strings.Join(f.script.Installed(), " "); !strings.Contains(got, "tiny-aya_q4") {
		t.Errorf("installed: %s", got)
	}
	if state := f.state(); state.Model == nil || *state.Model != "tiny-aya_q4" || state.Advice != AdviceReady {
		t.Errorf("the only model does not write: %+v", state)
	}
	f.open.Store(false)
	if last := f.ended(f.keeper.Import(good, "second")); last.Status != "failed" || last.Error == nil {
		t.Errorf("without a server it ended as %+v", last)
	}
}

func TestTestingAModel(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{})
	if _, err := f.keeper.Test(); !errors.Is(err, ErrNoModel) {
		t.Errorf("without a model: %v", err)
	}
	f.change(Change{Model: new("lesson:3b"), Threads: new(1)})
	job, err := f.keeper.Test()
	if err != nil {
		t.Fatal(err)
	}
	measured, work, err := job.Measured(t.Context())
	if err != nil || work.Status != "done" || measured.Sample == "" || measured.WordsPerSecond <= 0 {
		t.Errorf("measured %+v, %+v, %v", measured, work, err)
	}
	if speed, ok := f.keeper.Speed(); !ok || speed.Model != "lesson:3b" || speed.WordsPerSecond != measured.WordsPerSecond {
		t.Errorf("speed %+v, %v", speed, ok)
	}
	if chat := f.script.Chats()[0]; chat.Model != "lesson:3b" || chat.Options["num_thread"] != 1.0 {
		t.Errorf("asked %+v", chat.Options)
	}
	for name, want := range map[string]string{"lesson:oom": "memory", "lesson:loop": "nothing that can be used", "lesson:gone": "no model of this name", "lesson:crash": "model server says"} {
		f.change(Change{Model: &name})
		work := f.ended(f.keeper.Test())
		if work.Status != "failed" || work.Error == nil || !strings.Contains(*work.Error, want) {
			t.Errorf("%s: %+v %s", name, work, *work.Error)
		}
	}
	f.open.Store(false)
	if work := f.ended(f.keeper.Test()); work.Status != "failed" {
		t.Errorf("without a server: %+v", work)
	}
}

func TestStartingTheModelServer(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{})
	if err := f.keeper.StartServer(t.Context()); err != nil || len(f.started) != 0 {
		t.Errorf("one that runs: %v, %v", err, f.started)
	}
	f.open.Store(false)
	f.state() // it may be busy
	for range mostSilent {
		f.state()
	}
	if err := f.keeper.StartServer(t.Context()); !errors.Is(err, ErrNotInstalled) {
		t.Errorf("not installed: %v", err)
	}
	f.installed = "/usr/bin/ollama"
	if err := f.keeper.StartServer(t.Context()); err != nil || len(f.started) != 1 || f.started[0] != "/usr/bin/ollama "+f.url {
		t.Errorf("installed: %v, %v", err, f.started)
	}
	if state := f.keeper.State(t.Context()); !state.Reachable || state.Advice != AdviceReady {
		t.Errorf("state %+v", state)
	}

	lame := begin(t, replay.Script{}, func(f *fixture) {
		f.open.Store(false)
		f.installed, f.config.StartWait = "/usr/bin/ollama", 1
		f.config.Computer.StartOllama = func(string, string) error { return nil }
	})
	if err := lame.keeper.StartServer(t.Context()); !errors.Is(err, ErrNotStarted) {
		t.Errorf("one that does not come up: %v", err)
	}
	lame.keeper.config.Computer.StartOllama = func(string, string) error { return errors.New("no such program") }
	if err := lame.keeper.StartServer(t.Context()); !errors.Is(err, ErrNotStarted) {
		t.Errorf("one that cannot be started: %v", err)
	}
	lame.change(Change{Kind: new("openai"), Host: &lame.url})
	if err := lame.keeper.StartServer(t.Context()); !errors.Is(err, ErrNotHere) {
		t.Errorf("another kind of server: %v", err)
	}
}
