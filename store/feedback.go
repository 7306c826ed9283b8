package store

import (
	"context"

	"github.com/jmoiron/sqlx"
)

// Feedback is what a teacher says about Somo.
type Feedback struct {
	Type     string `db:"type" json:"type"`         // emoji, general or achievement
	Rating   string `db:"rating" json:"rating"`     // an emoji, or a number of stars
	Text     string `db:"feedback" json:"feedback"` // may be empty
	Context  string `db:"context" json:"context"`   // where it was given
	Metadata JSON   `db:"metadata" json:"metadata"` // an object, or nothing
}

// AddFeedback keeps what a teacher says. ErrNotFound: the teacher has gone.
func (s *Store) AddFeedback(ctx context.Context, userID string, feedback Feedback) error {
	return s.write(ctx, "keeping feedback", func(ctx context.Context, tx *sqlx.Tx) error {
		_, err := apply(ctx, tx, `INSERT INTO feedback (user_id, type, rating, feedback, context, metadata, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			userID, feedback.Type, feedback.Rating, feedback.Text, feedback.Context, feedback.Metadata, s.now())
		return err
	})
}
