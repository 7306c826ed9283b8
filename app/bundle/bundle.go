// Package bundle reads and writes the files by which plans travel without a network: bundles (.somo) of one or many
// designs, and the JSON of a single one. It knows what such a file may hold, and what in it is known here already.
package bundle

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"time"

	"somo/store"
)

// A bundle is one JSON object: format, formatVersion, manifest, designs. The manifest has a line for each design, in the
// order of designs.
const (
	Format        = "somo-bundle"
	FormatVersion = 1

	// MaxBytes bounds a bundle, so that every one that is made can be read.
	MaxBytes    = 10 << 20
	MaxDesigns  = 500
	MaxVersions = 500 // of one design
	maxRatings  = 200 // of one design
)

// Why a file as a whole cannot be read.
var (
	ErrBroken  = errors.New("no whole JSON file")
	ErrForeign = errors.New("no file of Somo's making")
	ErrNewer   = errors.New("a file of a newer Somo")
)

// Bundle is what was in a file.
type Bundle struct {
	ExportedAt time.Time // zero where the file does not say
	Designs    []Design
}

// Design is one design of a file.
type Design struct {
	store.ImportedDesign
	Author  string // the first name of its teacher; empty where she made the file for herself
	Damaged bool   // it was changed or cut on its way: there is no more than a title, and perhaps not that
}

type manifest struct {
	ExportedAt time.Time `json:"exportedAt"`
	MadeBy     string    `json:"madeBy"` // the version of Somo
	Designs    []line    `json:"designs"`
}

// line is what the manifest says of a design.
type line struct {
	Title    string `json:"title"`
	Versions int    `json:"versions"`
	Ratings  int    `json:"ratings"`
	SHA256   string `json:"sha256"` // of the design's JSON without blanks, in hexadecimal
}

// checksum does not mind how a design's JSON is laid out.
func checksum(design []byte) string {
	var compact bytes.Buffer
	if json.Compact(&compact, design) != nil {
		return "" // of no design
	}
	sum := sha256.Sum256(compact.Bytes())
	return hex.EncodeToString(sum[:])
}
