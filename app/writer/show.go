package writer

import (
	"strings"
	"unicode/utf16"
)

// shower makes readable text of an answer while it comes: what stands in the strings that are values, each on a line of
// its own. It does not care in which order the members come.
type shower struct {
	inText, inKey, escaped bool
	open                   []bracket
	started                bool   // something was shown
	hex                    string // of a \u escape that is under way
	inHex                  bool
	half                   rune // the first half of a letter written as two escapes
}

// bracket is one that is open; in an object the next string may be a key.
type bracket struct{ object, key bool }

// add takes the next piece of an answer and gives what of it is to be shown.
func (s *shower) add(piece string) string {
	var out strings.Builder
	for _, char := range piece {
		if s.inText {
			s.letter(char, &out)
			continue
		}
		switch char {
		case '"':
			s.inText = true
			s.inKey = len(s.open) > 0 && s.open[len(s.open)-1].key
			if !s.inKey && s.started {
				out.WriteByte('\n')
			}
			s.started = s.started || !s.inKey
		case '{':
			s.open = append(s.open, bracket{true, true})
		case '[':
			s.open = append(s.open, bracket{})
		case '}', ']':
			if len(s.open) > 0 {
				s.open = s.open[:len(s.open)-1]
			}
		case ':', ',':
			if last := len(s.open) - 1; last >= 0 {
				s.open[last].key = s.open[last].object && char == ','
			}
		}
	}
	return out.String()
}

func (s *shower) letter(char rune, out *strings.Builder) {
	switch {
	case s.inHex:
		if s.hex += string(char); len(s.hex) >= 4 {
			s.unicode(out)
		}
	case s.escaped:
		s.escaped = false
		switch char {
		case 'n', 'r', 't', 'b', 'f':
			s.show(' ', out)
		case 'u':
			s.inHex, s.hex = true, ""
		default:
			s.show(char, out)
		}
	case char == '\\':
		s.escaped = true
	case char == '"':
		s.inText = false
	default:
		s.show(char, out)
	}
}

// unicode ends a \u escape.
func (s *shower) unicode(out *strings.Builder) {
	var code rune
	for _, digit := range s.hex {
		code *= 16
		switch {
		case digit >= '0' && digit <= '9':
			code += digit - '0'
		case digit >= 'a' && digit <= 'f':
			code += digit - 'a' + 10
		case digit >= 'A' && digit <= 'F':
			code += digit - 'A' + 10
		}
	}
	s.inHex = false
	switch {
	case s.half != 0:
		s.show(utf16.DecodeRune(s.half, code), out)
		s.half = 0
	case utf16.IsSurrogate(code):
		s.half = code
	default:
		s.show(code, out)
	}
}

func (s *shower) show(char rune, out *strings.Builder) {
	if !s.inKey && (char >= ' ' || char == '\t') {
		out.WriteRune(char)
	}
}
