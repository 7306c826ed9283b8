package writer

import "time"

type progressData struct {
	Section         string  `json:"section"`
	Index           int     `json:"index"` // from 1
	Of              int     `json:"of"`
	Try             int     `json:"try"` // from 1
	ElapsedMs       int64   `json:"elapsedMs"`
	EstimateMs      int64   `json:"estimateMs,omitempty"`
	TokensPerSecond float64 `json:"tokensPerSecond,omitempty"`
}

type queuedData struct {
	GenerationID string `json:"generationId"`
	Position     int    `json:"position"`
	EstimateMs   int64  `json:"estimateMs,omitempty"`
}

// startTry tells that a section's text begins, or begins anew.
func (q *Queue) startTry(j *job, section string, try int) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.over {
		return
	}
	if try == 0 {
		j.current = q.now()
	}
	data := progressData{Section: section, Index: 1, Of: len(j.sections()), Try: try + 1, ElapsedMs: q.now().Sub(j.began).Milliseconds(),
		EstimateMs: q.left(j).Milliseconds()}
	for i, name := range j.sections() {
		if name == section {
			data.Index = i + 1
		}
	}
	if speed, ok := q.pace.speed(); ok && speed.Model == j.model {
		data.TokensPerSecond = float64(int(speed.TokensPerSecond*10)) / 10
	}
	j.show(EventProgress, data)
}

// left estimates how long a running job takes to its end; 0 where nobody knows. The caller holds the job's lock.
func (q *Queue) left(j *job) time.Duration {
	sections := 0
	for _, name := range j.sections() {
		if !j.finished[name] {
			sections++
		}
	}
	left := q.pace.sections(j.model, float64(sections))
	if left > 0 && !j.current.IsZero() {
		// What has been written of the section under way is not to be written again; a slow one is not overdue for ever.
		left -= min(q.now().Sub(j.current), q.pace.sections(j.model, 0.9))
	}
	return left
}

// places are those who wait, in their order, and the estimate for each until she is done.
func (q *Queue) places() (order []*job, estimates []time.Duration, count int) {
	model := q.settings().Model
	q.mu.Lock()
	order, running := q.turns.list(), q.running
	q.counted++
	count = q.counted
	q.mu.Unlock()
	total := time.Duration(0)
	if running != nil {
		running.mu.Lock()
		if !running.over && running.status == Running {
			total = q.left(running)
		}
		running.mu.Unlock()
	}
	for _, j := range order {
		if own := q.pace.sections(model, float64(len(j.sections()))); own > 0 {
			total += own
		}
		estimates = append(estimates, total)
	}
	return order, estimates, count
}

// tellPlaces tells those who wait where they stand, where that has changed.
func (q *Queue) tellPlaces() {
	order, estimates, count := q.places()
	for i, j := range order {
		j.mu.Lock()
		if !j.over && j.status == Waiting && count > j.placed {
			if j.placed = count; j.position != i+1 {
				j.position = i + 1
				j.show(EventQueued, queuedData{j.id, i + 1, estimates[i].Milliseconds()})
			}
		}
		j.mu.Unlock()
	}
}
