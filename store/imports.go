package store

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"
)

// ImportedDesign is a design that comes from a file. Nothing in it says whose it becomes, and no id of it is kept.
type ImportedDesign struct {
	Origin         string // what it has in common with its copies elsewhere; may be empty
	Title          string
	Subject        string
	Topic          string
	Cohort         string // the grade level
	CohortGroup    string // primary, junior, senior, or empty
	Skills         []string
	AdditionalInfo string
	Status         string // empty means draft
	Context        JSON
	AdaptedFrom    JSON
	Versions       []ImportedVersion // oldest first
	Ratings        []CarriedRating   // newest first
}

// ImportedVersion is one state of an imported plan. LLMModel may be empty; a CreatedAt that cannot be is now.
type ImportedVersion struct {
	Version     string
	ContentJSON JSON
	LLMModel    string
	CreatedAt   time.Time
}

// ImportDesigns makes a new design out of each, with all its versions, or nothing at all. They are listed newest first,
// and are given so. ErrConflict: two versions of a design have one label. ErrNotFound: ownerID has gone.
func (s *Store) ImportDesigns(ctx context.Context, ownerID string, designs []ImportedDesign) ([]Design, error) {
	var made []Design
	err := s.write(ctx, "importing designs", func(ctx context.Context, tx *sqlx.Tx) error {
		made = make([]Design, len(designs))
		for i := len(designs) - 1; i >= 0; i-- {
			var err error
			if made[i], err = insertImported(ctx, tx, ownerID, designs[i], s.now()); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return made, nil
}

func insertImported(ctx context.Context, tx *sqlx.Tx, ownerID string, design ImportedDesign, now int64) (Design, error) {
	id := NewID()
	made := NewDesign{
		Title: design.Title, Subject: design.Subject, Topic: design.Topic, Cohort: design.Cohort, CohortGroup: design.CohortGroup,
		Skills: design.Skills, AdditionalInfo: design.AdditionalInfo, Status: design.Status, Context: design.Context,
	}
	if err := insertDesign(ctx, tx, id, ownerID, made, design.AdaptedFrom, now); err != nil {
		return Design{}, err
	}
	for _, version := range design.Versions {
		next := NewVersion{Version: version.Version, ContentJSON: version.ContentJSON, LLMModel: version.LLMModel}
		if err := insertVersion(ctx, tx, NewID(), id, next, pastMillis(version.CreatedAt, now)); err != nil {
			return Design{}, err
		}
	}
	if design.Origin != "" {
		if _, err := apply(ctx, tx, `INSERT INTO origins (design_id, origin) VALUES (?, ?)`, id, design.Origin); err != nil {
			return Design{}, err
		}
	}
	if err := insertCarried(ctx, tx, id, design.Ratings, now); err != nil {
		return Design{}, err
	}
	var row designRow
	if err := tx.GetContext(ctx, &row, selectDesign, ownerID, id); err != nil {
		return Design{}, err
	}
	return row.design(), nil
}
