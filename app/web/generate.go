package web

import (
	"encoding/json"
	"fmt"
	"net/http"

	"somo/app/planner"
	"somo/store"
)

// generatePlan writes a plan and keeps it until it is saved.
func (s *Server) generatePlan(w http.ResponseWriter, r *http.Request) error {
	var body planBody
	if err := decode(r, &body); err != nil {
		return err
	}
	request, fields := body.request()
	if len(fields) > 0 {
		return errInvalid(fields)
	}
	user := s.sessions.user(r)
	leave, err := s.turns.enter(r.Context(), user)
	if err != nil {
		return err
	}
	defer leave()
	plan, err := s.planner.Plan(request)
	if err != nil {
		return fmt.Errorf("writing a plan: %w", err)
	}
	content, err := json.Marshal(plan)
	if err != nil {
		return fmt.Errorf("writing a plan: %w", err)
	}
	prompt, err := body.prompt(request)
	if err != nil {
		return fmt.Errorf("keeping what was asked for: %w", err)
	}
	id, err := s.store.AddGeneration(r.Context(), user, store.Generation{Kind: "create", Prompt: prompt, Plan: content,
		LLMModel: planner.Name, Status: "done"})
	if err != nil {
		return err
	}
	w.Header().Set("X-Llm-Model", planner.Name)
	w.Header().Set("X-Generation-Id", id)
	return writeRawJSON(w, http.StatusOK, content)
}
