package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestALanguageLessonIsHeldInItsLanguage(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		subject, topic, grade, info string
		in                          string
		without                     string
	}{
		{"French", "Le passé composé", "Grade 8", "Sokodé, Togo. 72 élèves.", "Notre changement", "We will find out."},
		{"Kiswahili", "Umoja na wingi wa nomino", "Grade 5", "Kitale, Kenya. 50 learners.", "anahitaji ___", "The hardest part was"},
		{"French", "Se présenter et saluer", "Grade 4", "Kumasi, Ghana. 58 pupils.", "needs ___ because", "a besoin de ___"}, // beginners speak about their work in English
	} {
		said := mustJSON(t, planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.info}))
		if !strings.Contains(said, test.in) || strings.Contains(said, test.without) {
			t.Errorf("%s, %s: has %q: %v, has %q: %v", test.topic, test.info, test.in, strings.Contains(said, test.in), test.without, strings.Contains(said, test.without))
		}
	}
}
