package store

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"
)

// mostCarried bounds the ratings that come along with a design.
const mostCarried = 200

// CarriedRating is what a reader elsewhere thought of a design, as a bundle told it. It counts nowhere, and names nobody.
type CarriedRating struct {
	Rating    int       `db:"rating" json:"rating"`
	Feedback  string    `db:"feedback" json:"feedback"`
	Created   int64     `db:"created_at" json:"-"`
	CreatedAt time.Time `db:"-" json:"createdAt"`
}

const (
	selectCarried = `SELECT rating, feedback, created_at FROM carried_ratings WHERE design_id = ? ORDER BY sequence DESC`

	// selectToCarry takes first what was thought here, then what had come along. Words that the owner does not want to read stay.
	selectToCarry = `SELECT rating, feedback, created_at FROM (
			SELECT 1 AS here, sequence, rating, iif(hidden, '', feedback) AS feedback, created_at FROM ratings WHERE design_id = ?
			UNION ALL SELECT 0, sequence, rating, feedback, created_at FROM carried_ratings WHERE design_id = ?)
		ORDER BY here DESC, sequence DESC LIMIT ?`
)

// carriedRatings lists what came along with a design, newest first.
func carriedRatings(ctx context.Context, tx *sqlx.Tx, designID string) ([]CarriedRating, error) {
	return listCarried(ctx, tx, selectCarried, designID)
}

// ratingsToCarry lists what goes along with a design, newest first.
func ratingsToCarry(ctx context.Context, tx *sqlx.Tx, designID string) ([]CarriedRating, error) {
	return listCarried(ctx, tx, selectToCarry, designID, designID, mostCarried)
}

func listCarried(ctx context.Context, tx *sqlx.Tx, query string, args ...any) ([]CarriedRating, error) {
	list := []CarriedRating{}
	if err := tx.SelectContext(ctx, &list, query, args...); err != nil {
		return nil, err
	}
	for i := range list {
		list[i].CreatedAt = fromMillis(list[i].Created)
	}
	return list, nil
}

// insertCarried keeps ratings that are listed newest first.
func insertCarried(ctx context.Context, tx *sqlx.Tx, designID string, ratings []CarriedRating, now int64) error {
	for i := len(ratings) - 1; i >= 0; i-- {
		rating := ratings[i]
		_, err := apply(ctx, tx, `INSERT INTO carried_ratings (design_id, rating, feedback, created_at) VALUES (?, ?, ?, ?)`,
			designID, rating.Rating, rating.Feedback, pastMillis(rating.CreatedAt, now))
		if err != nil {
			return err
		}
	}
	return nil
}

// pastMillis is a time as a file tells it: what cannot be is now.
func pastMillis(at time.Time, now int64) int64 {
	if ms := at.UnixMilli(); ms > 0 && ms < now {
		return ms
	}
	return now
}
