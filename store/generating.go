package store

import (
	"context"
	"errors"
	"time"

	"github.com/jmoiron/sqlx"
)

// StoredGeneration is a generation as it stands.
type StoredGeneration struct {
	ID        string
	OwnerID   string
	Kind      string
	DesignID  *string
	Section   string
	Wish      string
	Words     string
	Status    string
	Code      string
	LLMModel  *string
	Prompt    JSON
	Plan      JSON // a list leaves it out
	CreatedAt time.Time
}

// GenerationChange is what has become of a generation that waits or runs. What is empty stays as it was.
type GenerationChange struct {
	Status   string
	Plan     JSON
	LLMModel string
	Code     string
	Events   []GenerationEvent
	// Prompt, where it is there, becomes that of the generation's design in the same transaction.
	Prompt      *Prompt
	CohortGroup string
}

// shownGenerations bounds a list of generations.
const shownGenerations = 100

type generationRow struct {
	ID       string  `db:"id"`
	OwnerID  string  `db:"owner_id"`
	Kind     string  `db:"kind"`
	DesignID *string `db:"design_id"`
	Section  string  `db:"section"`
	Wish     string  `db:"wish"`
	Words    string  `db:"words"`
	Status   string  `db:"status"`
	Code     string  `db:"code"`
	LLMModel *string `db:"llm_model"`
	Prompt   JSON    `db:"prompt"`
	Plan     JSON    `db:"plan"`
	Created  int64   `db:"created_at"`
}

func (row generationRow) stored() StoredGeneration {
	return StoredGeneration{ID: row.ID, OwnerID: row.OwnerID, Kind: row.Kind, DesignID: row.DesignID, Section: row.Section, Wish: row.Wish,
		Words: row.Words, Status: row.Status, Code: row.Code, LLMModel: row.LLMModel, Prompt: row.Prompt, Plan: row.Plan, CreatedAt: fromMillis(row.Created)}
}

func storedGenerations(rows []generationRow) []StoredGeneration {
	list := make([]StoredGeneration, len(rows))
	for i, row := range rows {
		list[i] = row.stored()
	}
	return list
}

const generationColumns = `SELECT id, owner_id, kind, design_id, coalesce(section, '') AS section, coalesce(wish, '') AS wish, coalesce(words, '') AS words,
	status, coalesce(code, '') AS code, llm_model, prompt, created_at`

// Generation reads one of a teacher's generations with its plan. ErrNotFound.
func (s *Store) Generation(ctx context.Context, ownerID, id string) (StoredGeneration, error) {
	var row generationRow
	if err := s.get(ctx, "reading a generation", &row, generationColumns+`, plan FROM generations WHERE owner_id = ? AND id = ?`, ownerID, id); err != nil {
		return StoredGeneration{}, err
	}
	return row.stored(), nil
}

// UnsavedGenerations lists a teacher's newest generations that were not saved, without their plans, newest first.
func (s *Store) UnsavedGenerations(ctx context.Context, ownerID string) ([]StoredGeneration, error) {
	var rows []generationRow
	err := s.list(ctx, "listing generations", &rows, generationColumns+` FROM generations
		WHERE owner_id = ? AND saved_design_id IS NULL ORDER BY sequence DESC LIMIT ?`, ownerID, shownGenerations)
	if err != nil {
		return nil, err
	}
	return storedGenerations(rows), nil
}

// UnfinishedGenerations lists everybody's generations that wait or run, without their plans: what ran comes first, then
// the oldest.
func (s *Store) UnfinishedGenerations(ctx context.Context) ([]StoredGeneration, error) {
	var rows []generationRow
	err := s.list(ctx, "listing unfinished generations", &rows, generationColumns+` FROM generations
		WHERE status IN ('waiting', 'running') ORDER BY status = 'running' DESC, sequence`)
	if err != nil {
		return nil, err
	}
	return storedGenerations(rows), nil
}

// GenerationEvents reads what a teacher's generation has told so far, in order. Nothing of one that is not hers.
func (s *Store) GenerationEvents(ctx context.Context, ownerID, id string) ([]GenerationEvent, error) {
	var events []GenerationEvent
	err := s.list(ctx, "reading what a generation told", &events, `SELECT e.id, e.name, e.data FROM generation_events e
		JOIN generations g ON g.id = e.generation_id WHERE g.owner_id = ? AND g.id = ? ORDER BY e.id`, ownerID, id)
	return events, err
}

// ChangeGeneration keeps what has become of a generation, all of it or nothing. ErrNotFound: it is gone, is not this
// teacher's, or has ended.
func (s *Store) ChangeGeneration(ctx context.Context, ownerID, id string, change GenerationChange) error {
	return s.write(ctx, "keeping what became of a generation", func(ctx context.Context, tx *sqlx.Tx) error {
		var designID *string
		err := tx.GetContext(ctx, &designID, `SELECT design_id FROM generations WHERE owner_id = ? AND id = ? AND status IN ('waiting', 'running')`, ownerID, id)
		if err != nil {
			return err
		}
		err = applyOne(ctx, tx, `UPDATE generations SET status = coalesce(?, status), plan = coalesce(?, plan), llm_model = coalesce(?, llm_model),
			code = coalesce(?, code) WHERE id = ?`,
			optional(change.Status), change.Plan, optional(change.LLMModel), optional(change.Code), id)
		if err != nil {
			return err
		}
		if change.Prompt != nil {
			if designID == nil {
				return errors.New("a generation without a design has no prompt to replace")
			}
			if err := s.replacePrompt(ctx, tx, ownerID, *designID, *change.Prompt, change.CohortGroup); err != nil {
				return err
			}
		}
		return addEvents(ctx, tx, id, change.Events)
	})
}

// ForgetGeneration removes a generation with what it told. One that was saved stays, for a save may be repeated.
// ErrNotFound.
func (s *Store) ForgetGeneration(ctx context.Context, ownerID, id string) error {
	return s.write(ctx, "forgetting a generation", func(ctx context.Context, tx *sqlx.Tx) error {
		saved, err := savedDesign(ctx, tx, ownerID, id)
		if err != nil || saved != nil {
			return err
		}
		return applyOne(ctx, tx, `DELETE FROM generations WHERE owner_id = ? AND id = ?`, ownerID, id)
	})
}

func addEvents(ctx context.Context, tx *sqlx.Tx, generationID string, events []GenerationEvent) error {
	for _, event := range events {
		_, err := apply(ctx, tx, `INSERT INTO generation_events (generation_id, id, name, data) VALUES (?, ?, ?, ?)`,
			generationID, event.ID, event.Name, event.Data)
		if err != nil {
			return err
		}
	}
	return nil
}
