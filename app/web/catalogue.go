package web

import (
	"bytes"
	"fmt"
	"io/fs"
	"net/http"

	"somo/app/catalogue"
)

// drawings is where the drawings of the catalogue are served.
const drawings = "/catalogue/"

// offers is what is the same for every teacher.
type offers struct {
	achievements []catalogue.Achievement
	courses      []catalogue.Course
	outlines     map[string]catalogue.Outline // by course
	resources    []catalogue.Resource
	guides       map[string]catalogue.Guide
}

// newOffers reads the catalogue. Its drawings are named by the paths at which they are served.
func newOffers(files fs.FS) (*offers, error) {
	o := &offers{outlines: map[string]catalogue.Outline{}, guides: map[string]catalogue.Guide{}}
	var err error
	if o.achievements, err = catalogue.LoadAchievements(files); err != nil {
		return nil, err
	}
	for i, achievement := range o.achievements {
		o.achievements[i].BadgeIcon = drawings + "badges/" + achievement.BadgeIcon + ".svg"
	}
	if o.courses, err = catalogue.LoadCourses(files); err != nil {
		return nil, err
	}
	for i, course := range o.courses {
		o.courses[i].Image = drawings + "courses/" + course.Image + ".svg"
	}
	outlines, err := catalogue.LoadOutlines(files)
	if err != nil {
		return nil, err
	}
	for _, outline := range outlines {
		o.outlines[outline.ID] = outline
	}
	if o.resources, err = catalogue.LoadResources(files); err != nil {
		return nil, err
	}
	guides, err := catalogue.LoadGuides(files)
	if err != nil {
		return nil, err
	}
	for _, guide := range guides {
		o.guides[guide.ID] = guide
	}
	return o, nil
}

func (s *Server) listCourses(w http.ResponseWriter, _ *http.Request) error {
	return writeJSON(w, http.StatusOK, s.catalogue.courses)
}

// showCourse gives the whole outline of a course, to be read here.
func (s *Server) showCourse(w http.ResponseWriter, r *http.Request) error {
	id := r.PathValue("id")
	for _, course := range s.catalogue.courses {
		if course.ID == id {
			outline := s.catalogue.outlines[id]
			return writeJSON(w, http.StatusOK, struct {
				catalogue.Course
				About []catalogue.Section `json:"about"`
				Units []catalogue.Unit    `json:"units"`
			}{course, outline.About, outline.Units})
		}
	}
	return errNotFound()
}

func (s *Server) listResources(w http.ResponseWriter, _ *http.Request) error {
	return writeJSON(w, http.StatusOK, s.catalogue.resources)
}

// showResource prints a guide.
func (s *Server) showResource(w http.ResponseWriter, r *http.Request) error {
	guide, ok := s.catalogue.guides[r.PathValue("id")]
	if !ok {
		return errNotFound()
	}
	var pdf bytes.Buffer
	if err := s.printer.Guide(&pdf, guide); err != nil {
		return fmt.Errorf("printing a guide: %w", err)
	}
	return writeFile(w, "application/pdf", attachment(guide.ID+".pdf", guide.ID+".pdf"), pdf.Bytes())
}
