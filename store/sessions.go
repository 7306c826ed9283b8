package store

import (
	"context"
	"errors"
	"time"

	"github.com/jmoiron/sqlx"
)

// sessionUser is the key of a session under which the id of its user is put.
const sessionUser = "userID"

// keptSessions is how many sessions of a user outlive their time in the database, though none of them opens anything:
// while a wrong clock runs ahead, the sessions of the right clock must not be swept away.
const keptSessions = 10

// SessionStore keeps sessions for scs, written by SessionCodec. Tokens arrive hashed.
type SessionStore struct{ store *Store }

// Sessions gives the sessions of this store.
func (s *Store) Sessions() *SessionStore { return &SessionStore{store: s} }

// FindCtx reads a session that has not ended.
func (s *SessionStore) FindCtx(ctx context.Context, token string) ([]byte, bool, error) {
	var data []byte
	err := s.store.get(ctx, "reading a session", &data, `SELECT data FROM sessions WHERE token = ? AND expires_at > ?`, token, s.store.now())
	if errors.Is(err, ErrNotFound) {
		return nil, false, nil
	}
	return data, err == nil, err
}

// CommitCtx keeps a session until expiry. ErrNotFound: its user is gone.
func (s *SessionStore) CommitCtx(ctx context.Context, token string, data []byte, expiry time.Time) error {
	_, values, err := SessionCodec{}.Decode(data)
	if err != nil {
		return explain(ctx, "keeping a session", err)
	}
	var user *string
	if id, ok := values[sessionUser].(string); ok {
		user = optional(id)
	}
	return s.store.write(ctx, "keeping a session", func(ctx context.Context, tx *sqlx.Tx) error {
		_, err := apply(ctx, tx, `INSERT INTO sessions (token, user_id, data, expires_at) VALUES (?, ?, ?, ?)
			ON CONFLICT (token) DO UPDATE SET user_id = excluded.user_id, data = excluded.data, expires_at = excluded.expires_at`,
			token, user, data, expiry.UnixMilli())
		return err
	})
}

// DeleteCtx ends a session; it is no error where there is none.
func (s *SessionStore) DeleteCtx(ctx context.Context, token string) error {
	return s.store.write(ctx, "ending a session", func(ctx context.Context, tx *sqlx.Tx) error {
		_, err := apply(ctx, tx, `DELETE FROM sessions WHERE token = ?`, token)
		return err
	})
}

// Find is FindCtx for callers without a context.
func (s *SessionStore) Find(token string) ([]byte, bool, error) {
	return s.FindCtx(context.Background(), token)
}

// Commit is CommitCtx for callers without a context.
func (s *SessionStore) Commit(token string, data []byte, expiry time.Time) error {
	return s.CommitCtx(context.Background(), token, data, expiry)
}

// Delete is DeleteCtx for callers without a context.
func (s *SessionStore) Delete(token string) error { return s.DeleteCtx(context.Background(), token) }

// EndSessions ends all sessions of a user but the one with this hashed token; an empty token spares none.
func (s *Store) EndSessions(ctx context.Context, userID, exceptHashedToken string) error {
	return s.write(ctx, "ending sessions", func(ctx context.Context, tx *sqlx.Tx) error {
		return endSessions(ctx, tx, userID, exceptHashedToken)
	})
}

func endSessions(ctx context.Context, tx *sqlx.Tx, userID, exceptHashedToken string) error {
	_, err := apply(ctx, tx, `DELETE FROM sessions WHERE user_id = ? AND token <> ?`, userID, exceptHashedToken)
	return err
}

// sweepSessions removes what has ended by now.
func (s *Store) sweepSessions(ctx context.Context, now time.Time) error {
	return s.write(ctx, "sweeping sessions", func(ctx context.Context, tx *sqlx.Tx) error {
		_, err := apply(ctx, tx, `DELETE FROM sessions WHERE expires_at <= ? AND sequence NOT IN (
			SELECT sequence FROM (
				SELECT sequence, row_number() OVER (PARTITION BY user_id ORDER BY sequence DESC) AS place FROM sessions WHERE user_id IS NOT NULL)
			WHERE place <= ?)`, now.UnixMilli(), keptSessions)
		return err
	})
}
