package planner

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/lesson"
)

// isOfOthers tells whether a line cannot sum up some work: it begins with somebody of whom the work does not speak, or the
// lesson ends with the same words, when the wrong idea is put right.
func (c *composer) isOfOthers(line string, work map[string]bool) bool {
	return c.match.entry != nil && (c.tellsOfOthers(line, work) || c.isPutRight(line))
}

// tellsOfOthers tells whether both the first word of a line and a name in it stand nowhere in some work.
func (c *composer) tellsOfOthers(line string, work map[string]bool) bool {
	first, rest, _ := strings.Cut(line, " ")
	unsaid := func(word string) bool {
		of := c.stems(word)
		return len(of) == 1 && len(of[0]) >= leastLetters && !everydayWords[of[0]] && !work[of[0]]
	}
	if !unsaid(first) {
		return false
	}
	begins := false // a sentence, whose first word has a capital letter in any case
	for word := range strings.FieldsSeq(rest) {
		letter, _ := utf8.DecodeRuneInString(word)
		if !begins && unicode.IsUpper(letter) && unsaid(word) {
			return true
		}
		begins = strings.ContainsAny(word[len(word)-1:], ".:;?!")
	}
	return false
}

// isPutRight tells whether the answer to a wrong idea of the plan says what a line does.
func (c *composer) isPutRight(line string) bool {
	said := c.stems(line)
	of := setOf(said)
	return len(of) > 0 && slices.ContainsFunc(c.wrong, func(m Misconception) bool {
		return slices.ContainsFunc(lesson.Sentences(m.Right), func(right string) bool {
			words := c.stems(right)
			n := shared(of, words)
			return 4*n >= 3*len(of) && 4*n >= 3*len(words)
		})
	})
}
