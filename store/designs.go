package store

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"
)

// Design is a teacher's lesson plan as lists show it. ContentJSON is filled only where one design is read.
type Design struct {
	ID             string    `db:"id" json:"id"`
	Title          string    `db:"title" json:"title"`
	Subject        string    `db:"subject" json:"subject"`
	Topic          string    `db:"topic" json:"topic"`
	Cohort         string    `db:"cohort" json:"cohort"`
	Skills         string    `db:"skills" json:"skills"` // a JSON array as text
	AdditionalInfo string    `db:"additional_info" json:"additionalInfo"`
	Status         string    `db:"status" json:"status"`
	CreatedAt      time.Time `db:"-" json:"createdAt"`
	UpdatedAt      time.Time `db:"-" json:"updatedAt"`
	Version        *string   `db:"version" json:"version"` // the newest; nil where there is none
	LLMModel       *string   `db:"llm_model" json:"llmModel"`
	ShareCode      *string   `db:"share_code" json:"shareCode"`
	AverageRating  float64   `db:"average_rating" json:"averageRating"`
	TotalRatings   int       `db:"total_ratings" json:"totalRatings"`
	CarriedRatings int       `db:"carried_ratings" json:"carriedRatings,omitempty"` // how many came along in a bundle; they do not count
	AdaptedFrom    JSON      `db:"adapted_from" json:"adaptedFrom"`
	ContentJSON    JSON      `db:"content_json" json:"contentJson,omitempty"`
}

// NewDesign is what makes a design. First is its first version, stored with it or not at all; it may be nil.
// With a GenerationID that generation counts as saved, and where Context is empty its context is kept.
type NewDesign struct {
	Title          string
	Subject        string
	Topic          string
	Cohort         string // the grade level
	CohortGroup    string // primary, junior, senior, or empty
	Skills         []string
	AdditionalInfo string
	Status         string // empty means draft
	Context        JSON
	GenerationID   string
	First          *NewVersion
}

// DesignChange names what to change; nil leaves a field alone.
type DesignChange struct {
	Title  *string
	Status *string
}

type designRow struct {
	Design
	Sequence int64 `db:"sequence"`
	Created  int64 `db:"created_at"`
	Updated  int64 `db:"updated_at"`
}

func (row designRow) design() Design {
	row.CreatedAt, row.UpdatedAt = fromMillis(row.Created), fromMillis(row.Updated)
	return row.Design
}

const (
	designColumns = `SELECT d.sequence, d.id, d.title, d.subject, d.topic, d.cohort, d.skills, d.additional_info, d.status, d.created_at, d.updated_at,
		d.adapted_from, v.version, v.llm_model, s.share_code,
		coalesce((SELECT avg(rating) FROM ratings WHERE design_id = d.id), 0.0) AS average_rating,
		(SELECT count(*) FROM ratings WHERE design_id = d.id) AS total_ratings,
		(SELECT count(*) FROM carried_ratings WHERE design_id = d.id) AS carried_ratings`
	designTables = ` FROM designs d
		LEFT JOIN versions v ON v.sequence = (SELECT max(sequence) FROM versions WHERE design_id = d.id)
		LEFT JOIN shares s ON s.design_id = d.id`
	selectDesign = designColumns + `, coalesce(v.content_json, 'null') AS content_json` + designTables + ` WHERE d.owner_id = ? AND d.id = ?`
)

// CreateDesign stores a design and its first version. Where its generation was saved before, it gives that design again
// and created is false. ErrNotFound: the generation is unknown or somebody else's.
func (s *Store) CreateDesign(ctx context.Context, ownerID string, design NewDesign) (_ Design, created bool, err error) {
	var row designRow
	err = s.write(ctx, "creating a design", func(ctx context.Context, tx *sqlx.Tx) error {
		id := NewID()
		if design.GenerationID != "" {
			saved, err := savedDesign(ctx, tx, ownerID, design.GenerationID)
			if err != nil {
				return err
			}
			if saved != nil {
				return tx.GetContext(ctx, &row, selectDesign, ownerID, *saved)
			}
			if len(design.Context) == 0 {
				if design.Context, err = askedContext(ctx, tx, ownerID, design.GenerationID); err != nil {
					return err
				}
			}
		}
		now := s.now()
		if err := insertDesign(ctx, tx, id, ownerID, design, nil, now); err != nil {
			return err
		}
		if design.First != nil {
			if err := insertVersion(ctx, tx, NewID(), id, *design.First, now); err != nil {
				return err
			}
		}
		if design.GenerationID != "" {
			if err := markSaved(ctx, tx, ownerID, design.GenerationID, id); err != nil {
				return err
			}
		}
		created = true
		return tx.GetContext(ctx, &row, selectDesign, ownerID, id)
	})
	if err != nil {
		return Design{}, false, err
	}
	return row.design(), created, nil
}

