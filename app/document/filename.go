package document

import (
	"strings"
	"unicode"
)

// longestTitle bounds the title's part of a file name, in bytes: the rest of the name and a folder still fit everywhere.
const longestTitle = 120

// FileName is what a plan is called as a download: the title with everything that is no letter, mark or digit as an underscore.
// The fallback holds ASCII only, for headers that cannot say more.
func FileName(title, extension string) (name, asciiFallback string) {
	part := cutLetters(strings.Map(fileRune, title), longestTitle)
	if part == "" {
		part = "lesson"
	}
	ending := "_lesson_plan." + extension
	return part + ending, strings.Map(asciiRune, part) + ending
}

func fileRune(r rune) rune {
	if unicode.In(r, unicode.L, unicode.M, unicode.N) {
		return r
	}
	return '_'
}

func asciiRune(r rune) rune {
	if r > unicode.MaxASCII {
		return '_'
	}
	return r
}

// cutLetters shortens text to at most limit bytes without parting a letter from its marks.
func cutLetters(text string, limit int) string {
	if len(text) <= limit {
		return text
	}
	end := 0
	for i, r := range text {
		if !unicode.IsMark(r) {
			end = i
		}
		if i+len(string(r)) > limit {
			break
		}
	}
	if end == 0 { // one letter with more marks than fit
		return strings.ToValidUTF8(text[:limit], "")
	}
	return text[:end]
}
