package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

const (
	// writeStep is how much must reach the caller before writeStepTime is up: a slow phone is served, a dead one is not.
	writeStep     = 32 << 10
	writeStepTime = 60 * time.Second
)

// writeJSON answers with a value. It is made whole before anything is sent, so that a failure can still be told.
func writeJSON(w http.ResponseWriter, status int, value any) error {
	body, err := json.Marshal(value)
	if err != nil {
		return fmt.Errorf("writing an answer: %w", err)
	}
	return writeRawJSON(w, status, body)
}

func writeRawJSON(w http.ResponseWriter, status int, body []byte) error {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	return writeBytes(w, status, body)
}

// withContent adds a stored plan to the JSON of an object.
func withContent(object any, content []byte) ([]byte, error) {
	return withRaw(object, "contentJson", content)
}

// withRaw adds stored JSON to the JSON of an object, byte for byte: it is not read again only to be sent.
func withRaw(object any, name string, stored []byte) ([]byte, error) {
	body, err := json.Marshal(object)
	if err != nil {
		return nil, fmt.Errorf("writing an answer: %w", err)
	}
	if stored == nil {
		stored = []byte("null")
	}
	body = append(body[:len(body)-1], `,"`+name+`":`...)
	return append(append(body, stored...), '}'), nil
}

// writeBytes sends a body with a deadline that moves with its progress.
func writeBytes(w http.ResponseWriter, status int, body []byte) error {
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	if len(body) <= writeStep {
		_, err := w.Write(body)
		return err
	}
	return writeSteps(w, http.NewResponseController(w), body)
}

// writeSteps sends what may be large, part by part, each with a deadline of its own.
func writeSteps(w http.ResponseWriter, control *http.ResponseController, body []byte) error {
	for len(body) > 0 {
		if err := control.SetWriteDeadline(time.Now().Add(writeStepTime)); err != nil {
			return fmt.Errorf("moving the deadline of an answer: %w", err)
		}
		step := body[:min(writeStep, len(body))]
		if _, err := w.Write(step); err != nil {
			return err
		}
		body = body[len(step):]
	}
	return nil
}

func noContent(w http.ResponseWriter) error {
	w.WriteHeader(http.StatusNoContent)
	return nil
}
