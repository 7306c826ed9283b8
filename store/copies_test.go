package store

import (
	"encoding/json"
	"strings"
	"testing"
	"time"
)

func TestCopySharedMakesADraftOfOnesOwn(t *testing.T) {
	s := newStore(t)
	owner, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	active := newDesign(`Say "water" <now>`)
	active.Status = "active"
	design := addDesign(t, s, owner.ID, active)
	if _, _, err := s.AddVersion(t.Context(), owner.ID, design.ID, NewVersion{Version: "v7", ContentJSON: JSON(`{"n": 2}`), LLMModel: "gemma"}); err != nil {
		t.Fatal(err)
	}
	code := share(t, s, owner.ID, design.ID, 5)
	made, err := s.CopyShared(t.Context(), other.ID, code)
	if err != nil {
		t.Fatal(err)
	}
	if made.ID == design.ID || made.Title != design.Title || made.Subject != design.Subject || made.Topic != design.Topic || made.Cohort != design.Cohort ||
		made.Skills != design.Skills || made.AdditionalInfo != "" || made.Status != "draft" || *made.Version != "1.0" || *made.LLMModel != "gemma" ||
		made.ShareCode != nil || made.TotalRatings != 0 || string(made.ContentJSON) != `{"n": 2}` || made.CreatedAt.Before(design.CreatedAt) {
		t.Errorf("got %+v", made)
	}
	var from map[string]string
	if err := json.Unmarshal(made.AdaptedFrom, &from); err != nil || len(from) != 2 || from["title"] != design.Title || from["author"] != "Amina" {
		t.Errorf("adapted from %s, %v", made.AdaptedFrom, err)
	}
	if prompt, err := s.Prompt(t.Context(), other.ID, made.ID); err != nil || prompt.AdditionalInfo != "" || prompt.Context != nil || prompt.Skills[0] != "Collaboration" {
		t.Errorf("prompt is %+v, %v", prompt, err)
	}
	if versions, err := s.Versions(t.Context(), other.ID, made.ID); err != nil || len(versions) != 1 {
		t.Errorf("versions are %v, %v", versions, err)
	}
	for _, filter := range []DesignFilter{{Query: "WATER"}, {CohortGroup: "primary"}} {
		if list, _, err := s.Designs(t.Context(), other.ID, filter); err != nil || len(list) != 1 {
			t.Errorf("%+v finds %v, %v", filter, titles(list), err)
		}
	}

	// What becomes of one is nothing to the other.
	if err := s.DeleteDesign(t.Context(), owner.ID, design.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Design(t.Context(), other.ID, made.ID); err != nil {
		t.Error(err)
	}
	_, err = s.Design(t.Context(), owner.ID, made.ID)
	wantErr(t, err, ErrNotFound)
}

func TestWhatLearnersNeedIsNotForOthers(t *testing.T) {
	s := newStore(t)
	owner, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	private := newDesign("A well")
	private.First.ContentJSON = JSON(`{"overview":"Water","seats":7,"context":{"classSize":64,"needs":["one learner who is deaf"]}}`)
	code := share(t, s, owner.ID, addDesign(t, s, owner.ID, private).ID)
	const public = `{"overview":"Water","seats":7,"context":{"classSize":64}}`
	shared, err := s.SharedByCode(t.Context(), code)
	if err != nil || string(shared.ContentJSON) != public {
		t.Errorf("shared is %s, %v", shared.ContentJSON, err)
	}
	made, err := s.CopyShared(t.Context(), other.ID, code)
	if err != nil || string(made.ContentJSON) != public {
		t.Errorf("copied is %s, %v", made.ContentJSON, err)
	}
	own, err := s.Design(t.Context(), owner.ID, shared.DesignID)
	if err != nil || string(own.ContentJSON) != string(private.First.ContentJSON) {
		t.Errorf("the owner's is %s, %v", own.ContentJSON, err)
	}
}

func TestACopyThatCannotBeIsNotThere(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	long := newDesign(strings.Repeat("\U0001F4A7", 300)) // as long as a title may be
	long.First = nil
	code := share(t, s, user.ID, addDesign(t, s, user.ID, long).ID)
	_, err := s.CopyShared(t.Context(), "nobody", code)
	wantErr(t, err, ErrNotFound)
	_, err = s.CopyShared(t.Context(), user.ID, "unknown")
	wantErr(t, err, ErrNotFound)
	if n := count(t, s, `SELECT count(*) FROM designs`); n != 1 {
		t.Errorf("%d designs", n)
	}
	s.clock = func() time.Time { return time.Now().Add(-time.Hour) } // a clock that went back
	if made, err := s.CopyShared(t.Context(), user.ID, code); err != nil || made.Version != nil || made.Title != long.Title {
		t.Errorf("got %+v, %v", made, err)
	}
}
