package web

import (
	"errors"
	"net/http"
	"time"

	"somo/app/models"
	"somo/app/writer"
)

// asModelError turns what writers and models refuse with into an answer; nil for everything else.
func asModelError(err error) *apiError {
	var wrong *models.Invalid
	conflict := func(code, message string) *apiError {
		return &apiError{status: http.StatusConflict, code: code, message: message}
	}
	switch {
	case errors.As(err, &wrong):
		return errInvalid(wrong.Fields)
	case errors.Is(err, writer.ErrTooMany):
		return errTooMany("Three of your plans are waiting already. Please wait until one of them is ready.", 10*time.Second)
	case errors.Is(err, writer.ErrFull):
		return &apiError{status: http.StatusServiceUnavailable, code: "busy", wait: 30 * time.Second,
			message: "Too many plans are waiting for the model. Please try again later, or write without the model."}
	case errors.Is(err, writer.ErrNoModel), errors.Is(err, models.ErrNoModel):
		return conflict("no_model", "There is no model to write with at the moment.")
	case errors.Is(err, writer.ErrBadAsk):
		return errBadRequest("This cannot be asked of a model.")
	case errors.Is(err, models.ErrSetByStart):
		return conflict("set_by_start", "Somo was started with --ollama or --model (OLLAMA_HOST or SOMO_MODEL), which decides this. Start it without them to choose here.")
	case errors.Is(err, models.ErrWorking):
		return conflict("conflict", "Something else is being done with models. Please wait until it is ready, or stop it.")
	case errors.Is(err, models.ErrInstallElsewhere):
		return conflict("conflict", "This server takes its models from its own program. Please add the model there.")
	case errors.Is(err, models.ErrNotHere):
		return conflict("conflict", "The model server is not Ollama on this computer. Please start it where it is.")
	case errors.Is(err, models.ErrNotInstalled):
		return conflict("conflict", "Ollama is not installed on this computer.")
	case errors.Is(err, models.ErrNotStarted):
		return &apiError{status: http.StatusServiceUnavailable, code: "unavailable", wait: 5 * time.Second,
			message: "Ollama was started but does not answer yet. Please look again in a moment."}
	}
	return nil
}
