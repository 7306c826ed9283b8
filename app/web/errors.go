package web

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strconv"
	"time"

	"somo/app/lesson"
	"somo/store"
)

// apiError is a refusal as the caller gets it. Its message says what to do next.
type apiError struct {
	status  int
	code    string
	message string
	fields  map[string]string
	wait    time.Duration // for Retry-After
}

func (e *apiError) Error() string { return e.code + ": " + e.message }

func errBadRequest(message string) *apiError {
	return &apiError{status: http.StatusBadRequest, code: "bad_request", message: message}
}

func errUnauthorized() *apiError {
	return &apiError{status: http.StatusUnauthorized, code: "unauthorized", message: "Unauthorized"}
}

func errBadCredentials(message string) *apiError {
	return &apiError{status: http.StatusUnauthorized, code: "bad_credentials", message: message}
}

func errInviteRequired() *apiError {
	return &apiError{status: http.StatusForbidden, code: "invite_required",
		message: "To create an account here you need this school's invite code. Ask a colleague who uses Somo for it."}
}

func errInvalid(fields map[string]string) *apiError {
	return &apiError{status: http.StatusUnprocessableEntity, code: "invalid",
		message: "Please check the marked fields.", fields: fields}
}

func errConflict(message string) *apiError {
	return &apiError{status: http.StatusConflict, code: "conflict", message: message}
}

func errTooMany(message string, wait time.Duration) *apiError {
	return &apiError{status: http.StatusTooManyRequests, code: "too_many_requests", message: message, wait: wait}
}

func errBusy() *apiError {
	return &apiError{status: http.StatusServiceUnavailable, code: "busy", wait: 2 * time.Second,
		message: "Somo is busy right now. Please try again in a moment."}
}

func errLocalOnly() *apiError {
	return &apiError{status: http.StatusForbidden, code: "local_only",
		message: "This can only be done on the computer that Somo runs on. Please open Somo there."}
}

func errNoProposal() *apiError {
	return &apiError{status: http.StatusServiceUnavailable, code: "unavailable", wait: 5 * time.Second,
		message: "The model did not finish this part. Nothing was changed; please try again."}
}

// errUnavailable hides the cause from the caller and keeps it for the log.
func errUnavailable(cause error) error {
	return fmt.Errorf("%w: %w", store.ErrUnavailable, cause)
}

func errTooLarge() *apiError {
	return &apiError{status: http.StatusRequestEntityTooLarge, code: "too_large",
		message: "This is too large to be saved. Please shorten it."}
}

func errNotFound() *apiError {
	return &apiError{status: http.StatusNotFound, code: "not_found", message: "There is no such thing here, or it is gone."}
}

// asAPIError is the one place that turns an error into an answer.
func asAPIError(err error) *apiError {
	var known *apiError
	var tooLong *http.MaxBytesError
	if answer := asModelError(err); answer != nil {
		return answer
	}
	switch {
	case errors.As(err, &known):
		return known
	case errors.As(err, &tooLong), errors.Is(err, lesson.ErrContentTooLarge):
		return errTooLarge()
	case errors.Is(err, store.ErrUnavailable), errors.Is(err, store.ErrDamaged): // a disk that fails to read may look like damage
		return &apiError{status: http.StatusServiceUnavailable, code: "unavailable", wait: 5 * time.Second,
			message: "Somo cannot reach its data at the moment. Please try again; if it stays so, check the disk of Somo's computer."}
	case errors.Is(err, store.ErrNotFound):
		return errNotFound()
	case errors.Is(err, store.ErrBadCursor):
		return errBadRequest("This page of the list cannot be found. Please start from the first.")
	case errors.Is(err, store.ErrEmailTaken):
		return &apiError{status: http.StatusConflict, code: "email_taken",
			message: "There is an account with this email already. Please sign in instead."}
	case errors.Is(err, store.ErrVersionExists):
		return &apiError{status: http.StatusConflict, code: "version_exists",
			message: "This plan was changed in another window. Please open it again and repeat your change."}
	case errors.Is(err, store.ErrConflict):
		return errConflict("This was changed in the meantime. Please load it again.")
	case errors.Is(err, store.ErrDiskFull):
		return &apiError{status: http.StatusInsufficientStorage, code: "disk_full",
			message: "The disk of Somo's computer is full. Nothing was changed; free some space and try again."}
	case errors.Is(err, store.ErrBusy), errors.Is(err, context.DeadlineExceeded):
		return errBusy()
	}
	return &apiError{status: http.StatusInternalServerError, code: "internal",
		message: "Something went wrong on our side. Please try again."}
}

// fail answers with an error and logs what is not the caller's doing.
func (g guards) fail(w http.ResponseWriter, r *http.Request, err error) {
	if errors.Is(err, context.Canceled) && r.Context().Err() != nil {
		return // the caller is gone: there is nobody to answer, and nothing went wrong
	}
	answer := asAPIError(err)
	if answer.status >= http.StatusInternalServerError {
		g.log.LogAttrs(r.Context(), slog.LevelError, "request failed",
			slog.String("method", r.Method), slog.String("route", infoOf(r).route), slog.Any("error", err))
	}
	if answer.wait > 0 {
		seconds := (answer.wait + time.Second - 1) / time.Second
		w.Header().Set("Retry-After", strconv.FormatInt(int64(seconds), 10))
	}
	body := map[string]any{"message": answer.message, "code": answer.code}
	if len(answer.fields) > 0 {
		body["fields"] = answer.fields
	}
	if err := writeJSON(w, answer.status, body); err != nil {
		g.log.Debug("the answer did not reach the caller", "error", err)
	}
}
