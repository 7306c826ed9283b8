// Package catalogue reads what Somo offers beside lesson plans: achievements, courses, resources and guides.
package catalogue

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"slices"
	"strings"
)

// read takes one file of JSON that has the fields of T and no others.
func read[T any](files fs.FS, name string) (T, error) {
	var value T
	content, err := fs.ReadFile(files, name)
	if err != nil {
		return value, fmt.Errorf("reading the catalogue: %w", err)
	}
	decoder := json.NewDecoder(bytes.NewReader(content))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&value); err != nil {
		return value, fmt.Errorf("reading %s: %w", name, err)
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return value, fmt.Errorf("reading %s: more follows after its end", name)
	}
	return value, nil
}

// filled says which of the named texts is missing.
func filled(texts map[string]string) error {
	var missing []error
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		if strings.TrimSpace(texts[name]) == "" {
			missing = append(missing, fmt.Errorf("%s is missing", name))
		}
	}
	return errors.Join(missing...)
}

// allFilled says whether a list has entries and none of them is blank.
func allFilled(name string, list []string) error {
	if len(list) == 0 {
		return fmt.Errorf("%s is empty", name)
	}
	for i, text := range list {
		if strings.TrimSpace(text) == "" {
			return fmt.Errorf("entry %d of %s is blank", i+1, name)
		}
	}
	return nil
}

// seen finds an id that is used twice.
type seen map[string]bool

func (s seen) add(id string) error {
	if s[id] {
		return fmt.Errorf("id %q is used twice", id)
	}
	s[id] = true
	return nil
}

// drawn says whether the drawing of that name is there.
func drawn(files fs.FS, folder, name string) error {
	if _, err := fs.Stat(files, "catalogue/"+folder+"/"+name+".svg"); err != nil {
		return fmt.Errorf("finding the drawing: %w", err)
	}
	return nil
}

// inside says whether an address leads to Somo itself, which is all that a school without internet can open.
func inside(address string) error {
	if !strings.HasPrefix(address, "/") || strings.HasPrefix(address, "//") || strings.Contains(address, `\`) {
		return fmt.Errorf("%q leads out of Somo", address)
	}
	return nil
}
