package store

import (
	"context"

	"github.com/jmoiron/sqlx"
)

// firstLabel is the label of a copy's first version.
const firstLabel = "1.0"

const (
	copyDesign = `INSERT INTO designs (id, owner_id, title, subject, topic, cohort, cohort_group, skills, adapted_from, search_key, created_at, updated_at)
		SELECT ?, ?, d.title, d.subject, d.topic, d.cohort, d.cohort_group, d.skills, json_object('title', d.title, 'author', u.first_name), d.search_key, ?, ?
		FROM shares s JOIN designs d ON d.id = s.design_id JOIN users u ON u.id = d.owner_id WHERE s.share_code = ?`
	copyNewest = `INSERT INTO versions (id, design_id, version, llm_model, created_at, content_json)
		SELECT ?, ?, ?, v.llm_model, ?, ` + publicContent + ` FROM versions v WHERE v.sequence = (
			SELECT max(n.sequence) FROM versions n JOIN shares s ON s.design_id = n.design_id WHERE s.share_code = ?)`
)

// CopyShared makes a draft of newOwnerID's own out of a shared design: its newest version as the first, with credit to
// its author. What the author told the planner alone, additional information and context, stays with the author.
// ErrNotFound: it is not shared, or newOwnerID has gone.
func (s *Store) CopyShared(ctx context.Context, newOwnerID, code string) (Design, error) {
	var row designRow
	err := s.write(ctx, "copying a shared design", func(ctx context.Context, tx *sqlx.Tx) error {
		id, now := NewID(), s.now()
		if err := applyOne(ctx, tx, copyDesign, id, newOwnerID, now, now, code); err != nil {
			return err
		}
		if _, err := apply(ctx, tx, copyNewest, NewID(), id, firstLabel, now, code); err != nil {
			return err
		}
		return tx.GetContext(ctx, &row, selectDesign, newOwnerID, id)
	})
	if err != nil {
		return Design{}, err
	}
	return row.design(), nil
}
