package store

import (
	"slices"
	"testing"
	"time"
)

func TestUpdatePromptReplacesAllOfIt(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	made, kept := addDesign(t, s, user.ID, newDesign("A well")), addDesign(t, s, user.ID, newDesign("A mill"))
	s.clock = func() time.Time { return time.Now().Add(time.Hour) }
	next := Prompt{Subject: "physics", Topic: "Pumps", GradeLevel: "Grade 11", Skills: []string{"Agility", "Research"}, AdditionalInfo: "no electricity", Context: JSON(`{"classSize":30}`)}
	got, err := s.UpdatePrompt(t.Context(), user.ID, made.ID, next, "senior")
	if err != nil || got.Title != "A well" || got.Subject != "physics" || got.Topic != "Pumps" || got.Cohort != "Grade 11" || got.Skills != `["Agility","Research"]` ||
		got.AdditionalInfo != "no electricity" || *got.Version != "1.0" || !got.UpdatedAt.After(made.UpdatedAt) || string(got.ContentJSON) != string(made.ContentJSON) {
		t.Errorf("got %+v, %v", got, err)
	}
	prompt, err := s.Prompt(t.Context(), user.ID, made.ID)
	if err != nil || prompt.GradeLevel != "Grade 11" || !slices.Equal(prompt.Skills, next.Skills) || string(prompt.Context) != string(next.Context) {
		t.Errorf("prompt is %+v, %v", prompt, err)
	}
	for _, c := range []struct {
		filter DesignFilter
		want   []string
	}{
		{DesignFilter{Query: "pumps"}, []string{"A well"}},
		{DesignFilter{Query: "a well"}, []string{"A well"}},
		{DesignFilter{Query: "water"}, []string{"A mill"}},
		{DesignFilter{CohortGroup: "senior"}, []string{"A well"}},
		{DesignFilter{CohortGroup: "primary"}, []string{"A mill"}},
	} {
		if list, _, err := s.Designs(t.Context(), user.ID, c.filter); err != nil || !slices.Equal(titles(list), c.want) {
			t.Errorf("%+v finds %v, %v", c.filter, titles(list), err)
		}
	}
	if prompt, err := s.Prompt(t.Context(), user.ID, kept.ID); err != nil || prompt.Topic != "Clean water" {
		t.Errorf("the other is %+v, %v", prompt, err)
	}
	if got, err = s.UpdatePrompt(t.Context(), user.ID, made.ID, Prompt{Subject: "arts", Topic: "Clay"}, ""); err != nil || got.Skills != "[]" || got.AdditionalInfo != "" {
		t.Errorf("got %+v, %v", got, err)
	}
	if prompt, err := s.Prompt(t.Context(), user.ID, made.ID); err != nil || prompt.Context != nil {
		t.Errorf("prompt is %+v, %v", prompt, err)
	}
	_, err = s.UpdatePrompt(t.Context(), user.ID, "unknown", next, "senior")
	wantErr(t, err, ErrNotFound)
	if _, err := s.UpdatePrompt(t.Context(), user.ID, made.ID, next, "adults"); err == nil {
		t.Error("an unknown group was kept")
	}
}
