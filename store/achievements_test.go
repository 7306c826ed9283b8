package store

import (
	"fmt"
	"slices"
	"testing"
)

func badges() []Requirement {
	return []Requirement{{"first-lesson", 1}, {"three", 3}, {"hundred", 100}}
}

func TestAchievementsAreGivenWhenTheyAreDue(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	for i, want := range [][]string{{}, {"first-lesson"}, {}, {"three"}, {}} {
		if i > 0 {
			addDesign(t, s, user.ID, newDesign(fmt.Sprint(i)))
		}
		for range 2 {
			got, err := s.NewlyEarned(t.Context(), user.ID, badges())
			if err != nil || got == nil || !slices.Equal(got, want) {
				t.Errorf("with %d designs: %v, %v", i, got, err)
			}
			want = nil // asked again, nothing is new
		}
	}
	list, _, err := s.Designs(t.Context(), user.ID, DesignFilter{})
	if err != nil {
		t.Fatal(err)
	}
	for _, design := range list {
		if err := s.DeleteDesign(t.Context(), user.ID, design.ID); err != nil {
			t.Fatal(err)
		}
	}
	earned, err := s.EarnedAchievements(t.Context(), user.ID)
	if err != nil || len(earned) != 2 || earned[0].AchievementID != "first-lesson" || earned[1].AchievementID != "three" || earned[0].EarnedAt.IsZero() {
		t.Errorf("got %+v, %v", earned, err)
	}
	if got, err := s.NewlyEarned(t.Context(), other.ID, badges()); err != nil || len(got) != 0 {
		t.Errorf("he is given %v, %v", got, err)
	}
	if earned, err := s.EarnedAchievements(t.Context(), other.ID); err != nil || earned == nil || len(earned) != 0 {
		t.Errorf("he has %v, %v", earned, err)
	}
	_, err = s.NewlyEarned(t.Context(), "nobody", badges())
	wantErr(t, err, ErrNotFound)
}

func TestAnAchievementIsGivenOnceHoweverManyAsk(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for i := range 3 {
		addDesign(t, s, user.ID, newDesign(fmt.Sprint(i)))
	}
	type answer struct {
		earned []string
		err    error
	}
	answers := make(chan answer)
	const tabs = 20
	for range tabs {
		go func() {
			earned, err := s.NewlyEarned(t.Context(), user.ID, badges())
			answers <- answer{earned, err}
		}()
	}
	var given []string
	for range tabs {
		got := <-answers
		if got.err != nil {
			t.Error(got.err)
		}
		given = append(given, got.earned...)
	}
	if !slices.Equal(given, []string{"first-lesson", "three"}) || count(t, s, `SELECT count(*) FROM achievements`) != 2 {
		t.Errorf("given: %v", given)
	}
}
