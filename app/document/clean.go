package document

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// stand is what is printed in place of a character that the fonts do not have.
const stand = '□'

// mostMarks bounds the marks on one letter: more than any language writes, few enough to stay in the line.
const mostMarks = 3

// clean makes any text printable with face: composed letters, line breaks as \n and no empty lines in a row,
// no characters without a picture of their own, and a box for each character that the face lacks.
func clean(text string, face *face) string {
	if isPlain(text) {
		return strings.TrimSpace(text)
	}
	text = norm.NFC.String(strings.ToValidUTF8(text, string(unicode.ReplacementChar)))
	var out strings.Builder
	out.Grow(len(text))
	marks, breaks := 0, 2
	for i, r := range text {
		switch {
		case r == '\r' && strings.HasPrefix(text[i+1:], "\n"):
		case isBreak(r):
			if breaks++; breaks <= 2 {
				out.WriteByte('\n')
			}
			marks = mostMarks // a mark needs a letter on its own line
		case unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f':
			out.WriteByte(' ')
			marks = 0
		case isInvisible(r):
		case unicode.Is(unicode.Mn, r):
			if marks++; marks <= mostMarks {
				out.WriteString(printable(r, face))
			}
		default:
			out.WriteString(printable(r, face))
			marks, breaks = 0, 0
		}
	}
	return strings.TrimSpace(out.String())
}

// isPlain spares most texts the work.
func isPlain(text string) bool {
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return false
		}
	}
	return true
}

// one is text without line breaks, for titles and labels.
func one(text string, face *face) string {
	return strings.Join(strings.FieldsFunc(clean(text, face), isBlank), " ")
}

func isBlank(r rune) bool {
	return r == ' ' || r == '\n'
}

func isBreak(r rune) bool {
	switch r {
	case '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029':
		return true
	}
	return false
}

// isInvisible names what steers other characters: controls, direction and joiners, variants and skin tones.
func isInvisible(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) ||
		r == '\u034f' || r >= 0x1F3FB && r <= 0x1F3FF
}

// printable is r, or the same in simpler characters, or the box. The PDF writer breaks on runes above U+FFFF, which no face has.
func printable(r rune, face *face) string {
	if _, ok := face.glyphs[r]; ok {
		return string(r)
	}
	if r > utf8.RuneSelf {
		if simple := norm.NFKC.String(string(r)); simple != "" && !strings.ContainsFunc(simple, unicode.IsControl) && face.has(simple) {
			return simple
		}
	}
	return string(stand)
}
