package web

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"

	"somo/app/lesson"
	"somo/store"
)

const (
	notOurFile = "This is not a lesson plan that was saved by Somo. Please choose a file that Somo made with \"Download as JSON\"."
	newerFile  = "This file was made by a newer Somo. Please update Somo on this computer and try again."
)

func errFile(problem string) error { return errInvalid(map[string]string{"file": problem}) }

// importDesign makes a design of one's own out of a file. Whatever ids the file names, the design gets new ones.
func (s *Server) importDesign(w http.ResponseWriter, r *http.Request) error {
	var file struct {
		Format        string          `json:"format"`
		FormatVersion int             `json:"formatVersion"`
		Design        json.RawMessage `json:"design"`
		Versions      json.RawMessage `json:"versions"`
	}
	if err := decode(r, &file); err != nil {
		return inFile(err)
	}
	switch {
	case file.Format != designFormat || file.FormatVersion < 1:
		return errFile(notOurFile)
	case file.FormatVersion > designFormatVersion:
		return errFile(newerFile)
	}
	design, err := readFileDesign(file.Design)
	if err != nil {
		return inFile(err)
	}
	if design.Versions, err = readFileVersions(file.Versions); err != nil {
		return inFile(err)
	}
	kept, err := s.store.ImportDesign(r.Context(), s.sessions.user(r), design)
	if err != nil {
		return err
	}
	return writeDesign(w, http.StatusCreated, kept)
}

// inFile speaks of the file where it is its fields that are wrong: the teacher cannot see them.
func inFile(err error) error {
	var refused *apiError
	if !errors.As(err, &refused) || refused.status != http.StatusUnprocessableEntity || refused.fields["file"] != "" {
		return err
	}
	return errFile(notOurFile)
}

func readFileDesign(raw json.RawMessage) (store.ImportedDesign, error) {
	var body struct {
		designBody
		AdaptedFrom json.RawMessage `json:"adaptedFrom"`
	}
	if err := json.Unmarshal(raw, &body); err != nil {
		return store.ImportedDesign{}, errFile(notOurFile)
	}
	body.ContentJSON = nil // versions stand beside the design
	design, err := body.design()
	if err != nil {
		return store.ImportedDesign{}, err
	}
	credit, err := readCredit(body.AdaptedFrom)
	if err != nil {
		return store.ImportedDesign{}, err
	}
	return store.ImportedDesign{Title: design.Title, Subject: design.Subject, Topic: design.Topic, Cohort: design.Cohort,
		CohortGroup: design.CohortGroup, Skills: design.Skills, AdditionalInfo: design.AdditionalInfo, Status: design.Status,
		Context: design.Context, AdaptedFrom: credit}, nil
}

// readCredit keeps whose plan it was at first.
func readCredit(raw json.RawMessage) (store.JSON, error) {
	if !isThere(raw) {
		return nil, nil
	}
	var credit struct {
		Title  string `json:"title"`
		Author string `json:"author"`
	}
	if err := json.Unmarshal(raw, &credit); err != nil || lesson.CheckText(credit.Title, lesson.MaxTitle) != "" ||
		lesson.CheckText(credit.Author, maxName) != "" {
		return nil, errFile(notOurFile)
	}
	kept, err := json.Marshal(credit)
	if err != nil {
		return nil, fmt.Errorf("keeping whose plan it was: %w", err)
	}
	return kept, nil
}

// readFileVersions gives the versions of a file, oldest first.
func readFileVersions(raw json.RawMessage) ([]store.ImportedVersion, error) {
	var bodies []versionBody
	if err := json.Unmarshal(raw, &bodies); err != nil || len(bodies) > maxFileVersions {
		return nil, errFile(notOurFile)
	}
	versions := make([]store.ImportedVersion, 0, len(bodies))
	labels := map[string]bool{}
	for _, body := range slices.Backward(bodies) {
		fields := map[string]string{}
		version, err := body.version(fields)
		if err != nil {
			return nil, err
		}
		if len(fields) > 0 || labels[version.Version] {
			return nil, errFile(notOurFile)
		}
		labels[version.Version] = true
		versions = append(versions, store.ImportedVersion{Version: version.Version, ContentJSON: version.ContentJSON, LLMModel: version.LLMModel})
	}
	return versions, nil
}
