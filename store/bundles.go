package store

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"

	"github.com/jmoiron/sqlx"
)

// BundledDesign is a design with what goes along when it is carried to another Somo.
type BundledDesign struct {
	Design                   // without its content
	Origin   string          // what it has in common with its copies elsewhere
	Context  JSON            // nil where it is for others
	Versions []Version       // newest first
	Ratings  []CarriedRating // newest first
}

// originLength is the length of an origin in hexadecimal digits.
const originLength = 32

// originOf is the origin of a design that was made here. It does not tell the design's id, which opens a shared plan.
func originOf(designID string) string {
	sum := sha256.Sum256([]byte("the origin of " + designID))
	return hex.EncodeToString(sum[:])[:originLength]
}

const (
	selectBundled = designColumns + `, d.context, o.origin` + designTables + `
		LEFT JOIN origins o ON o.design_id = d.id WHERE d.owner_id = ? ORDER BY d.sequence DESC`

	selectBundledVersions = `SELECT v.id, v.version, v.llm_model, v.created_at, iif(?, v.content_json, ` + publicContent + `) AS content_json
		FROM versions v WHERE v.design_id = ? ORDER BY v.sequence DESC`
)

// Bundle visits the designs of a teacher that are named, newest first, as they are at one moment; all of them where ids
// is empty. Unless they are for herself, what she told the planner alone stays, as it does where a plan is shared.
// ErrNotFound: one of them is not hers.
func (s *Store) Bundle(ctx context.Context, ownerID string, ids []string, forHerself bool, visit func(BundledDesign) error) error {
	return s.look(ctx, "reading designs to carry", func(tx *sqlx.Tx) error {
		var rows []struct {
			designRow
			Context JSON    `db:"context"`
			Origin  *string `db:"origin"`
		}
		if err := tx.SelectContext(ctx, &rows, selectBundled, ownerID); err != nil {
			return err
		}
		asked := map[string]bool{}
		for _, id := range ids {
			asked[id] = true
		}
		for _, row := range rows {
			if len(ids) > 0 && !asked[row.ID] {
				continue
			}
			delete(asked, row.ID)
			bundled := BundledDesign{Design: row.design(), Origin: originOf(row.ID), Context: row.Context}
			if row.Origin != nil {
				bundled.Origin = *row.Origin
			}
			if !forHerself {
				bundled.Context, bundled.AdditionalInfo = nil, ""
			}
			if err := bundled.read(ctx, tx, forHerself); err != nil {
				return err
			}
			if err := visit(bundled); err != nil {
				return err
			}
		}
		if len(asked) > 0 {
			return sql.ErrNoRows
		}
		return nil
	})
}

// read adds versions and ratings.
func (b *BundledDesign) read(ctx context.Context, tx *sqlx.Tx, forHerself bool) error {
	var rows []versionRow
	if err := tx.SelectContext(ctx, &rows, selectBundledVersions, forHerself, b.ID); err != nil {
		return err
	}
	b.Versions = make([]Version, len(rows))
	for i, row := range rows {
		b.Versions[i] = row.full()
	}
	var err error
	b.Ratings, err = ratingsToCarry(ctx, tx, b.ID)
	return err
}
