package writer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"somo/app/lesson"
	"somo/app/planner"
	"somo/store"
)

// job is a generation that waits or runs.
type job struct {
	id, owner     string
	kind          string
	section, wish string // of KindSection
	words         string
	request       lesson.Request
	prompt        store.JSON
	feed          *feed
	unkept        atomic.Bool // its end could not be stored
	dropped       bool        // the queue no longer counts it; under the queue's lock

	mu       sync.Mutex // for what follows, and so that events are kept and told in one order
	status   string
	over     bool
	plan     []byte // whole at every moment; read from the store when the job runs
	finished map[string]bool
	started  bool   // it has been told that it runs
	model    string // that writes
	position int
	placed   int // which count of positions this one is from
	began    time.Time
	current  time.Time // when the section under way began
	cut      context.CancelFunc
}

// sections are the names of what the job writes.
func (j *job) sections() []string {
	if j.kind == KindSection {
		return []string{j.section}
	}
	return Sections[:]
}

// told is an event that is kept. shown, where it is there, goes out in the place of data, which may leave out what the
// store has elsewhere.
type told struct {
	name        string
	data, shown any
}

// keep stores what has become of a job and then tells it. The caller holds the job's lock.
func (q *Queue) keep(ctx context.Context, j *job, change store.GenerationChange, events ...told) error {
	next := j.feed.next()
	var out []Event
	for i, event := range events {
		data, err := json.Marshal(event.data)
		if err != nil {
			return fmt.Errorf("writing an event: %w", err)
		}
		change.Events = append(change.Events, store.GenerationEvent{ID: next + int64(i), Name: event.name, Data: data})
		if event.shown != nil {
			if data, err = json.Marshal(event.shown); err != nil {
				return fmt.Errorf("writing an event: %w", err)
			}
		}
		out = append(out, Event{ID: next + int64(i), Name: event.name, Data: data})
	}
	// What was begun is kept, even where the program is about to stop.
	if err := q.change(context.WithoutCancel(ctx), j.owner, j.id, change); err != nil {
		return err
	}
	j.feed.add(out...)
	return nil
}

// show tells an event that is not kept. The caller holds the job's lock.
func (j *job) show(name string, data any) {
	raw, err := json.Marshal(data)
	if err != nil {
		return // these are plain values
	}
	j.feed.add(Event{ID: j.feed.next(), Name: name, Data: raw})
}

type doneData struct {
	GenerationID string          `json:"generationId"`
	LessonPlan   store.JSON      `json:"lessonPlan,omitempty"`
	LLMModel     string          `json:"llmModel"`
	Name         string          `json:"name,omitempty"`
	Value        json.RawMessage `json:"value,omitempty"`
}

type noticeData struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	Section string `json:"section,omitempty"`
}

// finish ends a job with the plan as it stands. The caller holds the job's lock.
func (q *Queue) finish(ctx context.Context, j *job, status string, notices ...noticeData) error {
	if j.over {
		return nil
	}
	if err := q.fetch(ctx, j); err != nil {
		return err
	}
	content, err := j.whole()
	if err != nil {
		return err
	}
	label := j.label(content)
	done := doneData{GenerationID: j.id, LLMModel: label}
	if j.kind == KindSection {
		done.Name = j.section
		if done.Value, err = sectionValue(content, j.section); err != nil {
			return err
		}
	}
	shown := done
	shown.LessonPlan = content
	var events []told
	for _, notice := range notices {
		events = append(events, told{name: EventNotice, data: notice})
	}
	change := store.GenerationChange{Status: status, Plan: content, LLMModel: label}
	if j.kind == KindRegenerate && status == Done {
		var prompt store.Prompt
		if err := json.Unmarshal(j.prompt, &prompt); err != nil {
			return fmt.Errorf("reading what a plan was asked for with: %w", err)
		}
		change.Prompt, change.CohortGroup = &prompt, string(lesson.CohortOf(prompt.GradeLevel))
	}
	if err := q.keep(ctx, j, change, append(events, told{EventDone, done, shown})...); err != nil {
		return err
	}
	j.plan = content
	q.over(j, status)
	return nil
}

