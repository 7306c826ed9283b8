package writer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"somo/app/lesson"
	"somo/app/planner"
	"somo/store"
)

const probeIn = 2 * time.Second

// work writes what is asked for, one after the other, until ctx ends.
func (q *Queue) work(ctx context.Context) {
	for {
		j := q.take()
		if j == nil {
			select {
			case <-q.wake:
				continue
			case <-ctx.Done():
				return
			}
		}
		q.tellPlaces()
		q.do(ctx, j)
		if ctx.Err() != nil {
			return // it goes on after the next start
		}
		q.leave(j)
	}
}

// do runs one job to its end.
func (q *Queue) do(ctx context.Context, j *job) {
	ctx, cut := context.WithCancel(ctx)
	defer cut()
	j.mu.Lock()
	j.cut = cut
	j.mu.Unlock()
	settings := q.settings()
	if why := q.reason(ctx, settings); why != nil {
		q.end(ctx, j, why)
		return
	}
	r, err := q.begin(ctx, j, settings)
	if err != nil {
		j.mu.Lock()
		defer j.mu.Unlock()
		q.broken(ctx, j, err)
		return
	}
	if r == nil { // it was ended meanwhile
		return
	}
	wrote, why := r.writeAll(ctx)
	if ctx.Err() == nil {
		q.breaker.note(serverName(settings), why != nil && why.server && !wrote)
	}
	q.end(ctx, j, why)
}

// first is the plan that the job began with, from which its questions are made: the same after a restart.
func (j *job) first() []byte {
	events, _, _ := j.feed.after(0)
	for _, event := range events {
		var data struct {
			LessonPlan json.RawMessage `json:"lessonPlan"`
		}
		if event.Name == EventDraft && json.Unmarshal(event.Data, &data) == nil {
			return data.LessonPlan
		}
	}
	return j.plan
}

func serverName(s Settings) string { return s.Server.Address() + " " + s.Model }

// reason says why the model is not to be asked now; nil where it is.
func (q *Queue) reason(ctx context.Context, settings Settings) *halt {
	if !settings.there() {
		return haltNoModel()
	}
	open, probe := q.breaker.open(serverName(settings))
	if !open && probe {
		open = q.absent(ctx, settings)
	}
	if open {
		return haltPaused()
	}
	return nil
}

// absent asks a server that has failed whether it is there again.
func (q *Queue) absent(ctx context.Context, settings Settings) bool {
	ctx, cancel := context.WithTimeout(ctx, probeIn)
	defer cancel()
	if _, err := settings.Server.Version(ctx); err != nil {
		q.breaker.note(serverName(settings), true)
		return true
	}
	return false
}

