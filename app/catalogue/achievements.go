package catalogue

import (
	"errors"
	"fmt"
	"io/fs"
)

// Achievement is a badge for a number of lessons made.
type Achievement struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Description string `json:"description"`
	BadgeIcon   string `json:"badgeIcon"` // the drawing catalogue/badges/{badgeIcon}.svg
	Points      int    `json:"points"`
	Requirement int    `json:"requirement"` // lessons
}

// LoadAchievements reads the achievements, from the first to the last that a teacher can earn.
func LoadAchievements(files fs.FS) ([]Achievement, error) {
	achievements, err := read[[]Achievement](files, "catalogue/achievements.json")
	if err != nil {
		return nil, err
	}
	ids, last := seen{}, 0
	for _, a := range achievements {
		if err := errors.Join(ids.add(a.ID), a.check(files, last)); err != nil {
			return nil, fmt.Errorf("achievement %q: %w", a.ID, err)
		}
		last = a.Requirement
	}
	return achievements, nil
}

func (a Achievement) check(files fs.FS, last int) error {
	if err := filled(map[string]string{"id": a.ID, "name": a.Name, "description": a.Description}); err != nil {
		return err
	}
	if a.Requirement <= last {
		return fmt.Errorf("it needs %d lessons, no more than the one before it", a.Requirement)
	}
	if a.Points <= 0 {
		return errors.New("it gives no points")
	}
	return drawn(files, "badges", a.BadgeIcon)
}
