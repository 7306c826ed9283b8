package store

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"
)

// Version is one state of a design's plan.
type Version struct {
	ID          string    `db:"id" json:"id"`
	Version     string    `db:"version" json:"version"`
	ContentJSON JSON      `db:"content_json" json:"contentJson"`
	LLMModel    *string   `db:"llm_model" json:"llmModel"`
	CreatedAt   time.Time `db:"-" json:"createdAt"`
}

// NewVersion is a state to be kept. LLMModel may be empty. With a GenerationID that generation counts as saved; a
// design's first version is saved under the GenerationID of its NewDesign.
type NewVersion struct {
	Version      string
	ContentJSON  JSON
	LLMModel     string
	GenerationID string
}

type versionRow struct {
	Version
	Created int64 `db:"created_at"`
}

func (row versionRow) full() Version {
	version := row.Version
	version.CreatedAt = fromMillis(row.Created)
	return version
}

const selectVersions = `SELECT v.id, v.version, v.content_json, v.llm_model, v.created_at
	FROM versions v JOIN designs d ON d.id = v.design_id WHERE d.owner_id = ? AND d.id = ? ORDER BY v.sequence DESC`

// Versions lists a design's versions, newest first. ErrNotFound.
func (s *Store) Versions(ctx context.Context, ownerID, designID string) ([]Version, error) {
	const doing = "listing versions"
	var rows []versionRow
	if err := s.list(ctx, doing, &rows, selectVersions, ownerID, designID); err != nil {
		return nil, err
	}
	if len(rows) == 0 {
		if err := s.mustBeOwned(ctx, doing, ownerID, designID); err != nil {
			return nil, err
		}
	}
	list := make([]Version, len(rows))
	for i, row := range rows {
		list[i] = row.full()
	}
	return list, nil
}

// AddVersion keeps another version of a design. Where label and content are those of the newest version it gives that
// one and created is false. ErrVersionExists: the label is taken. ErrNotFound: no such design or generation.
func (s *Store) AddVersion(ctx context.Context, ownerID, designID string, version NewVersion) (_ Version, created bool, err error) {
	var row versionRow
	err = s.write(ctx, "keeping a version", func(ctx context.Context, tx *sqlx.Tx) error {
		if err := mustOwn(ctx, tx, ownerID, designID); err != nil {
			return err
		}
		if version.GenerationID != "" {
			if err := markSaved(ctx, tx, ownerID, version.GenerationID, designID); err != nil {
				return err
			}
		}
		var taken int
		if err := tx.GetContext(ctx, &taken, `SELECT count(*) FROM versions WHERE design_id = ? AND version = ?`, designID, version.Version); err != nil {
			return err
		}
		if taken > 0 {
			if err := tx.GetContext(ctx, &row, selectVersions+` LIMIT 1`, ownerID, designID); err != nil {
				return err
			}
			if row.Version.Version != version.Version || !row.ContentJSON.same(version.ContentJSON) {
				return ErrVersionExists
			}
			return nil
		}
		now := s.now()
		if err := insertVersion(ctx, tx, NewID(), designID, version, now); err != nil {
			return err
		}
		if err := applyOne(ctx, tx, `UPDATE designs SET updated_at = max(created_at, ?) WHERE owner_id = ? AND id = ?`, now, ownerID, designID); err != nil {
			return err
		}
		created = true
		return tx.GetContext(ctx, &row, selectVersions+` LIMIT 1`, ownerID, designID)
	})
	if err != nil {
		return Version{}, false, err
	}
	return row.full(), created, nil
}

func insertVersion(ctx context.Context, tx *sqlx.Tx, id, designID string, version NewVersion, now int64) error {
	_, err := apply(ctx, tx, `INSERT INTO versions (id, design_id, version, content_json, llm_model, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
		id, designID, version.Version, version.ContentJSON, optional(version.LLMModel), now)
	return err
}
