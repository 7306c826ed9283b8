package web

import (
	"encoding/json"
	"fmt"
	"net/http"

	"somo/app/lesson"
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
	made, err := s.writePlan(r, body, request, store.Generation{Kind: "create"})
	if err != nil {
		return err
	}
	w.Header().Set("X-Llm-Model", planner.Name)
	w.Header().Set("X-Generation-Id", made.id)
	return writeRawJSON(w, http.StatusOK, made.plan)
}

// regenerate writes a plan anew with other words. What the design is asked for with becomes this when it succeeds; its
// class stays as it was where the body does not speak of it.
func (s *Server) regenerate(w http.ResponseWriter, r *http.Request) error {
	var body planBody
	if err := decode(r, &body); err != nil {
		return err
	}
	user, id := s.sessions.user(r), r.PathValue("id")
	before, err := s.store.Prompt(r.Context(), user, id)
	if err != nil {
		return err
	}
	if len(body.Context) == 0 {
		body.Context = json.RawMessage(before.Context)
	}
	request, fields := body.request()
	if len(fields) > 0 {
		return errInvalid(fields)
	}
	made, err := s.writePlan(r, body, request, store.Generation{Kind: "regenerate", DesignID: id})
	if err != nil {
		return err
	}
	after := store.Prompt{Subject: request.Subject, Topic: request.Topic, GradeLevel: request.GradeLevel, Skills: request.Skills,
		AdditionalInfo: request.AdditionalInfo, Context: store.JSON(body.Context)}
	if _, err := s.store.UpdatePrompt(r.Context(), user, id, after, string(lesson.CohortOf(request.GradeLevel))); err != nil {
		return err
	}
	answer, err := withRaw(map[string]string{"llmModel": planner.Name, "generationId": made.id}, "lessonPlan", made.plan)
	if err != nil {
		return err
	}
	return writeRawJSON(w, http.StatusOK, answer)
}

// madePlan is a plan that waits under its generation's id to be saved.
type madePlan struct {
	id   string
	plan []byte
}

// writePlan waits for the teacher's turn, writes a plan and keeps it.
func (s *Server) writePlan(r *http.Request, body planBody, request lesson.Request, generation store.Generation) (madePlan, error) {
	user := s.sessions.user(r)
	leave, err := s.turns.enter(r.Context(), user)
	if err != nil {
		return madePlan{}, err
	}
	defer leave()
	plan, err := s.planner.Plan(request)
	if err != nil {
		return madePlan{}, fmt.Errorf("writing a plan: %w", err)
	}
	content, err := json.Marshal(plan)
	if err != nil {
		return madePlan{}, fmt.Errorf("writing a plan: %w", err)
	}
	prompt, err := body.prompt(request)
	if err != nil {
		return madePlan{}, fmt.Errorf("keeping what was asked for: %w", err)
	}
	generation.Prompt, generation.Plan, generation.LLMModel, generation.Status = prompt, content, planner.Name, "done"
	id, err := s.store.AddGeneration(r.Context(), user, generation)
	if err != nil {
		return madePlan{}, err
	}
	return madePlan{id: id, plan: content}, nil
}
