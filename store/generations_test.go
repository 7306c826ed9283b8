package store

import (
	"testing"
	"time"
)

func TestOnlyFinishedUnsavedOldGenerationsAreForgotten(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	add := func(age time.Duration, status string) string {
		t.Helper()
		s.clock = func() time.Time { return time.Now().Add(-age) }
		id, err := s.AddGeneration(t.Context(), user.ID, Generation{Kind: "create", Prompt: JSON(`{}`), Plan: JSON(`{}`), Status: status})
		if err != nil {
			t.Fatal(err)
		}
		s.clock = time.Now
		return id
	}
	old := 8 * 24 * time.Hour
	forgotten := []string{add(old, "done"), add(old, "failed"), add(old, "cancelled")}
	waiting, saved := add(old, "waiting"), add(old, "done")
	design := newDesign("A well")
	design.GenerationID = saved
	made := addDesign(t, s, user.ID, design)
	var newest string
	for range keptGenerations { // these stay, however far ahead the clock is
		newest = add(old, "done")
	}
	if err := s.sweepGenerations(t.Context(), time.Now()); err != nil {
		t.Fatal(err)
	}
	for _, id := range forgotten {
		if n := count(t, s, `SELECT count(*) FROM generations WHERE id = ?`, id); n != 0 {
			t.Error("an old unsaved generation is left")
		}
	}
	for _, id := range []string{waiting, saved, newest} {
		if n := count(t, s, `SELECT count(*) FROM generations WHERE id = ?`, id); n != 1 {
			t.Error("a generation that must stay is gone")
		}
	}
	again, created, err := s.CreateDesign(t.Context(), user.ID, design)
	if err != nil || created || again.ID != made.ID {
		t.Errorf("the saved one now gives %s, created %v, %v", again.ID, created, err)
	}
}

func TestGenerationRules(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	for name, c := range map[string]struct {
		generation Generation
		ok         bool
	}{
		"regenerate":          {Generation{Kind: "regenerate", DesignID: design.ID, Prompt: JSON(`{}`), Status: "running"}, true},
		"unknown kind":        {Generation{Kind: "x", Prompt: JSON(`{}`), Status: "running"}, false},
		"unknown status":      {Generation{Kind: "create", Prompt: JSON(`{}`), Status: "x"}, false},
		"done without a plan": {Generation{Kind: "create", Prompt: JSON(`{}`), Status: "done"}, false},
		"create of a design":  {Generation{Kind: "create", DesignID: design.ID, Prompt: JSON(`{}`), Status: "running"}, false},
		"no prompt":           {Generation{Kind: "create", Status: "running"}, false},
	} {
		if _, err := s.AddGeneration(t.Context(), user.ID, c.generation); (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestADesignKeepsTheClassThatItsPlanWasMadeFor(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for _, test := range []struct {
		asked, sent JSON
		want        string
	}{
		{JSON(`{"context":{"classSize":64}}`), nil, `{"classSize":64}`},
		{JSON(`{"context":{"classSize":64}}`), JSON(`{"classSize":20}`), `{"classSize":20}`},
		{JSON(`{"context":{"classSize":64}}`), JSON(`null`), ``},
		{JSON(`{"context":null}`), nil, ``},
		{JSON(`{}`), nil, ``},
	} {
		id, err := s.AddGeneration(t.Context(), user.ID, Generation{Kind: "create", Prompt: test.asked, Plan: JSON(`{}`), Status: "done"})
		if err != nil {
			t.Fatal(err)
		}
		design := newDesign("A well")
		design.GenerationID, design.Context = id, test.sent
		prompt, err := s.Prompt(t.Context(), user.ID, addDesign(t, s, user.ID, design).ID)
		if err != nil || string(prompt.Context) != test.want {
			t.Errorf("asked %s, sent %s: got %s, %v; want %s", test.asked, test.sent, prompt.Context, err, test.want)
		}
	}
}
