package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

// phraseLanguages are those in which the plan knows what a class says and reads.
var phraseLanguages = []string{"sw", "fr", "pt"}

// classLanguage is the code of the language that learners hear, say and read in class, where it is another than that of the
// plan: that of the request, or the one in which the teacher wants them to work.
func (c *composer) classLanguage() string {
	if c.banks.language != english {
		return ""
	}
	if tongue := c.lessonTongue(); tongue != "" {
		return tongue
	}
	if language := c.asked(); slices.Contains(phraseLanguages, language) {
		return language
	}
	return c.notes.workIn
}

// boardSay is a line for the board in the language of the class, where it is known, or in that of the plan.
func (c *composer) boardSay(key string) string {
	if line := c.banks.tongues[c.classLanguage()].Board[key]; line != "" && c.profile.Level != "young" {
		return line
	}
	return c.say(c.forAge(key), nil)
}

// aloud are the sentences that come back in every lesson, in the language of the class, with what they are for.
func (c *composer) aloud() []lesson.Term {
	var terms []lesson.Term
	if languages[c.card.Subject] && c.card.Subject != "english" {
		return nil // the card of a language has what is said in it
	}
	said := c.banks.tongues[c.classLanguage()].Aloud
	for i, use := range firstOf([]string{"aloud.1", "aloud.2", "aloud.3", "aloud.4", "aloud.5"}, len(said)) {
		terms = append(terms, lesson.Term{Term: `"` + said[i] + `"`, Meaning: c.text(use)})
	}
	return terms
}

// workInLanguage has learners use the key words of the language in which the teacher wants them to work.
func workInLanguage(code string) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		var there, here []string
		for _, w := range firstOf(c.spoken(), 6) {
			if other := c.wordIn(w, code); other != "" && len(there) < 3 {
				there = append(there, other)
			}
			if len(here) < 3 {
				here = append(here, w.Term)
			}
		}
		if len(there) == 0 {
			there = here
		}
		return "practice", c.text("note.workLanguage", "language", c.text(languageNames[code]), "words", strings.Join(there, ", "))
	}
}

// boardWord is a key word as it stands on the board: in the language of the class first, with the English behind it.
func (c *composer) boardWord(w Word) string {
	if other := c.wordIn(w, c.classLanguage()); other != "" && !strings.EqualFold(other, w.Term) {
		return other + " (" + w.Term + ")"
	}
	return w.Term
}
