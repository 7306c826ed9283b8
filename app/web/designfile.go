package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"somo/app/bundle"
	"somo/app/document"
	"somo/store"
)

// maxFileContent bounds the bytes of the plans in a file, so that every file that is made can be read again.
const maxFileContent = 9 << 20

// designFile is a design on its way to paper and back, or to a program of another make. It holds no ids and nobody's name
// but that of the author it was adapted from.
type designFile struct {
	Format        string           `json:"format"`
	FormatVersion int              `json:"formatVersion"`
	ExportedAt    time.Time        `json:"exportedAt"`
	Design        bundle.Described `json:"design"`
	Versions      []bundle.Version `json:"versions"` // newest first
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
	file := designFile{Format: bundle.DesignFormat, FormatVersion: bundle.DesignFormatVersion, ExportedAt: s.now().UTC(),
		Versions: fileVersions(versions, label),
		Design: bundle.Described{Title: design.Title, Subject: prompt.Subject, Topic: prompt.Topic, Cohort: prompt.GradeLevel,
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
func fileVersions(versions []store.Version, label string) []bundle.Version {
	taken := []bundle.Version{}
	size := 0
	for _, version := range versions {
		if label != "" && version.Version != label {
			continue
		}
		if size += len(version.ContentJSON); size > maxFileContent || len(taken) == bundle.MaxVersions {
			break
		}
		taken = append(taken, bundle.VersionOf(version))
	}
	return taken
}
