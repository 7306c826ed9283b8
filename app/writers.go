package app

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"

	"somo/app/lesson"
	"somo/app/models"
	"somo/app/planner"
	"somo/app/writer"
	"somo/assets"
	"somo/assets/bundle"
	"somo/store"
)

// writers are what writes plans: the queue, and who knows which model it may use.
type writers struct {
	knowledge *bundle.Bundle
	drafts    *planner.Planner
	models    *models.Keeper
	queue     *writer.Queue
	once      sync.Once
}

// startWriters goes on with the plans of an earlier run. It waits for no model: whether one is there shows later.
func startWriters(ctx context.Context, c config, st *store.Store, log *slog.Logger) (*writers, error) {
	knowledge, err := assets.Knowledge()
	if err != nil {
		return nil, err
	}
	knowledge.KeepIn(c.dataFolder)
	drafts, err := planner.New(knowledge)
	if err != nil {
		return nil, fmt.Errorf("reading the knowledge: %w", err)
	}
	w := &writers{knowledge: knowledge, drafts: drafts}
	setting := modelsConfig(c, log)
	setting.Store = st
	setting.Changed = func() { w.queue.Recheck() }
	if w.models, err = models.New(ctx, setting); err != nil {
		return nil, err
	}
	w.queue = writer.NewQueue(writer.Config{Store: st, Planner: drafts, Settings: w.models.Writer, Now: time.Now, Log: log})
	w.models.Start()
	if err := w.queue.Start(ctx); err != nil {
		w.models.Close()
		return nil, fmt.Errorf("going on with the plans that were waiting: %w", err)
	}
	return w, nil
}

func modelsConfig(c config, log *slog.Logger) models.Config {
	return models.Config{Log: log, Now: time.Now, Computer: models.ThisComputer(), Base: c.ollama, Model: c.model, Connect: models.Connect}
}

// warmAfter is how long the browser that opens the page has the processor of a small laptop for itself.
const warmAfter = 10 * time.Second

// warm makes a plan that nobody sees and unpacks all topics, so that no teacher waits for that. Whoever asks for a plan before
// has them unpacked at once.
func (w *writers) warm(ctx context.Context, log *slog.Logger) {
	select {
	case <-time.After(warmAfter):
	case <-ctx.Done():
		return
	}
	if err := w.knowledge.UnpackAll(); err != nil {
		log.Error("some topics cannot be read", "error", err)
	}
	if err := w.knowledge.Keep(); err != nil {
		log.Warn("the next start has to unpack the topics again", "error", err)
	}
	if _, err := w.drafts.Plan(lesson.Request{Subject: "elementary-science", Topic: "The water cycle", GradeLevel: "Grade 5"}); err != nil {
		log.Error("plans cannot be made without a model", "error", err)
	}
	debug.FreeOSMemory() // unpacking takes several times the room of what is unpacked, and a small laptop needs it back
}

// close lets go of what is being written; it goes on at the next start.
func (w *writers) close() {
	w.once.Do(func() {
		w.queue.Close()
		w.models.Close()
	})
}
