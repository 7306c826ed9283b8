package store

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"
)

// bundleOf is what is visited.
func bundleOf(t *testing.T, s *Store, ownerID string, forHerself bool, ids ...string) []BundledDesign {
	t.Helper()
	var all []BundledDesign
	err := s.Bundle(t.Context(), ownerID, ids, forHerself, func(design BundledDesign) error {
		all = append(all, design)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func bundledTitles(list []BundledDesign) []string {
	all := []string{}
	for _, design := range list {
		all = append(all, design.Title)
	}
	return all
}

func TestABundleHoldsWhatIsAskedFor(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	first, second := addDesign(t, s, user.ID, newDesign("First")), addDesign(t, s, user.ID, newDesign("Second"))
	hers := addDesign(t, s, other.ID, newDesign("Hers"))
	if got := bundledTitles(bundleOf(t, s, user.ID, false)); !slices.Equal(got, []string{"Second", "First"}) {
		t.Errorf("all are %q", got)
	}
	if got := bundledTitles(bundleOf(t, s, user.ID, false, first.ID)); !slices.Equal(got, []string{"First"}) {
		t.Errorf("one is %q", got)
	}
	if got := bundleOf(t, s, addUser(t, s, "c@example.org").ID, false); got != nil {
		t.Errorf("got %+v", got)
	}
	never := func(BundledDesign) error { return nil }
	wantErr(t, s.Bundle(t.Context(), user.ID, []string{second.ID, hers.ID}, false, never), ErrNotFound)
	wantErr(t, s.Bundle(t.Context(), user.ID, []string{"nothing"}, true, never), ErrNotFound)
	enough := errors.New("enough")
	wantErr(t, s.Bundle(t.Context(), user.ID, nil, true, func(BundledDesign) error { return enough }), enough)
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	wantErr(t, s.Bundle(gone, user.ID, nil, true, never), context.Canceled)
}

func TestWhatATeacherToldThePlannerAloneStaysWithHer(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := newDesign("A well")
	design.AdditionalInfo = "near a river"
	design.First.ContentJSON = JSON(`{"context":{"needs":["Zola cannot see"],"classSize":64}}`)
	id := addDesign(t, s, user.ID, design).ID
	code := share(t, s, user.ID, id)
	for i, words := range []string{"older", "rude"} {
		if _, _, err := s.Rate(t.Context(), code, words, 4-i, words, words+"@example.org"); err != nil {
			t.Fatal(err)
		}
	}
	ratings, err := s.Ratings(t.Context(), user.ID, id)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.HideRating(t.Context(), user.ID, id, ratings.Ratings[0].ID, true); err != nil {
		t.Fatal(err)
	}

	own, others := bundleOf(t, s, user.ID, true)[0], bundleOf(t, s, user.ID, false)[0]
	if own.AdditionalInfo != "near a river" || string(own.Context) != `{"classSize":64}` || string(own.Versions[0].ContentJSON) != string(design.First.ContentJSON) {
		t.Errorf("for herself: %+v", own)
	}
	if others.AdditionalInfo != "" || others.Context != nil || string(others.Versions[0].ContentJSON) != `{"context":{"classSize":64}}` {
		t.Errorf("for others: %+v", others)
	}
	for _, bundled := range []BundledDesign{own, others} {
		if len(bundled.Ratings) != 2 || bundled.Ratings[0].Rating != 3 || bundled.Ratings[0].Feedback != "" || bundled.Ratings[1].Feedback != "older" || bundled.Ratings[1].CreatedAt.IsZero() {
			t.Errorf("ratings %+v", bundled.Ratings)
		}
		if bundled.Origin != originOf(id) || len(bundled.Origin) != originLength {
			t.Errorf("origin %q", bundled.Origin)
		}
	}
}

func TestWhatWasCarriedGoesOnAndCountsNowhere(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	came := newImport()
	came.Origin = originOf("elsewhere")
	made, err := importOne(t, s, user.ID, came)
	if err != nil || made.CarriedRatings != 2 || made.TotalRatings != 0 || made.AverageRating != 0 {
		t.Fatalf("got %+v, %v", made, err)
	}
	code := share(t, s, user.ID, made.ID)
	if average, total, err := s.Rate(t.Context(), code, "browser", 4, "here", ""); err != nil || average != 4 || total != 1 {
		t.Errorf("rated: %v of %d, %v", average, total, err)
	}
	list, err := s.Ratings(t.Context(), user.ID, made.ID)
	if err != nil || list.AverageRating != 4 || list.TotalRatings != 1 || len(list.Carried) != 2 || list.Carried[0].Feedback != "newer" || !list.Carried[0].CreatedAt.Equal(longAgo) {
		t.Errorf("ratings are %+v, %v", list, err)
	}
	if plan, err := s.SharedByCode(t.Context(), code); err != nil || plan.TotalRatings != 1 {
		t.Errorf("shared: %+v, %v", plan, err)
	}
	if stats, err := s.Stats(t.Context(), user.ID, time.Now()); err != nil || stats.AverageRating != 4 {
		t.Errorf("stats: %+v, %v", stats, err)
	}
	bundled := bundleOf(t, s, user.ID, false)[0]
	words := []string{}
	for _, rating := range bundled.Ratings {
		words = append(words, rating.Feedback)
	}
	if !slices.Equal(words, []string{"here", "newer", ""}) || bundled.Origin != came.Origin {
		t.Errorf("it goes on with %q from %q", words, bundled.Origin)
	}
}

func TestTwins(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	own := addDesign(t, s, user.ID, newDesign("A well"))
	came := newImport()
	came.Origin, came.Title = originOf("elsewhere"), "Another well"
	if _, err := importOne(t, s, user.ID, came); err != nil {
		t.Fatal(err)
	}
	addDesign(t, s, other.ID, newDesign("A well"))
	addDesign(t, s, user.ID, newDesign("Something else"))
	likes := []Likeness{{Origin: originOf("elsewhere"), Title: "x"}, {Title: "a WELL", Topic: own.Topic}, {Origin: originOf(own.ID)}, {Origin: originOf("nowhere"), Title: "A well", Topic: "y"}}
	type meeting struct {
		title        string
		contents     int
		origin, name []int
	}
	var met []meeting
	err := s.Twins(t.Context(), user.ID, likes, func(twin Twin, sameOrigin, sameName []int) error {
		met = append(met, meeting{twin.Title, len(twin.Contents), sameOrigin, sameName})
		return nil
	})
	if err != nil || len(met) != 2 {
		t.Fatalf("met %+v, %v", met, err)
	}
	if came := met[0]; came.title != "Another well" || came.contents != 2 || !slices.Equal(came.origin, []int{0}) || len(came.name) != 0 {
		t.Errorf("met %+v", came)
	}
	if own := met[1]; own.title != "A well" || own.contents != 1 || !slices.Equal(own.origin, []int{2}) || !slices.Equal(own.name, []int{1}) {
		t.Errorf("met %+v", own)
	}
	enough := errors.New("enough")
	wantErr(t, s.Twins(t.Context(), user.ID, likes, func(Twin, []int, []int) error { return enough }), enough)
}
