package catalogue

import (
	"errors"
	"fmt"
	"io/fs"
	"time"
)

// The kinds of course, and the category that each is found under.
const (
	Workshop  = "workshop"
	SelfPaced = "self-paced"
)

// Course is what a card of the page Courses & Workshops shows.
type Course struct {
	ID           string   `json:"id"`
	Title        string   `json:"title"`
	Description  string   `json:"description"`
	Type         string   `json:"type"`
	Image        string   `json:"image"` // the drawing catalogue/courses/{image}.svg
	Duration     string   `json:"duration"`
	Format       string   `json:"format"`
	Category     string   `json:"category"`
	Highlights   []string `json:"highlights"`
	LearnMoreURL string   `json:"learnMoreUrl"`
	Facilitator  string   `json:"facilitator"` // a role, not a person
	Schedule     string   `json:"schedule,omitempty"`
	StartsOn     string   `json:"startsOn,omitempty"` // YYYY-MM-DD, where the course has a date
	EndsOn       string   `json:"endsOn,omitempty"`
	IsLive       bool     `json:"isLive"`
}

// LoadCourses reads the courses in the order in which they are shown.
func LoadCourses(files fs.FS) ([]Course, error) {
	courses, err := read[[]Course](files, "catalogue/courses.json")
	if err != nil {
		return nil, err
	}
	ids := seen{}
	for _, c := range courses {
		if err := errors.Join(ids.add(c.ID), c.check(files)); err != nil {
			return nil, fmt.Errorf("course %q: %w", c.ID, err)
		}
	}
	return courses, nil
}

func (c Course) check(files fs.FS) error {
	categories := map[string]string{Workshop: "Workshops", SelfPaced: "Self-Paced Courses"}
	if c.Category == "" || c.Category != categories[c.Type] {
		return fmt.Errorf("type %q does not belong to category %q", c.Type, c.Category)
	}
	if c.LearnMoreURL != "/courses/"+c.ID {
		return fmt.Errorf("its page is not at %q", c.LearnMoreURL)
	}
	return errors.Join(
		filled(map[string]string{
			"id": c.ID, "title": c.Title, "description": c.Description, "duration": c.Duration, "format": c.Format, "facilitator": c.Facilitator,
		}),
		allFilled("highlights", c.Highlights),
		c.checkDates(),
		drawn(files, "courses", c.Image),
	)
}

func (c Course) checkDates() error {
	if c.StartsOn == "" && c.EndsOn == "" {
		return nil
	}
	starts, err := time.Parse(time.DateOnly, c.StartsOn)
	if err != nil {
		return fmt.Errorf("reading the first day: %w", err)
	}
	ends, err := time.Parse(time.DateOnly, c.EndsOn)
	if err != nil {
		return fmt.Errorf("reading the last day: %w", err)
	}
	if ends.Before(starts) || c.Schedule == "" {
		return errors.New("a dated course ends after it starts and has a schedule")
	}
	return nil
}
