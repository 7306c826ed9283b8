package store

import (
	"context"

	"github.com/jmoiron/sqlx"
)

// ImportedDesign is a design that comes from a file. Nothing in it says whose it is, or when it was made.
type ImportedDesign struct {
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
}

// ImportedVersion is one state of an imported plan. LLMModel may be empty.
type ImportedVersion struct {
	Version     string
	ContentJSON JSON
	LLMModel    string
}

// ImportDesign makes a new design with all its versions, or nothing. ErrConflict: two versions have one label.
// ErrNotFound: ownerID has gone.
func (s *Store) ImportDesign(ctx context.Context, ownerID string, design ImportedDesign) (Design, error) {
	var row designRow
	err := s.write(ctx, "importing a design", func(ctx context.Context, tx *sqlx.Tx) error {
		id, now := NewID(), s.now()
		made := NewDesign{
			Title: design.Title, Subject: design.Subject, Topic: design.Topic, Cohort: design.Cohort, CohortGroup: design.CohortGroup,
			Skills: design.Skills, AdditionalInfo: design.AdditionalInfo, Status: design.Status, Context: design.Context,
		}
		if err := insertDesign(ctx, tx, id, ownerID, made, design.AdaptedFrom, now); err != nil {
			return err
		}
		for _, version := range design.Versions {
			next := NewVersion{Version: version.Version, ContentJSON: version.ContentJSON, LLMModel: version.LLMModel}
			if err := insertVersion(ctx, tx, NewID(), id, next, now); err != nil {
				return err
			}
		}
		return tx.GetContext(ctx, &row, selectDesign, ownerID, id)
	})
	if err != nil {
		return Design{}, err
	}
	return row.design(), nil
}
