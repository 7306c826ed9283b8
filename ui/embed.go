// Package ui holds the page as it was built, so that the program is one file.
package ui

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// Dist is the built page: index.html, assets/ and what lies beside them. In a checkout where the page was never
// built it holds no index.html.
func Dist() (fs.FS, error) {
	return fs.Sub(dist, "dist")
}
