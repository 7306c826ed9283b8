package store

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"
)

func TestAGenerationIsThereAgainAfterEveryChange(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	s := openIn(t, dir)
	user := addUser(t, s, "a@example.org")
	id, err := s.AddGeneration(t.Context(), user.ID, Generation{Kind: "create", Prompt: JSON(`{"topic":"Wells"}`), Plan: JSON(`{"n":0}`), Status: "waiting",
		Events: []GenerationEvent{{1, "draft", JSON(`{"lessonPlan":{"n":0}}`)}}})
	if err != nil {
		t.Fatal(err)
	}
	for i, change := range []GenerationChange{
		{Status: "running", LLMModel: "llama3.2:3b"},
		{Plan: JSON(`{"n":1}`), Events: []GenerationEvent{{7, "section", JSON(`{"name":"core"}`)}}},
		{Status: "done", Plan: JSON(`{"n":2}`), LLMModel: "llama3.2:3b (6/7)", Events: []GenerationEvent{{9, "notice", JSON(`{}`)}, {10, "done", JSON(`{}`)}}},
	} {
		if err := s.ChangeGeneration(t.Context(), user.ID, id, change); err != nil {
			t.Fatal(err)
		}
		closeStore(t, s)
		s = openIn(t, dir)
		got, err := s.Generation(t.Context(), user.ID, id)
		if err != nil {
			t.Fatal(err)
		}
		want := []string{`running {"n":0} llama3.2:3b`, `running {"n":1} llama3.2:3b`, `done {"n":2} llama3.2:3b (6/7)`}[i]
		if is := fmt.Sprintf("%s %s %s", got.Status, got.Plan, *got.LLMModel); is != want {
			t.Errorf("after change %d: %s, want %s", i, is, want)
		}
		left, err := s.UnfinishedGenerations(t.Context())
		if err != nil || (len(left) == 1) != (got.Status == "running") {
			t.Errorf("%s, unfinished: %v, %v", got.Status, left, err)
		}
	}
	events, err := s.GenerationEvents(t.Context(), user.ID, id)
	told := ""
	for _, event := range events {
		told += fmt.Sprintf("%d %s %s;", event.ID, event.Name, event.Data)
	}
	if want := `1 draft {"lessonPlan":{"n":0}};7 section {"name":"core"};9 notice {};10 done {};`; err != nil || told != want {
		t.Errorf("it told %s, %v", told, err)
	}
	wantErr(t, s.ChangeGeneration(t.Context(), user.ID, id, GenerationChange{Plan: JSON(`{"n":3}`)}), ErrNotFound)
}

func TestAChangeThatFailsChangesNothing(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	event := GenerationEvent{1, "draft", JSON(`{}`)}
	id, err := s.AddGeneration(t.Context(), user.ID, Generation{Kind: "create", Prompt: JSON(`{}`), Plan: JSON(`{}`), Status: "waiting", Events: []GenerationEvent{event}})
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]GenerationChange{
		"an event twice":               {Status: "done", Events: []GenerationEvent{event}},
		"a prompt without a design":    {Status: "done", Prompt: &Prompt{Topic: "x"}},
		"an event that is no object":   {Status: "done", Events: []GenerationEvent{{2, "x", JSON(`[]`)}}},
		"a plan that is no JSON":       {Status: "done", Plan: JSON(`x`)},
		"a status that does not exist": {Status: "x"},
	} {
		if err := s.ChangeGeneration(t.Context(), user.ID, id, change); err == nil {
			t.Errorf("%s: no error", name)
		}
		if got, err := s.Generation(t.Context(), user.ID, id); err != nil || got.Status != "waiting" {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

func TestARegeneratedPlanTakesItsPromptAlong(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	id, err := s.AddGeneration(t.Context(), user.ID, Generation{Kind: "regenerate", DesignID: design.ID, Prompt: JSON(`{}`), Plan: JSON(`{}`), Status: "running"})
	if err != nil {
		t.Fatal(err)
	}
	prompt := Prompt{Subject: "arts", Topic: "Drums", GradeLevel: "Grade 9", Skills: []string{"Research"}}
	if err := s.ChangeGeneration(t.Context(), user.ID, id, GenerationChange{Status: "done", Prompt: &prompt, CohortGroup: "junior"}); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Prompt(t.Context(), user.ID, design.ID); err != nil || got.Topic != "Drums" || got.GradeLevel != "Grade 9" {
		t.Errorf("got %+v, %v", got, err)
	}
}

func TestListsOfGenerations(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	add := func(owner, status string) string {
		t.Helper()
		id, err := s.AddGeneration(t.Context(), owner, Generation{Kind: "create", Prompt: JSON(`{}`), Plan: JSON(`{}`), Status: status})
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	saved := newDesign("Saved")
	saved.GenerationID = add(user.ID, "done")
	addDesign(t, s, user.ID, saved)
	waiting, hers, running, done := add(user.ID, "waiting"), add(other.ID, "waiting"), add(user.ID, "running"), add(user.ID, "done")
	ids := func(list []StoredGeneration, err error) (ids []string) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range list {
			ids = append(ids, g.ID)
		}
		return ids
	}
	if got, want := ids(s.UnsavedGenerations(t.Context(), user.ID)), []string{done, running, waiting}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("unsaved: %v, want %v", got, want)
	}
	if got, want := ids(s.UnfinishedGenerations(t.Context())), []string{running, waiting, hers}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("unfinished: %v, want %v", got, want)
	}
	for _, id := range []string{done, saved.GenerationID} {
		if err := s.ForgetGeneration(t.Context(), user.ID, id); err != nil {
			t.Error(err)
		}
	}
	_, err := s.Generation(t.Context(), user.ID, done)
	wantErr(t, err, ErrNotFound)
	if _, created, err := s.CreateDesign(t.Context(), user.ID, saved); err != nil || created {
		t.Errorf("a repeated save of a forgotten one: created %v, %v", created, err)
	}
}

func TestTheStoryOfASavedGenerationIsDroppedWithItsPlan(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	s.clock = func() time.Time { return time.Now().Add(-8 * 24 * time.Hour) }
	event := []GenerationEvent{{1, "draft", JSON(`{}`)}}
	for _, status := range []string{"done", "running"} {
		design := newDesign(status)
		id, err := s.AddGeneration(t.Context(), user.ID, Generation{Kind: "create", Prompt: JSON(`{}`), Plan: JSON(`{}`), Status: status, Events: event})
		if err != nil {
			t.Fatal(err)
		}
		design.GenerationID = id
		addDesign(t, s, user.ID, design)
	}
	s.clock = time.Now
	if err := s.sweepGenerations(t.Context(), time.Now()); err != nil {
		t.Fatal(err)
	}
	if plans, events := count(t, s, `SELECT count(*) FROM generations WHERE plan IS NULL`), count(t, s, `SELECT count(*) FROM generation_events`); plans != 1 || events != 1 {
		t.Errorf("%d plans are dropped and %d events are left", plans, events)
	}
}
