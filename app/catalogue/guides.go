package catalogue

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// The types of block.
const (
	Heading   = "heading"   // Text
	Paragraph = "paragraph" // Text
	List      = "list"      // Items
	Numbered  = "numbered"  // Items
	Table     = "table"     // Title (may be empty), Columns, Rows; a blank cell is for the reader's pen
	Box       = "box"       // Title, then Text or Items or both
)

// Guide is a text for teachers, to be printed.
type Guide struct {
	ID      string  `json:"id"`
	Title   string  `json:"title"`
	Summary string  `json:"summary"`
	Blocks  []Block `json:"blocks"`
}

// Block is a part of a guide.
type Block struct {
	Type    string     `json:"type"`
	Title   string     `json:"title,omitempty"`
	Text    string     `json:"text,omitempty"`
	Items   []string   `json:"items,omitempty"`
	Columns []string   `json:"columns,omitempty"`
	Rows    [][]string `json:"rows,omitempty"`
}

// LoadGuides reads the guides in the order of their files.
func LoadGuides(files fs.FS) ([]Guide, error) {
	names, err := fs.Glob(files, "guides/*.json")
	if err != nil {
		return nil, fmt.Errorf("listing guides: %w", err)
	}
	var guides []Guide
	for _, name := range names {
		guide, err := read[Guide](files, name)
		if err != nil {
			return nil, err
		}
		if name != "guides/"+guide.ID+".json" {
			return nil, fmt.Errorf("%s has the id %q", name, guide.ID)
		}
		if err := guide.check(); err != nil {
			return nil, fmt.Errorf("guide %q: %w", guide.ID, err)
		}
		guides = append(guides, guide)
	}
	return guides, nil
}

func (g Guide) check() error {
	err := filled(map[string]string{"title": g.Title, "summary": g.Summary})
	if len(g.Blocks) == 0 {
		err = errors.Join(err, errors.New("it has no blocks"))
	}
	for i, b := range g.Blocks {
		if problem := b.check(); problem != nil {
			err = errors.Join(err, fmt.Errorf("block %d: %w", i+1, problem))
		}
	}
	return err
}

func (b Block) check() error {
	switch b.Type {
	case Heading, Paragraph:
		return filled(map[string]string{"text": b.Text})
	case List, Numbered:
		return allFilled("items", b.Items)
	case Table:
		return errors.Join(allFilled("columns", b.Columns), b.checkRows())
	case Box:
		return filled(map[string]string{"title": b.Title, "text or items": b.Text + strings.Join(b.Items, "")})
	}
	return fmt.Errorf("type %q is unknown", b.Type)
}

func (b Block) checkRows() error {
	if len(b.Rows) == 0 {
		return errors.New("the table has no rows")
	}
	for i, row := range b.Rows {
		if len(row) != len(b.Columns) {
			return fmt.Errorf("row %d has %d cells for %d columns", i+1, len(row), len(b.Columns))
		}
	}
	return nil
}
