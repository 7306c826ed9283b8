package document

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

// SubjectName is how a subject is written for people: presets by their name, everything else as it was typed.
func SubjectName(subject string) string {
	switch {
	case subject == "ict":
		return "ICT"
	case !slices.Contains(lesson.Subjects[:], subject):
		return subject
	}
	words := strings.Split(subject, "-")
	for i, word := range words {
		words[i] = strings.ToUpper(word[:1]) + word[1:]
	}
	return strings.Join(words, " ")
}
