package lesson

import (
	"iter"
	"unicode"
	"unicode/utf8"
)

// plainPart has the letters and figures of one byte.
var plainPart = func() (is [utf8.RuneSelf]bool) {
	for _, char := range "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" {
		is[char] = true
	}
	return is
}()

// Words goes through what of a text stands together of letters and figures.
func Words(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		start, inside := 0, false
		for at := 0; at < len(text); {
			size, isPart := 1, false
			if text[at] < utf8.RuneSelf {
				isPart = plainPart[text[at]]
			} else {
				var char rune
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
