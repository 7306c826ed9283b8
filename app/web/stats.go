package web

import "net/http"

func (s *Server) stats(w http.ResponseWriter, r *http.Request) error {
	stats, err := s.store.Stats(r.Context(), s.sessions.user(r), s.now())
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, stats)
}