// begin marks a job as running and prepares what its questions have in common. nil where it has ended.
func (q *Queue) begin(ctx context.Context, j *job, settings Settings) (*run, error) {
	loaded, err := settings.Server.Loaded(ctx, settings.Model)
	if err != nil {
		q.log.Debug("nobody knows whether the model is loaded", "error", err)
	}
	digest, err := q.planner.Digest(j.request)
	if err != nil {
		return nil, fmt.Errorf("reading what is known of a topic: %w", err)
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.over {
		return nil, nil
	}
	if err := q.fetch(ctx, j); err != nil {
		return nil, err
	}
	plan, err := lesson.ParsePlan(j.first())
	if err != nil {
		return nil, err
	}
	change := store.GenerationChange{Status: Running, LLMModel: modelName(settings.Model)}
	var started []told
	if !j.started {
		started = []told{{name: EventStarted, data: map[string]any{"generationId": j.id, "llmModel": settings.Model, "sections": j.sections()}}}
	}
	if err := q.keep(ctx, j, change, started...); err != nil {
		return nil, err
	}
	j.status, j.position, j.started, j.model, j.began = Running, 0, true, settings.Model, q.now()
	request := planner.Plain(j.request)
	return &run{q: q, j: j, settings: settings, brief: newBrief(request, plan, digest), asked: askedText(j, digest), loaded: loaded}, nil
}

// writeAll writes the sections that are not finished. wrote says that one was accepted.
func (r *run) writeAll(ctx context.Context) (wrote bool, why *halt) {
	if r.j.kind == KindSection {
		return r.writeOne(ctx)
	}
	silent, unfit := 0, 0
	for _, name := range Sections {
		if name == Sections[1] {
			if err := r.settleCore(); err != nil {
				return wrote, r.lost(ctx, err)
			}
		}
		plan, done := r.j.state(name)
		if done {
			continue
		}
		s, _ := sectionNamed(name)
		got := r.write(ctx, s, "", plan)
		switch {
		case ctx.Err() != nil:
			return wrote, nil
		case got.halt != nil:
			return wrote, got.halt
		case got.why == nil:
			silent, unfit, wrote = 0, 0, true
		case got.dry:
			silent++
		default:
			silent = 0
		}
		if got.why != nil {
			unfit++
		}
		if err := r.accept(ctx, s, got); err != nil {
			return wrote, r.lost(ctx, err)
		}
		switch {
		case silent >= mostDry:
			return wrote, haltServer(r.settings)
		case unfit >= mostUnfit:
			return wrote, haltUnfit(r.settings)
		}
	}
	return wrote, nil
}

// settleCore puts the core as it is into what all further questions begin with.
func (r *run) settleCore() error {
	content, _ := r.j.state("core")
	plan, err := lesson.ParsePlan(content)
	if err != nil {
		return err
	}
	r.brief = r.brief.withCore(plan)
	return nil
}

// lost ends the job where it could not be kept.
func (r *run) lost(ctx context.Context, err error) *halt {
	r.j.mu.Lock()
	defer r.j.mu.Unlock()
	if !r.j.over {
		r.q.broken(ctx, r.j, err)
	}
	return nil
}

// state is the plan, and whether a section of it is finished.
func (j *job) state(section string) (plan []byte, finished bool) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.plan, j.finished[section]
}

// accept keeps a section: the model's, or the built-in one with the reason.
func (r *run) accept(ctx context.Context, s section, got result) error {
	j := r.j
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.over {
		return nil
	}
	plan, value := got.plan, got.value
	var events []told
	if got.why != nil {
		var err error
		if plan, err = settle(j.plan, s.name, lesson.Plan{}, r.brief.speaks); err != nil {
			return err
		}
		if s.name != "test" && s.name != "outcome" || lesson.CheckContent(plan) != nil {
			plan = j.plan
		}
		if value, err = sectionValue(plan, s.name); err != nil {
			return err
		}
		events = append(events, told{name: EventNotice, data: fallback(s.name, got.why)})
	}
	events = append(events, told{name: EventSection, data: sectionData{s.name, value}})
	label := j.label(plan)
	if label == planner.Name {
		label = ""
	}
	if err := r.q.keep(ctx, j, store.GenerationChange{Plan: plan, LLMModel: label}, events...); err != nil {
		return err
	}
	j.plan = plan
	j.finished[s.name] = true
	return nil
}

// complete tells that every section is finished. The caller holds the job's lock.
func (j *job) complete() bool {
	return !slices.ContainsFunc(j.sections(), func(name string) bool { return !j.finished[name] })
}

type sectionData struct {
	Name  string `json:"name"`
	Value any    `json:"value"`
}

// end finishes a job, with the reason why the model did not write all of it.
func (q *Queue) end(ctx context.Context, j *job, why *halt) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.over || errors.Is(ctx.Err(), context.Canceled) {
		return
	}
	if j.kind == KindSection && !j.finished[j.section] {
		if why == nil {
			why = haltServer(q.settings())
		}
		q.fail(ctx, j, why.notice())
		return
	}
	var notices []noticeData
	if why != nil && !j.complete() {
		notices = append(notices, why.notice())
	}
	if err := q.finish(ctx, j, Done, notices...); err != nil {
		q.broken(ctx, j, err)
	}
}
