package store

import (
	"context"
	"database/sql"
	"errors"

	"github.com/jmoiron/sqlx"
)

const selectSetting = `SELECT value FROM settings WHERE key = ?`

// Setting reads what is kept for the whole server under key. ErrNotFound.
func (s *Store) Setting(ctx context.Context, key string) (string, error) {
	var value string
	err := s.get(ctx, "reading a setting", &value, selectSetting, key)
	return value, err
}

// SettingOrCreate reads a setting and, the first time, keeps what value gives. value must not use the store.
func (s *Store) SettingOrCreate(ctx context.Context, key string, value func() (string, error)) (string, error) {
	kept, err := s.Setting(ctx, key)
	if !errors.Is(err, ErrNotFound) {
		return kept, err
	}
	err = s.write(ctx, "keeping a setting", func(ctx context.Context, tx *sqlx.Tx) error {
		err := tx.GetContext(ctx, &kept, selectSetting, key)
		if !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if kept, err = value(); err != nil {
			return err
		}
		_, err = apply(ctx, tx, `INSERT INTO settings (key, value) VALUES (?, ?)`, key, kept)
		return err
	})
	if err != nil {
		return "", err
	}
	return kept, nil
}

// SetSetting keeps a value under key in place of the one there was.
func (s *Store) SetSetting(ctx context.Context, key, value string) error {
	return s.write(ctx, "keeping a setting", func(ctx context.Context, tx *sqlx.Tx) error {
		_, err := apply(ctx, tx, `INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`, key, value)
		return err
	})
}
