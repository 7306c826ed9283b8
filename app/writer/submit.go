package writer

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"somo/app/lesson"
	"somo/app/planner"
	"somo/store"
)

const (
	longestWords = 2000 // of a wish in the teacher's own words
	// restartGap is more than the events that one section can have told before a restart.
	restartGap = 10_000
)

// Submit takes what a teacher asks for. Its draft is stored and its event is there before Submit returns. Without a model
// the plan is finished at once; so is one that no model is to write, which does not count as one of hers. ErrTooMany, ErrFull, ErrNoModel, ErrBadAsk, store.ErrNotFound (the design), or why the
// store could not keep it.
func (q *Queue) Submit(ctx context.Context, userID string, ask Ask) (Generation, error) {
	if err := ask.check(); err != nil {
		return Generation{}, err
	}
	if ask.BuiltIn {
		j, err := q.admit(ctx, userID, ask, haltNoModel(), false)
		if err != nil {
			return Generation{}, err
		}
		return q.Get(ctx, userID, j.id)
	}
	settings := q.settings()
	why := q.unavailable(settings)
	if why == nil && planner.Dangerous(ask.Request) {
		why = &halt{code: NoticeUnsafe, message: "The model was not asked, because the topic or the notes speak of something dangerous. This is the built-in plan."}
	}
	if why != nil && ask.Kind == KindSection {
		return Generation{}, ErrNoModel
	}
	if err := q.reserve(userID, why == nil); err != nil {
		return Generation{}, err
	}
	j, err := q.admit(ctx, userID, ask, why, settings.there())
	if err != nil || why != nil {
		q.release(userID)
	} else {
		q.add(j)
		q.tellPlaces()
	}
	if err != nil {
		return Generation{}, err
	}
	return q.Get(ctx, userID, j.id)
}

// unavailable says why no model can write for now; nil where one can. A server that was left alone long enough is asked
// again when the job's turn comes.
func (q *Queue) unavailable(settings Settings) *halt {
	if !settings.there() {
		return haltNoModel()
	}
	if open, _ := q.breaker.open(serverName(settings)); open {
		q.recover(settings)
		return haltPaused()
	}
	return nil
}

// recover looks, beside the work, whether a server that failed is there again, so that nobody who has just started it is
// told to wait.
func (q *Queue) recover(settings Settings) {
	if !q.breaker.mayLook() {
		return
	}
	q.looking.Go(func() {
		ctx, cancel := context.WithTimeout(context.Background(), probeIn)
		defer cancel()
		_, err := settings.Server.Version(ctx)
		q.breaker.looked(err == nil)
	})
}

// check refuses what no page of ours asks for.
func (a Ask) check() error {
	if a.BuiltIn && a.Kind == KindSection {
		return fmt.Errorf("%w: a section of the built-in planner", ErrBadAsk)
	}
	switch a.Kind {
	case KindCreate:
		return nil
	case KindRegenerate:
		if a.DesignID == "" {
			return fmt.Errorf("%w: no design", ErrBadAsk)
		}
		return nil
	case KindSection:
	default:
		return fmt.Errorf("%w: kind %q", ErrBadAsk, a.Kind)
	}
	_, known := wishes[a.Wish]
	switch words := []rune(a.Words); {
	case a.DesignID == "":
		return fmt.Errorf("%w: no design", ErrBadAsk)
	case !slices.Contains(Sections[:], a.Section):
		return fmt.Errorf("%w: section %q", ErrBadAsk, a.Section)
	case !known:
		return fmt.Errorf("%w: wish %q", ErrBadAsk, a.Wish)
	case (a.Wish == WishWords) != (len(words) > 0) || len(words) > longestWords:
		return fmt.Errorf("%w: words", ErrBadAsk)
	case planner.Dangerous(lesson.Request{Topic: a.Words}):
		return fmt.Errorf("%w: dangerous words", ErrBadAsk)
	}
	if err := lesson.CheckContent(a.Base); err != nil {
		return fmt.Errorf("%w: the plan: %w", ErrBadAsk, err)
	}
	return nil
}

