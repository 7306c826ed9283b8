package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"somo/app/document"
	"somo/store"
)

const (
	designFormat        = "somo-design"
	designFormatVersion = 1

	// maxFileVersions bounds the versions of a file; maxFileContent the bytes of their plans, so that every file that is
	// made can be read again.
	maxFileVersions = 500
	maxFileContent  = 9 << 20
)

// designFile is a design on its way to another Somo, or to paper and back. It holds no ids and nobody's name but that of
// the author it was adapted from.
type designFile struct {
	Format        string        `json:"format"`
	FormatVersion int           `json:"formatVersion"`
	ExportedAt    time.Time     `json:"exportedAt"`
	Design        fileDesign    `json:"design"`
	Versions      []fileVersion `json:"versions"` // newest first
}

type fileDesign struct {
	Title          string     `json:"title"`
	Subject        string     `json:"subject"`
	Topic          string     `json:"topic"`
	Cohort         string     `json:"cohort"`
	Skills         []string   `json:"skills"`
	AdditionalInfo string     `json:"additionalInfo"`
	Status         string     `json:"status"`
	Context        store.JSON `json:"context"`
	AdaptedFrom    store.JSON `json:"adaptedFrom"`
}

type fileVersion struct {
	Version     string          `json:"version"`
	LLMModel    string          `json:"llmModel"`
	CreatedAt   time.Time       `json:"createdAt"`
	ContentJSON json.RawMessage `json:"contentJson"`
}

// writeDesignFile sends a design with its versions, or with the one that is asked for.
func (s *Server) writeDesignFile(w http.ResponseWriter, r *http.Request, user string, design store.Design) error {
	prompt, err := s.store.Prompt(r.Context(), user, design.ID)
	if err != nil {
		return err
	}
	versions, err := s.store.Versions(r.Context(), user, design.ID)
	if err != nil {
		return err
	}
	label := r.URL.Query().Get("version")
	file := designFile{Format: designFormat, FormatVersion: designFormatVersion, ExportedAt: s.now().UTC(),
		Versions: fileVersions(versions, label),
		Design: fileDesign{Title: design.Title, Subject: prompt.Subject, Topic: prompt.Topic, Cohort: prompt.GradeLevel,
			Skills: prompt.Skills, AdditionalInfo: prompt.AdditionalInfo, Status: design.Status, Context: prompt.Context,
			AdaptedFrom: design.AdaptedFrom}}
	if label != "" && len(file.Versions) == 0 {
		return errNotFound()
	}
	content, err := json.Marshal(file)
	if err != nil {
		return fmt.Errorf("writing the file of a design: %w", err)
	}
	name, fallback := document.FileName(design.Title, "json")
	return writeFile(w, "application/json; charset=utf-8", attachment(name, fallback), content)
}

// fileVersions takes the newest versions that a file has room for, or only those with the label.
func fileVersions(versions []store.Version, label string) []fileVersion {
	taken := []fileVersion{}
	size := 0
	for _, version := range versions {
		if label != "" && version.Version != label {
			continue
		}
		if size += len(version.ContentJSON); size > maxFileContent || len(taken) == maxFileVersions {
			break
		}
		model := ""
		if version.LLMModel != nil {
			model = *version.LLMModel
		}
		taken = append(taken, fileVersion{Version: version.Version, LLMModel: model, CreatedAt: version.CreatedAt,
			ContentJSON: json.RawMessage(version.ContentJSON)})
	}
	return taken
}
