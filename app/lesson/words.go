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
		for at := 0; at < len(text); {
			start := at
			for at < len(text) {
				if char := text[at]; char < utf8.RuneSelf {
					if !plainPart[char] {
						break
					}
					at++
					continue
				}
				char, size := utf8.DecodeRuneInString(text[at:])
				if !unicode.IsLetter(char) && !unicode.IsDigit(char) {
					break
				}
				at += size
			}
			if at > start && !yield(text[start:at]) {
				return
			}
			if at < len(text) { // what ended the word
				_, size := utf8.DecodeRuneInString(text[at:])
				at += size
			}
		}
	}
}
