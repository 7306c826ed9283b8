package document

import (
	"strings"
	"unicode"
)

const mmPerPoint = 25.4 / 72

type ink [3]int

// style is how a text looks. Where face lacks a character, spare is used for the whole text.
type style struct {
	face, spare *face
	size        float64 // points
	lead        float64 // line height as a multiple of size
	ink         ink
}

func (s *style) height() float64 {
	return s.size * s.lead * mmPerPoint
}

// span is text in one style; link is empty or an address that may be opened.
type span struct {
	text  string
	style *style
	link  string
}

// piece is a span's part in one line, x mm from the line's start.
type piece struct {
	span
	x, width float64
}

// line is one line of a column. Nothing is parted between a line that keeps and the next one.
type line struct {
	pieces []piece
	before float64 // space above, left out at the top of a page
	height float64
	keep   bool
	opens  bool    // after a line break of the text
	ruled  float64 // the length of a line to write on
}

// paragraph is text to be broken into lines.
type paragraph struct {
	spans  []span
	before float64
	indent float64
	label  span // stands before the first line, in the indent
	right  bool // flush right
	keep   bool // stays with what follows
}

// column collects lines of one width.
type column struct {
	width float64
	lines []line
}

func (c *column) add(p paragraph) {
	w := wrapper{indent: p.indent, x: p.indent, width: c.width}
	for i := range p.spans {
		if s := &p.spans[i]; s.style.spare != nil && !s.style.face.has(s.text) {
			spare := *s.style
			spare.face, spare.spare = spare.spare, nil
			s.style = &spare
		}
		w.put(p.spans[i])
	}
	w.end()
	lines := w.lines
	if p.label.text != "" {
		label := piece{span: p.label, width: p.label.style.face.width(p.label.text, p.label.style.size)}
		lines[0].pieces = append([]piece{label}, lines[0].pieces...)
	}
	lines[0].before += p.before
	for i := range lines {
		// No line stands alone on a page, neither the first nor the last before a break.
		inside := func(k int) bool { return k > 0 && k < len(lines) && !lines[k].opens }
		if inside(i+1) && (!inside(i) || !inside(i+2)) || i == len(lines)-1 && p.keep {
			lines[i].keep = true
		}
		if n := len(lines[i].pieces); p.right && n > 0 {
			end := lines[i].pieces[n-1]
			shift := c.width - end.x - end.width
			for k := range lines[i].pieces {
				lines[i].pieces[k].x += shift
			}
		}
	}
	c.lines = append(c.lines, lines...)
}

// wrapper breaks spans into lines: after spaces and hyphens, inside a word only where it is longer than a line.
type wrapper struct {
	lines                    []line
	current                  line
	indent, x, width, height float64
	gap                      string
	used                     bool
}

func (w *wrapper) put(s span) {
	w.height = max(w.height, s.style.height())
	text := s.text
	for text != "" {
		switch text[0] {
		case '\n':
			w.end()
			w.current.before, w.current.opens = 0.6, true
			text = text[1:]
		case ' ':
			rest := strings.TrimLeft(text, " ")
			if w.used {
				w.gap = " "
			}
			text = rest
		default:
			end := wordEnd(text)
			w.word(span{text: text[:end], style: s.style, link: s.link})
			text = text[end:]
		}
	}
}

// wordEnd is where the first word of text ends: before white space, or after a hyphen or slash inside a word.
// A number and its unit are one word.
func wordEnd(text string) int {
	previous := ' '
	for i, r := range text {
		if r == '\n' || r == ' ' && !(unicode.IsNumber(previous) && startsWithUnit(text[i+1:])) {
			return i
		}
		if strings.ContainsRune("-/–—", previous) && i > 1 && unicode.IsLetter(r) {
			return i
		}
		previous = r
	}
	return len(text)
}

func startsWithUnit(text string) bool {
	end := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) && r != '%' && r != '°' })
	if end < 0 {
		end = len(text)
	}
	switch text[:end] {
	case "mm", "cm", "m", "km", "mm²", "cm²", "m²", "cm³", "m³", "ml", "l", "litre", "litres", "mg", "g", "kg", "N", "J", "V", "W", "A", "Hz",
		"s", "h", "min", "minutes", "seconds", "hours", "days", "%", "°C":
		return true
	}
	return false
}

func (w *wrapper) word(s span) {
	width := s.style.face.width(s.text, s.style.size)
	space := s.style.face.width(w.gap, s.style.size)
	if w.used && w.x+space+width > w.width {
		w.end()
		space = 0
	}
	if w.x+space+width <= w.width {
		w.set(s, space, width)
		return
	}
	for s.text != "" {
		part := fitting(s, w.width-w.x)
		w.set(span{text: s.text[:part], style: s.style, link: s.link}, 0, s.style.face.width(s.text[:part], s.style.size))
		if s.text = s.text[part:]; s.text != "" {
			w.end()
		}
	}
}

// fitting is how many bytes of a word fit into room, at least one letter with its marks.
func fitting(s span, room float64) int {
	width := 0.0
	for i, r := range s.text {
		width += s.style.face.width(string(r), s.style.size)
		if i > 0 && width > room && !unicode.IsMark(r) {
			return i
		}
	}
	return len(s.text)
}

func (w *wrapper) set(s span, space, width float64) {
	if n := len(w.current.pieces); n > 0 && w.current.pieces[n-1].style == s.style && w.current.pieces[n-1].link == s.link {
		last := &w.current.pieces[n-1]
		last.text += w.gap + s.text
		last.width += space + width
	} else {
		w.current.pieces = append(w.current.pieces, piece{span: s, x: w.x + space, width: width})
	}
	w.x += space + width
	w.gap, w.used = "", true
}

// end closes the line; an empty one is lower than a line of text.
func (w *wrapper) end() {
	w.current.height = w.height
	if !w.used {
		w.current.height /= 2
	}
	w.lines = append(w.lines, w.current)
	w.current, w.x, w.gap, w.used = line{}, w.indent, "", false
}