// admit makes the draft and stores it: finished where why says that no model writes, else waiting.
func (q *Queue) admit(ctx context.Context, owner string, ask Ask, why *halt, configured bool) (*job, error) {
	plan, err := q.draft(ctx, ask)
	if err != nil {
		return nil, err
	}
	j := &job{id: store.NewID(), owner: owner, kind: ask.Kind, section: ask.Section, wish: ask.Wish, words: ask.Words, request: ask.Request,
		prompt: ask.PromptJSON, status: Waiting, finished: map[string]bool{}}
	var events []Event
	tell := func(name string, data any) error {
		raw, err := json.Marshal(data)
		if err != nil {
			return fmt.Errorf("writing an event: %w", err)
		}
		events = append(events, Event{int64(len(events) + 1), name, raw})
		return nil
	}
	if ask.Kind != KindSection {
		if err := tell(EventDraft, map[string]store.JSON{"lessonPlan": plan}); err != nil {
			return nil, err
		}
	}
	generation := store.Generation{ID: j.id, Kind: ask.Kind, DesignID: ask.DesignID, Section: ask.Section, Wish: ask.Wish, Words: ask.Words,
		Prompt: ask.PromptJSON, Plan: plan, Status: Waiting}
	if why == nil {
		q.mu.Lock()
		j.position = q.turns.place(owner)
		q.mu.Unlock()
		if err := tell(EventQueued, queuedData{GenerationID: j.id, Position: j.position}); err != nil {
			return nil, err
		}
	}
	generation.Events = stored(events)
	j.feed = newFeed(events, 0)
	if _, err := q.store.AddGeneration(ctx, owner, generation); err != nil {
		return nil, err
	}
	if why == nil {
		return j, nil
	}
	var notices []noticeData
	if configured { // where no model was ever set up there is nothing to tell
		notices = append(notices, why.notice())
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.plan = plan
	err = q.finish(ctx, j, Done, notices...)
	if err != nil {
		if undo := q.store.ForgetGeneration(context.WithoutCancel(ctx), owner, j.id); undo != nil {
			q.log.Error("a plan that could not be finished is left waiting", "generation", j.id, "error", undo)
		}
	}
	return j, err
}

// draft is the plan of the built-in planner, or the one whose section is to be another.
func (q *Queue) draft(ctx context.Context, ask Ask) ([]byte, error) {
	if ask.Kind == KindSection {
		return ask.Base, nil
	}
	select {
	case q.planning <- struct{}{}:
		defer func() { <-q.planning }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	plan, err := q.planner.Plan(ask.Request)
	if err != nil {
		return nil, fmt.Errorf("writing a plan: %w", err)
	}
	content, err := json.Marshal(plan)
	if err != nil {
		return nil, fmt.Errorf("writing a plan: %w", err)
	}
	return content, nil
}

func stored(events []Event) []store.GenerationEvent {
	list := make([]store.GenerationEvent, len(events))
	for i, event := range events {
		list[i] = store.GenerationEvent{ID: event.ID, Name: event.Name, Data: store.JSON(event.Data)}
	}
	return list
}

// pickUp lets a generation of an earlier run wait again, with the sections it had.
func (q *Queue) pickUp(ctx context.Context, kept store.StoredGeneration) error {
	if q.known(kept.OwnerID, kept.ID) != nil {
		return nil
	}
	events, err := q.story(ctx, kept.OwnerID, kept.ID)
	if err != nil {
		return err
	}
	j := &job{id: kept.ID, owner: kept.OwnerID, kind: kept.Kind, section: kept.Section, wish: kept.Wish, words: kept.Words, prompt: kept.Prompt,
		status: Waiting, finished: map[string]bool{}, feed: newFeed(events, restartGap)}
	if err := json.Unmarshal(kept.Prompt, &j.request); err != nil {
		q.log.Warn("what an unfinished plan was asked for with is read in part", "generation", j.id, "error", err)
	}
	for _, event := range events {
		switch event.Name {
		case EventStarted:
			j.started = true
		case EventSection:
			var data struct {
				Name string `json:"name"`
			}
			if err := json.Unmarshal(event.Data, &data); err != nil {
				return fmt.Errorf("reading what a plan told: %w", err)
			}
			j.finished[data.Name] = true
		}
	}
	q.mu.Lock()
	q.count[j.owner]++
	q.mu.Unlock()
	q.add(j)
	return nil
}
