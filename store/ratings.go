package store

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"
)

// Rating is what somebody thought of a shared plan. Only the owner of the plan sees it.
type Rating struct {
	ID         string    `db:"id" json:"id"`
	Rating     int       `db:"rating" json:"rating"`
	Feedback   string    `db:"feedback" json:"feedback"`
	RaterEmail string    `db:"rater_email" json:"raterEmail"`
	Hidden     bool      `db:"hidden" json:"hidden"` // the owner does not want to read it; it counts all the same
	CreatedAt  time.Time `db:"-" json:"createdAt"`
}

// RatingList are the ratings of a design, newest first. What was carried along is in neither figure.
type RatingList struct {
	AverageRating float64         `json:"averageRating"` // 0 where there are none
	TotalRatings  int             `json:"totalRatings"`
	Ratings       []Rating        `json:"ratings"`
	Carried       []CarriedRating `json:"carried,omitempty"`
}

type ratingRow struct {
	Rating
	Created int64 `db:"created_at"`
}

func ratingList(rows []ratingRow) RatingList {
	list := RatingList{TotalRatings: len(rows), Ratings: make([]Rating, len(rows))}
	sum := 0
	for i, row := range rows {
		list.Ratings[i] = row.Rating
		list.Ratings[i].CreatedAt = fromMillis(row.Created)
		sum += row.Rating.Rating
	}
	if len(rows) > 0 {
		list.AverageRating = float64(sum) / float64(len(rows))
	}
	return list
}

const selectRatings = `SELECT r.id, r.rating, r.feedback, r.rater_email, r.hidden, r.created_at
	FROM ratings r JOIN designs d ON d.id = r.design_id WHERE d.owner_id = ? AND d.id = ? ORDER BY r.sequence DESC`

// Rate keeps what a browser thinks of a shared plan in place of what it thought before, and gives the plan's figures.
// raterKey tells browsers apart and names nobody. ErrNotFound: the plan is not shared.
func (s *Store) Rate(ctx context.Context, code, raterKey string, rating int, feedback, email string) (average float64, total int, err error) {
	var figures struct {
		Average float64 `db:"average"`
		Total   int     `db:"total"`
	}
	err = s.write(ctx, "rating a shared design", func(ctx context.Context, tx *sqlx.Tx) error {
		var designID string
		if err := tx.GetContext(ctx, &designID, `SELECT design_id FROM shares WHERE share_code = ?`, code); err != nil {
			return err
		}
		_, err := apply(ctx, tx, `INSERT INTO ratings (id, design_id, rater_key, rating, feedback, rater_email, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
			ON CONFLICT (design_id, rater_key) DO UPDATE SET rating = excluded.rating, feedback = excluded.feedback,
			rater_email = excluded.rater_email, created_at = excluded.created_at`,
			NewID(), designID, raterKey, rating, feedback, email, s.now())
		if err != nil {
			return err
		}
		return tx.GetContext(ctx, &figures, `SELECT avg(rating) AS average, count(*) AS total FROM ratings WHERE design_id = ?`, designID)
	})
	return figures.Average, figures.Total, err
}

// Ratings reads what was thought of a teacher's design, also while it is not shared. ErrNotFound.
func (s *Store) Ratings(ctx context.Context, ownerID, designID string) (RatingList, error) {
	var list RatingList
	err := s.look(ctx, "listing ratings", func(tx *sqlx.Tx) error {
		if err := mustOwn(ctx, tx, ownerID, designID); err != nil {
			return err
		}
		var rows []ratingRow
		if err := tx.SelectContext(ctx, &rows, selectRatings, ownerID, designID); err != nil {
			return err
		}
		list = ratingList(rows)
		var err error
		list.Carried, err = carriedRatings(ctx, tx, designID)
		return err
	})
	return list, err
}

// HideRating hides a rating's words from the owner's eyes, or shows them again. ErrNotFound.
func (s *Store) HideRating(ctx context.Context, ownerID, designID, ratingID string, hidden bool) error {
	return s.write(ctx, "hiding a rating", func(ctx context.Context, tx *sqlx.Tx) error {
		return applyOne(ctx, tx, `UPDATE ratings SET hidden = ? WHERE id = ? AND design_id = (SELECT id FROM designs WHERE owner_id = ? AND id = ?)`,
			hidden, ratingID, ownerID, designID)
	})
}
