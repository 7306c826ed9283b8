package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

// leastListed are key words of which a plan lists as many, where the card has them: said or not.
const leastListed = 2

// textsAtATime are looked at for a key word.
const textsAtATime = 8

// onlySaidWords leaves out of the list of key words, and off the board, those that no other text of the finished plan says.
// Where few are left, others of the card come in their place that the plan does say.
func (c *composer) onlySaidWords(p *lesson.Plan) {
	if c.match.entry == nil {
		return // the teacher fills in what is meant
	}
	words := c.listedWords()
	count := len(p.KeyVocabulary) - len(c.aloud())
	if count < 1 || count > len(words) {
		return
	}
	texts := textsBesideWords(p)
	var said []string // of the texts so far: the others are looked at for words that none of these says
	isSaid := func(w Word) bool {
		if len(c.stems(w.Term)) == 0 || c.says(said, w.Term) {
			return true
		}
		for len(said) < len(texts) {
			more := c.sayings(firstOf(texts[len(said):], textsAtATime))
			if said = append(said, more...); c.says(more, w.Term) {
				return true
			}
		}
		return false
	}
	length := func(w Word) int { return parted(w.Term) + parted(w.Meaning) }
	var kept, dropped []Word
	room := 0 // in words, which others may take
	for _, w := range words[:count] {
		if isSaid(w) {
			kept = append(kept, w)
		} else {
			dropped, room = append(dropped, w), room+length(w)
		}
	}
	if len(dropped) == 0 {
		return
	}
	for _, w := range c.card.Vocab {
		known := slices.ContainsFunc(words[:count], func(other Word) bool { return other.Term == w.Term })
		if len(kept) < fewestTerms && !known && isSaid(w) && length(w) <= room {
			kept, room = append(kept, w), room-length(w)
		}
	}
	for len(kept) < leastListed && len(dropped) > 0 {
		kept, dropped = append(kept, dropped[0]), dropped[1:]
	}
	p.KeyVocabulary = append(c.listed(kept), p.KeyVocabulary[count:]...)
	for i := range p.Chalkboard {
		p.Chalkboard[i].Board = c.offBoard(p.Chalkboard[i].Board, dropped)
	}
}

// textsBesideWords are all texts of a plan in which learners meet a key word: neither the list nor its lines on the board.
func textsBesideWords(p *lesson.Plan) []string {
	texts := []string{p.DrivingQuestion, p.ArtifactOutcome.Type, p.ArtifactOutcome.Description, p.LearnerNotes}
	texts = append(append(append(texts, p.Assessment.Formative...), p.Assessment.Summative...), p.Homework...)
	for _, a := range p.Activities {
		texts = append(append(texts, a.Steps...), a.Description, a.Check, a.Support, a.Extension)
	}
	return append(texts, p.Materials...)
}

// offBoard takes key words out of the lines of a board that list them.
func (c *composer) offBoard(board string, dropped []Word) string {
	head, _, _ := strings.Cut(c.text("boardWords", "words", "|"), "|")
	lines := strings.Split(board, "\n")
	for i, line := range lines {
		if !strings.HasPrefix(line, head) {
			continue
		}
		words := slices.DeleteFunc(strings.Split(strings.TrimSuffix(strings.TrimPrefix(line, head), "."), ", "), func(word string) bool {
			return slices.ContainsFunc(dropped, func(w Word) bool { return c.boardWord(w) == word })
		})
		if lines[i] = ""; len(words) > 0 {
			lines[i] = c.text("boardWords", "words", strings.Join(words, ", "))
		}
	}
	if lines = slices.DeleteFunc(lines, func(line string) bool { return line == "" }); len(lines) == 0 {
		return board
	}
	return strings.Join(lines, "\n")
}
