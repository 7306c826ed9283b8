package store

import (
	"testing"
	"time"
)

func TestAnotherTeachersThingsAreNotThere(t *testing.T) {
	s := newStore(t)
	owner, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	hers := newDesign("Hers")
	hers.GenerationID = addGeneration(t, s, owner.ID)
	design := addDesign(t, s, owner.ID, hers)
	unsaved, err := s.AddGeneration(t.Context(), owner.ID, Generation{Kind: "create", Prompt: JSON(`{}`), Plan: JSON(`{}`), Status: "running",
		Events: []GenerationEvent{{1, "draft", JSON(`{}`)}}})
	if err != nil {
		t.Fatal(err)
	}
	code := share(t, s, owner.ID, design.ID, 5)
	ratings, err := s.Ratings(t.Context(), owner.ID, design.ID)
	if err != nil {
		t.Fatal(err)
	}
	ctx, title := t.Context(), "Stolen"

	for name, call := range map[string]func() error{
		"Design":       func() error { _, err := s.Design(ctx, other.ID, design.ID); return err },
		"Prompt":       func() error { _, err := s.Prompt(ctx, other.ID, design.ID); return err },
		"Versions":     func() error { _, err := s.Versions(ctx, other.ID, design.ID); return err },
		"DeleteDesign": func() error { return s.DeleteDesign(ctx, other.ID, design.ID) },
		"UpdateDesign": func() error {
			_, err := s.UpdateDesign(ctx, other.ID, design.ID, DesignChange{Title: &title})
			return err
		},
		"AddVersion": func() error {
			_, _, err := s.AddVersion(ctx, other.ID, design.ID, NewVersion{Version: "9.9", ContentJSON: JSON(`{}`)})
			return err
		},
		"AddVersion, the newest again": func() error {
			_, _, err := s.AddVersion(ctx, other.ID, design.ID, NewVersion{Version: "1.0", ContentJSON: hers.First.ContentJSON})
			return err
		},
		"UpdatePrompt": func() error {
			_, err := s.UpdatePrompt(ctx, other.ID, design.ID, Prompt{Subject: "arts", Topic: title}, "")
			return err
		},
		"Share":                                func() error { _, err := s.Share(ctx, other.ID, design.ID); return err },
		"Unshare":                              func() error { return s.Unshare(ctx, other.ID, design.ID) },
		"Ratings":                              func() error { _, err := s.Ratings(ctx, other.ID, design.ID); return err },
		"HideRating":                           func() error { return s.HideRating(ctx, other.ID, design.ID, ratings.Ratings[0].ID, true) },
		"CreateDesign with a saved generation": func() error { _, _, err := s.CreateDesign(ctx, other.ID, hers); return err },
		"CreateDesign with an unsaved generation": func() error {
			theft := newDesign(title)
			theft.GenerationID = unsaved
			_, _, err := s.CreateDesign(ctx, other.ID, theft)
			return err
		},
		"AddGeneration": func() error {
			_, err := s.AddGeneration(ctx, other.ID, Generation{Kind: "regenerate", DesignID: design.ID, Prompt: JSON(`{}`), Status: "waiting"})
			return err
		},
		"Generation":       func() error { _, err := s.Generation(ctx, other.ID, unsaved); return err },
		"ForgetGeneration": func() error { return s.ForgetGeneration(ctx, other.ID, unsaved) },
		"ChangeGeneration": func() error {
			return s.ChangeGeneration(ctx, other.ID, unsaved, GenerationChange{Status: "cancelled"})
		},
	} {
		t.Run(name, func(t *testing.T) { wantErr(t, call(), ErrNotFound) })
	}

	his := addDesign(t, s, other.ID, newDesign("His"))
	wantErr(t, s.HideRating(ctx, other.ID, his.ID, ratings.Ratings[0].ID, true), ErrNotFound)
	_, _, err = s.AddVersion(ctx, other.ID, his.ID, NewVersion{Version: "1.1", ContentJSON: JSON(`{}`), GenerationID: unsaved})
	wantErr(t, err, ErrNotFound)
	list, _, err := s.Designs(ctx, other.ID, DesignFilter{})
	if err != nil || len(list) != 1 || list[0].ID != his.ID {
		t.Errorf("his list is %v, %v", titles(list), err)
	}
	if stats, err := s.Stats(ctx, other.ID, time.Now()); err != nil || stats.TotalDesigns != 1 || stats.AverageRating != 0 {
		t.Errorf("his figures are %+v, %v", stats, err)
	}
	got, err := s.Design(ctx, owner.ID, design.ID)
	if err != nil || got.Title != "Hers" || *got.Version != "1.0" || !got.UpdatedAt.Equal(design.UpdatedAt) {
		t.Errorf("hers is now %+v, %v", got, err)
	}
	if prompt, err := s.Prompt(ctx, owner.ID, design.ID); err != nil || prompt.Topic != "Clean water" {
		t.Errorf("her prompt is now %+v, %v", prompt, err)
	}
	if again, err := s.Ratings(ctx, owner.ID, design.ID); err != nil || again.TotalRatings != 1 || again.Ratings[0].Hidden {
		t.Errorf("her ratings are now %+v, %v", again, err)
	}
	wantShared(t, s, code, design.ID, true)
	if events, err := s.GenerationEvents(ctx, other.ID, unsaved); err != nil || len(events) != 0 {
		t.Errorf("he reads %v, %v", events, err)
	}
	if n := count(t, s, `SELECT count(*) FROM generations WHERE id = ? AND saved_design_id IS NULL`, unsaved); n != 1 {
		t.Error("her generation was touched")
	}
}
