package picture

import (
	"bytes"
	"encoding/binary"
	"image"
)

// orientation is how a camera was held, as Exif numbers it: 1 to 8.
type orientation uint16

const upright orientation = 1

// jpegHead is what the head of a JPEG tells beside its size.
type jpegHead struct {
	orientation orientation
	progressive bool
}

// The markers of a JPEG that matter here.
const (
	markerStart       = 0xff
	markerProgressive = 0xc2
	markerExif        = 0xe1
	markerScan        = 0xda
	markerSizeBytes   = 2
)

// readJPEGHead walks over the segments before the first scan. Whatever it cannot read it takes for usual.
func readJPEGHead(data []byte) jpegHead {
	head := jpegHead{orientation: upright}
	rest := data[min(2, len(data)):]
	for len(rest) >= 2+markerSizeBytes && rest[0] == markerStart {
		marker := rest[1]
		if marker == markerStart { // filling
			rest = rest[1:]
			continue
		}
		size := int(binary.BigEndian.Uint16(rest[2:]))
		if marker == markerScan || size < markerSizeBytes || 2+size > len(rest) {
			break
		}
		segment := rest[2+markerSizeBytes : 2+size]
		switch marker {
		case markerProgressive:
			head.progressive = true
		case markerExif:
			if tiff, ok := bytes.CutPrefix(segment, []byte("Exif\x00\x00")); ok {
				head.orientation = readOrientation(tiff)
			}
		}
		rest = rest[2+size:]
	}
	return head
}

// readOrientation looks for the entry in the first directory of the Exif data.
func readOrientation(tiff []byte) orientation {
	const (
		headSize  = 8
		entrySize = 12
		tag       = 0x0112
		kindShort = 3
	)
	var order binary.ByteOrder = binary.BigEndian
	if bytes.HasPrefix(tiff, []byte("II")) {
		order = binary.LittleEndian
	}
	if len(tiff) < headSize {
		return upright
	}
	start := int64(order.Uint32(tiff[4:]))
	if start+2 > int64(len(tiff)) {
		return upright
	}
	entries := tiff[start+2:]
	for range order.Uint16(tiff[start:]) {
		if len(entries) < entrySize {
			break
		}
		if order.Uint16(entries) == tag && order.Uint16(entries[2:]) == kindShort {
			if held := orientation(order.Uint16(entries[8:])); held >= 1 && held <= 8 {
				return held
			}
			break
		}
		entries = entries[entrySize:]
	}
	return upright
}

// turn gives the square picture upright.
func (o orientation) turn(picture *image.RGBA) *image.RGBA {
	if o == upright {
		return picture
	}
	last := picture.Bounds().Dx() - 1
	turned := image.NewRGBA(picture.Bounds())
	for y := range last + 1 {
		for x := range last + 1 {
			fromX, fromY := o.source(x, y, last)
			turned.SetRGBA(x, y, picture.RGBAAt(fromX, fromY))
		}
	}
	return turned
}

// source is where the pixel at x, y of the upright picture lies in the one that the camera wrote.
func (o orientation) source(x, y, last int) (int, int) {
	switch o {
	case 2: // mirrored
		return last - x, y
	case 3: // upside down
		return last - x, last - y
	case 4: // mirrored and upside down
		return x, last - y
	case 5: // mirrored and on its side
		return y, x
	case 6: // on its left side
		return y, last - x
	case 7: // mirrored and on its other side
		return last - y, last - x
	case 8: // on its right side
		return last - y, x
	}
	return x, y
}
