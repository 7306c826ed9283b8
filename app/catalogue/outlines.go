package catalogue

import (
	"errors"
	"fmt"
	"io/fs"
)

// Outline is the whole content of a course.
type Outline struct {
	ID    string    `json:"id"` // the course's
	About []Section `json:"about"`
	Units []Unit    `json:"units"`
}

// Unit is a week, a session or a lesson.
type Unit struct {
	ID       string    `json:"id"` // unique in its course
	Title    string    `json:"title"`
	Time     string    `json:"time"`
	Sections []Section `json:"sections"`
}

// Section is plain text under a heading: paragraphs, then a list that may be empty.
type Section struct {
	Heading    string   `json:"heading"`
	Paragraphs []string `json:"paragraphs"`
	List       []string `json:"list,omitempty"`
}

// LoadOutlines reads the outline of each course, in the order of the courses.
func LoadOutlines(files fs.FS) ([]Outline, error) {
	courses, err := LoadCourses(files)
	if err != nil {
		return nil, err
	}
	var outlines []Outline
	for _, course := range courses {
		outline, err := read[Outline](files, "catalogue/courses/"+course.ID+".json")
		if err != nil {
			return nil, err
		}
		if outline.ID != course.ID {
			return nil, fmt.Errorf("the outline of course %q has the id %q", course.ID, outline.ID)
		}
		if err := outline.check(); err != nil {
			return nil, fmt.Errorf("outline of course %q: %w", course.ID, err)
		}
		outlines = append(outlines, outline)
	}
	return outlines, nil
}

func (o Outline) check() error {
	if len(o.About) == 0 || len(o.Units) == 0 {
		return errors.New("it says nothing about the course or has no units")
	}
	ids := seen{}
	problems := checkSections(o.About)
	for _, u := range o.Units {
		err := errors.Join(
			ids.add(u.ID),
			filled(map[string]string{"id": u.ID, "title": u.Title, "time": u.Time}),
			checkSections(u.Sections),
		)
		if len(u.Sections) == 0 {
			err = errors.Join(err, errors.New("it has no sections"))
		}
		if err != nil {
			problems = errors.Join(problems, fmt.Errorf("unit %q: %w", u.ID, err))
		}
	}
	return problems
}

func checkSections(sections []Section) error {
	for _, s := range sections {
		err := filled(map[string]string{"heading": s.Heading})
		if len(s.Paragraphs) > 0 || len(s.List) == 0 {
			err = errors.Join(err, allFilled("paragraphs", s.Paragraphs))
		}
		if len(s.List) > 0 {
			err = errors.Join(err, allFilled("list", s.List))
		}
		if err != nil {
			return fmt.Errorf("section %q: %w", s.Heading, err)
		}
	}
	return nil
}
