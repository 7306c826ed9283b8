package main

import (
	"errors"
	"io"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// resources are what Windows shows of a program.
type resources struct {
	Icons    []int         `json:"icons"`   // the width of each, in pixels
	Version  *version.Info `json:"version"` // as numbers under fixed, as text by language under info
	Manifest string        `json:"manifest"`
}

// A group of icons is a header and an entry for each icon, of so many bytes; an entry's first byte is the width, 0 for 256.
const iconGroupHeader, iconEntry = 6, 14

func readResources(file io.ReadSeeker) (*resources, error) {
	set, err := winres.LoadFromEXE(file)
	if errors.Is(err, winres.ErrNoResources) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var found resources
	set.Walk(func(kind, _ winres.Identifier, _ uint16, data []byte) bool {
		switch kind {
		case winres.RT_GROUP_ICON:
			for at := iconGroupHeader; at+iconEntry <= len(data); at += iconEntry {
				width := int(data[at])
				if width == 0 {
					width = 256
				}
				found.Icons = append(found.Icons, width)
			}
		case winres.RT_MANIFEST:
			found.Manifest = string(data)
		case winres.RT_VERSION:
			found.Version, err = version.FromBytes(data)
		}
		return err == nil
	})
	return &found, err
}
