package store

import (
	"context"
	"strings"
	"time"

	"github.com/jmoiron/sqlx"
	"golang.org/x/text/unicode/norm"
)

// User is a teacher's account.
type User struct {
	ID           string    `db:"id"`
	Email        string    `db:"email"`
	FirstName    string    `db:"first_name"`
	LastName     string    `db:"last_name"`
	School       string    `db:"school"`
	Country      string    `db:"country"`
	Language     string    `db:"language"`
	MyClass      JSON      `db:"my_class"`
	SignOutAfter int       `db:"sign_out_after"`         // minutes without a key or a touch, 0 for never: 0, 5, 15, 30 or 60
	PhotoVersion string    `db:"photo_version"`          // empty where there is no photo
	PasswordHash string    `db:"password_hash" json:"-"` // empty where there is no password: it matches none
	RecoveryHash []byte    `db:"recovery_hash" json:"-"` // nil where there is no recovery code
	CreatedAt    time.Time `db:"-"`
}

// NewUser is what a sign-up gives.
type NewUser struct {
	Email        string
	FirstName    string
	LastName     string
	PasswordHash string
	RecoveryHash []byte
}

type userRow struct {
	User
	Created int64 `db:"created_at"`
}

func (row userRow) user() User {
	row.CreatedAt = fromMillis(row.Created)
	return row.User
}

const selectUser = `SELECT id, email, first_name, last_name, school, country, language, my_class, sign_out_after,
		coalesce((SELECT version FROM photos WHERE user_id = users.id), '') AS photo_version,
		coalesce(password_hash, '') AS password_hash, recovery_hash, created_at
	FROM users WHERE `

// CreateUser makes an account. ErrEmailTaken: another account has this email, whatever its case.
func (s *Store) CreateUser(ctx context.Context, user NewUser) (User, error) {
	var row userRow
	id := NewID()
	err := s.write(ctx, "creating an account", func(ctx context.Context, tx *sqlx.Tx) error {
		if err := insertUser(ctx, tx, id, user, &user.PasswordHash, s.now()); err != nil {
			return err
		}
		return tx.GetContext(ctx, &row, selectUser+`id = ?`, id)
	})
	if err != nil {
		return User{}, err
	}
	return row.user(), nil
}

// insertUser makes the row of an account; without a password hash where it is nil.
func insertUser(ctx context.Context, tx *sqlx.Tx, id string, user NewUser, passwordHash *string, now int64) error {
	changed, err := apply(ctx, tx, `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, recovery_hash, created_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING`,
		id, norm.NFC.String(strings.TrimSpace(user.Email)), emailKey(user.Email), user.FirstName, user.LastName,
		passwordHash, user.RecoveryHash, now)
	if err == nil && changed == 0 {
		return ErrEmailTaken
	}
	return err
}

// User reads an account by its id. ErrNotFound.
func (s *Store) User(ctx context.Context, id string) (User, error) {
	return s.oneUser(ctx, selectUser+`id = ?`, id)
}

// UserByEmail reads an account by its email, whatever its case. ErrNotFound.
func (s *Store) UserByEmail(ctx context.Context, email string) (User, error) {
	return s.oneUser(ctx, selectUser+`email_key = ?`, emailKey(email))
}

func (s *Store) oneUser(ctx context.Context, query, key string) (User, error) {
	var row userRow
	if err := s.get(ctx, "reading an account", &row, query, key); err != nil {
		return User{}, err
	}
	return row.user(), nil
}

// Users are all accounts, the oldest first.
func (s *Store) Users(ctx context.Context) ([]User, error) { return allUsers(ctx, s.reader) }

func allUsers(ctx context.Context, db *sqlx.DB) ([]User, error) {
	var rows []userRow
	if err := db.SelectContext(ctx, &rows, selectUser+`TRUE ORDER BY sequence`); err != nil {
		return nil, explain(ctx, "listing accounts", err)
	}
	users := make([]User, len(rows))
	for i, row := range rows {
		users[i] = row.user()
	}
	return users, nil
}

// CountUsers tells how many accounts there are.
func (s *Store) CountUsers(ctx context.Context) (int, error) {
	var count int
	err := s.get(ctx, "counting accounts", &count, `SELECT count(*) FROM users`)
	return count, err
}

// DeleteUser removes an account and everything it owns. ErrNotFound.
func (s *Store) DeleteUser(ctx context.Context, userID string) error {
	return s.write(ctx, "deleting an account", func(ctx context.Context, tx *sqlx.Tx) error {
		return applyOne(ctx, tx, `DELETE FROM users WHERE id = ?`, userID)
	})
}
