package store

import (
	"context"

	"github.com/jmoiron/sqlx"
)

// SetPasswordHash replaces the hash of an unchanged password. ErrNotFound.
func (s *Store) SetPasswordHash(ctx context.Context, userID, hash string) error {
	return s.write(ctx, "keeping a password", func(ctx context.Context, tx *sqlx.Tx) error {
		return applyOne(ctx, tx, `UPDATE users SET password_hash = ? WHERE id = ?`, hash, userID)
	})
}

// ChangePassword replaces the password whose hash is oldHash, empty for none yet, and ends all sessions of the user but
// the one with this hashed token. ErrConflict: the password is not, or no longer, that one, or the account has no
// recovery code, which comes before a password. ErrNotFound.
func (s *Store) ChangePassword(ctx context.Context, userID, oldHash, newHash, exceptHashedToken string) error {
	return s.write(ctx, "changing a password", func(ctx context.Context, tx *sqlx.Tx) error {
		var current struct {
			Hash        string `db:"password_hash"`
			Recoverable bool   `db:"recoverable"`
		}
		err := tx.GetContext(ctx, &current, `SELECT coalesce(password_hash, '') AS password_hash, recovery_hash IS NOT NULL AS recoverable
			FROM users WHERE id = ?`, userID)
		if err != nil {
			return err
		}
		if current.Hash != oldHash || !current.Recoverable {
			return ErrConflict
		}
		if err := applyOne(ctx, tx, `UPDATE users SET password_hash = ? WHERE id = ?`, newHash, userID); err != nil {
			return err
		}
		return endSessions(ctx, tx, userID, exceptHashedToken)
	})
}

// ReplaceRecovery makes another recovery code the only one. ErrNotFound.
func (s *Store) ReplaceRecovery(ctx context.Context, userID string, newHash []byte) error {
	return s.write(ctx, "keeping a recovery code", func(ctx context.Context, tx *sqlx.Tx) error {
		return applyOne(ctx, tx, `UPDATE users SET recovery_hash = ? WHERE id = ?`, newHash, userID)
	})
}

// Recover uses up a recovery code: it sets the password and the next code, and ends every session of the user.
// ErrConflict: the code is not, or no longer, that one.
func (s *Store) Recover(ctx context.Context, userID string, oldRecoveryHash []byte, passwordHash string, newRecoveryHash []byte) error {
	return s.write(ctx, "recovering an account", func(ctx context.Context, tx *sqlx.Tx) error {
		changed, err := apply(ctx, tx, `UPDATE users SET password_hash = ?, recovery_hash = ? WHERE id = ? AND recovery_hash = ?`,
			passwordHash, newRecoveryHash, userID, oldRecoveryHash)
		if err != nil {
			return err
		}
		if changed == 0 {
			return ErrConflict
		}
		return endSessions(ctx, tx, userID, "")
	})
}
