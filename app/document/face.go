package document

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"unicode"
	"unicode/utf8"
)

// face is a font file with what layout needs to know of it, in thousandths of the type size.
type face struct {
	family string
	data   []byte
	glyphs map[rune]glyph
	ascii  [utf8.RuneSelf]int // widths, for speed
}

type glyph struct {
	width                  int
	xMin, yMin, xMax, yMax int
}

var errFont = errors.New("not a TrueType font that can be read")

func loadFace(font func(file string) ([]byte, error), family, file string) (*face, error) {
	data, err := font(file)
	if err != nil {
		return nil, fmt.Errorf("reading font: %w", err)
	}
	glyphs, err := readGlyphs(data)
	if err != nil {
		return nil, fmt.Errorf("reading font %s: %w", file, err)
	}
	made := &face{family: family, data: data, glyphs: glyphs}
	for r := range made.ascii {
		made.ascii[r] = glyphs[rune(r)].width
	}
	return made, nil
}

// has tells whether every rune of text can be drawn; a line break needs no drawing.
func (f *face) has(text string) bool {
	for _, r := range text {
		if _, ok := f.glyphs[r]; !ok && r != '\n' {
			return false
		}
	}
	return true
}

// width is the length of text in mm at a type size in points.
func (f *face) width(text string, size float64) float64 {
	sum := 0
	for _, r := range text {
		if r < utf8.RuneSelf {
			sum += f.ascii[r]
		} else {
			sum += f.glyphs[r].width
		}
	}
	return float64(sum) * size * mmPerPoint / 1000
}

// isMark tells whether r takes no room of its own and belongs to the letter before it.
func (f *face) isMark(r rune) bool {
	return r >= utf8.RuneSelf && unicode.Is(unicode.Mn, r) && f.glyphs[r].width == 0
}

// tables are the parts of a font file by name.
type tables map[string][]byte

func readTables(data []byte) (tables, error) {
	if len(data) < 12 {
		return nil, errFont
	}
	found := tables{}
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		at := 12 + 16*i
		if len(data) < at+16 {
			return nil, errFont
		}
		start, size := uint64(binary.BigEndian.Uint32(data[at+8:])), uint64(binary.BigEndian.Uint32(data[at+12:]))
		if start+size > uint64(len(data)) {
			return nil, errFont
		}
		found[string(data[at:at+4])] = data[start : start+size]
	}
	for name, least := range map[string]int{"head": 54, "hhea": 36, "maxp": 6, "hmtx": 4, "loca": 2, "glyf": 0, "cmap": 4} {
		if table, ok := found[name]; !ok || len(table) < least {
			return nil, errFont
		}
	}
	return found, nil
}

// short is the signed number at a place of a table; outside of it is 0, so that a short table gives wrong widths and no panic.
func (t tables) short(name string, at int) int {
	table := t[name]
	if at < 0 || at+2 > len(table) {
		return 0
	}
	return int(int16(binary.BigEndian.Uint16(table[at:])))
}

func (t tables) ushort(name string, at int) int {
	return t.short(name, at) & 0xFFFF
}

func readGlyphs(data []byte) (map[rune]glyph, error) {
	t, err := readTables(data)
	if err != nil {
		return nil, err
	}
	unit := t.ushort("head", 18)
	indexes, ok := t.characters()
	if !ok || unit == 0 {
		return nil, errFont
	}
	scaled := func(value int) int { return int(math.Round(float64(value) * 1000 / float64(unit))) }
	glyphs := make(map[rune]glyph, len(indexes))
	for r, index := range indexes {
		metric := min(index, t.ushort("hhea", 34)-1)
		g := glyph{width: scaled(t.ushort("hmtx", 4*metric))}
		if start, end := t.outline(index); end > start {
			g.xMin, g.yMin = scaled(t.short("glyf", start+2)), scaled(t.short("glyf", start+4))
			g.xMax, g.yMax = scaled(t.short("glyf", start+6)), scaled(t.short("glyf", start+8))
		}
		glyphs[r] = g
	}
	return glyphs, nil
}

// outline is where a glyph's drawing begins and ends.
func (t tables) outline(index int) (start, end int) {
	if t.short("head", 50) == 0 {
		return 2 * t.ushort("loca", 2*index), 2 * t.ushort("loca", 2*index+2)
	}
	long := func(at int) int { return t.ushort("loca", at)<<16 | t.ushort("loca", at+2) }
	return long(4 * index), long(4*index + 4)
}

// characters reads the map from characters to glyphs that Windows and the PDF writer use (platform 3, encoding 1, format 4).
func (t tables) characters() (map[rune]int, bool) {
	at := 0
	for i := range t.ushort("cmap", 2) {
		record := 4 + 8*i
		if t.ushort("cmap", record) == 3 && t.ushort("cmap", record+2) == 1 {
			at = t.ushort("cmap", record+4)<<16 | t.ushort("cmap", record+6)
		}
	}
	if at == 0 || t.ushort("cmap", at) != 4 {
		return nil, false
	}
	indexes := map[rune]int{}
	segments := t.ushort("cmap", at+6) / 2
	ends, starts := at+14, at+16+2*segments
	deltas, offsets := starts+2*segments, starts+4*segments
	for s := range segments {
		offset := t.ushort("cmap", offsets+2*s)
		for r := t.ushort("cmap", starts+2*s); r <= t.ushort("cmap", ends+2*s) && r != 0xFFFF; r++ {
			index := r
			if offset != 0 {
				index = t.ushort("cmap", offsets+2*s+offset+2*(r-t.ushort("cmap", starts+2*s)))
			}
			if index = (index + t.ushort("cmap", deltas+2*s)) & 0xFFFF; index != 0 {
				indexes[rune(r)] = index
			}
		}
	}
	return indexes, true
}
