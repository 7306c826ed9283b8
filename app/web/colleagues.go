package web

import (
	"net/http"
	"time"
)

// colleague is what the person at this computer sees of an account.
type colleague struct {
	ID        string    `json:"id"`
	Email     string    `json:"email"`
	FirstName string    `json:"firstName"`
	LastName  string    `json:"lastName"`
	CreatedAt time.Time `json:"createdAt"`
}

// listUsers tells who has an account, the oldest first.
func (s *Server) listUsers(w http.ResponseWriter, r *http.Request) error {
	users, err := s.store.Users(r.Context())
	if err != nil {
		return err
	}
	colleagues := make([]colleague, len(users))
	for i, user := range users {
		colleagues[i] = colleague{user.ID, user.Email, user.FirstName, user.LastName, user.CreatedAt}
	}
	return writeJSON(w, http.StatusOK, colleagues)
}

// giveRecoveryCode makes a new recovery code for a colleague who forgot the password and has lost the code too. It is shown
// this once, and the password stays until the colleague uses it.
func (s *Server) giveRecoveryCode(w http.ResponseWriter, r *http.Request) error {
	code, hash := NewRecoveryCode()
	if err := s.store.ReplaceRecovery(r.Context(), r.PathValue("id"), hash); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, map[string]string{"recoveryCode": code})
}
