package web

import (
	"errors"
	"net/http"

	"somo/app/bundle"
	"somo/app/lesson"
	"somo/store"
)

const (
	brokenFile  = "This file is damaged, or it is no file of Somo. Please get it once more from whoever gave it to you."
	notOurFile  = "This file was not made by Somo. Please choose one whose name ends in .somo, or in _lesson_plan.json."
	newerFile   = "This file was made by a newer Somo. Please update Somo on this computer and try again."
	damagedPlan = "This plan is damaged: it was changed or cut on its way. Please get the file once more from whoever gave it to you."
)

func errFile(problem string) *apiError { return errInvalid(map[string]string{"file": problem}) }

// importDesign makes a design of one's own out of a file. Whatever ids the file names, the design gets new ones.
func (s *Server) importDesign(w http.ResponseWriter, r *http.Request) error {
	content, err := readBody(r)
	if err != nil {
		return err
	}
	design, err := bundle.ReadDesign(content)
	if err != nil {
		return asFileError(err)
	}
	kept, err := s.store.ImportDesigns(r.Context(), s.sessions.user(r), []store.ImportedDesign{design.ImportedDesign})
	if err != nil {
		return err
	}
	return writeDesign(w, http.StatusCreated, kept[0])
}

// asFileError speaks of the file as a whole: a teacher cannot see its fields.
func asFileError(err error) error {
	switch {
	case errors.Is(err, bundle.ErrBroken):
		return errBadRequest(brokenFile)
	case errors.Is(err, bundle.ErrNewer):
		return errFile(newerFile)
	case errors.Is(err, bundle.ErrForeign):
		return errFile(notOurFile)
	case errors.Is(err, lesson.ErrContentTooLarge):
		return errTooLarge()
	}
	return err
}
