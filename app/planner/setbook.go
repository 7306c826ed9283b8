package planner

import (
	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// byAuthor is how a set book is written: "The Dilemma of a Ghost by Ama Ata Aidoo: conflict".
	byAuthor = regexp.MustCompile(`^\p{Lu}[\pL'’-]*(?: [\pL'’,-]+){0,7} by \p{Lu}[\pL'’.-]+(?: \p{Lu}[\pL'’.-]*){0,3}`)
	ofStage  = regexp.MustCompile(`(?i)\b(?:plays?|drama|acts?|scenes?|tragedy|comedy)\b`)
	ofVerse  = regexp.MustCompile(`(?i)\b(?:poems?|poetry|verse|sonnets?)\b`)
)

// setBook is the card for books of a kind, where the topic is a book with its author that no card knows. The notes say whether it
// is a play or a poem.
func (r *recogniser) setBook(request lesson.Request) (match, bool) {
	if subjectOf(request.Subject) != "literature" || !byAuthor.MatchString(request.Topic) {
		return match{}, false
	}
	said, id := request.Topic+" "+request.AdditionalInfo, "literature/the-novel-plot-character-theme-setting"
	switch {
	case ofStage.MatchString(said):
		id = "literature/drama-and-plays"
	case ofVerse.MatchString(said):
		id = "literature/poetry-analysis"
	}
	card, ok := r.card(id)
	return match{tier: tierPartial, entry: card, family: card}, ok
}
