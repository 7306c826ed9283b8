package web

import (
	"crypto/subtle"
	"errors"
	"net/http"

	"somo/store"
)

// proof is what shows that it is the account's owner who sits at the browser: the password, or where the account has
// none, its email, typed.
type proof struct {
	Password string `json:"password"`
	Email    string `json:"email"`
}

// confirm refuses a wrong proof. Guesses are counted, because an open browser may be in anybody's hands.
func (s *Server) confirm(r *http.Request, user store.User, given proof) error {
	if user.PasswordHash == "" {
		typed := foldEmail(given.Email + given.Password)
		if subtle.ConstantTimeCompare([]byte(typed), []byte(foldEmail(user.Email))) != 1 {
			return errInvalid(map[string]string{"email": "This is not the email of this account. Please type it as it stands on your profile."})
		}
		return nil
	}
	return s.confirmPassword(r, user, "password", given.Password)
}

func (s *Server) confirmPassword(r *http.Request, user store.User, field, password string) error {
	key := "owner:" + user.ID
	if wait := s.signInAccounts.take(key); wait > 0 {
		return errTooMany("These were too many attempts. Please wait a moment and try again.", wait)
	}
	right, _, err := s.hasher.verify(r.Context(), password, user.PasswordHash)
	if err != nil {
		return err
	}
	if !right {
		s.signInAccounts.fail(key, slowAfterFailures, slowAttempts)
		return errInvalid(map[string]string{field: "This is not your password. Please type the one you sign in with."})
	}
	s.signInAccounts.forget(key)
	return nil
}

// changePassword sets another password and ends the account's other sessions. This one goes on under a new token.
func (s *Server) changePassword(w http.ResponseWriter, r *http.Request) error {
	var body struct {
		CurrentPassword string `json:"currentPassword"`
		NewPassword     string `json:"newPassword"`
	}
	if err := decode(r, &body); err != nil {
		return err
	}
	user, err := s.store.User(r.Context(), s.sessions.user(r))
	if err != nil {
		return err
	}
	if problem := passwordProblem(body.NewPassword, user.Email, localPart(user.Email), user.FirstName, user.LastName, user.School); problem != "" {
		return errInvalid(map[string]string{"newPassword": problem})
	}
	if user.PasswordHash != "" {
		if err := s.confirmPassword(r, user, "currentPassword", body.CurrentPassword); err != nil {
			return err
		}
	} else if len(user.RecoveryHash) == 0 {
		return errConflict("Please make a recovery code first: it is the way back in for somebody who forgets a password.")
	}
	hash, err := s.hasher.hash(r.Context(), body.NewPassword)
	if err != nil {
		return err
	}
	remembered := s.sessions.remembered(r)
	err = s.store.ChangePassword(r.Context(), user.ID, user.PasswordHash, hash, "")
	if errors.Is(err, store.ErrConflict) { // somebody else changed it a moment ago
		return errInvalid(map[string]string{"currentPassword": "Your password was changed a moment ago. Please type the new one."})
	}
	if err != nil {
		return err
	}
	if err := s.sessions.begin(w, r, user.ID, remembered); err != nil {
		return err
	}
	return noContent(w)
}

// replaceRecoveryCode makes another code, shown this once.
func (s *Server) replaceRecoveryCode(w http.ResponseWriter, r *http.Request) error {
	user, err := s.confirmedOwner(r)
	if err != nil {
		return err
	}
	code, hash := NewRecoveryCode()
	if err := s.store.ReplaceRecovery(r.Context(), user.ID, hash); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, map[string]string{"recoveryCode": code})
}

// confirmedOwner reads a body that is a proof, and the account that it is right for.
func (s *Server) confirmedOwner(r *http.Request) (store.User, error) {
	var given proof
	if err := decode(r, &given); err != nil {
		return store.User{}, err
	}
	user, err := s.store.User(r.Context(), s.sessions.user(r))
	if err != nil {
		return store.User{}, err
	}
	return user, s.confirm(r, user, given)
}
