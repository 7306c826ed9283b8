package store

import (
	"errors"
	"testing"
)

func TestVersionRules(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well")) // 1.0 with {"overview": "Water for all"}
	add := func(label, content string) (Version, bool, error) {
		return s.AddVersion(t.Context(), user.ID, design.ID, NewVersion{Version: label, ContentJSON: JSON(content), LLMModel: "built-in"})
	}
	for _, step := range []struct {
		name, label, content string
		created              bool
		err                  error
	}{
		{"the newest again", "1.0", `{"overview": "Water for all"}`, false, nil},
		{"the newest again, written otherwise", "1.0", `{ "overview":"Water for all" }`, false, nil},
		{"a taken label", "1.0", `{"overview": "Other"}`, false, ErrVersionExists},
		{"another", "1.1", `{"overview": "Other"}`, true, nil},
		{"an older one again", "1.0", `{"overview": "Water for all"}`, false, ErrVersionExists},
		{"an older label with the newest content", "1.0", `{"overview": "Other"}`, false, ErrVersionExists},
		{"the same content under another label", "1.2", `{"overview": "Other"}`, true, nil},
		{"a label that is no number", "v2026-11-21", `{}`, true, nil},
		{"a smaller number", "0.9", `{"a": 1}`, true, nil},
	} {
		version, created, err := add(step.label, step.content)
		if !errors.Is(err, step.err) || created != step.created {
			t.Errorf("%s: created %v, %v", step.name, created, err)
		}
		if step.err == nil && (version.Version != step.label || version.ID == "" || version.CreatedAt.IsZero()) {
			t.Errorf("%s: got %+v", step.name, version)
		}
	}
	list, err := s.Versions(t.Context(), user.ID, design.ID)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"0.9", "v2026-11-21", "1.2", "1.1", "1.0"}
	if len(list) != len(want) {
		t.Fatalf("got %d versions", len(list))
	}
	for i, label := range want {
		if list[i].Version != label || *list[i].LLMModel != "built-in" {
			t.Errorf("version %d is %+v, want %s", i, list[i], label)
		}
	}
	if got, err := s.Design(t.Context(), user.ID, design.ID); err != nil || *got.Version != "0.9" || string(got.ContentJSON) != `{"a": 1}` {
		t.Errorf("the design shows %+v, %v", got, err)
	}
}

func TestTwoTabsKeepOneVersionOfALabel(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	const tabs = 20
	outcomes := make(chan error)
	for i := range tabs {
		go func() {
			_, _, err := s.AddVersion(t.Context(), user.ID, design.ID, NewVersion{Version: "1.1", ContentJSON: JSON(`{"tab":` + string(rune('0'+i%10)) + `,"n":1}`)})
			outcomes <- err
		}()
	}
	for range tabs {
		if err := <-outcomes; err != nil && !errors.Is(err, ErrVersionExists) {
			t.Error(err)
		}
	}
	if n := count(t, s, `SELECT count(*) FROM versions`); n != 2 {
		t.Errorf("%d versions", n)
	}
}

func TestAVersionSavesItsGeneration(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	generation := addGeneration(t, s, user.ID)
	version := NewVersion{Version: "1.0", ContentJSON: JSON(`{"x":1}`), GenerationID: generation}
	_, _, err := s.AddVersion(t.Context(), user.ID, design.ID, version)
	wantErr(t, err, ErrVersionExists)
	if n := count(t, s, `SELECT count(*) FROM generations WHERE saved_design_id IS NOT NULL`); n != 0 {
		t.Error("a refused version saved its generation")
	}
	version.Version = "1.1"
	for _, created := range []bool{true, false} {
		if _, got, err := s.AddVersion(t.Context(), user.ID, design.ID, version); err != nil || got != created {
			t.Errorf("created %v, %v", got, err)
		}
	}
	if n := count(t, s, `SELECT count(*) FROM generations WHERE saved_design_id = ?`, design.ID); n != 1 {
		t.Errorf("%d generations are saved", n)
	}
	version.Version, version.GenerationID = "1.2", "unknown"
	_, _, err = s.AddVersion(t.Context(), user.ID, design.ID, version)
	wantErr(t, err, ErrNotFound)
}

func TestVersionsOfADesignWithoutAny(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	bare := newDesign("Bare")
	bare.First = nil
	design := addDesign(t, s, user.ID, bare)
	if list, err := s.Versions(t.Context(), user.ID, design.ID); err != nil || list == nil || len(list) != 0 {
		t.Errorf("got %v, %v", list, err)
	}
	_, err := s.Versions(t.Context(), user.ID, "unknown")
	wantErr(t, err, ErrNotFound)
	if _, created, err := s.AddVersion(t.Context(), user.ID, design.ID, NewVersion{Version: "1.0", ContentJSON: JSON(`{}`)}); err != nil || !created {
		t.Errorf("created %v, %v", created, err)
	}
}
