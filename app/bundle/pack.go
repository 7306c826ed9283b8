package bundle

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"somo/store"
)

// ErrTooMuch says that the newest plans alone are more than a bundle holds.
var ErrTooMuch = errors.New("more plans than one bundle holds")

// Packer makes a bundle out of designs, one after the other. Every design has its newest version in it; older ones are
// taken while there is room, the newer ones first.
type Packer struct {
	author  string
	designs []packed
	size    int // of what must be in it
	spare   int // of the older versions that are held
}

// packed is a design as JSON, cut where its versions go.
type packed struct {
	described []byte // without its last brace
	versions  [][]byte
	line      line
}

// NewPacker makes a packer. author is the first name that goes along with every design; empty where her designs are for
// the teacher herself.
func NewPacker(author string) *Packer { return &Packer{author: author, size: perDesign} }

// Add takes a design in. ErrTooMuch.
func (p *Packer) Add(design store.BundledDesign) error {
	if len(p.designs) == MaxDesigns {
		return ErrTooMuch
	}
	next, err := p.pack(design)
	if err != nil {
		return err
	}
	p.size += len(next.described) + perDesign + 2*len(next.line.Title)
	for i, version := range next.versions {
		if i == 0 {
			p.size += len(version) + 1
		} else {
			p.spare += len(version) + 1
		}
	}
	if p.size > MaxBytes {
		return ErrTooMuch
	}
	p.designs = append(p.designs, next)
	if p.size+p.spare > 2*MaxBytes {
		p.leaveOut(MaxBytes - p.size) // what has no room now will have none later
	}
	return nil
}

// perDesign is more than what a design takes in a bundle beside its parts, its line in the manifest included; the head
// of a bundle takes no more either.
const perDesign = 256

func (p *Packer) pack(design store.BundledDesign) (packed, error) {
	var skills []string
	if err := json.Unmarshal([]byte(design.Skills), &skills); err != nil {
		return packed{}, fmt.Errorf("reading the skills of a design: %w", err)
	}
	described, err := encode(struct {
		Origin  string                `json:"origin"`
		Author  string                `json:"author,omitempty"`
		Design  Described             `json:"design"`
		Ratings []store.CarriedRating `json:"ratings"`
	}{design.Origin, p.author, Described{Title: design.Title, Subject: design.Subject, Topic: design.Topic, Cohort: design.Cohort,
		Skills: skills, AdditionalInfo: design.AdditionalInfo, Status: design.Status, Context: design.Context,
		AdaptedFrom: design.AdaptedFrom}, design.Ratings})
	if err != nil {
		return packed{}, err
	}
	next := packed{described: described[:len(described)-1], line: line{Title: design.Title, Ratings: len(design.Ratings)}}
	for i, version := range design.Versions {
		if i == MaxVersions {
			break
		}
		made, err := encode(VersionOf(version))
		if err != nil {
			return packed{}, err
		}
		next.versions = append(next.versions, made)
	}
	next.line.Versions = len(design.Versions)
	return next, nil
}

// VersionOf is a stored version as it stands in a file.
func VersionOf(version store.Version) Version {
	made := Version{Version: version.Version, CreatedAt: version.CreatedAt, ContentJSON: version.ContentJSON}
	if version.LLMModel != nil {
		made.LLMModel = *version.LLMModel
	}
	return made
}

// leaveOut drops older versions until they take no more than room, the same depth of every design first.
func (p *Packer) leaveOut(room int) {
	kept := 0
	for depth, more := 1, true; more; depth++ {
		more = false
		for i := range p.designs {
			design := &p.designs[i]
			if depth >= len(design.versions) {
				continue
			}
			if kept+len(design.versions[depth])+1 > room {
				design.versions = design.versions[:depth]
				continue
			}
			kept += len(design.versions[depth]) + 1
			more = true
		}
	}
	p.spare = kept
}

// File is the bundle, and how many older versions had no room in it. ErrTooMuch. There must be a design.
func (p *Packer) File(exportedAt time.Time, madeBy string) (content []byte, leftOut int, err error) {
	p.leaveOut(MaxBytes - p.size)
	head := manifest{ExportedAt: exportedAt.UTC().Truncate(time.Second), MadeBy: madeBy}
	var designs bytes.Buffer
	for i, design := range p.designs {
		if i > 0 {
			designs.WriteString(",\n")
		}
		begin := designs.Len()
		designs.Write(design.described)
		designs.WriteString(`,"versions":[`)
		designs.Write(bytes.Join(design.versions, []byte(",")))
		designs.WriteString("]}")
		leftOut += design.line.Versions - len(design.versions)
		design.line.Versions = len(design.versions)
		design.line.SHA256 = checksum(designs.Bytes()[begin:])
		head.Designs = append(head.Designs, design.line)
	}
	front, err := encode(struct {
		Format        string   `json:"format"`
		FormatVersion int      `json:"formatVersion"`
		Manifest      manifest `json:"manifest"`
	}{Format, FormatVersion, head})
	if err != nil {
		return nil, 0, err
	}
	var file bytes.Buffer
	file.Grow(len(front) + designs.Len() + 32)
	file.Write(front[:len(front)-1])
	file.WriteString(",\n\"designs\":[\n")
	file.Write(designs.Bytes())
	file.WriteString("\n]}\n")
	if file.Len() > MaxBytes {
		return nil, 0, ErrTooMuch
	}
	return file.Bytes(), leftOut, nil
}

// encode writes JSON in which a plan's letters stand as they are.
func encode(value any) ([]byte, error) {
	var made bytes.Buffer
	encoder := json.NewEncoder(&made)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, fmt.Errorf("writing a design into a bundle: %w", err)
	}
	return bytes.TrimSpace(made.Bytes()), nil
}
