package writer

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"runtime"
	"sync"
	"time"

	"somo/app/planner"
	"somo/store"
)

const (
	mostATeacher = 4   // one that runs and three that wait
	mostWaiting  = 200 // of all teachers
)

// Config is what a Queue is made of.
type Config struct {
	Store    *store.Store
	Planner  *planner.Planner
	Settings func() Settings // asked before every plan: it may change at any time
	Now      func() time.Time
	Log      *slog.Logger
}

// Queue writes one plan at a time, whole, and takes the teachers by turns. Everything it knows is in the store: what was
// waiting or running when the program stopped goes on after the next Start. It may be used by several goroutines at once.
type Queue struct {
	store    *store.Store
	planner  *planner.Planner
	settings func() Settings
	now      func() time.Time
	log      *slog.Logger
	pause    func(ctx context.Context, d time.Duration) error
	change   func(ctx context.Context, ownerID, id string, change store.GenerationChange) error

	ended    tally
	pace     pace
	breaker  breaker
	planning chan struct{} // drafts that are made at the same time
	wake     chan struct{}
	stop     context.CancelFunc
	working  sync.WaitGroup
	looking  sync.WaitGroup

	mu      sync.Mutex // never held while a job's lock is taken
	jobs    map[string]*job
	turns   *turns
	count   map[string]int // of a teacher's jobs, and of what she is asking for right now
	running *job
	counted int // how often the places were counted
}

// NewQueue makes a queue that takes what is asked for and works once it is started.
func NewQueue(config Config) *Queue {
	return &Queue{
		store: config.Store, planner: config.Planner, settings: config.Settings, now: config.Now, log: config.Log, pause: pause, change: config.Store.ChangeGeneration,
		ended: tally{times: map[string]int{}}, breaker: breaker{now: config.Now}, planning: make(chan struct{}, runtime.NumCPU()), wake: make(chan struct{}, 1),
		jobs: map[string]*job{}, turns: newTurns(), count: map[string]int{},
	}
}

func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Start picks up what was left by an earlier run and begins to work.
func (q *Queue) Start(ctx context.Context) error {
	left, err := q.store.UnfinishedGenerations(ctx)
	if err != nil {
		return fmt.Errorf("picking up unfinished plans: %w", err)
	}
	for _, kept := range left {
		if err := q.pickUp(ctx, kept); err != nil {
			return fmt.Errorf("picking up an unfinished plan: %w", err)
		}
	}
	q.tellPlaces()
	ctx, q.stop = context.WithCancel(context.WithoutCancel(ctx))
	q.working.Go(func() { q.work(ctx) })
	return nil
}

// Close stops the work and ends all watching. What is unfinished stays in the store.
func (q *Queue) Close() {
	if q.stop != nil {
		q.stop()
	}
	q.working.Wait()
	q.looking.Wait()
	q.mu.Lock()
	defer q.mu.Unlock()
	for _, j := range q.jobs {
		j.feed.end()
	}
}

// take gives the next job to the worker.
func (q *Queue) take() *job {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.running = q.turns.pop()
	return q.running
}

// add lets a job wait for its turn.
func (q *Queue) add(j *job) {
	q.mu.Lock()
	q.jobs[j.id] = j
	q.turns.push(j)
	q.mu.Unlock()
	select {
	case q.wake <- struct{}{}:
	default: // it is awake
	}
}

// leave forgets a job that has ended, unless the store does not know its end.
func (q *Queue) leave(j *job) {
	q.mu.Lock()
	q.turns.remove(j)
	if q.running == j {
		q.running = nil
	}
	q.drop(j)
	q.mu.Unlock()
	q.tellPlaces()
}

// drop forgets a job. One whose end could not be stored stays known, so that its end is still told.
func (q *Queue) drop(j *job) {
	if q.jobs[j.id] != j || j.dropped {
		return
	}
	j.dropped = true
	q.uncount(j.owner)
	if !j.unkept.Load() {
		delete(q.jobs, j.id)
	}
}

// reserve counts one more for a teacher, if she may ask for it.
func (q *Queue) reserve(owner string, waits bool) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.count[owner] >= mostATeacher {
		return ErrTooMany
	}
	if waits && q.turns.size >= mostWaiting {
		return ErrFull
	}
	q.count[owner]++
	return nil
}

func (q *Queue) release(owner string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.uncount(owner)
}

func (q *Queue) uncount(owner string) {
	if q.count[owner]--; q.count[owner] <= 0 {
		delete(q.count, owner)
	}
}

// known is the job of a generation that waits or runs; nil where it has ended or is another teacher's.
func (q *Queue) known(owner, id string) *job {
	q.mu.Lock()
	defer q.mu.Unlock()
	if j := q.jobs[id]; j != nil && j.owner == owner {
		return j
	}
	return nil
}

// Load says how many plans run and wait.
func (q *Queue) Load() (running, waiting int) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.running != nil {
		running = 1
	}
	return running, q.turns.size
}

// Ended says how many plans have ended since the program started, by their status: Done, Failed or Cancelled.
func (q *Queue) Ended() map[string]int {
	q.ended.mu.Lock()
	defer q.ended.mu.Unlock()
	return maps.Clone(q.ended.times)
}

// tally counts by status.
type tally struct {
	mu    sync.Mutex
	times map[string]int
}

// Speed says how fast the model wrote lately; false where nothing has been measured since the program started.
func (q *Queue) Speed() (Speed, bool) { return q.pace.speed() }

// Recheck forgets that the model failed, as after a change of the settings or a model that was installed.
func (q *Queue) Recheck() { q.breaker.reset() }

// Watch gives the events of a generation after the one with the id after, first those there were, then live. The channel
// is closed after EventDone or EventError, when ctx ends, or when the queue is closed. store.ErrNotFound.
func (q *Queue) Watch(ctx context.Context, userID, id string, after int64) (<-chan Event, error) {
	if j := q.known(userID, id); j != nil {
		return j.feed.watch(ctx, after), nil
	}
	events, err := q.story(ctx, userID, id)
	if err != nil {
		return nil, err
	}
	story := newFeed(events, 0)
	story.end()
	return story.watch(ctx, after), nil
}
