package store

import (
	"slices"
	"testing"
	"time"
)

func newImport() ImportedDesign {
	return ImportedDesign{
		Title: "A well", Subject: "science", Topic: "Clean water", Cohort: "Grade 5", CohortGroup: "primary", Skills: []string{"Collaboration"},
		AdditionalInfo: "near a river", Status: "active", Context: JSON(`{"classSize":64}`), AdaptedFrom: JSON(`{"title":"Wells","author":"Zola"}`),
		Versions: []ImportedVersion{{Version: "1.0", ContentJSON: JSON(`{"n":1}`), LLMModel: "built-in", CreatedAt: longAgo}, {Version: "v2026", ContentJSON: JSON(`{"n": 2}`)}},
		Ratings:  []CarriedRating{{Rating: 5, Feedback: "newer", CreatedAt: longAgo}, {Rating: 1, CreatedAt: time.Now().AddDate(9, 0, 0)}},
	}
}

var longAgo = time.Date(2025, time.March, 1, 8, 0, 0, 0, time.UTC)

// importOne imports a single design.
func importOne(t *testing.T, s *Store, ownerID string, design ImportedDesign) (Design, error) {
	t.Helper()
	made, err := s.ImportDesigns(t.Context(), ownerID, []ImportedDesign{design})
	if err != nil {
		return Design{}, err
	}
	return made[0], nil
}

func TestAnImportIsANewDesignEveryTime(t *testing.T) {
	s := newStore(t)
	owner, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	seen := map[string]bool{}
	for _, importer := range []string{owner.ID, owner.ID, other.ID} {
		made, err := importOne(t, s, importer, newImport())
		if err != nil {
			t.Fatal(err)
		}
		if made.Title != "A well" || made.Status != "active" || made.Skills != `["Collaboration"]` || made.AdditionalInfo != "near a river" ||
			string(made.AdaptedFrom) != `{"title":"Wells","author":"Zola"}` || *made.Version != "v2026" || made.LLMModel != nil ||
			string(made.ContentJSON) != `{"n": 2}` || made.ShareCode != nil || made.TotalRatings != 0 {
			t.Errorf("got %+v", made)
		}
		versions, err := s.Versions(t.Context(), importer, made.ID)
		if err != nil || len(versions) != 2 || versions[1].Version != "1.0" || *versions[1].LLMModel != "built-in" {
			t.Fatalf("versions are %+v, %v", versions, err)
		}
		if !versions[1].CreatedAt.Equal(longAgo) || time.Since(versions[0].CreatedAt) > time.Minute {
			t.Errorf("the versions are of %v and %v", versions[1].CreatedAt, versions[0].CreatedAt)
		}
		if prompt, err := s.Prompt(t.Context(), importer, made.ID); err != nil || string(prompt.Context) != `{"classSize":64}` {
			t.Errorf("prompt is %+v, %v", prompt, err)
		}
		for _, id := range []string{made.ID, versions[0].ID, versions[1].ID} {
			if seen[id] {
				t.Errorf("the id %s is there twice", id)
			}
			seen[id] = true
		}
	}
	list, _, err := s.Designs(t.Context(), owner.ID, DesignFilter{Query: "WATER", CohortGroup: "primary"})
	if err != nil || !slices.Equal(titles(list), []string{"A well", "A well"}) {
		t.Errorf("the list is %v, %v", titles(list), err)
	}
}

func TestAnImportIsWholeOrNotThere(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	twice := newImport()
	twice.Versions = append(twice.Versions, ImportedVersion{Version: "1.0", ContentJSON: JSON(`{}`)})
	_, err := importOne(t, s, user.ID, twice)
	wantErr(t, err, ErrConflict)
	for name, spoil := range map[string]func(*ImportedDesign){
		"plan":         func(d *ImportedDesign) { d.Versions[1].ContentJSON = JSON(`[]`) },
		"adapted from": func(d *ImportedDesign) { d.AdaptedFrom = JSON(`"Zola"`) },
		"status":       func(d *ImportedDesign) { d.Status = "gone" },
		"origin":       func(d *ImportedDesign) { d.Origin = "short" },
		"rating":       func(d *ImportedDesign) { d.Ratings[1].Rating = 6 },
		"title":        func(d *ImportedDesign) { d.Title = "" },
	} {
		design := newImport()
		spoil(&design)
		if _, err := importOne(t, s, user.ID, design); err == nil {
			t.Errorf("%s: was kept", name)
		}
	}
	_, err = importOne(t, s, "nobody", newImport())
	wantErr(t, err, ErrNotFound)
	last := newImport()
	last.Title = ""
	if made, err := s.ImportDesigns(t.Context(), user.ID, []ImportedDesign{newImport(), newImport(), last}); err == nil {
		t.Errorf("some of many were kept: %+v", made)
	}
	if n := count(t, s, `SELECT (SELECT count(*) FROM designs) + (SELECT count(*) FROM versions) + (SELECT count(*) FROM origins) + (SELECT count(*) FROM carried_ratings)`); n != 0 {
		t.Errorf("%d rows are left", n)
	}
	bare := newImport()
	bare.Versions, bare.AdaptedFrom, bare.Status = nil, nil, ""
	if made, err := importOne(t, s, user.ID, bare); err != nil || made.Version != nil || made.Status != "draft" || made.AdaptedFrom != nil {
		t.Errorf("got %+v, %v", made, err)
	}
}
