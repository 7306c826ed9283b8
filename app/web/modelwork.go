package web

import (
	"encoding/json"
	"net/http"
	"time"

	"somo/app/models"
)

const filesWithin = 10 * time.Second

// pullModel lets the model server fetch a model.
func (s *Server) pullModel(w http.ResponseWriter, r *http.Request) error {
	var body struct {
		Model string `json:"model"`
	}
	if err := decode(r, &body); err != nil {
		return err
	}
	job, err := s.models.Pull(body.Model)
	if err != nil {
		return err
	}
	return tellWork(w, r, job)
}

// importModel gives the model server a model from a file of this computer.
func (s *Server) importModel(w http.ResponseWriter, r *http.Request) error {
	var body struct {
		Path string `json:"path"`
		Name string `json:"name"`
	}
	if err := decode(r, &body); err != nil {
		return err
	}
	job, err := s.models.Import(body.Path, body.Name)
	if err != nil {
		return err
	}
	return tellWork(w, r, job)
}

// tellWork sends how far work with models is until it ends. It goes on when the caller leaves.
func tellWork(w http.ResponseWriter, r *http.Request, job *models.Job) error {
	stream, err := openStream(w)
	if err != nil {
		return err
	}
	var id int64
	follow(r.Context(), stream, job.Watch(r.Context()), func(work models.Work) error {
		id++
		name, value := "progress", any(struct {
			Status    string `json:"status"`
			Completed int64  `json:"completed"`
			Total     int64  `json:"total"`
		}{work.Status, work.Completed, work.Total})
		switch {
		case work.Error != nil:
			name, value = "error", map[string]string{"code": work.Code, "message": *work.Error}
		case !work.Running:
			name, value = "done", map[string]string{"model": work.Model}
		}
		data, err := json.Marshal(value)
		if err != nil {
			return err
		}
		return stream.send(id, name, data)
	})
	return nil
}

// stopModelWork cancels the work that goes on, or clears away how the last ended.
func (s *Server) stopModelWork(w http.ResponseWriter, _ *http.Request) error {
	s.models.Stop()
	return noContent(w)
}

// testModel lets the model write a little. That may take minutes where it has to be loaded first, and goes on when the
// caller leaves.
func (s *Server) testModel(w http.ResponseWriter, r *http.Request) error {
	if running, _ := s.queue.Load(); running > 0 {
		return errConflict("The model is writing a plan. Please test it when that is ready.")
	}
	job, err := s.models.Test()
	if err != nil {
		return err
	}
	measured, work, err := job.Measured(r.Context())
	if err != nil {
		return err
	}
	if err := endWait(w); err != nil {
		return err
	}
	if work.Error != nil {
		return &apiError{status: http.StatusServiceUnavailable, code: "unavailable", message: *work.Error, wait: 5 * time.Second}
	}
	return writeJSON(w, http.StatusOK, measured)
}
