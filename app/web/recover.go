package web

import (
	"crypto/subtle"
	"errors"
	"net/http"
	"strings"

	"somo/store"
)

const wrongCode = "Email or recovery code is incorrect."

type recovery struct {
	Email        string `json:"email"`
	RecoveryCode string `json:"recoveryCode"`
	NewPassword  string `json:"newPassword"`
}

func (b recovery) check() map[string]string {
	fields := map[string]string{}
	if strings.TrimSpace(b.Email) == "" {
		fields["email"] = "Please enter your email address."
	}
	if strings.TrimSpace(b.RecoveryCode) == "" {
		fields["recoveryCode"] = "Please enter the recovery code that you were given when you created the account."
	}
	if problem := passwordProblem(b.NewPassword, b.Email, localPart(b.Email)); problem != "" {
		fields["newPassword"] = problem
	}
	return fields
}

// recoverAccount sets a new password with the code on paper, which is used up by it.
func (s *Server) recoverAccount(w http.ResponseWriter, r *http.Request) error {
	var body recovery
	if err := decode(r, &body); err != nil {
		return err
	}
	if fields := body.check(); len(fields) > 0 {
		return errInvalid(fields)
	}
	key := foldEmail(body.Email)
	if wait := max(s.signInAddresses.take(addressOf(r)), s.recoveryAccounts.take(key)); wait > 0 {
		return errTooMany("These were too many attempts. Please wait a moment and try again.", wait)
	}
	user, code, err := s.useRecoveryCode(r, body)
	if err != nil {
		var refused *apiError
		if errors.As(err, &refused) && refused.status == http.StatusUnauthorized {
			s.recoveryAccounts.fail(key, slowAfterFailures, slowAttempts)
		}
		return err
	}
	s.recoveryAccounts.forget(key)
	if err := s.sessions.begin(w, r, user.ID, false); err != nil {
		return err
	}
	s.devices.remember(w, r, key)
	answer := accountOf(user)
	answer.RecoveryCode = code
	return writeJSON(w, http.StatusOK, answer)
}

// useRecoveryCode changes the password and gives the next code.
func (s *Server) useRecoveryCode(r *http.Request, body recovery) (store.User, string, error) {
	refuse := func(err error) (store.User, string, error) { return store.User{}, "", err }
	user, err := s.store.UserByEmail(r.Context(), body.Email)
	if errors.Is(err, store.ErrNotFound) {
		return refuse(errBadCredentials(wrongCode))
	}
	if err != nil {
		return refuse(err)
	}
	given := recoveryHash(body.RecoveryCode)
	if subtle.ConstantTimeCompare(given, user.RecoveryHash) != 1 {
		return refuse(errBadCredentials(wrongCode))
	}
	if problem := passwordProblem(body.NewPassword, user.FirstName, user.LastName, user.School); problem != "" {
		return refuse(errInvalid(map[string]string{"newPassword": problem}))
	}
	hash, err := s.hasher.hash(r.Context(), body.NewPassword)
	if err != nil {
		return refuse(err)
	}
	code, codeHash := NewRecoveryCode()
	err = s.store.Recover(r.Context(), user.ID, given, hash, codeHash)
	if errors.Is(err, store.ErrConflict) { // somebody else used it a moment ago
		return refuse(errBadCredentials(wrongCode))
	}
	if err != nil {
		return refuse(err)
	}
	return user, code, nil
}
