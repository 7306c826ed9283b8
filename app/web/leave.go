package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"somo/store"
)

// exportAccount gives a teacher everything that is hers, in one file.
func (s *Server) exportAccount(w http.ResponseWriter, r *http.Request) error {
	all, err := s.store.Export(r.Context(), s.sessions.user(r))
	if err != nil {
		return err
	}
	now := s.now()
	content, err := json.Marshal(struct {
		Format        string    `json:"format"`
		FormatVersion int       `json:"formatVersion"`
		ExportedAt    time.Time `json:"exportedAt"`
		store.Export
	}{"somo-account", 1, now.UTC(), all})
	if err != nil {
		return fmt.Errorf("writing all of an account: %w", err)
	}
	name := "somo_" + now.Format(time.DateOnly) + ".json"
	return writeFile(w, "application/json; charset=utf-8", attachment(name, name), content)
}

// deleteAccount removes a teacher with all that is hers. Sessions go with the account, so every browser is signed out.
func (s *Server) deleteAccount(w http.ResponseWriter, r *http.Request) error {
	user, err := s.confirmedOwner(r)
	if err != nil {
		return err
	}
	if err := s.store.DeleteUser(r.Context(), user.ID); err != nil {
		return err
	}
	if err := s.sessions.end(w, r); err != nil {
		return err
	}
	return noContent(w)
}
