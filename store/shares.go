package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/jmoiron/sqlx"
)

// SharedPlan is what anyone with the link may see of a design. Its JSON is the public part alone.
type SharedPlan struct {
	DesignID      string    `db:"id" json:"-"`
	ShareCode     string    `db:"share_code" json:"-"`
	Title         string    `db:"title" json:"title"`
	Subject       string    `db:"subject" json:"subject"`
	Cohort        string    `db:"cohort" json:"cohort"`
	Topic         string    `db:"topic" json:"topic"`
	Skills        string    `db:"skills" json:"skills"` // a JSON array as text
	AverageRating float64   `db:"average_rating" json:"averageRating"`
	TotalRatings  int       `db:"total_ratings" json:"totalRatings"`
	Author        string    `db:"author" json:"author"` // the owner's first name
	CreatedAt     time.Time `db:"-" json:"createdAt"`
	ContentJSON   JSON      `db:"content_json" json:"-"` // of the newest version; null where there is none
}

type sharedRow struct {
	SharedPlan
	Created int64 `db:"created_at"`
}

const (
	// publicContent is a plan without what its class's context says about learners who need help: that is not for others.
	publicContent = `CASE WHEN json_type(v.content_json, '$.context.needs') IS NULL THEN v.content_json
			ELSE json_remove(v.content_json, '$.context.needs') END`
	selectShared = `SELECT d.id, s.share_code, d.title, d.subject, d.cohort, d.topic, d.skills, d.created_at, u.first_name AS author,
			coalesce((SELECT avg(rating) FROM ratings WHERE design_id = d.id), 0.0) AS average_rating,
			(SELECT count(*) FROM ratings WHERE design_id = d.id) AS total_ratings,
			coalesce(` + publicContent + `, 'null') AS content_json
		FROM shares s JOIN designs d ON d.id = s.design_id JOIN users u ON u.id = d.owner_id
		LEFT JOIN versions v ON v.sequence = (SELECT max(sequence) FROM versions WHERE design_id = d.id)
		WHERE `
	selectShareCode = `SELECT share_code FROM shares WHERE design_id = ?`
)

// Share is the names under which anyone may open a design.
type Share struct {
	Code  string
	Short string // of 8 letters, to be typed, for this computer's network alone
}

// Share makes a design public and gives its codes: the same ones for as long as it is shared. ErrNotFound.
func (s *Store) Share(ctx context.Context, ownerID, designID string) (Share, error) {
	var made Share
	err := s.write(ctx, "sharing a design", func(ctx context.Context, tx *sqlx.Tx) (err error) {
		if err = mustOwn(ctx, tx, ownerID, designID); err != nil {
			return err
		}
		if made.Code, err = s.shareCode(ctx, tx, designID); err != nil {
			return err
		}
		made.Short, err = shortCode(ctx, tx, designID)
		return err
	})
	if err != nil {
		return Share{}, err
	}
	return made, nil
}

// shareCode reads the code of a design and makes it where there is none.
func (s *Store) shareCode(ctx context.Context, tx *sqlx.Tx, designID string) (code string, err error) {
	err = tx.GetContext(ctx, &code, selectShareCode, designID)
	if !errors.Is(err, sql.ErrNoRows) {
		return code, err
	}
	code = NewID()
	_, err = apply(ctx, tx, `INSERT INTO shares (design_id, share_code, created_at) VALUES (?, ?, ?)`, designID, code, s.now())
	return code, err
}

const shortCodeLength = 8

// shortCode does the same for the code to type. Those are few enough for two to meet: then it makes another one.
func shortCode(ctx context.Context, tx *sqlx.Tx, designID string) (code string, err error) {
	err = tx.GetContext(ctx, &code, `SELECT code FROM short_codes WHERE design_id = ?`, designID)
	if !errors.Is(err, sql.ErrNoRows) {
		return code, err
	}
	for {
		code = NewCode(shortCodeLength)
		made, err := apply(ctx, tx, `INSERT INTO short_codes (design_id, code) VALUES (?, ?) ON CONFLICT (code) DO NOTHING`, designID, code)
		if err != nil || made > 0 {
			return code, err
		}
	}
}

// Unshare takes a design back; its ratings stay with it. It is no error where it was not shared. ErrNotFound.
func (s *Store) Unshare(ctx context.Context, ownerID, designID string) error {
	return s.write(ctx, "taking a share back", func(ctx context.Context, tx *sqlx.Tx) error {
		if err := mustOwn(ctx, tx, ownerID, designID); err != nil {
			return err
		}
		_, err := apply(ctx, tx, `DELETE FROM shares WHERE design_id = ?`, designID)
		return err
	})
}

// SharedByCode reads a shared design by its code, for anyone. ErrNotFound as soon as it is shared no more.
func (s *Store) SharedByCode(ctx context.Context, code string) (SharedPlan, error) {
	return s.oneShared(ctx, selectShared+`s.share_code = ?`, code)
}

// SharedByDesign reads a shared design by the design's id, for anyone. ErrNotFound where it is not shared.
func (s *Store) SharedByDesign(ctx context.Context, designID string) (SharedPlan, error) {
	return s.oneShared(ctx, selectShared+`s.design_id = ?`, designID)
}

// ShareCodeOf gives the code of the share that has this short one. ErrNotFound.
func (s *Store) ShareCodeOf(ctx context.Context, short string) (code string, err error) {
	err = s.get(ctx, "reading a short code", &code, `SELECT share_code FROM short_codes JOIN shares USING (design_id) WHERE code = ?`, short)
	return code, err
}

func (s *Store) oneShared(ctx context.Context, query, key string) (SharedPlan, error) {
	var row sharedRow
	if err := s.get(ctx, "reading a shared design", &row, query, key); err != nil {
		return SharedPlan{}, err
	}
	row.CreatedAt = fromMillis(row.Created)
	return row.SharedPlan, nil
}
