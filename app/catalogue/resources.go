package catalogue

import (
	"errors"
	"fmt"
	"io/fs"
)

// The types of resource that there are.
const (
	PDF   = "pdf"
	Video = "video"
)

// Resource is what a card of the Resource Center shows.
type Resource struct {
	ID          string   `json:"id"`
	Title       string   `json:"title"`
	Description string   `json:"description"`
	Type        string   `json:"type"`
	Category    string   `json:"category"`
	Tags        []string `json:"tags"`
	URL         string   `json:"url"`
	Duration    string   `json:"duration"`
	Views       int      `json:"views"`
	Author      string   `json:"author"`
}

// LoadResources reads the resources in the order in which they are shown. A PDF is the guide of the same id.
func LoadResources(files fs.FS) ([]Resource, error) {
	resources, err := read[[]Resource](files, "catalogue/resources.json")
	if err != nil {
		return nil, err
	}
	ids := seen{}
	for _, r := range resources {
		if err := errors.Join(ids.add(r.ID), r.check(files)); err != nil {
			return nil, fmt.Errorf("resource %q: %w", r.ID, err)
		}
	}
	return resources, nil
}

func (r Resource) check(files fs.FS) error {
	err := errors.Join(
		filled(map[string]string{
			"id": r.ID, "title": r.Title, "description": r.Description, "category": r.Category, "duration": r.Duration, "author": r.Author,
		}),
		allFilled("tags", r.Tags),
		inside(r.URL),
	)
	switch r.Type {
	case Video:
		return err
	case PDF:
		if r.URL != "/api/resources/"+r.ID {
			err = errors.Join(err, fmt.Errorf("its guide is not at %q", r.URL))
		}
		if _, missing := fs.Stat(files, "guides/"+r.ID+".json"); missing != nil {
			err = errors.Join(err, fmt.Errorf("finding its guide: %w", missing))
		}
		return err
	}
	return errors.Join(err, fmt.Errorf("type %q is unknown", r.Type))
}
