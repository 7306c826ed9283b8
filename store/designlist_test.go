package store

import (
	"fmt"
	"slices"
	"testing"
	"time"
)

func titles(list []Design) []string {
	var titles []string
	for _, design := range list {
		titles = append(titles, design.Title)
	}
	return titles
}

func TestDesignsComeNewestFirstWhateverTheClock(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for i, year := range []int{2026, 2015, 2037, 2026} {
		s.clock = func() time.Time { return time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC) }
		addDesign(t, s, user.ID, newDesign(fmt.Sprint(i)))
	}
	list, next, err := s.Designs(t.Context(), user.ID, DesignFilter{})
	if err != nil || next != "" || !slices.Equal(titles(list), []string{"3", "2", "1", "0"}) {
		t.Errorf("got %v, %q, %v", titles(list), next, err)
	}
}

func TestPagesOfAListAreWholeAndStable(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for i := range 7 {
		addDesign(t, s, user.ID, newDesign(fmt.Sprint(i)))
	}
	var seen []string
	filter := DesignFilter{Limit: 3}
	for page := range 3 {
		list, next, err := s.Designs(t.Context(), user.ID, filter)
		if err != nil {
			t.Fatal(err)
		}
		if last := page == 2; last != (next == "") {
			t.Errorf("page %d is followed by %q", page, next)
		}
		seen = append(seen, titles(list)...)
		filter.Cursor = next
		if page == 0 {
			// What happens between two pages neither repeats nor drops a row of the next.
			addDesign(t, s, user.ID, newDesign("later"))
			if err := s.DeleteDesign(t.Context(), user.ID, list[2].ID); err != nil {
				t.Fatal(err)
			}
		}
	}
	if want := []string{"6", "5", "4", "3", "2", "1", "0"}; !slices.Equal(seen, want) {
		t.Errorf("got %v, want %v", seen, want)
	}
	if list, next, err := s.Designs(t.Context(), user.ID, DesignFilter{Limit: 7}); err != nil || len(list) != 7 || next != "" {
		t.Errorf("an exact page: %d, %q, %v", len(list), next, err)
	}
	for _, cursor := range []string{"!", "-1", "0", "zzzzzzzzzzzzzzzzzzzz", "1 OR 1"} {
		_, _, err := s.Designs(t.Context(), user.ID, DesignFilter{Cursor: cursor})
		wantErr(t, err, ErrBadCursor)
	}
}

func TestDesignsAreFoundByWordsInAnyCase(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for _, d := range []NewDesign{
		{Title: "Élan vital", Subject: "science", Topic: "Ẹ̀kọ́ omi", Cohort: "Grade 8", CohortGroup: "junior"},
		{Title: "MAJI SAFI", Subject: "science", Topic: "ΌΣΟΣ", Cohort: "Grade 2", CohortGroup: "primary"},
		{Title: "100% _raw_", Subject: "arts", Topic: "Straße", Cohort: "Grade 11", CohortGroup: "senior"},
		{Title: "Уголь", Subject: "my own", Topic: "Coal", Cohort: "odd"},
	} {
		addDesign(t, s, user.ID, d)
	}
	for _, c := range []struct {
		filter DesignFilter
		want   []string
	}{
		{DesignFilter{}, []string{"Уголь", "100% _raw_", "MAJI SAFI", "Élan vital"}},
		{DesignFilter{Query: "éLAN"}, []string{"Élan vital"}},
		{DesignFilter{Query: "e\u0301lan"}, []string{"Élan vital"}},
		{DesignFilter{Query: "ẸKỌ́"}, nil},
		{DesignFilter{Query: "Ẹ̀KỌ́"}, []string{"Élan vital"}},
		{DesignFilter{Query: "  safi "}, []string{"MAJI SAFI"}},
		{DesignFilter{Query: "όσος"}, []string{"MAJI SAFI"}},
		{DesignFilter{Query: "STRASSE"}, []string{"100% _raw_"}},
		{DesignFilter{Query: "%"}, []string{"100% _raw_"}},
		{DesignFilter{Query: "_"}, []string{"100% _raw_"}},
		{DesignFilter{Query: "УГОЛЬ"}, []string{"Уголь"}},
		{DesignFilter{Query: "vital" + keySeparator}, []string{"Élan vital"}},
		{DesignFilter{Subject: "science"}, []string{"MAJI SAFI", "Élan vital"}},
		{DesignFilter{CohortGroup: "senior"}, []string{"100% _raw_"}},
		{DesignFilter{Subject: "science", CohortGroup: "junior", Query: "élan"}, []string{"Élan vital"}},
		{DesignFilter{Subject: "science", CohortGroup: "senior"}, nil},
		{DesignFilter{Query: "nothing like it"}, nil},
	} {
		list, _, err := s.Designs(t.Context(), user.ID, c.filter)
		if err != nil || !slices.Equal(titles(list), c.want) {
			t.Errorf("%+v finds %q, %v, want %q", c.filter, titles(list), err, c.want)
		}
		if list == nil {
			t.Errorf("%+v: an empty list is no list", c.filter)
		}
	}
}

func TestDesignsByStatus(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for _, status := range []string{"draft", "active", "archived"} {
		design := newDesign(status)
		design.Status = status
		addDesign(t, s, user.ID, design)
	}
	for _, c := range []struct {
		filter DesignFilter
		want   []string
	}{
		{DesignFilter{}, []string{"archived", "active", "draft"}},
		{DesignFilter{WithoutArchived: true}, []string{"active", "draft"}},
		{DesignFilter{Status: "archived"}, []string{"archived"}},
		{DesignFilter{Status: "active"}, []string{"active"}},
		{DesignFilter{Status: "archived", WithoutArchived: true}, nil},
		{DesignFilter{WithoutArchived: true, Limit: 1}, []string{"active"}},
		{DesignFilter{Status: "gone"}, nil},
	} {
		if list, _, err := s.Designs(t.Context(), user.ID, c.filter); err != nil || !slices.Equal(titles(list), c.want) {
			t.Errorf("%+v finds %q, %v, want %q", c.filter, titles(list), err, c.want)
		}
	}
}

func TestSubjectsUsed(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	for _, subject := range []string{"science", "Music", "agriculture", "science"} {
		design := newDesign("A well")
		design.Subject = subject
		addDesign(t, s, user.ID, design)
	}
	if got, err := s.SubjectsUsed(t.Context(), user.ID); err != nil || !slices.Equal(got, []string{"agriculture", "Music", "science"}) {
		t.Errorf("got %v, %v", got, err)
	}
	if got, err := s.SubjectsUsed(t.Context(), other.ID); err != nil || got == nil || len(got) != 0 {
		t.Errorf("his are %v, %v", got, err)
	}
}
