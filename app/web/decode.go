package web

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
)

// decode reads a body that is one JSON object into value. A field of the wrong type is named.
func decode(r *http.Request, value any) error {
	body, err := readBody(r)
	if err != nil {
		return err
	}
	if trimmed := bytes.TrimLeft(body, " \t\r\n"); len(trimmed) == 0 || trimmed[0] != '{' {
		return errBadRequest("The body must be a JSON object.")
	}
	var wrongType *json.UnmarshalTypeError
	err = json.Unmarshal(body, value)
	switch {
	case errors.As(err, &wrongType) && wrongType.Field != "":
		return errInvalid(map[string]string{wrongType.Field: wrongKind})
	case err != nil:
		return errBadRequest("The body is not one JSON object.")
	}
	return nil
}

// readBody reads a body whole.
func readBody(r *http.Request) ([]byte, error) {
	body, err := io.ReadAll(r.Body)
	var tooLong *http.MaxBytesError
	switch {
	case errors.As(err, &tooLong):
		return nil, err
	case err != nil:
		return nil, errBadRequest("The request did not arrive whole. Please try again.")
	}
	return body, nil
}

// decodePart reads one field of a body that is read apart, such as skills, which may come in two forms.
func decodePart(raw json.RawMessage, value any) error {
	if len(raw) == 0 || bytes.Equal(raw, []byte("null")) {
		return nil
	}
	if err := json.Unmarshal(raw, value); err != nil {
		return fmt.Errorf("reading a part of a body: %w", err)
	}
	return nil
}
