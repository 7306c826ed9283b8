package bundle

import (
	"bytes"
	"encoding/json"
	"errors"
	"time"
	"unicode/utf8"

	"somo/app/lesson"
)

// The JSON of a single design.
const (
	DesignFormat        = "somo-design"
	DesignFormatVersion = 1
)

// Read reads a bundle, or the JSON of a single design. A design that was damaged on its way is marked; the others can be
// taken. ErrBroken, ErrForeign, ErrNewer; of a single design also lesson.ErrContentTooLarge.
func Read(content []byte) (Bundle, error) {
	var file struct {
		Format        string          `json:"format"`
		FormatVersion int             `json:"formatVersion"`
		ExportedAt    time.Time       `json:"exportedAt"` // of a single design; a bundle says it in its manifest
		Manifest      manifest        `json:"manifest"`
		Designs       json.RawMessage `json:"designs"`
	}
	if err := readFile(content, &file); err != nil {
		return Bundle{}, err
	}
	switch {
	case file.Format == DesignFormat:
		design, err := ReadDesign(content)
		return Bundle{ExportedAt: file.ExportedAt, Designs: []Design{design}}, err
	case file.Format != Format || file.FormatVersion < 1:
		return Bundle{}, foreign("its format")
	case file.FormatVersion > FormatVersion:
		return Bundle{}, ErrNewer
	}
	entries, err := list[json.RawMessage](file.Designs, MaxDesigns)
	if err != nil || len(entries) == 0 {
		return Bundle{}, foreign("the list of designs")
	}
	if len(entries) != len(file.Manifest.Designs) {
		return Bundle{}, ErrBroken
	}
	bundle := Bundle{ExportedAt: file.Manifest.ExportedAt, Designs: make([]Design, len(entries))}
	for i, raw := range entries {
		bundle.Designs[i] = readEntry(raw, file.Manifest.Designs[i])
	}
	return bundle, nil
}

// ReadDesign reads the JSON of a single design: what a bundle has of it, and nothing of others. ErrBroken, ErrForeign,
// ErrNewer, lesson.ErrContentTooLarge.
func ReadDesign(content []byte) (Design, error) {
	var file struct {
		Format        string    `json:"format"`
		FormatVersion int       `json:"formatVersion"`
		ExportedAt    time.Time `json:"exportedAt"`
		entry
	}
	if err := readFile(content, &file); err != nil {
		return Design{}, err
	}
	switch {
	case file.Format != DesignFormat || file.FormatVersion < 1:
		return Design{}, foreign("its format")
	case file.FormatVersion > DesignFormatVersion:
		return Design{}, ErrNewer
	}
	return file.design()
}

// readFile reads a file that is one JSON object.
func readFile(content []byte, file any) error {
	content = bytes.TrimPrefix(content, []byte("\ufeff")) // an editor's mark that it is text
	err := json.Unmarshal(content, file)
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &syntax), !utf8.Valid(content):
		return ErrBroken
	case err != nil || len(content) == 0 || !isObject(content):
		return foreign("what it is made of")
	}
	return nil
}

// isObject tells an object from null, which reads as anything.
func isObject(content []byte) bool {
	for _, char := range content {
		switch char {
		case ' ', '\t', '\r', '\n':
		default:
			return char == '{'
		}
	}
	return false
}

// readEntry reads a design that is what the manifest says.
func readEntry(raw json.RawMessage, said line) Design {
	damaged := Design{Damaged: true}
	if title := lesson.CleanText(said.Title); lesson.CheckText(title, lesson.MaxTitle) == "" {
		damaged.Title = title
	}
	if said.SHA256 == "" || checksum(raw) != said.SHA256 {
		return damaged
	}
	var entry entry
	if json.Unmarshal(raw, &entry) != nil {
		return damaged
	}
	design, err := entry.design()
	if err != nil {
		return damaged
	}
	return design
}
