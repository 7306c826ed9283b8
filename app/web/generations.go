package web

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"somo/app/planner"
	"somo/app/writer"
)

const (
	// jsonWait is how long a plan may take for a caller who is not told how far it is.
	jsonWait = 45 * time.Second
	// cancelWithin is how long it may take to stop what a caller has left.
	cancelWithin = 10 * time.Second
)

// ended is a generation whose plan stands.
type ended struct {
	id    string
	model string
	plan  []byte
	value json.RawMessage // of a section
}

// generate hands in what is asked for and answers with its story, or with its end, which answer writes.
func (s *Server) generate(w http.ResponseWriter, r *http.Request, ask writer.Ask, answer func(http.ResponseWriter, ended) error) error {
	made, err := s.queue.Submit(r.Context(), s.sessions.user(r), ask)
	if err != nil {
		return err
	}
	w.Header().Set("X-Generation-Id", made.ID)
	w.Header().Set("X-Llm-Model", s.modelOf(made))
	if wantsStream(r) {
		return s.tell(w, r, made.ID, 0)
	}
	ended, err := s.await(w, r, made.ID)
	if err != nil {
		return err
	}
	w.Header().Set("X-Llm-Model", ended.model)
	return answer(w, ended)
}

// modelOf is who wrote a plan, or is about to.
func (s *Server) modelOf(generation writer.Generation) string {
	if generation.LLMModel != nil && *generation.LLMModel != "" {
		return *generation.LLMModel
	}
	if generation.Status == writer.Waiting || generation.Status == writer.Running {
		if model := s.models.Writer().Model; model != "" {
			return model
		}
	}
	return planner.Name
}

// tell sends the story of a generation, from after an event on, until it ends. Nothing stops when the caller leaves.
func (s *Server) tell(w http.ResponseWriter, r *http.Request, id string, after int64) error {
	ctx, leave := context.WithCancel(r.Context())
	defer leave()
	events, err := s.queue.Watch(ctx, s.sessions.user(r), id, after)
	if err != nil {
		return err
	}
	stream, err := openStream(w)
	if err != nil {
		return err
	}
	follow(ctx, stream, events, func(event writer.Event) error { return stream.send(event.ID, event.Name, event.Data) })
	return nil
}

// await waits for the end of a generation, for a while; then it ends with what is there. A caller who leaves cancels it.
func (s *Server) await(w http.ResponseWriter, r *http.Request, id string) (ended, error) {
	user := s.sessions.user(r)
	ctx, leave := context.WithCancel(r.Context())
	defer leave()
	events, err := s.queue.Watch(ctx, user, id, 0)
	if err != nil {
		return ended{}, err
	}
	last, isOver := lastEvent(events, s.jsonWait)
	if r.Context().Err() != nil {
		if !isOver {
			s.abandon(r, id)
		}
		return ended{}, r.Context().Err()
	}
	var generation writer.Generation
	switch {
	case last.Name == writer.EventError:
		return ended{}, errFailed(last.Data)
	case isOver:
		generation, err = s.queue.Get(ctx, user, id)
	default:
		generation, err = s.queue.Finish(ctx, user, id)
	}
	if err != nil {
		return ended{}, err
	}
	if err := endWait(w); err != nil {
		return ended{}, err
	}
	end := ended{id: id, model: s.modelOf(generation), plan: generation.LessonPlan}
	if last.Name == writer.EventDone {
		end.value, err = valueOf(last.Data)
	}
	return end, err
}

// lastEvent reads a story to its end, for a while; isOver says that it got there.
func lastEvent(events <-chan writer.Event, wait time.Duration) (last writer.Event, isOver bool) {
	enough := time.NewTimer(wait)
	defer enough.Stop()
	for {
		select {
		case event, more := <-events:
			if !more {
				return last, last.Name == writer.EventDone || last.Name == writer.EventError
			}
			last = event
		case <-enough.C:
			return last, false
		}
	}
}

// valueOf is the section that a story ended with, nothing where it was about a whole plan.
func valueOf(done json.RawMessage) (json.RawMessage, error) {
	var told struct {
		Value json.RawMessage `json:"value"`
	}
	if err := json.Unmarshal(done, &told); err != nil {
		return nil, fmt.Errorf("reading how a plan ended: %w", err)
	}
	return told.Value, nil
}

// errFailed makes an answer of the event that ended a story without a plan.
func errFailed(event json.RawMessage) error {
	var told struct{ Code, Message string }
	if err := json.Unmarshal(event, &told); err != nil {
		return fmt.Errorf("reading why a plan failed: %w", err)
	}
	failed := &apiError{status: http.StatusServiceUnavailable, code: "unavailable", message: told.Message, wait: 5 * time.Second}
	switch told.Code {
	case "gone":
		return errNotFound()
	case writer.Cancelled:
		return errConflict(told.Message)
	case "disk_full":
		failed.status, failed.code, failed.wait = http.StatusInsufficientStorage, told.Code, 0
	case "internal":
		failed.status, failed.code, failed.wait = http.StatusInternalServerError, told.Code, 0
	}
	return failed
}

// abandon cancels what nobody waits for any more.
func (s *Server) abandon(r *http.Request, id string) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(r.Context()), cancelWithin)
	defer cancel()
	if err := s.queue.Cancel(ctx, s.sessions.user(r), id); err != nil {
		s.log.WarnContext(ctx, "a plan that nobody waits for was not cancelled", "error", err)
	}
}

func (s *Server) listGenerations(w http.ResponseWriter, r *http.Request) error {
	list, err := s.queue.List(r.Context(), s.sessions.user(r))
	if err != nil {
		return err
	}
	if list == nil {
		list = []writer.Generation{}
	}
	return writeJSON(w, http.StatusOK, list)
}

// showGeneration answers with a generation and its plan, or with its story.
func (s *Server) showGeneration(w http.ResponseWriter, r *http.Request) error {
	generation, err := s.queue.Get(r.Context(), s.sessions.user(r), r.PathValue("id"))
	if err != nil {
		return err
	}
	if wantsStream(r) {
		w.Header().Set("X-Generation-Id", generation.ID)
		w.Header().Set("X-Llm-Model", s.modelOf(generation))
		return s.tell(w, r, generation.ID, lastEventID(r))
	}
	plan := generation.LessonPlan
	generation.LessonPlan = nil
	answer, err := withRaw(generation, "lessonPlan", plan)
	if err != nil {
		return err
	}
	return writeRawJSON(w, http.StatusOK, answer)
}

// cancelGeneration stops one that runs and forgets any other.
func (s *Server) cancelGeneration(w http.ResponseWriter, r *http.Request) error {
	if err := s.queue.Cancel(r.Context(), s.sessions.user(r), r.PathValue("id")); err != nil {
		return err
	}
	return noContent(w)
}
