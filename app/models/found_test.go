package models

import (
	"context"
	"testing"

	"somo/llm"
	"somo/llm/replay"
)

// moody is a server that answers as a test says.
type moody struct {
	llm.Server
	kind llm.Kind // of what Version fails with
	list []llm.Model
	deaf bool // Models fails
}

func (m *moody) Version(context.Context) (string, error) {
	if m.kind != "" {
		return "", &llm.Error{Kind: m.kind}
	}
	return "1", nil
}

func (m *moody) Models(context.Context) ([]llm.Model, error) {
	if m.deaf {
		return nil, &llm.Error{Kind: llm.KindStalled}
	}
	return m.list, nil
}

func TestABusyServerIsNotGone(t *testing.T) {
	t.Parallel()
	server := &moody{list: []llm.Model{{Name: "a"}}}
	seen := lookAt(t.Context(), server, found{})
	if !seen.reachable || seen.version != "1" || len(seen.models) != 1 {
		t.Fatalf("seen %+v", seen)
	}
	server.deaf = true
	if seen = lookAt(t.Context(), server, seen); !seen.reachable || len(seen.models) != 1 {
		t.Errorf("its models are forgotten: %+v", seen)
	}
	server.kind = llm.KindStalled
	for range mostSilent {
		if seen = lookAt(t.Context(), server, seen); !seen.reachable {
			t.Fatal("a busy server counts as gone")
		}
	}
	if seen = lookAt(t.Context(), server, seen); seen.reachable {
		t.Error("a server that stays silent counts as there")
	}
	server.kind = ""
	seen = lookAt(t.Context(), server, found{})
	server.kind = llm.KindOffline
	if seen = lookAt(t.Context(), server, seen); seen.reachable || len(seen.models) != 0 {
		t.Errorf("nobody answers, and yet: %+v", seen)
	}
}

func TestServersAreNotAskedMoreThanNeeded(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{})
	f.keeper.Start()
	for range 5 {
		f.keeper.State(t.Context())
		f.keeper.Writer()
		f.keeper.Known()
	}
	if asked := f.script.Requests("GET /api/version"); asked != 1 {
		t.Errorf("asked %d times at one moment", asked)
	}
	if f.changes.Load() != 1 {
		t.Errorf("told %d times that a model came", f.changes.Load())
	}
	f.state()
	if asked := f.script.Requests("GET /api/version"); asked != 2 || f.changes.Load() != 1 {
		t.Errorf("asked %d times, told %d times", asked, f.changes.Load())
	}
	f.keeper.Close()
	f.state()
	if asked := f.script.Requests("GET /api/version"); asked != 2 {
		t.Error("a keeper that is closed asks on")
	}
}

func TestACallerWhoLeavesIsNotKept(t *testing.T) {
	t.Parallel()
	f := begin(t, replay.Script{})
	f.keeper.looking = make(chan struct{}) // a look that does not end
	gone, leave := context.WithCancel(t.Context())
	leave()
	if state := f.keeper.State(gone); state.Reachable {
		t.Error("somebody was there")
	}
}
