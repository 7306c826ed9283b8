package store

import (
	"fmt"
	"strings"
	"testing"
)

func TestABrowserHasOneRatingAPlan(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	code := share(t, s, user.ID, design.ID)
	for _, step := range []struct {
		rater           string
		rating          int
		feedback, email string
		average         float64
		total           int
	}{
		{"one", 5, "Lovely", "zola@example.org", 5, 1},
		{"two", 2, "", "", 3.5, 2},
		{"one", 4, "Good", "", 3, 2},
	} {
		average, total, err := s.Rate(t.Context(), code, step.rater, step.rating, step.feedback, step.email)
		if err != nil || average != step.average || total != step.total {
			t.Errorf("%+v: %v of %d, %v", step, average, total, err)
		}
	}
	list, err := s.Ratings(t.Context(), user.ID, design.ID)
	if err != nil || list.AverageRating != 3 || list.TotalRatings != 2 || len(list.Ratings) != 2 {
		t.Fatalf("got %+v, %v", list, err)
	}
	newest, replaced := list.Ratings[0], list.Ratings[1]
	if newest.Rating != 2 || replaced.Rating != 4 || replaced.Feedback != "Good" || replaced.RaterEmail != "" || replaced.Hidden || replaced.CreatedAt.IsZero() {
		t.Errorf("got %+v", list)
	}
	if err := s.Unshare(t.Context(), user.ID, design.ID); err != nil {
		t.Fatal(err)
	}
	if list, err = s.Ratings(t.Context(), user.ID, design.ID); err != nil || list.TotalRatings != 2 {
		t.Errorf("unshared it has %+v, %v", list, err)
	}
}

func TestRatingsThatComeTogetherAllCount(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	code := share(t, s, user.ID, design.ID)
	const browsers, clicks = 8, 5
	outcomes := make(chan error)
	for i := range browsers * clicks {
		go func() {
			_, _, err := s.Rate(t.Context(), code, fmt.Sprint("browser ", i%browsers), 1+i%browsers%5, "", "")
			outcomes <- err
		}()
	}
	for range browsers * clicks {
		if err := <-outcomes; err != nil {
			t.Error(err)
		}
	}
	list, err := s.Ratings(t.Context(), user.ID, design.ID)
	if err != nil || list.TotalRatings != browsers || list.AverageRating != 21.0/browsers { // 1 2 3 4 5 1 2 3
		t.Errorf("got %v of %d, %v", list.AverageRating, list.TotalRatings, err)
	}
}

func TestRatingRules(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	if list, err := s.Ratings(t.Context(), user.ID, design.ID); err != nil || list.Ratings == nil || list.TotalRatings != 0 || list.AverageRating != 0 {
		t.Errorf("before any: %+v, %v", list, err)
	}
	_, err := s.Ratings(t.Context(), user.ID, "unknown")
	wantErr(t, err, ErrNotFound)
	code := share(t, s, user.ID, design.ID)
	for name, rate := range map[string]func() error{
		"too low":    func() error { _, _, err := s.Rate(t.Context(), code, "x", 0, "", ""); return err },
		"too high":   func() error { _, _, err := s.Rate(t.Context(), code, "x", 6, "", ""); return err },
		"no browser": func() error { _, _, err := s.Rate(t.Context(), code, "", 5, "", ""); return err },
		"too long": func() error {
			_, _, err := s.Rate(t.Context(), code, "x", 5, strings.Repeat("é", 2001), "")
			return err
		},
		"long email": func() error { _, _, err := s.Rate(t.Context(), code, "x", 5, "", strings.Repeat("e", 255)); return err },
	} {
		if err := rate(); err == nil {
			t.Errorf("%s: was kept", name)
		}
	}
	_, _, err = s.Rate(t.Context(), design.ID, "x", 5, "", "")
	wantErr(t, err, ErrNotFound)
}

func TestAHiddenRatingStaysHiddenAndCounts(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design, other := addDesign(t, s, user.ID, newDesign("A well")), addDesign(t, s, user.ID, newDesign("A mill"))
	code := share(t, s, user.ID, design.ID, 1, 5)
	list, err := s.Ratings(t.Context(), user.ID, design.ID)
	if err != nil {
		t.Fatal(err)
	}
	rude := list.Ratings[1].ID
	wantErr(t, s.HideRating(t.Context(), user.ID, other.ID, rude, true), ErrNotFound)
	wantErr(t, s.HideRating(t.Context(), user.ID, design.ID, "unknown", true), ErrNotFound)
	for _, hidden := range []bool{true, false, true} {
		if err := s.HideRating(t.Context(), user.ID, design.ID, rude, hidden); err != nil {
			t.Fatal(err)
		}
		if list, err = s.Ratings(t.Context(), user.ID, design.ID); err != nil || list.Ratings[1].Hidden != hidden || list.Ratings[0].Hidden || list.AverageRating != 3 {
			t.Errorf("got %+v, %v", list, err)
		}
	}
	if _, _, err := s.Rate(t.Context(), code, "browser 0", 1, "Once more", ""); err != nil {
		t.Fatal(err)
	}
	if list, err = s.Ratings(t.Context(), user.ID, design.ID); err != nil || !list.Ratings[1].Hidden || list.Ratings[1].Feedback != "Once more" {
		t.Errorf("rated again: %+v, %v", list, err)
	}
}
