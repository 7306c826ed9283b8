package lesson

import (
	"iter"
	"unicode"
	"unicode/utf8"
)

// Words goes through what of a text stands together of letters and figures.
func Words(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		start, inside := 0, false
		for at := 0; at < len(text); {
			char, size := rune(text[at]), 1
			isPart := char >= 'a' && char <= 'z' || char >= '0' && char <= '9' || char >= 'A' && char <= 'Z'
			if char >= utf8.RuneSelf {
				char, size = utf8.DecodeRuneInString(text[at:])
				isPart = unicode.IsLetter(char) || unicode.IsDigit(char)
			}
			if inside && !isPart && !yield(text[start:at]) {
				return
			}
			if isPart && !inside {
				start = at
			}
			inside = isPart
			at += size
		}
		if inside {
			yield(text[start:])
		}
	}
}
