package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"net/url"
	"strings"

	"somo/app/bundle"
	"somo/app/document"
	"somo/app/lesson"
	"somo/app/planner"
	"somo/store"
)

const noContentYet = "This lesson plan doesn't have any content to download yet."

// exportDesign puts a design on paper or into a file.
func (s *Server) exportDesign(w http.ResponseWriter, r *http.Request) error {
	format := r.PathValue("format")
	if format != "pdf" && format != "html" && format != "json" {
		return errNotFound()
	}
	user, id := s.sessions.user(r), r.PathValue("id")
	design, err := s.store.Design(r.Context(), user, id)
	if err != nil {
		return err
	}
	if format == "json" {
		return s.writeDesignFile(w, r, user, design)
	}
	content, err := s.contentOf(r, user, design)
	if err != nil {
		return err
	}
	meta := document.Meta{Title: design.Title, Subject: design.Subject, Cohort: design.Cohort, Created: design.CreatedAt.Local()}
	if format == "pdf" {
		return s.writePDF(w, meta, content)
	}
	teacher, err := s.store.User(r.Context(), user)
	if err != nil {
		return err
	}
	meta.Author = teacher.FirstName
	if err := readAdaptedFrom(design.AdaptedFrom, &meta); err != nil {
		return err
	}
	return writePage(w, meta, content)
}

// readAdaptedFrom adds whose plan it was at first.
func readAdaptedFrom(raw store.JSON, meta *document.Meta) error {
	var credit bundle.Credit
	if isThere(json.RawMessage(raw)) {
		if err := json.Unmarshal(raw, &credit); err != nil {
			return fmt.Errorf("reading whose plan it was: %w", err)
		}
	}
	meta.AdaptedTitle, meta.AdaptedAuthor = credit.Title, credit.Author
	return nil
}

// exportShared is exportDesign for anyone with the link.
func (s *Server) exportShared(w http.ResponseWriter, r *http.Request) error {
	format := r.PathValue("format")
	if format != "pdf" && format != "html" {
		return errNotFound()
	}
	plan, err := s.store.SharedByCode(r.Context(), r.PathValue("code"))
	if err != nil {
		return err
	}
	if string(plan.ContentJSON) == "null" {
		return errConflict(noContentYet)
	}
	meta := document.Meta{Title: plan.Title, Subject: plan.Subject, Cohort: plan.Cohort, Created: plan.CreatedAt.Local()}
	if format == "pdf" {
		return s.writePDF(w, meta, plan.ContentJSON)
	}
	meta.Author = plan.Author
	return writePage(w, meta, plan.ContentJSON)
}

func (s *Server) writePDF(w http.ResponseWriter, meta document.Meta, content []byte) error {
	plan, err := lesson.ParsePlan(content)
	if err != nil {
		return err
	}
	var pdf bytes.Buffer
	if err := s.printer.PDF(&pdf, meta, plan); err != nil {
		return fmt.Errorf("making a PDF: %w", err)
	}
	name, fallback := document.FileName(meta.Title, "pdf")
	return writeFile(w, "application/pdf", attachment(name, fallback), pdf.Bytes())
}

// writePage sends a plan as one file that any phone opens without a network.
func writePage(w http.ResponseWriter, meta document.Meta, content []byte) error {
	plan, err := lesson.ParsePlan(content)
	if err != nil {
		return err
	}
	meta.Language = languageOf(plan)
	var page bytes.Buffer
	if err := document.HTML(&page, meta, plan); err != nil {
		return err
	}
	name, fallback := document.FileName(meta.Title, "html")
	return writeFile(w, "text/html; charset=utf-8", attachment(name, fallback), page.Bytes())
}

// languageOf tells the language that a plan is written in. Where its words do not tell, it is that of its class, unless
// the built-in planner wrote it, which knows English alone.
func languageOf(plan lesson.Plan) string {
	if language := planner.Language(lesson.Request{AdditionalInfo: plan.Overview + " " + strings.Join(plan.LearningObjectives, " ")}); language != "" {
		return language
	}
	for _, by := range plan.Provenance {
		if by != planner.Name && plan.Context != nil {
			return plan.Context.Language
		}
	}
	return "en"
}

// contentOf is the plan of the version that is asked for, else of the newest.
func (s *Server) contentOf(r *http.Request, user string, design store.Design) ([]byte, error) {
	label := r.URL.Query().Get("version")
	if label == "" {
		if design.Version == nil {
			return nil, errConflict(noContentYet)
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

// writeFile sends a download.
func writeFile(w http.ResponseWriter, kind, disposition string, content []byte) error {
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Content-Disposition", disposition)
	return writeBytes(w, http.StatusOK, content)
}

// attachment names a download, in every script for browsers of today and in plain letters for the rest.
func attachment(name, fallback string) string {
	header := mime.FormatMediaType("attachment", map[string]string{"filename": fallback})
	return header + "; filename*=UTF-8''" + url.PathEscape(name)
}
