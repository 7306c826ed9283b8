package store

import (
	"context"
	"time"
)

// Stats are the figures of a teacher's dashboard.
type Stats struct {
	TotalDesigns  int     `db:"total_designs" json:"totalDesigns"`
	ThisMonth     int     `db:"this_month" json:"thisMonth"`         // the calendar month
	ThisWeek      int     `db:"this_week" json:"thisWeek"`           // the last 7 days
	AverageRating float64 `db:"average_rating" json:"averageRating"` // over all ratings, 0 where there are none
}

// Stats counts a teacher's designs. Months and days are those of now's location.
func (s *Store) Stats(ctx context.Context, ownerID string, now time.Time) (Stats, error) {
	month := time.Date(now.Year(), now.Month(), 1, 0, 0, 0, 0, now.Location())
	var stats Stats
	err := s.get(ctx, "counting designs", &stats, `SELECT count(*) AS total_designs,
			count(*) FILTER (WHERE created_at >= ? AND created_at < ?) AS this_month,
			count(*) FILTER (WHERE created_at > ? AND created_at <= ?) AS this_week,
			coalesce((SELECT avg(r.rating) FROM ratings r JOIN designs o ON o.id = r.design_id WHERE o.owner_id = ?), 0.0) AS average_rating
		FROM designs WHERE owner_id = ?`,
		month.UnixMilli(), month.AddDate(0, 1, 0).UnixMilli(), now.AddDate(0, 0, -7).UnixMilli(), now.UnixMilli(), ownerID, ownerID)
	return stats, err
}
