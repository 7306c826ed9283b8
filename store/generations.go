package store

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"
)

// Generation is one plan that was asked for.
type Generation struct {
	ID       string // made where it is empty
	Kind     string // create, regenerate or section
	DesignID string // empty for create
	Section  string // of section: its name
	Wish     string // of section: another, easier, harder, shorter or words
	Words    string // of the wish words
	Prompt   JSON
	Plan     JSON
	LLMModel string
	Status   string // waiting, running, done, failed or cancelled
	Code     string // why it failed
	Events   []GenerationEvent
}

// GenerationEvent is one thing that a generation has told. IDs count up within it.
type GenerationEvent struct {
	ID   int64  `db:"id"`
	Name string `db:"name"`
	Data JSON   `db:"data"`
}

const (
	// unsavedFor is how long a finished plan waits to be saved.
	unsavedFor = 7 * 24 * time.Hour
	// keptGenerations is how many of a teacher's newest generations stay whatever the clock says: it may be wrong.
	keptGenerations = 20
)

// AddGeneration keeps a generation and gives its id. ErrNotFound: the design is not this teacher's.
func (s *Store) AddGeneration(ctx context.Context, ownerID string, generation Generation) (string, error) {
	id := generation.ID
	if id == "" {
		id = NewID()
	}
	err := s.write(ctx, "keeping a generation", func(ctx context.Context, tx *sqlx.Tx) error {
		if generation.DesignID != "" {
			if err := mustOwn(ctx, tx, ownerID, generation.DesignID); err != nil {
				return err
			}
		}
		_, err := apply(ctx, tx, `INSERT INTO generations (id, owner_id, kind, design_id, section, wish, words, prompt, plan, llm_model, status, code, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			id, ownerID, generation.Kind, optional(generation.DesignID), optional(generation.Section), optional(generation.Wish), optional(generation.Words),
			generation.Prompt, generation.Plan, optional(generation.LLMModel), generation.Status, optional(generation.Code), s.now())
		if err != nil {
			return err
		}
		return addEvents(ctx, tx, id, generation.Events)
	})
	if err != nil {
		return "", err
	}
	return id, nil
}

// savedDesign gives the id of the design a generation was saved as, nil where it was not. sql.ErrNoRows where the
// generation is not this teacher's.
func savedDesign(ctx context.Context, tx *sqlx.Tx, ownerID, generationID string) (*string, error) {
	var saved *string
	err := tx.GetContext(ctx, &saved, `SELECT saved_design_id FROM generations WHERE owner_id = ? AND id = ?`, ownerID, generationID)
	return saved, err
}

// askedContext gives the class that a generation was made for, nothing where none was named.
func askedContext(ctx context.Context, tx *sqlx.Tx, ownerID, generationID string) (class JSON, err error) {
	err = tx.GetContext(ctx, &class, `SELECT json_extract(prompt, '$.context') FROM generations WHERE owner_id = ? AND id = ?`, ownerID, generationID)
	return class, err
}

// markSaved notes which design a generation went into; the first one stays.
func markSaved(ctx context.Context, tx *sqlx.Tx, ownerID, generationID, designID string) error {
	return applyOne(ctx, tx, `UPDATE generations SET saved_design_id = coalesce(saved_design_id, ?) WHERE owner_id = ? AND id = ?`,
		designID, ownerID, generationID)
}

// sweepGenerations forgets finished generations that nobody saved, and drops plan and story of saved ones: the design has
// the plan.
func (s *Store) sweepGenerations(ctx context.Context, now time.Time) error {
	return s.write(ctx, "sweeping generations", func(ctx context.Context, tx *sqlx.Tx) error {
		before := now.Add(-unsavedFor).UnixMilli()
		_, err := apply(ctx, tx, `DELETE FROM generations
			WHERE status IN ('done', 'failed', 'cancelled') AND saved_design_id IS NULL AND created_at < ? AND sequence NOT IN (
				SELECT sequence FROM (SELECT sequence, row_number() OVER (PARTITION BY owner_id ORDER BY sequence DESC) AS place FROM generations)
				WHERE place <= ?)`, before, keptGenerations)
		if err != nil {
			return err
		}
		const saved = `saved_design_id IS NOT NULL AND status IN ('done', 'failed', 'cancelled') AND created_at < ?`
		if _, err := apply(ctx, tx, `DELETE FROM generation_events WHERE generation_id IN (SELECT id FROM generations WHERE `+saved+`)`, before); err != nil {
			return err
		}
		_, err = apply(ctx, tx, `UPDATE generations SET plan = NULL WHERE plan IS NOT NULL AND `+saved, before)
		return err
	})
}
