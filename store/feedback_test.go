package store

import (
	"strings"
	"testing"
)

func TestFeedbackIsKeptAsItWasGiven(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for _, feedback := range []Feedback{
		{Type: "emoji", Rating: "\U0001F469\U0001F3FE\u200d\U0001F3EB", Context: "floating-widget"},
		{Type: "general", Text: strings.Repeat("é", 2000), Context: "resource-suggestion", Metadata: JSON(`{"title":"A book"}`)},
		{Type: "achievement", Rating: "5", Context: "achievement-unlock", Metadata: JSON(`{"achievementId": "first-lesson"}`)},
	} {
		if err := s.AddFeedback(t.Context(), user.ID, feedback); err != nil {
			t.Fatal(err)
		}
		var kept Feedback
		err := s.reader.Get(&kept, `SELECT type, rating, feedback, context, metadata FROM feedback WHERE user_id = ? AND type = ?`, user.ID, feedback.Type)
		if err != nil || kept.Rating != feedback.Rating || kept.Text != feedback.Text || kept.Context != feedback.Context || string(kept.Metadata) != string(feedback.Metadata) {
			t.Errorf("kept %+v, %v", kept, err)
		}
	}
	for name, feedback := range map[string]Feedback{
		"type":     {Type: "x"},
		"rating":   {Type: "emoji", Rating: strings.Repeat("é", 41)},
		"text":     {Type: "general", Text: strings.Repeat("é", 2001)},
		"context":  {Type: "general", Context: strings.Repeat("é", 81)},
		"metadata": {Type: "general", Metadata: JSON(`[]`)},
		"size":     {Type: "general", Metadata: JSON(`{"x":"` + strings.Repeat("é", 8192) + `"}`)},
	} {
		if err := s.AddFeedback(t.Context(), user.ID, feedback); err == nil {
			t.Errorf("%s: was kept", name)
		}
	}
	wantErr(t, s.AddFeedback(t.Context(), "nobody", Feedback{Type: "general"}), ErrNotFound)
}