// insertDesign makes the row of a design; its versions are the caller's.
func insertDesign(ctx context.Context, tx *sqlx.Tx, id, ownerID string, design NewDesign, adaptedFrom JSON, now int64) error {
	skills, err := skillsText(design.Skills)
	if err != nil {
		return err
	}
	if design.Status == "" {
		design.Status = "draft"
	}
	_, err = apply(ctx, tx, `INSERT INTO designs (id, owner_id, title, subject, topic, cohort, cohort_group, skills, additional_info, status,
		context, adapted_from, search_key, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		id, ownerID, design.Title, design.Subject, design.Topic, design.Cohort, design.CohortGroup, skills, design.AdditionalInfo, design.Status,
		design.Context, adaptedFrom, searchKey(design.Title, design.Topic), now, now)
	return err
}

func skillsText(skills []string) (string, error) {
	if skills == nil {
		skills = []string{}
	}
	text, err := json.Marshal(skills)
	if err != nil {
		return "", fmt.Errorf("writing skills: %w", err)
	}
	return string(text), nil
}

// Design reads one design with the content of its newest version. ErrNotFound.
func (s *Store) Design(ctx context.Context, ownerID, id string) (Design, error) {
	var row designRow
	if err := s.get(ctx, "reading a design", &row, selectDesign, ownerID, id); err != nil {
		return Design{}, err
	}
	return row.design(), nil
}

// UpdateDesign changes a design's title or status. ErrNotFound.
func (s *Store) UpdateDesign(ctx context.Context, ownerID, id string, change DesignChange) (Design, error) {
	var row designRow
	err := s.write(ctx, "changing a design", func(ctx context.Context, tx *sqlx.Tx) error {
		if err := tx.GetContext(ctx, &row, selectDesign, ownerID, id); err != nil {
			return err
		}
		title, status := row.Title, row.Status
		if change.Title != nil {
			title = *change.Title
		}
		if change.Status != nil {
			status = *change.Status
		}
		err := applyOne(ctx, tx, `UPDATE designs SET title = ?, status = ?, search_key = ?, updated_at = max(created_at, ?) WHERE owner_id = ? AND id = ?`,
			title, status, searchKey(title, row.Topic), s.now(), ownerID, id)
		if err != nil {
			return err
		}
		row = designRow{}
		return tx.GetContext(ctx, &row, selectDesign, ownerID, id)
	})
	if err != nil {
		return Design{}, err
	}
	return row.design(), nil
}

// DeleteDesign removes a design with its versions, share and ratings. ErrNotFound.
func (s *Store) DeleteDesign(ctx context.Context, ownerID, id string) error {
	return s.write(ctx, "deleting a design", func(ctx context.Context, tx *sqlx.Tx) error {
		return applyOne(ctx, tx, `DELETE FROM designs WHERE owner_id = ? AND id = ?`, ownerID, id)
	})
}

const selectOwned = `SELECT id FROM designs WHERE owner_id = ? AND id = ?`

// mustOwn refuses a design that is not this teacher's with sql.ErrNoRows.
func mustOwn(ctx context.Context, tx *sqlx.Tx, ownerID, designID string) error {
	var id string
	return tx.GetContext(ctx, &id, selectOwned, ownerID, designID)
}

// mustBeOwned is mustOwn for a read: ErrNotFound.
func (s *Store) mustBeOwned(ctx context.Context, doing, ownerID, designID string) error {
	var id string
	return s.get(ctx, doing, &id, selectOwned, ownerID, designID)
}
