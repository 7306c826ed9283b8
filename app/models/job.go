package models

import (
	"context"
	"errors"
	"sync"

	"somo/llm"
)

// Kinds of work.
const (
	workPull   = "pull"
	workImport = "import"
	workTest   = "test"
)

// Work is what is being done with models, or how the last of it ended.
type Work struct {
	Kind      string  `json:"kind"` // pull, import or test
	Model     string  `json:"model"`
	Status    string  `json:"status"` // in the server's words; at the end done or failed
	Completed int64   `json:"completed"`
	Total     int64   `json:"total"` // 0 while nobody knows
	Running   bool    `json:"running"`
	Code      string  `json:"code,omitempty"` // of the error
	Error     *string `json:"error"`          // why it failed, for a teacher
}

// ErrWorking says that other work has to end first.
var ErrWorking = errors.New("something else is being done with models")

// Job is work that goes on in the background. It may be watched by several goroutines at once.
type Job struct {
	cancel context.CancelFunc

	mu       sync.Mutex
	work     Work
	measured Measured
	changed  chan struct{} // closed at every change, and then another one
}

// Work is how it stands.
func (j *Job) Work() Work {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.work
}

// Watch gives how it stands, now and after each change, and is closed when it has ended or ctx ends. Who reads slowly
// misses what lies between.
func (j *Job) Watch(ctx context.Context) <-chan Work {
	stages := make(chan Work)
	go func() {
		defer close(stages)
		for {
			j.mu.Lock()
			work, changed := j.work, j.changed
			j.mu.Unlock()
			select {
			case stages <- work:
			case <-ctx.Done():
				return
			}
			if !work.Running {
				return
			}
			select {
			case <-changed:
			case <-ctx.Done():
				return
			}
		}
	}()
	return stages
}

func (j *Job) change(how func(*Work)) {
	j.mu.Lock()
	defer j.mu.Unlock()
	before := j.work
	how(&j.work)
	if j.work != before {
		close(j.changed)
		j.changed = make(chan struct{})
	}
}

// steps are how many changes of a known total are worth telling.
const steps = 200

// progress tells a new stage at once, and more of the same in steps. That all went well is told by the end.
func (j *Job) progress(progress llm.Progress) {
	if progress.Status == "success" {
		return
	}
	j.change(func(work *Work) {
		if work.Status == progress.Status && work.Total == progress.Total && progress.Completed != progress.Total &&
			progress.Completed-work.Completed < progress.Total/steps && progress.Completed >= work.Completed {
			return
		}
		work.Status, work.Completed, work.Total = progress.Status, progress.Completed, progress.Total
	})
}

func (j *Job) end(err error) {
	j.change(func(work *Work) {
		work.Running, work.Status = false, "done"
		if err != nil {
			sentence := Explain(err)
			work.Status, work.Code, work.Error = "failed", string(llm.KindOf(err)), &sentence
		} else if work.Total > 0 {
			work.Completed = work.Total
		}
	})
}

// begin starts work in the background, or joins the same work where it is under way. ErrWorking.
func (k *Keeper) begin(kind, model string, do func(context.Context, *Job) error) (*Job, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.job != nil {
		if now := k.job.Work(); now.Running && now.Kind == kind && now.Model == model {
			return k.job, nil
		} else if now.Running {
			return nil, ErrWorking
		}
	}
	if k.ctx.Err() != nil {
		return nil, ErrWorking
	}
	ctx, cancel := context.WithCancel(k.ctx)
	job := &Job{cancel: cancel, changed: make(chan struct{}), work: Work{Kind: kind, Model: model, Status: "starting", Running: true}}
	k.job = job
	k.working.Go(func() {
		defer cancel()
		err := do(ctx, job)
		if err != nil && ctx.Err() == nil {
			k.config.Log.Warn("work with models failed", "kind", kind, "model", model, "error", err)
		}
		job.end(err)
	})
	return job, nil
}

// Stop cancels the work that goes on, or forgets how the last ended.
func (k *Keeper) Stop() {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.job != nil {
		k.job.cancel()
		k.job = nil
	}
}
