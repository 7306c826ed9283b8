package document

import (
	"fmt"
	"strings"
	"unicode/utf16"

	"github.com/jung-kurt/gofpdf"
)

var (
	charcoal = ink{0x1f, 0x1c, 0x1a}
	soft     = ink{0x5a, 0x52, 0x4c}
	red      = ink{0xa9, 0x31, 0x20}
	hairline = ink{0xa8, 0xa0, 0x98}
	shade    = ink{0xf0, 0xee, 0xea}
)

// threads are the five colours of the woven band, one a phase.
var threads = [...]ink{{0xa9, 0x31, 0x20}, {0xd8, 0x73, 0x0c}, {0xf8, 0xab, 0x4f}, {0xef, 0xdc, 0xb6}, {0x43, 0x3d, 0x38}}

// pen draws on the current page, in mm from its upper left corner.
type pen struct {
	pdf *gofpdf.Fpdf
}

// part draws a part of a row on the current page.
func (p pen) part(r part) {
	if r.framing != nil {
		r.framing(p, r.top, r.bottom)
	}
	for _, c := range r.cells {
		y := r.top + r.pad
		for i, l := range c.lines {
			if i > 0 {
				y += l.before
			}
			p.line(l, c.x, y)
			y += l.height
		}
	}
}

// line draws a line of text whose upper edge is y.
func (p pen) line(l line, x, y float64) {
	if l.ruled > 0 {
		p.rule(hairline, 0.25, x, y+l.height, x+l.ruled)
	}
	for _, piece := range l.pieces {
		p.text(piece.style, x+piece.x, p.baseline(piece.style, l, y), piece.text)
		if piece.link != "" {
			under := p.baseline(piece.style, l, y) + 0.5
			p.rule(piece.style.ink, 0.15, x+piece.x, under, x+piece.x+piece.width)
			p.pdf.LinkString(x+piece.x, y, piece.width, l.height, piece.link)
		}
	}
}

// baseline puts capitals in the middle of the line's height.
func (p pen) baseline(s *style, l line, y float64) float64 {
	return y + l.height/2 + 0.357*s.size*mmPerPoint
}

// text draws text on a baseline. Words with marks are drawn letter by letter, the rest as it is.
func (p pen) text(s *style, x, y float64, text string) {
	p.pdf.SetFont(s.face.family, "", s.size)
	p.pdf.SetTextColor(s.ink[0], s.ink[1], s.ink[2])
	plain := ""
	for _, word := range strings.SplitAfter(text, " ") {
		if !strings.ContainsFunc(word, s.face.isMark) {
			plain += word
			continue
		}
		if plain != "" {
			p.pdf.Text(x, y, plain)
			x += s.face.width(plain, s.size)
			plain = ""
		}
		x = p.word(s, x, y, word)
	}
	if plain != "" {
		p.pdf.Text(x, y, plain)
	}
}

// word places each mark over or under its letter, which the PDF writer does not do, and gives where the word ends.
// The word's text goes along for those who search, copy or listen: from the places of marks they could not tell it.
func (p pen) word(s *style, x, y float64, word string) float64 {
	p.pdf.RawWriteStr("/Span <</ActualText <FEFF" + hexText(word) + ">>> BDC")
	unit := s.size * mmPerPoint / 1000
	var under glyph // the letter, with the marks that it already has
	left := x
	for _, r := range word {
		g := s.face.glyphs[r]
		if s.face.isMark(r) {
			dx, dy := place(&under, g)
			p.pdf.Text(left+dx*unit, y-dy*unit, string(r))
			continue
		}
		p.pdf.Text(x, y, string(r))
		under, left = g, x
		x += float64(g.width) * unit
	}
	p.pdf.RawWriteStr("EMC")
	return x
}

func hexText(text string) string {
	var out strings.Builder
	for _, unit := range utf16.Encode([]rune(text)) {
		fmt.Fprintf(&out, "%04X", unit)
	}
	return out.String()
}

// clearance is the space between a letter and a mark that would touch it, in thousandths of the type size.
const clearance = 55

// place is how far a mark's origin is from its letter's, and adds the mark to what the next one must clear.
func place(letter *glyph, mark glyph) (dx, dy float64) {
	across := (letter.xMin+letter.xMax)/2 - (mark.xMin+mark.xMax)/2
	up := 0
	switch {
	case mark.yMin >= 400: // above
		up = max(0, letter.yMax+clearance-mark.yMin)
		letter.yMax = max(letter.yMax, mark.yMax+up)
	case mark.yMax <= 0: // below
		up = min(0, letter.yMin-clearance-mark.yMax)
		letter.yMin = min(letter.yMin, mark.yMin+up)
	}
	return float64(across), float64(up)
}

func (p pen) stroke(c ink, width float64) {
	p.pdf.SetDrawColor(c[0], c[1], c[2])
	p.pdf.SetLineWidth(width)
}

func (p pen) rule(c ink, width, x, y, to float64) {
	p.stroke(c, width)
	p.pdf.Line(x, y, to, y)
}

// strip draws an upright band of colour, with edges so that a pale one survives the photocopier.
func (p pen) strip(c ink, x, top, width, bottom float64) {
	p.pdf.SetFillColor(c[0], c[1], c[2])
	p.pdf.Rect(x, top, width, bottom-top, "F")
	p.stroke(threads[4], 0.15)
	p.pdf.Line(x, top, x, bottom)
	p.pdf.Line(x+width, top, x+width, bottom)
}

// fill draws an area with an edge.
func (p pen) fill(c ink, x, y, width, height float64) {
	p.stroke(threads[4], 0.1)
	p.pdf.SetFillColor(c[0], c[1], c[2])
	p.pdf.Rect(x, y, width, height, "FD")
}

func (p pen) frame(x, y, width, height float64) {
	p.stroke(hairline, 0.25)
	p.pdf.Rect(x, y, width, height, "D")
}

// band draws the five threads on top of each other.
func (p pen) band(x, y, width, thickness float64) {
	for i, c := range threads {
		p.pdf.SetFillColor(c[0], c[1], c[2])
		p.pdf.Rect(x, y+float64(i)*thickness, width, thickness, "F")
	}
}
