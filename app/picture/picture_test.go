package picture

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"testing"
)

// quarters is a picture of four colours: red and green above, blue and white below.
func quarters(width, height int) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for i, shade := range []color.Color{color.RGBA{R: 200, A: 255}, color.RGBA{G: 200, A: 255}, color.RGBA{B: 200, A: 255}, color.White} {
		x, y := i%2*width/2, i/2*height/2
		draw.Draw(picture, image.Rect(x, y, x+width/2, y+height/2), image.NewUniform(shade), image.Point{}, draw.Src)
	}
	return picture
}

// letters names the colours of the four corners of a portrait.
func letters(t *testing.T, portrait []byte) string {
	t.Helper()
	made, err := jpeg.Decode(bytes.NewReader(portrait))
	if err != nil {
		t.Fatal(err)
	}
	if made.Bounds() != image.Rect(0, 0, Side, Side) {
		t.Fatalf("the portrait is %v", made.Bounds())
	}
	text := ""
	for _, at := range []image.Point{{20, 20}, {Side - 20, 20}, {20, Side - 20}, {Side - 20, Side - 20}} {
		r, g, b, _ := made.At(at.X, at.Y).RGBA()
		switch high := uint32(100 << 8); {
		case r > high && g > high && b > high:
			text += "W"
		case r > high:
			text += "R"
		case g > high:
			text += "G"
		case b > high:
			text += "B"
		default:
			text += "?"
		}
	}
	return text
}

func asPNG(t *testing.T, picture image.Image) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := png.Encode(&file, picture); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

func asJPEG(t *testing.T, picture image.Image) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := jpeg.Encode(&file, picture, nil); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

func TestPortraitsAreTheMiddleSquare(t *testing.T) {
	t.Parallel()
	for name, picture := range map[string]image.Image{
		"wide": quarters(900, 300), "high": quarters(300, 900), "small": quarters(10, 10), "large": quarters(3000, 2000),
	} {
		for kind, data := range map[string][]byte{"png": asPNG(t, picture), "jpeg": asJPEG(t, picture)} {
			portrait, err := NewMaker().Make(t.Context(), data)
			if err != nil {
				t.Errorf("%s %s: %v", name, kind, err)
			} else if got := letters(t, portrait); got != "RGBW" {
				t.Errorf("%s %s: corners %s", name, kind, got)
			}
		}
	}
}

func TestWhatIsTransparentBecomesWhite(t *testing.T) {
	t.Parallel()
	const clearWebP = "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="
	webp, err := base64.StdEncoding.DecodeString(clearWebP)
	if err != nil {
		t.Fatal(err)
	}
	for kind, data := range map[string][]byte{"png": asPNG(t, image.NewNRGBA(image.Rect(0, 0, 50, 50))), "webp": webp} {
		portrait, err := NewMaker().Make(t.Context(), data)
		if err != nil {
			t.Errorf("%s: %v", kind, err)
		} else if got := letters(t, portrait); got != "WWWW" {
			t.Errorf("%s: corners %s", kind, got)
		}
	}
}

// held puts into a JPEG how the camera was held.
func held(file []byte, order binary.AppendByteOrder, how uint16) []byte {
	tiff := []byte("MM\x00\x2a")
	if order.String() == binary.LittleEndian.String() {
		tiff = []byte("II\x2a\x00")
	}
	tiff = order.AppendUint32(tiff, 8)
	tiff = order.AppendUint16(tiff, 2)
	for _, entry := range [][2]uint16{{0x0100, 7}, {0x0112, how}} {
		tiff = order.AppendUint16(tiff, entry[0])
		tiff = order.AppendUint16(tiff, 3)
		tiff = order.AppendUint32(tiff, 1)
		tiff = order.AppendUint16(tiff, entry[1])
		tiff = order.AppendUint16(tiff, 0)
	}
	segment := append([]byte("Exif\x00\x00"), tiff...)
	marked := []byte{0xff, 0xd8, 0xff, 0xff, 0xe1}
	marked = binary.BigEndian.AppendUint16(marked, uint16(len(segment)+2))
	return append(append(marked, segment...), file[2:]...)
}

