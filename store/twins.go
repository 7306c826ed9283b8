package store

import (
	"context"
	"slices"

	"github.com/jmoiron/sqlx"
)

// Likeness is what is looked for among a teacher's designs. Origin may be empty.
type Likeness struct {
	Origin string
	Title  string
	Topic  string
}

// Twin is a design of a teacher that may be one of those in a bundle.
type Twin struct {
	ID       string
	Title    string
	Contents []JSON // of its versions, newest first
}

// Twins visits the designs of a teacher that have an origin in common with what is looked for, or title and topic.
// sameOrigin and sameName are the indexes of those in likes, in order.
func (s *Store) Twins(ctx context.Context, ownerID string, likes []Likeness, visit func(twin Twin, sameOrigin, sameName []int) error) error {
	origins, names := map[string][]int{}, map[string][]int{}
	for i, like := range likes {
		if like.Origin != "" {
			origins[like.Origin] = append(origins[like.Origin], i)
		}
		key := searchKey(like.Title, like.Topic)
		names[key] = append(names[key], i)
	}
	return s.look(ctx, "looking for designs of a bundle", func(tx *sqlx.Tx) error {
		var rows []struct {
			ID     string  `db:"id"`
			Title  string  `db:"title"`
			Key    string  `db:"search_key"`
			Origin *string `db:"origin"`
		}
		err := tx.SelectContext(ctx, &rows, `SELECT d.id, d.title, d.search_key, o.origin FROM designs d
			LEFT JOIN origins o ON o.design_id = d.id WHERE d.owner_id = ? ORDER BY d.sequence DESC`, ownerID)
		if err != nil {
			return err
		}
		for _, row := range rows {
			sameOrigin, sameName := slices.Clone(origins[originOf(row.ID)]), names[row.Key]
			if row.Origin != nil {
				sameOrigin = append(sameOrigin, origins[*row.Origin]...)
			}
			if len(sameOrigin)+len(sameName) == 0 {
				continue
			}
			twin := Twin{ID: row.ID, Title: row.Title}
			err := tx.SelectContext(ctx, &twin.Contents, `SELECT content_json FROM versions WHERE design_id = ? ORDER BY sequence DESC`, row.ID)
			if err != nil {
				return err
			}
			if err := visit(twin, sameOrigin, sameName); err != nil {
				return err
			}
		}
		return nil
	})
}
