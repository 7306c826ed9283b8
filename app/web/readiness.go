package web

import (
	"net/http"

	"somo/app/lesson"
)

// readinessReply is what a head teacher would say of a plan.
type readinessReply struct {
	Findings []lesson.Finding `json:"findings"`
	Checks   []lesson.Check   `json:"checks"`
}

// showReadiness checks the newest plan of a design. Where there is no plan yet there is nothing to check.
func (s *Server) showReadiness(w http.ResponseWriter, r *http.Request) error {
	design, err := s.store.Design(r.Context(), s.sessions.user(r), r.PathValue("id"))
	if err != nil {
		return err
	}
	reply := readinessReply{Findings: []lesson.Finding{}, Checks: []lesson.Check{}}
	if design.Version == nil {
		return writeJSON(w, http.StatusOK, reply)
	}
	plan, err := lesson.ParsePlan(design.ContentJSON)
	if err != nil {
		return err
	}
	ask, err := s.askAgain(r, design.ID)
	if err != nil {
		return err
	}
	reply.Findings, reply.Checks = lesson.Review(plan, ask.Request)
	return writeJSON(w, http.StatusOK, reply)
}
