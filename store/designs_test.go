package store

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestCreateDesignKeepsEverythingTogether(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	s.clock = func() time.Time { return time.Date(2026, 11, 21, 9, 0, 0, 5e6, time.UTC) }
	design := newDesign("A well for everyone")
	design.GenerationID = addGeneration(t, s, user.ID)
	made := addDesign(t, s, user.ID, design)
	if made.Title != design.Title || made.Subject != "science" || made.Topic != "Clean water" || made.Cohort != "Grade 5" || made.Skills != `["Collaboration"]` ||
		made.AdditionalInfo != "near a river" || made.Status != "draft" || *made.Version != "1.0" || *made.LLMModel != "built-in" || made.ShareCode != nil ||
		made.AverageRating != 0 || made.TotalRatings != 0 || made.AdaptedFrom != nil || !made.CreatedAt.Equal(s.clock()) || !made.UpdatedAt.Equal(made.CreatedAt) {
		t.Errorf("got %+v", made)
	}
	if string(made.ContentJSON) != `{"overview": "Water for all"}` { // as it came, blanks and all
		t.Errorf("content is %s", made.ContentJSON)
	}
	read, err := s.Design(t.Context(), user.ID, made.ID)
	if err != nil || read.Title != made.Title || string(read.ContentJSON) != string(made.ContentJSON) {
		t.Errorf("read %+v, %v", read, err)
	}
	prompt, err := s.Prompt(t.Context(), user.ID, made.ID)
	if err != nil || prompt.GradeLevel != "Grade 5" || !slices.Equal(prompt.Skills, design.Skills) || prompt.AdditionalInfo != "near a river" || string(prompt.Context) != `{"classSize":64}` {
		t.Errorf("prompt is %+v, %v", prompt, err)
	}
	if n := count(t, s, `SELECT count(*) FROM generations WHERE saved_design_id = ?`, made.ID); n != 1 {
		t.Errorf("%d generations are saved", n)
	}
}