func TestPortraitsAreUpright(t *testing.T) {
	t.Parallel()
	file := asJPEG(t, quarters(400, 400))
	for how, want := range map[uint16]string{
		0: "RGBW", 1: "RGBW", 2: "GRWB", 3: "WBGR", 4: "BWRG", 5: "RBGW", 6: "BRWG", 7: "WGBR", 8: "GWRB", 9: "RGBW",
	} {
		for _, order := range []binary.AppendByteOrder{binary.BigEndian, binary.LittleEndian} {
			portrait, err := NewMaker().Make(t.Context(), held(file, order, how))
			if err != nil {
				t.Fatalf("held %d: %v", how, err)
			}
			if got := letters(t, portrait); got != want {
				t.Errorf("held %d (%v): corners %s, want %s", how, order, got, want)
			}
			if bytes.Contains(portrait, []byte("Exif")) {
				t.Error("what the camera wrote rides along")
			}
		}
	}
}

func TestHeadsThatAreCutOffAreNoHarm(t *testing.T) {
	t.Parallel()
	whole := held(asJPEG(t, quarters(16, 16)), binary.BigEndian, 6)
	for end := range whole {
		readJPEGHead(whole[:end])
		readOrientation(whole[:end])
	}
}

// pngOf is the head of a PNG that says it has this size and depth, with nothing in it.
func pngOf(width, height uint32, depth, kind byte) []byte {
	head := binary.BigEndian.AppendUint32([]byte("IHDR"), width)
	head = append(binary.BigEndian.AppendUint32(head, height), depth, kind, 0, 0, 0)
	file := append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\x0d"), head...)
	return binary.BigEndian.AppendUint32(file, crc32.ChecksumIEEE(head))
}

func TestPicturesThatUnfoldAreRefusedBeforeTheyDo(t *testing.T) {
	t.Parallel()
	progressive := func(width, height uint16) []byte {
		file := asJPEG(t, quarters(16, 16))
		at := bytes.Index(file, []byte{0xff, 0xc0})
		file[at+1] = markerProgressive
		binary.BigEndian.PutUint16(file[at+5:], height)
		binary.BigEndian.PutUint16(file[at+7:], width)
		return file
	}
	for name, test := range map[string]struct {
		data []byte
		want error
	}{
		"a square of 100,000 pixels":     {pngOf(100_000, 100_000, 8, 6), ErrTooLarge},
		"just over 40 megapixels":        {pngOf(40_000, 1_001, 8, 6), ErrTooLarge},
		"40 megapixels cut off":          {pngOf(40_000, 1_000, 8, 6), ErrUnreadable},
		"30 megapixels of 16 bits":       {pngOf(30_000, 1_000, 16, 6), ErrTooLarge},
		"20 megapixels, kept until last": {progressive(5000, 4000), ErrTooLarge},
		"none":                           {nil, ErrUnreadable},
		"a page":                         {[]byte("<html><script>alert(1)</script>"), ErrUnreadable},
		"a drawing":                      {[]byte(`<svg xmlns="http://www.w3.org/2000/svg"/>`), ErrUnreadable},
		"a GIF":                          {[]byte("GIF89a\x01\x00\x01\x00\x80\x00\x00"), ErrUnreadable},
		"a PNG cut off":                  {asPNG(t, quarters(400, 400))[:200], ErrUnreadable},
		"a JPEG cut off":                 {asJPEG(t, quarters(400, 400))[:300], ErrUnreadable},
		"a WebP of nothing":              {[]byte("RIFF\x04\x00\x00\x00WEBPVP8L"), ErrUnreadable},
	} {
		if _, err := NewMaker().Make(t.Context(), test.data); !errors.Is(err, test.want) {
			t.Errorf("%s: got %v, want %v", name, err, test.want)
		}
	}
}

func TestWhoGoesAwayWaitsNoLonger(t *testing.T) {
	t.Parallel()
	maker := NewMaker()
	maker.turn <- struct{}{}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := maker.Make(gone, asPNG(t, quarters(4, 4))); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}
