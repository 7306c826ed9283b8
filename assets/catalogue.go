package assets

import (
	"embed"
	"io/fs"
)

//go:embed all:catalogue all:guides
var catalogue embed.FS

// Catalogue holds what is the same for every teacher: achievements, courses and resources with their drawings in
// catalogue/, and the guides in guides/.
func Catalogue() fs.FS {
	return catalogue
}
