package web

import "net/http"

func (s *Server) health(w http.ResponseWriter, r *http.Request) error {
	if err := s.store.Healthy(r.Context()); err != nil {
		return errUnavailable(err)
	}
	return writeJSON(w, http.StatusOK, map[string]string{"status": "ok", "version": s.version})
}
