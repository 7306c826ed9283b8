package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// forTeacherAlone is what a note tells the teacher and no learner should read on a board or hear read out: who of the class is
// ill, poor or bereaved, what nobody should ask or know, and why something is asked for.
var forTeacherAlone = regexp.MustCompile(`(?i)\b(?:learners?|pupils?|students?|children|girls?|boys?|famil(?:y|ies)|parents|homes|some|one|two|many)\b[^.;]{0,50}\b(?:lives? with|living with|infected|sick|orphans?|orphaned|pregnant|poor|have (?:very )?little|hungry|cannot (?:pay|afford)|refugees?|displaced|abused?|beaten|drunk|divorced|died|lost (?:an?|her|his|their)|albinism|stammers?|stutters?|epilepsy|disabled|hiv positive)\b|\b(?:nobody|no one) (?:should|must|may) (?:know|ask)\b|\bso no questions\b|\b(?:do not|don't|dont) ask\b|\bplease\b|\b(?:quarrels?|fights|violence|trouble) (?:here|last)\b`)

// alikeInRow is how many words in a row a sentence has of the notes when it repeats them.
const alikeInRow = 4

// keepPrivate takes out of what is said to a class the sentences that repeat such a note.
func (c *composer) keepPrivate(drafts []*draft) {
	if len(c.notes.learners) == 0 && !forTeacherAlone.MatchString(c.request.AdditionalInfo) {
		return
	}
	told := " " + strings.Join(plainWords(c.request.AdditionalInfo), " ") + " "
	private := func(said string) bool {
		if !forTeacherAlone.MatchString(said) && !c.notes.namesOne(said) {
			return false
		}
		words := plainWords(said)
		for at := 0; at+alikeInRow <= len(words); at++ {
			if strings.Contains(told, " "+strings.Join(words[at:at+alikeInRow], " ")+" ") {
				return true
			}
		}
		return false
	}
	_, goesOn, _ := strings.Cut(c.text("note.leftBring", "said", "|"), "|. ")
	for _, d := range drafts {
		for i := range d.about {
			d.about[i] = strings.Join(slices.DeleteFunc(lesson.Sentences(d.about[i]), private), " ")
		}
		d.about = slices.DeleteFunc(d.about, func(said string) bool { return said == "" })
		for i := range d.steps {
			if !forTeacherAlone.MatchString(d.steps[i].text) && !c.notes.namesOne(d.steps[i].text) {
				continue
			}
			said := lesson.Sentences(d.steps[i].text)
			left := slices.DeleteFunc(slices.Clone(said), private)
			if len(left) < len(said) { // what goes on from such a note says nothing without it
				left = slices.DeleteFunc(left, func(s string) bool { return strings.TrimRight(s, ".") == strings.TrimRight(goesOn, ".") })
			}
			d.steps[i].text = strings.Join(left, " ")
		}
		if left := slices.DeleteFunc(slices.Clone(d.steps), func(s step) bool { return s.text == "" }); len(left) > 0 {
			d.steps = left
		}
	}
}
