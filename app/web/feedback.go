package web

import (
	"encoding/json"
	"net/http"

	"somo/app/lesson"
	"somo/store"
)

const (
	maxFeedbackRating  = 40
	maxFeedbackContext = 80
	maxMetadataBytes   = 8 << 10

	achievementFeedback = "achievement"
)

type feedbackBody struct {
	Type     string          `json:"type"`
	Rating   string          `json:"rating"` // an emoji, or a number of stars
	Feedback string          `json:"feedback"`
	Context  string          `json:"context"` // where it was given
	Metadata json.RawMessage `json:"metadata"`
}

// check tidies the fields in place and says what is wrong with each.
func (b *feedbackBody) check() map[string]string {
	fields := map[string]string{}
	note := func(field, problem string) {
		if problem != "" {
			fields[field] = problem
		}
	}
	b.Rating, b.Feedback, b.Context = lesson.CleanText(b.Rating), lesson.CleanText(b.Feedback), lesson.CleanText(b.Context)
	note("rating", lesson.CheckText(b.Rating, maxFeedbackRating))
	note("feedback", lesson.CheckText(b.Feedback, maxFeedback))
	note("context", lesson.CheckText(b.Context, maxFeedbackContext))
	if b.Rating == "" && b.Feedback == "" {
		note("feedback", "Please choose a face or write something.")
	}
	switch b.Type {
	case "emoji", "general":
	case achievementFeedback:
		if len(b.Rating) != 1 || b.Rating < "1" || b.Rating > "5" {
			note("rating", "Please select a rating between 1 and 5 stars.")
		}
	default:
		note("type", "The type must be emoji, general or achievement.")
	}
	var metadata map[string]any
	if len(b.Metadata) > maxMetadataBytes || decodePart(b.Metadata, &metadata) != nil {
		note("metadata", "What comes along must be an object of at most 8 KiB.")
	}
	if b.Context == "" {
		b.Context = "floating-widget"
		if b.Type == achievementFeedback {
			b.Context = "achievement-unlock"
		}
	}
	return fields
}

// addFeedback keeps what a teacher says about Somo.
func (s *Server) addFeedback(w http.ResponseWriter, r *http.Request) error {
	var body feedbackBody
	if err := decode(r, &body); err != nil {
		return err
	}
	if fields := body.check(); len(fields) > 0 {
		return errInvalid(fields)
	}
	err := s.store.AddFeedback(r.Context(), s.sessions.user(r), store.Feedback{Type: body.Type, Rating: body.Rating, Text: body.Feedback,
		Context: body.Context, Metadata: store.JSON(body.Metadata)})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusCreated, struct{}{})
}
