package store

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"
)

// Photo is the picture of a teacher. Another picture has another Version.
type Photo struct {
	Version     string    `db:"version" json:"-"`
	ContentType string    `db:"content_type" json:"contentType"`
	UpdatedAt   time.Time `db:"-" json:"updatedAt"`
	Data        []byte    `db:"data" json:"data"`
}

type photoRow struct {
	Photo
	Updated int64 `db:"updated_at"`
}

func (row photoRow) photo() Photo {
	row.UpdatedAt = fromMillis(row.Updated)
	return row.Photo
}

const selectPhoto = `SELECT version, content_type, updated_at, data FROM photos WHERE user_id = ?`

// SetPhoto keeps a picture of at most 512 KiB in place of the one before. ErrNotFound.
func (s *Store) SetPhoto(ctx context.Context, userID string, data []byte, contentType string) (User, error) {
	var row userRow
	err := s.write(ctx, "keeping a photo", func(ctx context.Context, tx *sqlx.Tx) error {
		_, err := apply(ctx, tx, `INSERT INTO photos (user_id, version, content_type, updated_at, data) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, content_type = excluded.content_type,
			updated_at = excluded.updated_at, data = excluded.data`,
			userID, NewID(), contentType, s.now(), data)
		if err != nil {
			return err
		}
		return tx.GetContext(ctx, &row, selectUser+`id = ?`, userID)
	})
	if err != nil {
		return User{}, err
	}
	return row.user(), nil
}

// Photo reads a teacher's picture. ErrNotFound.
func (s *Store) Photo(ctx context.Context, userID string) (Photo, error) {
	var row photoRow
	if err := s.get(ctx, "reading a photo", &row, selectPhoto, userID); err != nil {
		return Photo{}, err
	}
	return row.photo(), nil
}

// RemovePhoto takes a teacher's picture away; it is no error where there is none. ErrNotFound: the teacher has gone.
func (s *Store) RemovePhoto(ctx context.Context, userID string) (User, error) {
	var row userRow
	err := s.write(ctx, "removing a photo", func(ctx context.Context, tx *sqlx.Tx) error {
		if _, err := apply(ctx, tx, `DELETE FROM photos WHERE user_id = ?`, userID); err != nil {
			return err
		}
		return tx.GetContext(ctx, &row, selectUser+`id = ?`, userID)
	})
	if err != nil {
		return User{}, err
	}
	return row.user(), nil
}
