package store

import (
	"context"
	"database/sql"
	"errors"

	"github.com/jmoiron/sqlx"
)

// Identity is who somebody is at another service.
type Identity struct {
	Provider string // github, google or discord
	Subject  string // the service's id of the account
}

const selectUserByIdentity = selectUser + `id = (SELECT user_id FROM identities WHERE provider = ? AND subject = ?)`

// UserByIdentity reads the account that an identity signs in to. ErrNotFound.
func (s *Store) UserByIdentity(ctx context.Context, provider, subject string) (User, error) {
	var row userRow
	if err := s.get(ctx, "reading an account", &row, selectUserByIdentity, provider, subject); err != nil {
		return User{}, err
	}
	return row.user(), nil
}

// CreateUserWithIdentity makes an account that an identity signs in to. It has no password where PasswordHash is empty.
// Where the identity has an account already it gives that one and created is false. ErrEmailTaken.
func (s *Store) CreateUserWithIdentity(ctx context.Context, user NewUser, identity Identity) (_ User, created bool, err error) {
	var row userRow
	err = s.write(ctx, "creating an account", func(ctx context.Context, tx *sqlx.Tx) error {
		err := tx.GetContext(ctx, &row, selectUserByIdentity, identity.Provider, identity.Subject)
		if !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		id, now := NewID(), s.now()
		if err := insertUser(ctx, tx, id, user, optional(user.PasswordHash), now); err != nil {
			return err
		}
		if err := insertIdentity(ctx, tx, id, identity, now); err != nil {
			return err
		}
		created = true
		return tx.GetContext(ctx, &row, selectUser+`id = ?`, id)
	})
	if err != nil {
		return User{}, false, err
	}
	return row.user(), created, nil
}

// LinkIdentity lets an identity sign in to an account that is there; linking it again changes nothing. ErrConflict: it
// signs in to another account, or the account has another identity of this provider. ErrNotFound.
func (s *Store) LinkIdentity(ctx context.Context, userID string, identity Identity) error {
	return s.write(ctx, "linking an identity", func(ctx context.Context, tx *sqlx.Tx) error {
		var linked int
		err := tx.GetContext(ctx, &linked, `SELECT count(*) FROM identities WHERE user_id = ? AND provider = ? AND subject = ?`,
			userID, identity.Provider, identity.Subject)
		if err != nil || linked > 0 {
			return err
		}
		return insertIdentity(ctx, tx, userID, identity, s.now())
	})
}

func insertIdentity(ctx context.Context, tx *sqlx.Tx, userID string, identity Identity, now int64) error {
	_, err := apply(ctx, tx, `INSERT INTO identities (user_id, provider, subject, created_at) VALUES (?, ?, ?, ?)`,
		userID, identity.Provider, identity.Subject, now)
	return err
}
