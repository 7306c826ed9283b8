package writer

import (
	"context"
	"errors"

	"somo/store"
)

// Finish ends a generation with what is there and gives it, with its plan. One that has ended already is given as it is.
// store.ErrNotFound.
func (q *Queue) Finish(ctx context.Context, userID, id string) (Generation, error) {
	if j := q.known(userID, id); j != nil {
		if err := q.conclude(ctx, j, Done); err != nil {
			return Generation{}, err
		}
	}
	return q.Get(ctx, userID, id)
}

// Cancel stops a running generation, which keeps the plan as it stands (status Cancelled, its story ends in EventDone);
// one that waits or has ended is forgotten. store.ErrNotFound.
func (q *Queue) Cancel(ctx context.Context, userID, id string) error {
	j := q.known(userID, id)
	if j == nil {
		return q.store.ForgetGeneration(ctx, userID, id)
	}
	q.mu.Lock()
	waited := q.turns.remove(j)
	q.mu.Unlock()
	switch {
	case waited:
		return q.forget(ctx, j)
	case !j.unkept.Load():
		return q.conclude(ctx, j, Cancelled)
	}
	if err := q.store.ForgetGeneration(ctx, userID, id); err != nil {
		return err
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	delete(q.jobs, id)
	return nil
}

// forget removes a job that waited.
func (q *Queue) forget(ctx context.Context, j *job) error {
	j.mu.Lock()
	err := q.store.ForgetGeneration(ctx, j.owner, j.id)
	if err == nil || errors.Is(err, store.ErrNotFound) {
		q.over(j, Cancelled)
		j.show(EventError, noticeData{Code: Cancelled, Message: "This plan was taken back before its turn came."})
	}
	j.mu.Unlock()
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		q.mu.Lock()
		q.turns.push(j) // it is still there
		q.mu.Unlock()
		return err
	}
	q.leave(j)
	return err
}

// conclude ends a job with what is there, and stops the model.
func (q *Queue) conclude(ctx context.Context, j *job, status string) error {
	j.mu.Lock()
	var err error
	switch stopped := (noticeData{Code: NoticeStopped, Message: "The model was stopped. What it had not written is the built-in plan's."}); {
	case j.over:
	case j.kind == KindSection && !j.finished[j.section]:
		q.fail(ctx, j, noticeData{Code: NoticeStopped, Message: "The model was stopped before it had written this section."})
	default:
		err = q.finish(ctx, j, status, stopped)
	}
	cut := j.cut
	j.mu.Unlock()
	if err != nil {
		return err
	}
	if cut != nil {
		cut()
	}
	q.mu.Lock()
	q.turns.remove(j)
	q.drop(j)
	q.mu.Unlock()
	q.tellPlaces()
	return nil
}
