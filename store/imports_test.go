package store

import (
	"slices"
	"testing"
)

func newImport() ImportedDesign {
	return ImportedDesign{
		Title: "A well", Subject: "science", Topic: "Clean water", Cohort: "Grade 5", CohortGroup: "primary", Skills: []string{"Collaboration"},
		AdditionalInfo: "near a river", Status: "active", Context: JSON(`{"classSize":64}`), AdaptedFrom: JSON(`{"title":"Wells","author":"Zola"}`),
		Versions: []ImportedVersion{{"1.0", JSON(`{"n":1}`), "built-in"}, {"v2026", JSON(`{"n": 2}`), ""}},
	}
}

func TestAnImportIsANewDesignEveryTime(t *testing.T) {
	s := newStore(t)
	owner, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	seen := map[string]bool{}
	for _, importer := range []string{owner.ID, owner.ID, other.ID} {
		made, err := s.ImportDesign(t.Context(), importer, newImport())
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
	twice.Versions = append(twice.Versions, ImportedVersion{"1.0", JSON(`{}`), ""})
	_, err := s.ImportDesign(t.Context(), user.ID, twice)
	wantErr(t, err, ErrConflict)
	for name, spoil := range map[string]func(*ImportedDesign){
		"plan":         func(d *ImportedDesign) { d.Versions[1].ContentJSON = JSON(`[]`) },
		"adapted from": func(d *ImportedDesign) { d.AdaptedFrom = JSON(`"Zola"`) },
		"status":       func(d *ImportedDesign) { d.Status = "gone" },
		"title":        func(d *ImportedDesign) { d.Title = "" },
	} {
		design := newImport()
		spoil(&design)
		if _, err := s.ImportDesign(t.Context(), user.ID, design); err == nil {
			t.Errorf("%s: was kept", name)
		}
	}
	_, err = s.ImportDesign(t.Context(), "nobody", newImport())
	wantErr(t, err, ErrNotFound)
	if n := count(t, s, `SELECT (SELECT count(*) FROM designs) + (SELECT count(*) FROM versions)`); n != 0 {
		t.Errorf("%d rows are left", n)
	}
	bare := newImport()
	bare.Versions, bare.AdaptedFrom, bare.Status = nil, nil, ""
	if made, err := s.ImportDesign(t.Context(), user.ID, bare); err != nil || made.Version != nil || made.Status != "draft" || made.AdaptedFrom != nil {
		t.Errorf("got %+v, %v", made, err)
	}
}
