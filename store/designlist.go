package store

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// DesignFilter says which designs a list holds. Empty fields ask for nothing; Limit 0 means all.
type DesignFilter struct {
	Query           string // in title or topic, whatever its case
	Subject         string
	CohortGroup     string
	Status          string
	WithoutArchived bool
	Limit           int
	Cursor          string // next of the page before
}

// cursorBase is the base a place in a list is written in.
const cursorBase = 36

// Designs lists a teacher's designs, newest first. next is the cursor of the following page, empty where none follows.
// ErrBadCursor.
func (s *Store) Designs(ctx context.Context, ownerID string, filter DesignFilter) (list []Design, next string, err error) {
	before := int64(math.MaxInt64)
	if filter.Cursor != "" {
		if before, err = strconv.ParseInt(filter.Cursor, cursorBase, 64); err != nil || before < 1 {
			return nil, "", fmt.Errorf("listing designs: %w: %q", ErrBadCursor, filter.Cursor)
		}
	}
	rowLimit := -1 // all
	if filter.Limit > 0 {
		rowLimit = filter.Limit + 1 // one more tells whether another page follows
	}
	var rows []designRow
	// The sum keeps SQLite from planning the statement anew for every limit.
	err = s.list(ctx, "listing designs", &rows, designColumns+designTables+`
		WHERE d.owner_id = ? AND d.sequence < ? AND (? = '' OR d.subject = ?) AND (? = '' OR d.cohort_group = ?)
			AND (? = '' OR d.status = ?) AND NOT (? AND d.status = 'archived') AND instr(d.search_key, ?) > 0
		ORDER BY d.sequence DESC LIMIT ? + 0`,
		ownerID, before, filter.Subject, filter.Subject, filter.CohortGroup, filter.CohortGroup,
		filter.Status, filter.Status, filter.WithoutArchived, fold(strings.TrimSpace(filter.Query)), rowLimit)
	if err != nil {
		return nil, "", err
	}
	if filter.Limit > 0 && len(rows) > filter.Limit {
		rows = rows[:filter.Limit]
		next = strconv.FormatInt(rows[filter.Limit-1].Sequence, cursorBase)
	}
	list = make([]Design, len(rows))
	for i, row := range rows {
		list[i] = row.design()
	}
	return list, next, nil
}

// SubjectsUsed lists the subjects of a teacher's designs, each once, by name.
func (s *Store) SubjectsUsed(ctx context.Context, ownerID string) ([]string, error) {
	subjects := []string{}
	err := s.list(ctx, "listing subjects", &subjects, `SELECT DISTINCT subject FROM designs WHERE owner_id = ? ORDER BY subject COLLATE NOCASE, subject`, ownerID)
	return subjects, err
}
