package web

import (
	"errors"
	"io"
	"net/http"

	"somo/app/picture"
)

const photoPath = "/api/auth/user/photo"

// setPhoto keeps a picture of the teacher. It is decoded and made again, so that nothing else rides along.
func (s *Server) setPhoto(w http.ResponseWriter, r *http.Request) error {
	data, err := io.ReadAll(r.Body)
	var tooLong *http.MaxBytesError
	if errors.As(err, &tooLong) {
		return err
	}
	if err != nil {
		return errBadRequest("The picture did not arrive whole. Please try again.")
	}
	portrait, err := s.portraits.Make(r.Context(), data)
	switch {
	case errors.Is(err, picture.ErrTooLarge):
		return errInvalid(map[string]string{"photo": "This picture has too many pixels. Please choose a smaller one."})
	case errors.Is(err, picture.ErrUnreadable):
		return errInvalid(map[string]string{"photo": "This picture cannot be read. Please choose another: PNG, JPEG or WebP."})
	case err != nil:
		return err
	}
	user, err := s.store.SetPhoto(r.Context(), s.sessions.user(r), portrait, picture.Kind)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, accountOf(user))
}

// showPhoto sends the signed-in teacher's own picture. The browser asks again each time, because others may sit at it.
func (s *Server) showPhoto(w http.ResponseWriter, r *http.Request) error {
	photo, err := s.store.Photo(r.Context(), s.sessions.user(r))
	if err != nil {
		return err
	}
	tag := `"` + photo.Version + `"`
	header := w.Header()
	header.Set("Cache-Control", "private, no-cache")
	header.Set("ETag", tag)
	if has(r.Header.Get("If-None-Match"), tag) {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	header.Set("Content-Type", photo.ContentType)
	return writeBytes(w, http.StatusOK, photo.Data)
}

func (s *Server) dropPhoto(w http.ResponseWriter, r *http.Request) error {
	user, err := s.store.RemovePhoto(r.Context(), s.sessions.user(r))
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, accountOf(user))
}