func TestDesignGoesOutInTheShapeOfTheContract(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	bare := newDesign("Bare")
	bare.First, bare.Skills, bare.Context = nil, nil, nil
	addDesign(t, s, user.ID, bare)
	list, _, err := s.Designs(t.Context(), user.ID, DesignFilter{})
	if err != nil || len(list) != 1 {
		t.Fatalf("%v, %v", list, err)
	}
	one, err := s.Design(t.Context(), user.ID, list[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		design  Design
		content bool
	}{"in a list": {list[0], false}, "alone": {one, true}} {
		text, err := json.Marshal(c.design)
		if err != nil {
			t.Fatal(err)
		}
		var got map[string]any
		if err := json.Unmarshal(text, &got); err != nil {
			t.Fatal(err)
		}
		want := []string{"id", "title", "subject", "topic", "cohort", "skills", "additionalInfo", "status", "createdAt", "updatedAt", "version", "llmModel",
			"shareCode", "averageRating", "totalRatings", "adaptedFrom"}
		if c.content {
			want = append(want, "contentJson")
		}
		for _, key := range want {
			if _, ok := got[key]; !ok {
				t.Errorf("%s: %s is missing", name, key)
			}
		}
		if len(got) != len(want) || got["version"] != nil || got["contentJson"] != nil || got["adaptedFrom"] != nil || got["skills"] != "[]" {
			t.Errorf("%s: got %s", name, text)
		}
	}
	if prompt, err := s.Prompt(t.Context(), user.ID, one.ID); err != nil || prompt.Skills == nil || prompt.Context != nil {
		t.Errorf("prompt is %+v, %v", prompt, err)
	}
}

func TestTheSameGenerationMakesOneDesign(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := newDesign("A well for everyone")
	design.GenerationID = addGeneration(t, s, user.ID)
	type answer struct {
		id      string
		created bool
		err     error
	}
	answers := make(chan answer)
	const clicks = 20
	for range clicks {
		go func() {
			made, created, err := s.CreateDesign(t.Context(), user.ID, design)
			answers <- answer{made.ID, created, err}
		}()
	}
	ids, made := map[string]bool{}, 0
	for range clicks {
		got := <-answers
		if got.err != nil {
			t.Error(got.err)
		}
		if got.created {
			made++
		}
		ids[got.id] = true
	}
	if len(ids) != 1 || made != 1 || count(t, s, `SELECT count(*) FROM designs`) != 1 || count(t, s, `SELECT count(*) FROM versions`) != 1 {
		t.Errorf("%d created, ids %v", made, ids)
	}
	design.GenerationID = "unknown"
	_, _, err := s.CreateDesign(t.Context(), user.ID, design)
	wantErr(t, err, ErrNotFound)
	if n := count(t, s, `SELECT count(*) FROM designs`); n != 1 {
		t.Errorf("%d designs", n)
	}
}

func TestADesignThatFailsHalfwayIsNotThere(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for name, first := range map[string]NewVersion{
		"no object": {Version: "1.0", ContentJSON: JSON(`[1]`)},
		"no JSON":   {Version: "1.0", ContentJSON: JSON(`{`)},
		"no plan":   {Version: "1.0"},
		"no label":  {ContentJSON: JSON(`{}`)},
		"too large": {Version: "1.0", ContentJSON: JSON(`{"x":"` + strings.Repeat("é", 131072) + `"}`)},
	} {
		design := newDesign(name)
		design.First = &first
		design.GenerationID = addGeneration(t, s, user.ID)
		if _, _, err := s.CreateDesign(t.Context(), user.ID, design); err == nil {
			t.Errorf("%s: was kept", name)
		}
	}
	if n := count(t, s, `SELECT (SELECT count(*) FROM designs) + (SELECT count(*) FROM versions) + (SELECT count(*) FROM generations WHERE saved_design_id IS NOT NULL)`); n != 0 {
		t.Errorf("%d rows are left", n)
	}
}

func TestTheSchemaHoldsTheLimitsToo(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	long := func(n int) string { return strings.Repeat("é", n) }
	fits := newDesign(long(300))
	fits.Subject, fits.Topic, fits.Cohort, fits.AdditionalInfo, fits.Status = long(120), long(2000), long(40), long(5000), "archived"
	addDesign(t, s, user.ID, fits)
	for name, spoil := range map[string]func(*NewDesign){
		"title":   func(d *NewDesign) { d.Title = long(301) },
		"empty":   func(d *NewDesign) { d.Title = "" },
		"subject": func(d *NewDesign) { d.Subject = long(121) },
		"topic":   func(d *NewDesign) { d.Topic = long(2001) },
		"cohort":  func(d *NewDesign) { d.Cohort = long(41) },
		"group":   func(d *NewDesign) { d.CohortGroup = "adults" },
		"info":    func(d *NewDesign) { d.AdditionalInfo = long(5001) },
		"status":  func(d *NewDesign) { d.Status = "gone" },
		"skills":  func(d *NewDesign) { d.Skills = slices.Repeat([]string{"x"}, 21) },
		"context": func(d *NewDesign) { d.Context = JSON(`[]`) },
	} {
		design := newDesign("A well for everyone")
		spoil(&design)
		if _, _, err := s.CreateDesign(t.Context(), user.ID, design); err == nil {
			t.Errorf("%s: was kept", name)
		}
	}
	_, _, err := s.CreateDesign(t.Context(), "nobody", newDesign("A well for everyone"))
	wantErr(t, err, ErrNotFound)
}

func TestUpdateDesign(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	made := addDesign(t, s, user.ID, newDesign("A well"))
	s.clock = func() time.Time { return time.Now().Add(-time.Hour) } // a clock that went back
	title, status := "Ein Brunnen", "active"
	got, err := s.UpdateDesign(t.Context(), user.ID, made.ID, DesignChange{Title: &title})
	if err != nil || got.Title != title || got.Status != "draft" || got.UpdatedAt.Before(got.CreatedAt) || string(got.ContentJSON) != string(made.ContentJSON) {
		t.Errorf("got %+v, %v", got, err)
	}
	got, err = s.UpdateDesign(t.Context(), user.ID, made.ID, DesignChange{Status: &status})
	if err != nil || got.Title != title || got.Status != status {
		t.Errorf("got %+v, %v", got, err)
	}
	for query, want := range map[string]int{"brunnen": 1, "well": 0, "water": 1} {
		if list, _, err := s.Designs(t.Context(), user.ID, DesignFilter{Query: query}); err != nil || len(list) != want {
			t.Errorf("%s finds %d, %v", query, len(list), err)
		}
	}
}

func TestDeleteDesignTakesAllThatBelongsToIt(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := newDesign("A well")
	design.GenerationID = addGeneration(t, s, user.ID)
	made, kept := addDesign(t, s, user.ID, design), addDesign(t, s, user.ID, newDesign("A mill"))
	share(t, s, user.ID, made.ID, 4, 5)
	if err := s.DeleteDesign(t.Context(), user.ID, made.ID); err != nil {
		t.Fatal(err)
	}
	for table, want := range map[string]int{"designs": 1, "versions": 1, "generations": 0, "shares": 0, "ratings": 0} {
		if n := count(t, s, `SELECT count(*) FROM `+table); n != want {
			t.Errorf("%s: %d rows, want %d", table, n, want)
		}
	}
	wantErr(t, s.DeleteDesign(t.Context(), user.ID, made.ID), ErrNotFound)
	if _, err := s.Design(t.Context(), user.ID, kept.ID); err != nil {
		t.Error(err)
	}
}

func TestDesignShowsItsShareRatingsAndNewestVersion(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	made := addDesign(t, s, user.ID, newDesign("A well"))
	addDesign(t, s, user.ID, newDesign("Another"))
	code := share(t, s, user.ID, made.ID, 4, 5, 2)
	if _, _, err := s.AddVersion(t.Context(), user.ID, made.ID, NewVersion{Version: "v2026", ContentJSON: JSON(`{"n":2}`)}); err != nil {
		t.Fatal(err)
	}
	one, err := s.Design(t.Context(), user.ID, made.ID)
	if err != nil {
		t.Fatal(err)
	}
	list, _, err := s.Designs(t.Context(), user.ID, DesignFilter{Query: "a well"})
	if err != nil || len(list) != 1 {
		t.Fatalf("%v, %v", list, err)
	}
	for _, got := range []Design{one, list[0]} {
		if *got.ShareCode != code || got.TotalRatings != 3 || got.AverageRating < 3.66 || got.AverageRating > 3.67 || *got.Version != "v2026" || got.LLMModel != nil {
			t.Errorf("got %+v", got)
		}
	}
	if string(one.ContentJSON) != `{"n":2}` || list[0].ContentJSON != nil {
		t.Errorf("contents are %s and %s", one.ContentJSON, list[0].ContentJSON)
	}
}
