package web

import (
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"somo/app/bundle"
	"somo/app/document"
	"somo/store"
)

// leftOutHeader says how many older versions had no room in a bundle.
const leftOutHeader = "X-Somo-Left-Out"

// exportBundle sends designs as one file that another Somo can take in.
func (s *Server) exportBundle(w http.ResponseWriter, r *http.Request) error {
	var body struct {
		Designs   []string `json:"designs"` // ids; all where it is left out
		ForMyself bool     `json:"forMyself"`
	}
	if err := decode(r, &body); err != nil {
		return err
	}
	if body.Designs != nil && len(body.Designs) == 0 || len(body.Designs) > bundle.MaxDesigns {
		return errInvalid(map[string]string{"designs": fmt.Sprintf("Please choose from 1 to %d plans.", bundle.MaxDesigns)})
	}
	user, err := s.store.User(r.Context(), s.sessions.user(r))
	if err != nil {
		return err
	}
	author := user.FirstName
	if body.ForMyself {
		author = ""
	}
	packer := bundle.NewPacker(author)
	titles := []string{}
	err = s.store.Bundle(r.Context(), user.ID, body.Designs, body.ForMyself, func(design store.BundledDesign) error {
		titles = append(titles, design.Title)
		return packer.Add(design)
	})
	if err == nil && len(titles) == 0 {
		return errConflict("You have no plans yet that could go into a file.")
	}
	var content []byte
	leftOut := 0
	if err == nil {
		content, leftOut, err = packer.File(s.now(), s.version)
	}
	if errors.Is(err, bundle.ErrTooMuch) {
		return errInvalid(map[string]string{"designs": "These plans are too many for one file of 10 MB. Please choose fewer, and make a second file of the others."})
	}
	if err != nil {
		return err
	}
	w.Header().Set(leftOutHeader, strconv.Itoa(leftOut))
	name, fallback := bundleName(titles, s.now())
	return writeFile(w, "application/octet-stream", attachment(name, fallback), content)
}

// bundleName is called after its plan where it holds one, else after the day.
func bundleName(titles []string, now time.Time) (name, fallback string) {
	if len(titles) == 1 {
		return document.FileName(titles[0], "somo")
	}
	name = "somo_plans_" + now.Format(time.DateOnly) + ".somo"
	return name, name
}

// bundlePart is a design of a file as its reader is told of it.
type bundlePart struct {
	Title       string       `json:"title"` // may be empty where it is damaged
	Subject     string       `json:"subject"`
	Topic       string       `json:"topic"`
	Cohort      string       `json:"cohort"`
	Author      string       `json:"author"`
	AdaptedFrom store.JSON   `json:"adaptedFrom"`
	Version     *string      `json:"version"` // the newest; null where there is none
	Versions    int          `json:"versions"`
	Ratings     int          `json:"ratings"`
	State       bundle.State `json:"state"`
	Newer       bundle.Newer `json:"newer,omitempty"`
	Twin        *bundle.Twin `json:"twin,omitempty"`
}

// previewBundle tells what is in a file before anything of it is kept.
func (s *Server) previewBundle(w http.ResponseWriter, r *http.Request) error {
	file, err := readBundle(r)
	if err != nil {
		return err
	}
	comparison := bundle.Compare(file)
	if err := s.store.Twins(r.Context(), s.sessions.user(r), comparison.Likes(), comparison.Meet); err != nil {
		return err
	}
	answer := struct {
		ExportedAt *time.Time   `json:"exportedAt"`
		Designs    []bundlePart `json:"designs"`
	}{Designs: make([]bundlePart, len(file.Designs))}
	if !file.ExportedAt.IsZero() {
		answer.ExportedAt = &file.ExportedAt
	}
	for i, standing := range comparison.Standings() {
		answer.Designs[i] = partOf(file.Designs[i], standing)
	}
	return writeJSON(w, http.StatusOK, answer)
}

func partOf(design bundle.Design, standing bundle.Standing) bundlePart {
	part := bundlePart{Title: design.Title, Subject: design.Subject, Topic: design.Topic, Cohort: design.Cohort, Author: design.Author,
		AdaptedFrom: design.AdaptedFrom, Versions: len(design.Versions), Ratings: len(design.Ratings), State: standing.State, Newer: standing.Newer}
	if part.Versions > 0 {
		part.Version = &design.Versions[part.Versions-1].Version
	}
	if standing.Twin.ID != "" {
		part.Twin = &standing.Twin
	}
	return part
}

// importBundle keeps the designs of a file that are asked for, all of them or none. Nothing that is here is changed.
func (s *Server) importBundle(w http.ResponseWriter, r *http.Request) error {
	file, err := readBundle(r)
	if err != nil {
		return err
	}
	take, err := readTake(r.URL.Query().Get("take"), len(file.Designs))
	if err != nil {
		return err
	}
	taken := make([]store.ImportedDesign, 0, len(take))
	for _, i := range take {
		if file.Designs[i].Damaged {
			return errFile(damagedPlan)
		}
		design, err := file.Designs[i].Taken()
		if err != nil {
			return err
		}
		taken = append(taken, design)
	}
	kept, err := s.store.ImportDesigns(r.Context(), s.sessions.user(r), taken)
	if err != nil {
		return err
	}
	for i := range kept {
		kept[i].ContentJSON = nil
	}
	return writeJSON(w, http.StatusCreated, map[string]any{"designs": kept})
}

func readBundle(r *http.Request) (bundle.Bundle, error) {
	content, err := readBody(r)
	if err != nil {
		return bundle.Bundle{}, err
	}
	file, err := bundle.Read(content)
	if err != nil {
		return bundle.Bundle{}, asFileError(err)
	}
	return file, nil
}

// readTake reads the places of designs in a file, such as 0,2.
func readTake(text string, count int) ([]int, error) {
	var take []int
	for place := range strings.SplitSeq(text, ",") {
		i, err := strconv.Atoi(place)
		if err != nil || i < 0 || i >= count || slices.Contains(take, i) {
			return nil, errBadRequest("Please say which plans of the file are wanted: take=0,2 for the first and the third.")
		}
		take = append(take, i)
	}
	slices.Sort(take)
	return take, nil
}
