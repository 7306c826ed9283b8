package store

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"
)

// Earned is an achievement a teacher has.
type Earned struct {
	AchievementID string    `db:"achievement_id" json:"achievementId"`
	EarnedAt      time.Time `db:"-" json:"earnedAt"`
}

// Requirement says how many designs an achievement asks for.
type Requirement struct {
	AchievementID string
	Designs       int
}

type earnedRow struct {
	Earned
	EarnedMillis int64 `db:"earned_at"`
}

func earnedList(rows []earnedRow) []Earned {
	list := make([]Earned, len(rows))
	for i, row := range rows {
		list[i] = row.Earned
		list[i].EarnedAt = fromMillis(row.EarnedMillis)
	}
	return list
}

const selectEarned = `SELECT achievement_id, earned_at FROM achievements WHERE user_id = ? ORDER BY sequence`

// EarnedAchievements lists what a teacher has earned, oldest first.
func (s *Store) EarnedAchievements(ctx context.Context, userID string) ([]Earned, error) {
	var rows []earnedRow
	if err := s.list(ctx, "listing achievements", &rows, selectEarned, userID); err != nil {
		return nil, err
	}
	return earnedList(rows), nil
}

// NewlyEarned gives a teacher what is due by the number of designs and names what was not there before, in the order of
// requirements. Each is given once, however many ask. ErrNotFound: the teacher has gone.
func (s *Store) NewlyEarned(ctx context.Context, userID string, requirements []Requirement) ([]string, error) {
	var earned []string
	err := s.write(ctx, "giving achievements", func(ctx context.Context, tx *sqlx.Tx) error {
		earned = []string{}
		var designs int
		err := tx.GetContext(ctx, &designs, `SELECT (SELECT count(*) FROM designs WHERE owner_id = users.id) FROM users WHERE id = ?`, userID)
		if err != nil {
			return err
		}
		for _, requirement := range requirements {
			if designs < requirement.Designs {
				continue
			}
			given, err := apply(ctx, tx, `INSERT INTO achievements (user_id, achievement_id, earned_at) VALUES (?, ?, ?)
				ON CONFLICT (user_id, achievement_id) DO NOTHING`, userID, requirement.AchievementID, s.now())
			if err != nil {
				return err
			}
			if given > 0 {
				earned = append(earned, requirement.AchievementID)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return earned, nil
}
