package writer

import (
	"context"
	"log/slog"
	"time"

	"somo/app/planner"
	"somo/store"
)

// Config is what a Queue is made of.
type Config struct {
	Store    *store.Store
	Planner  *planner.Planner
	Settings func() Settings // asked before every plan and every section: it may change at any time
	Now      func() time.Time
	Log      *slog.Logger
}

// Queue writes one plan at a time, whole, and takes the teachers by turns. Everything it knows is in the store: what was
// waiting or running when the program stopped goes on after the next Start. It may be used by several goroutines at once.
type Queue struct{ config Config }

// NewQueue makes a queue that takes what is asked for and works once it is started.
func NewQueue(config Config) *Queue { return &Queue{config: config} }

// Start picks up what was left by an earlier run and begins to work.
func (q *Queue) Start(ctx context.Context) error { return nil }

// Close stops the work and ends all watching. What is unfinished stays in the store.
func (q *Queue) Close() {}

// Submit takes what a teacher asks for. Its draft is stored and its event is there before Submit returns. Without a model
// the plan is finished at once. ErrTooMany, ErrFull, ErrNoModel, ErrBadAsk, store.ErrNotFound (the design), or why the
// store could not keep it.
func (q *Queue) Submit(ctx context.Context, userID string, ask Ask) (Generation, error) {
	return Generation{}, ErrNoModel
}

// Watch gives the events of a generation after the one with the id after, first those there were, then live. The channel
// is closed after EventDone or EventError, when ctx ends, or when the queue is closed. store.ErrNotFound.
func (q *Queue) Watch(ctx context.Context, userID, id string, after int64) (<-chan Event, error) {
	return nil, store.ErrNotFound
}

// Finish ends a generation with what is there and gives it, with its plan. One that has ended already is given as it is.
// store.ErrNotFound.
func (q *Queue) Finish(ctx context.Context, userID, id string) (Generation, error) {
	return Generation{}, store.ErrNotFound
}

// Cancel stops a running generation, which keeps the plan as it stands (status Cancelled, its story ends in EventDone);
// one that waits or has ended is forgotten. store.ErrNotFound.
func (q *Queue) Cancel(ctx context.Context, userID, id string) error { return store.ErrNotFound }

// Get gives one generation with its plan. store.ErrNotFound.
func (q *Queue) Get(ctx context.Context, userID, id string) (Generation, error) {
	return Generation{}, store.ErrNotFound
}

// List gives a teacher's generations that wait, run, or have ended and are not saved, newest first, without their plans.
func (q *Queue) List(ctx context.Context, userID string) ([]Generation, error) { return nil, nil }

// Load says how many plans run and wait.
func (q *Queue) Load() (running, waiting int) { return 0, 0 }

// Speed says how fast the model wrote lately; false where nothing has been measured since the program started.
func (q *Queue) Speed() (Speed, bool) { return Speed{}, false }

// Recheck forgets that the model failed, as after a change of the settings or a model that was installed.
func (q *Queue) Recheck() {}