// over notes how a job has ended. The caller holds the job's lock.
func (q *Queue) over(j *job, status string) {
	j.status, j.over = status, true
	q.ended.mu.Lock()
	defer q.ended.mu.Unlock()
	q.ended.times[status]++
}

// fail ends a job that cannot go on. Its plan stays as it was. The caller holds the job's lock.
func (q *Queue) fail(ctx context.Context, j *job, failure noticeData) {
	if j.over {
		return
	}
	err := q.keep(ctx, j, store.GenerationChange{Status: Failed, Code: failure.Code}, told{name: EventError, data: failure})
	if err != nil { // the story ends all the same; after a restart it goes on
		q.log.Error("the end of a plan could not be kept", "generation", j.id, "error", err)
		j.show(EventError, failure)
		j.unkept.Store(true)
	}
	q.over(j, Failed)
}

// broken ends a job whose state could not be kept or read.
func (q *Queue) broken(ctx context.Context, j *job, err error) {
	if errors.Is(err, store.ErrNotFound) { // the teacher, the design or the generation itself has gone
		q.over(j, Cancelled)
		j.show(EventError, noticeData{Code: "gone", Message: "This plan was deleted."})
		return
	}
	q.log.Error("a plan could not be written on", "generation", j.id, "error", err)
	q.fail(ctx, j, failureOf(err))
}

func failureOf(err error) noticeData {
	switch {
	case errors.Is(err, store.ErrDiskFull):
		return noticeData{Code: "disk_full", Message: "The disk of Somo's computer is full, so the plan could not be written on. What was ready before is kept: free some space, then try again."}
	case errors.Is(err, store.ErrUnavailable), errors.Is(err, store.ErrBusy):
		return noticeData{Code: "unavailable", Message: "Somo could not reach its data, so the plan was not written on. What was ready before is kept. Please try again; if it stays so, check the disk of Somo's computer."}
	}
	return noticeData{Code: "internal", Message: "Something went wrong on our side, so the plan was not written on. What was ready before is kept. Please try again."}
}

// fetch reads the plan of a job that has not run yet. The caller holds the job's lock.
func (q *Queue) fetch(ctx context.Context, j *job) error {
	if j.plan != nil {
		return nil
	}
	kept, err := q.store.Generation(context.WithoutCancel(ctx), j.owner, j.id)
	if err != nil {
		return err
	}
	j.plan = kept.Plan
	return nil
}

// whole is the plan as it stands, with every objective named that the parts written so far have left without practice.
func (j *job) whole() ([]byte, error) {
	if j.kind == KindSection || !slices.ContainsFunc(Sections[:], func(name string) bool { return j.finished[name] }) {
		return j.plan, nil
	}
	content := j.plan
	for _, name := range []string{"test", "outcome"} {
		if j.finished[name] {
			continue
		}
		settled, err := settle(content, name, lesson.Plan{}, languageOf(j.request))
		if err != nil {
			return nil, err
		}
		if lesson.CheckContent(settled) == nil {
			content = settled
		}
	}
	return content, nil
}

const longestLabel = lesson.MaxLLMModel

// label says honestly who wrote a plan: the model, the model with the number of its sections, or built-in.
func (j *job) label(content []byte) string {
	if j.kind == KindSection {
		return modelName(j.model)
	}
	credits := creditOf(content)
	var models []string
	count := map[string]int{}
	for _, name := range Sections {
		by := credits[name]
		if by == "" || by == planner.Name {
			continue
		}
		if count[by]++; count[by] == 1 {
			models = append(models, by)
		}
	}
	var parts []string
	for _, model := range models {
		if count[model] == len(Sections) {
			return model
		}
		parts = append(parts, fmt.Sprintf("%s (%d/%d)", model, count[model], len(Sections)))
	}
	if len(parts) == 0 {
		return planner.Name
	}
	label := strings.Join(parts, ", ")
	if len([]rune(label)) > longestLabel {
		return string([]rune(label)[:longestLabel])
	}
	return label
}

// modelName is a model's name, short enough for a label.
func modelName(name string) string {
	if letters := []rune(name); len(letters) > longestLabel-10 {
		return string(letters[:longestLabel-11]) + "…"
	}
	return name
}
