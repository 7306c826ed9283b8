package store

import (
	"context"

	"github.com/jmoiron/sqlx"
)

const (
	selectAllDesigns = designColumns + `, d.context, s.created_at AS shared_at` + designTables + ` WHERE d.owner_id = ? ORDER BY d.sequence DESC`

	selectAllVersions = `SELECT v.design_id, v.id, v.version, v.content_json, v.llm_model, v.created_at
		FROM versions v JOIN designs d ON d.id = v.design_id WHERE d.owner_id = ? ORDER BY v.sequence DESC`

	selectAllRatings = `SELECT r.design_id, r.id, r.rating, r.feedback, r.rater_email, r.hidden, r.created_at
		FROM ratings r JOIN designs d ON d.id = r.design_id WHERE d.owner_id = ? ORDER BY r.sequence DESC`
)

// readDesigns reads all designs with what belongs to them, newest first.
func (e *Export) readDesigns(ctx context.Context, tx *sqlx.Tx, userID string) error {
	var rows []struct {
		designRow
		Context JSON   `db:"context"`
		Shared  *int64 `db:"shared_at"`
	}
	if err := tx.SelectContext(ctx, &rows, selectAllDesigns, userID); err != nil {
		return err
	}
	versions, err := versionsOf(ctx, tx, userID)
	if err != nil {
		return err
	}
	ratings, err := ratingsOf(ctx, tx, userID)
	if err != nil {
		return err
	}
	e.Designs = make([]ExportedDesign, len(rows))
	for i, row := range rows {
		design := ExportedDesign{Design: row.design(), Context: row.Context, Versions: versions[row.ID], Ratings: ratingList(ratings[row.ID]).Ratings, Carried: []CarriedRating{}}
		if design.Versions == nil {
			design.Versions = []Version{}
		}
		if row.CarriedRatings > 0 {
			if design.Carried, err = carriedRatings(ctx, tx, row.ID); err != nil {
				return err
			}
		}
		if row.Shared != nil {
			at := fromMillis(*row.Shared)
			design.SharedAt = &at
		}
		e.Designs[i] = design
	}
	return nil
}

// versionsOf reads the versions of all of a teacher's designs, by design.
func versionsOf(ctx context.Context, tx *sqlx.Tx, userID string) (map[string][]Version, error) {
	var rows []struct {
		versionRow
		DesignID string `db:"design_id"`
	}
	if err := tx.SelectContext(ctx, &rows, selectAllVersions, userID); err != nil {
		return nil, err
	}
	of := map[string][]Version{}
	for _, row := range rows {
		of[row.DesignID] = append(of[row.DesignID], row.full())
	}
	return of, nil
}

// ratingsOf reads the ratings of all of a teacher's designs, by design.
func ratingsOf(ctx context.Context, tx *sqlx.Tx, userID string) (map[string][]ratingRow, error) {
	var rows []struct {
		ratingRow
		DesignID string `db:"design_id"`
	}
	if err := tx.SelectContext(ctx, &rows, selectAllRatings, userID); err != nil {
		return nil, err
	}
	of := map[string][]ratingRow{}
	for _, row := range rows {
		of[row.DesignID] = append(of[row.DesignID], row.ratingRow)
	}
	return of, nil
}
