package web

import (
	"bytes"
	"fmt"
	"mime"
	"net/http"
	"net/url"

	"somo/app/document"
	"somo/app/lesson"
	"somo/store"
)

// exportDesign puts a design on paper.
func (s *Server) exportDesign(w http.ResponseWriter, r *http.Request) error {
	if r.PathValue("format") != "pdf" {
		return errNotFound()
	}
	user, id := s.sessions.user(r), r.PathValue("id")
	design, err := s.store.Design(r.Context(), user, id)
	if err != nil {
		return err
	}
	content, err := s.contentOf(r, user, design)
	if err != nil {
		return err
	}
	plan, err := lesson.ParsePlan(content)
	if err != nil {
		return err
	}
	var pdf bytes.Buffer
	meta := document.Meta{Title: design.Title, Subject: design.Subject, Cohort: design.Cohort, Created: design.CreatedAt.Local()}
	if err := s.printer.PDF(&pdf, meta, plan); err != nil {
		return fmt.Errorf("making a PDF: %w", err)
	}
	name, fallback := document.FileName(design.Title, "pdf")
	w.Header().Set("Content-Type", "application/pdf")
	w.Header().Set("Content-Disposition", attachment(name, fallback))
	return writeBytes(w, http.StatusOK, pdf.Bytes())
}

// contentOf is the plan of the version that is asked for, else of the newest.
func (s *Server) contentOf(r *http.Request, user string, design store.Design) ([]byte, error) {
	label := r.URL.Query().Get("version")
	if label == "" {
		if design.Version == nil {
			return nil, errConflict("This lesson plan doesn't have any content to download yet.")
		}
		return design.ContentJSON, nil
	}
	versions, err := s.store.Versions(r.Context(), user, design.ID)
	if err != nil {
		return nil, err
	}
	for _, version := range versions {
		if version.Version == label {
			return version.ContentJSON, nil
		}
	}
	return nil, errNotFound()
}

// attachment names a download, in every script for browsers of today and in plain letters for the rest.
func attachment(name, fallback string) string {
	header := mime.FormatMediaType("attachment", map[string]string{"filename": fallback})
	return header + "; filename*=UTF-8''" + url.PathEscape(name)
}
