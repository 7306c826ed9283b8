// Command windows writes what Windows shows of a program, its icon, version and manifest, as an object that the Go
// linker takes in where it lies beside main.go.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"os"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// sizes are those that Windows shows icons at, in pixels.
var sizes = []int{256, 64, 48, 32, 24, 20, 16}

const (
	iconID  = winres.ID(1)
	english = version.LangDefault
)

func main() {
	icon := flag.String("icon", "", "the icon, an SVG file")
	release := flag.String("version", "", "the version, such as 1.2.3")
	arch := flag.String("arch", "", "amd64 or arm64")
	out := flag.String("out", "", "the object to write, named …_windows_{arch}.syso")
	flag.Parse()
	if err := write(*icon, *release, *arch, *out); err != nil {
		fmt.Fprintln(os.Stderr, "windows:", err)
		os.Exit(1)
	}
}

func write(iconPath, release, arch, out string) (err error) {
	var set winres.ResourceSet
	icon, err := draw(iconPath)
	if err != nil {
		return fmt.Errorf("drawing %s: %w", iconPath, err)
	}
	if err := set.SetIcon(iconID, icon); err != nil {
		return fmt.Errorf("taking in the icon: %w", err)
	}
	info, err := describe(release)
	if err != nil {
		return fmt.Errorf("describing version %s: %w", release, err)
	}
	set.SetVersionInfo(info)
	set.SetManifest(winres.AppManifest{Compatibility: winres.Win10AndAbove, ExecutionLevel: winres.AsInvoker, LongPathAware: true})

	file, err := os.Create(out)
	if err != nil {
		return fmt.Errorf("making the object: %w", err)
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	if err := set.WriteObject(file, winres.Arch(arch)); err != nil {
		return fmt.Errorf("writing the object for %q: %w", arch, err)
	}
	return nil
}

// draw draws the icon anew at every size, so that each is sharp.
func draw(path string) (*winres.Icon, error) {
	drawing, err := oksvg.ReadIcon(path, oksvg.StrictErrorMode)
	if err != nil {
		return nil, err
	}
	var images []image.Image
	for _, size := range sizes {
		picture := image.NewRGBA(image.Rect(0, 0, size, size))
		drawing.SetTarget(0, 0, float64(size), float64(size))
		drawing.Draw(rasterx.NewDasher(size, size, rasterx.NewScannerGV(size, size, picture, picture.Bounds())), 1)
		images = append(images, picture)
	}
	return winres.NewIconFromImages(images)
}

// describe is what the file's properties show.
func describe(release string) (version.Info, error) {
	var info version.Info
	for key, value := range map[string]string{
		version.ProductName:      "Somo",
		version.FileDescription:  "Somo plans lessons with teachers",
		version.CompanyName:      "The Somo authors",
		version.LegalCopyright:   "Copyright 2026 The Somo authors. MIT licence.",
		version.InternalName:     "somo",
		version.OriginalFilename: "somo.exe",
	} {
		if err := info.Set(english, key, value); err != nil {
			return version.Info{}, err
		}
	}
	info.SetFileVersion(release)
	info.SetProductVersion(release)
	return info, nil
}
