package assets

import (
	"embed"
	"fmt"
	"io/fs"
)

// A folder without recordings compiles, so that they can be made with the program.
//
//go:embed all:media
var media embed.FS

// Media holds the recordings and their captions.
func Media() (fs.FS, error) {
	files, err := fs.Sub(media, "media")
	if err != nil {
		return nil, fmt.Errorf("finding the recordings: %w", err)
	}
	return files, nil
}
