package store

import (
	"context"

	"github.com/jmoiron/sqlx"
)

// ProfileChange names what to change; nil leaves a field alone. An empty MyClass takes the class away.
type ProfileChange struct {
	FirstName    *string
	LastName     *string
	School       *string
	Country      *string
	Language     *string
	MyClass      *JSON
	SignOutAfter *int
}

// UpdateProfile changes what a teacher says about herself. ErrNotFound.
func (s *Store) UpdateProfile(ctx context.Context, userID string, change ProfileChange) (User, error) {
	var row userRow
	err := s.write(ctx, "changing a profile", func(ctx context.Context, tx *sqlx.Tx) error {
		if err := tx.GetContext(ctx, &row, selectUser+`id = ?`, userID); err != nil {
			return err
		}
		for _, field := range []struct {
			kept *string
			next *string
		}{
			{&row.FirstName, change.FirstName}, {&row.LastName, change.LastName}, {&row.School, change.School},
			{&row.Country, change.Country}, {&row.Language, change.Language},
		} {
			if field.next != nil {
				*field.kept = *field.next
			}
		}
		if change.MyClass != nil {
			row.MyClass = *change.MyClass
		}
		if change.SignOutAfter != nil {
			row.SignOutAfter = *change.SignOutAfter
		}
		return applyOne(ctx, tx, `UPDATE users SET first_name = ?, last_name = ?, school = ?, country = ?, language = ?, my_class = ?, sign_out_after = ? WHERE id = ?`,
			row.FirstName, row.LastName, row.School, row.Country, row.Language, row.MyClass, row.SignOutAfter, userID)
	})
	if err != nil {
		return User{}, err
	}
	return row.user(), nil
}
