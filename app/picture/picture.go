// Package picture makes small portraits out of whatever pictures people choose.
package picture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io"
	"net/http"
	"runtime/debug"

	"golang.org/x/image/draw"
	"golang.org/x/image/webp"
)

const (
	// Kind is the content type of a portrait.
	Kind = "image/jpeg"
	// Side is a portrait's width and height in pixels.
	Side = 256

	maxPixels   = 40_000_000
	maxMemory   = 160 << 20 // that decoding may take
	firstStep   = 4 * Side  // a picture is made smaller in two steps: quickly, then finely
	jpegQuality = 85
)

// What is wrong with a picture.
var (
	ErrUnreadable = errors.New("the picture cannot be read")
	ErrTooLarge   = errors.New("the picture has too many pixels")
)

// Maker makes portraits, one at a time, because a few kilobytes may unfold into much memory.
type Maker struct {
	turn chan struct{}
}

// NewMaker makes a Maker.
func NewMaker() *Maker { return &Maker{turn: make(chan struct{}, 1)} }

// Make cuts the middle square out of a PNG, JPEG or WebP, upright as the camera was held, and gives it as JPEG of
// Side by Side pixels. ErrUnreadable, ErrTooLarge.
func (m *Maker) Make(ctx context.Context, data []byte) ([]byte, error) {
	format, err := formatOf(data)
	if err != nil {
		return nil, err
	}
	head := jpegHead{orientation: upright}
	if format.jpeg {
		head = readJPEGHead(data)
	}
	if err := format.checkSize(data, head.progressive); err != nil {
		return nil, err
	}
	select {
	case m.turn <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() {
		debug.FreeOSMemory() // the collector is set to run rarely
		<-m.turn
	}()
	whole, err := format.decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	var portrait bytes.Buffer
	if err := jpeg.Encode(&portrait, head.orientation.turn(square(whole)), &jpeg.Options{Quality: jpegQuality}); err != nil {
		return nil, fmt.Errorf("making a portrait: %w", err)
	}
	return portrait.Bytes(), nil
}

type format struct {
	config func(io.Reader) (image.Config, error)
	decode func(io.Reader) (image.Image, error)
	jpeg   bool
}

func formatOf(data []byte) (format, error) {
	switch http.DetectContentType(data) {
	case "image/png":
		return format{config: png.DecodeConfig, decode: png.Decode}, nil
	case "image/jpeg":
		return format{config: jpeg.DecodeConfig, decode: jpeg.Decode, jpeg: true}, nil
	case "image/webp":
		return format{config: webp.DecodeConfig, decode: webp.Decode}, nil
	}
	return format{}, ErrUnreadable
}

// checkSize looks at the picture's own description, before anything is unfolded.
func (f format) checkSize(data []byte, progressive bool) error {
	config, err := f.config(bytes.NewReader(data))
	if err != nil {
		return fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	if config.Width < 1 || config.Height < 1 {
		return ErrUnreadable
	}
	pixels := int64(config.Width) * int64(config.Height)
	if pixels > maxPixels || pixels*pixelMemory(config.ColorModel, progressive) > maxMemory {
		return ErrTooLarge
	}
	return nil
}

// pixelMemory is how many bytes one pixel takes while a picture is decoded, at most.
func pixelMemory(model color.Model, progressive bool) int64 {
	switch {
	case progressive:
		return 15 // three samples, and the coefficients of each until the last scan
	case model == color.RGBA64Model, model == color.NRGBA64Model:
		return 8
	}
	return 4
}

// square scales the middle of a picture, on white where it is transparent.
func square(whole image.Image) *image.RGBA {
	bounds := whole.Bounds()
	side := min(bounds.Dx(), bounds.Dy())
	left, top := bounds.Min.X+(bounds.Dx()-side)/2, bounds.Min.Y+(bounds.Dy()-side)/2
	middle := image.Rect(left, top, left+side, top+side)
	if side > firstStep {
		smaller := image.NewRGBA(image.Rect(0, 0, firstStep, firstStep))
		draw.ApproxBiLinear.Scale(smaller, smaller.Bounds(), whole, middle, draw.Src, nil)
		whole, middle = smaller, smaller.Bounds()
	}
	portrait := image.NewRGBA(image.Rect(0, 0, Side, Side))
	draw.Draw(portrait, portrait.Bounds(), image.White, image.Point{}, draw.Src)
	draw.CatmullRom.Scale(portrait, portrait.Bounds(), whole, middle, draw.Over, nil)
	return portrait
}
