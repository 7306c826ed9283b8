package web

import (
	"context"
	"net/http"

	"somo/app/models"
)

// modelState is which model writes plans, how busy it is, and whether the caller may change that.
type modelState struct {
	models.State
	Queue     queueState  `json:"queue"`
	Speed     *modelSpeed `json:"speed"` // null where nothing was measured
	CanManage bool        `json:"canManage"`
}

type queueState struct {
	Running int `json:"running"`
	Waiting int `json:"waiting"`
}

type modelSpeed struct {
	Model          string  `json:"model"`
	WordsPerSecond float64 `json:"wordsPerSecond"`
}

func (s *Server) modelState(r *http.Request, known models.State) modelState {
	state := modelState{State: known, CanManage: fromThisComputer(r)}
	state.Queue.Running, state.Queue.Waiting = s.queue.Load()
	speed, ok := s.queue.Speed()
	if !ok || known.Model == nil || speed.Model != *known.Model {
		speed, ok = s.models.Speed()
	}
	if ok {
		state.Speed = &modelSpeed{speed.Model, speed.WordsPerSecond}
	}
	return state
}

func (s *Server) showModels(w http.ResponseWriter, r *http.Request) error {
	return writeJSON(w, http.StatusOK, s.modelState(r, s.models.State(r.Context())))
}

func (s *Server) changeModels(w http.ResponseWriter, r *http.Request) error {
	var change models.Change
	if err := decode(r, &change); err != nil {
		return err
	}
	if err := s.models.Change(r.Context(), change); err != nil {
		return err
	}
	return s.showModels(w, r)
}

// startModelServer answers when the server does.
func (s *Server) startModelServer(w http.ResponseWriter, r *http.Request) error {
	if err := s.models.StartServer(r.Context()); err != nil {
		return err
	}
	return s.showModels(w, r)
}

// listModelFiles looks on sticks, which may be slow, and answers with what it has when the time is up.
func (s *Server) listModelFiles(w http.ResponseWriter, r *http.Request) error {
	ctx, enough := context.WithTimeout(r.Context(), filesWithin)
	defer enough()
	return writeJSON(w, http.StatusOK, s.models.Files(ctx))
}

// preloadModel is asked when a teacher begins to say what she wants, so that the model is there when she has.
func (s *Server) preloadModel(w http.ResponseWriter, _ *http.Request) error {
	if running, _ := s.queue.Load(); running == 0 {
		s.models.Preload()
	}
	return noContent(w)
}
