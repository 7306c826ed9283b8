package writer

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"somo/store"
)

// Get gives one generation with its plan. store.ErrNotFound.
func (q *Queue) Get(ctx context.Context, userID, id string) (Generation, error) {
	kept, err := q.store.Generation(ctx, userID, id)
	if err != nil {
		return Generation{}, err
	}
	order, estimates, _ := q.places()
	g := q.generation(kept, order, estimates)
	g.LessonPlan = kept.Plan
	return g, nil
}

// List gives a teacher's generations that wait, run, or have ended and are not saved, newest first, without their plans.
func (q *Queue) List(ctx context.Context, userID string) ([]Generation, error) {
	kept, err := q.store.UnsavedGenerations(ctx, userID)
	if err != nil {
		return nil, err
	}
	order, estimates, _ := q.places()
	list := make([]Generation, len(kept))
	for i, k := range kept {
		list[i] = q.generation(k, order, estimates)
	}
	return list, nil
}

// generation is what is stored, with what only the queue knows.
func (q *Queue) generation(kept store.StoredGeneration, order []*job, estimates []time.Duration) Generation {
	g := Generation{ID: kept.ID, Kind: kept.Kind, DesignID: kept.DesignID, Section: kept.Section, Wish: kept.Wish, Status: kept.Status,
		Code: kept.Code, Prompt: kept.Prompt, LLMModel: kept.LLMModel, CreatedAt: kept.CreatedAt}
	j := q.known(kept.OwnerID, kept.ID)
	if j == nil || kept.Status != Waiting && kept.Status != Running {
		return g
	}
	at := slices.Index(order, j)
	j.mu.Lock()
	defer j.mu.Unlock()
	g.Status = j.status
	switch {
	case j.over:
	case j.status == Running:
		g.EstimateMs = q.left(j).Milliseconds()
	case at >= 0:
		g.Position, g.EstimateMs = at+1, estimates[at].Milliseconds()
	default:
		g.Position = 1 // it is being taken
	}
	return g
}

// story is what a generation has told and the store has kept.
func (q *Queue) story(ctx context.Context, userID, id string) ([]Event, error) {
	kept, err := q.store.Generation(ctx, userID, id)
	if err != nil {
		return nil, err
	}
	rows, err := q.store.GenerationEvents(ctx, userID, id)
	if err != nil {
		return nil, err
	}
	events := make([]Event, len(rows))
	for i, row := range rows {
		events[i] = Event{row.ID, row.Name, json.RawMessage(row.Data)}
		if row.Name != EventDone {
			continue
		}
		var done doneData
		if err := json.Unmarshal(row.Data, &done); err != nil {
			return nil, fmt.Errorf("reading how a plan ended: %w", err)
		}
		done.LessonPlan = kept.Plan
		if events[i].Data, err = json.Marshal(done); err != nil {
			return nil, fmt.Errorf("writing how a plan ended: %w", err)
		}
	}
	return events, nil
}
