package main

import (
	"strings"
	"unicode"

	"somo/app/lesson"
)

// reading is how long and how hard a plan is.
type reading struct {
	words    int
	sentence float64 // words in a sentence
	grade    float64 // Flesch-Kincaid
}

// listed are parts that are no prose: names, things to fetch, and what stands on the board.
var listed = map[string]bool{"materials": true, "activityMaterials": true, "chalkboard": true, "resources": true, "vocabulary": true, "rubric": true}

func read(plan *lesson.Plan) reading {
	var r reading
	sentences, words, syllables := 0, 0, 0
	lesson.Walk(plan, func(part, text string) {
		for _, word := range strings.Fields(text) {
			if strings.ContainsFunc(word, unicode.IsLetter) {
				r.words++
			}
		}
		if listed[part] {
			return
		}
		for _, s := range lesson.Sentences(text) {
			n := 0
			for _, word := range strings.FieldsFunc(s, func(char rune) bool { return !unicode.IsLetter(char) && char != '\'' && char != '’' && char != '-' }) {
				n++
				syllables += syllablesIn(word)
			}
			if n > 2 {
				sentences++
				words += n
			}
		}
	})
	if sentences > 0 {
		r.sentence = float64(words) / float64(sentences)
		r.grade = 0.39*r.sentence + 11.8*float64(syllables)/float64(words) - 15.59
	}
	return r
}

// syllablesIn counts groups of vowels, without a silent e.
func syllablesIn(word string) int {
	n, last := 0, false
	lower := strings.ToLower(word)
	for _, char := range lower {
		vowel := strings.ContainsRune("aeiouyáéíóúàèêëïôü", char)
		if vowel && !last {
			n++
		}
		last = vowel
	}
	if strings.HasSuffix(lower, "e") && !strings.HasSuffix(lower, "le") && n > 1 {
		n--
	}
	return max(n, 1)
}
