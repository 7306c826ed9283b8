package web

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"somo/app/lesson"
	"somo/store"
)

// versionBody is a version as it is sent.
type versionBody struct {
	Version      string          `json:"version"`
	ContentJSON  json.RawMessage `json:"contentJson"`
	LLMModel     string          `json:"llmModel"`
	GenerationID string          `json:"generationId"`
}

// version reads the body and adds what is wrong with it to fields. A plan that is too large is an error of its own.
func (b versionBody) version(fields map[string]string) (store.NewVersion, error) {
	label, model := lesson.CleanText(b.Version), lesson.CleanText(b.LLMModel)
	if label == "" {
		fields["version"] = "Please name the version."
	} else if problem := lesson.CheckText(label, lesson.MaxVersionLabel); problem != "" {
		fields["version"] = problem
	}
	if problem := lesson.CheckText(model, lesson.MaxLLMModel); problem != "" {
		fields["llmModel"] = problem
	}
	if !isThere(b.ContentJSON) {
		fields["contentJson"] = "Please send the plan."
	} else if err := lesson.CheckContent(b.ContentJSON); errors.Is(err, lesson.ErrContentTooLarge) {
		return store.NewVersion{}, err
	} else if err != nil {
		fields["contentJson"] = err.Error()
	}
	return store.NewVersion{Version: label, ContentJSON: store.JSON(b.ContentJSON), LLMModel: model, GenerationID: b.GenerationID}, nil
}

func (s *Server) listVersions(w http.ResponseWriter, r *http.Request) error {
	versions, err := s.store.Versions(r.Context(), s.sessions.user(r), r.PathValue("id"))
	if err != nil {
		return err
	}
	var list bytes.Buffer
	list.WriteByte('[')
	for i, version := range versions {
		if i > 0 {
			list.WriteByte(',')
		}
		body, err := versionJSON(version)
		if err != nil {
			return err
		}
		list.Write(body)
	}
	list.WriteByte(']')
	return writeRawJSON(w, http.StatusOK, list.Bytes())
}

func (s *Server) addVersion(w http.ResponseWriter, r *http.Request) error {
	var body versionBody
	if err := decode(r, &body); err != nil {
		return err
	}
	fields := map[string]string{}
	version, err := body.version(fields)
	if err != nil {
		return err
	}
	if len(fields) > 0 {
		return errInvalid(fields)
	}
	kept, created, err := s.store.AddVersion(r.Context(), s.sessions.user(r), r.PathValue("id"), version)
	if err != nil {
		return err
	}
	answer, err := versionJSON(kept)
	if err != nil {
		return err
	}
	return writeRawJSON(w, statusOf(created), answer)
}

func versionJSON(version store.Version) ([]byte, error) {
	content := version.ContentJSON
	return withContent(struct {
		ID        string    `json:"id"`
		Version   string    `json:"version"`
		LLMModel  *string   `json:"llmModel"`
		CreatedAt time.Time `json:"createdAt"`
	}{version.ID, version.Version, version.LLMModel, version.CreatedAt}, content)
}
