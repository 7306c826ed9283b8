package planner

import (
	"strings"

	"somo/app/regexp"
)

// ofBooks are languages in which a book may be.
const ofBooks = `(Portuguese|português|French|français|Kiswahili|Arabic|arabe|Amharic|Kinyarwanda|Afrikaans)`

var (
	// booksIn tells the language of a book: "The textbook is in French", "physics is in French in the book".
	booksIn = regexp.MustCompile(`(?i)\bin ` + ofBooks + ` in (?:the|our|their|my) (?:\pL+ )?(?:text)?books?\b|\b(?:books?|textbooks?|bibles?|livros?|livres?|manuel|kitabu|vitabu)\b([^.;]{0,25}?)\b(?:in|em|en|kwa|cha|vya) ` + ofBooks)
	// elseIn stands between a book and the language of something else: "the book and I teach partly in Arabic".
	elseIn = regexp.MustCompile(`(?i)\b(?:and|but|so|while|I|we|they|teach|speak|explain|talk)\b`)
)

// bookLanguages are the English names of languages as teachers write them in other languages.
var bookLanguages = map[string]string{"português": "portuguese", "français": "french", "arabe": "arabic"}

// readBookLanguage has learners find the words of their book beside those of the lesson.
func (n *notes) readBookLanguage(_ string, found []string) {
	if elseIn.MatchString(found[2]) {
		return
	}
	name := strings.ToLower(found[1] + found[3])
	if known := bookLanguages[name]; known != "" {
		name = known
	}
	n.bookIn = upperFirst(name)
	n.note("teach1", "bookLanguage", "language", n.bookIn)
}
