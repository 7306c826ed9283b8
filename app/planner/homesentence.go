package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/regexp"
)

// Words of a sentence that a class says in two languages.
const (
	fewestInTwo = 3
	mostInTwo   = 8
)

// ofGrammar are cards of English on the forms of words and sentences, which another language builds in another way.
var ofGrammar = regexp.MustCompile(`^english/(?:active-|adjectives-|adverbs|articles-|clauses-|conditionals-|conjunctions-|direct-and|nouns-|past-|prefixes-|prepositions|pronouns|question-tags|sentence-types|verbs-)`)

// homeSentence has learners say a sentence of the lesson in the language of home; only older ones compare it, and that where the
// lesson is on grammar. Of what they read, write and say they tell a partner first in the language in which they know most. met
// tells whether the sentence is one that the lesson teaches before.
func (c *composer) homeSentence() (text string, met bool) {
	tongues, named := c.homeTongues()
	language := c.collected
	if len(tongues) == 2 {
		language = c.text("eitherOf", "one", tongues[0], "other", tongues[1])
	}
	line := c.sentenceInTwo()
	switch {
	case c.profile.Level != "young" && !ofGrammar.MatchString(c.match.entry.whole()):
		return c.text("homeTalk", "language", language), false
	case c.profile.Level != "young":
		return c.text("homeSentence", "language", language, "line", line), true
	case named && len(tongues) == 1:
		return c.text("homeSentenceAll", "language", language, "line", line), true
	}
	return c.text("homeSentenceYoung", "language", language, "line", line), true
}

// sentenceInTwo is a short whole sentence that a task says aloud, or its name where none does.
func (c *composer) sentenceInTwo() string {
	for _, task := range c.tasks {
		for _, text := range append(slices.Clone(task.Steps), task.Expect) {
			for at, said := range strings.Split(text, `"`) {
				words := wordsIn(said)
				if at%2 == 1 && words >= fewestInTwo && words <= mostInTwo && strings.HasSuffix(said, ".") && !strings.ContainsAny(said, "{_=/(…") && !strings.Contains(said, "..") && unicode.IsUpper([]rune(said)[0]) {
					return `"` + said + `"`
				}
			}
		}
	}
	return c.text("modelLine")
}
