package planner

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"somo/app/lesson"
)

// digestLetters is how long a digest may be: about 300 tokens.
const digestLetters = 1200

// Digest says in short what the card of a request's topic knows, for a model to keep to: true ideas, words, and what
// learners often believe. It is empty where no card knows the topic.
func (p *Planner) Digest(request lesson.Request) (string, error) {
	request = cleanRequest(request)
	band := lesson.BandOf(request.GradeLevel)
	known, err := p.recogniser()
	if err != nil {
		return "", fmt.Errorf("opening the index of topics: %w", err)
	}
	found := known.recognise(request.Subject, request.Topic, band)
	if found.entry == nil {
		return "", nil
	}
	whole, err := p.shelf.card(found.entry)
	if err != nil {
		return "", fmt.Errorf("opening the card for the topic: %w", err)
	}
	content, _ := nearest(whole.Bands, band)
	card := whole.ForBand(content, func(string) bool { return true })
	d := digest{}
	d.add("Topic: " + card.Names["en"] + ".")
	for _, idea := range firstOf(card.BigIdeas, 4) {
		d.add("- " + sentence(idea.Text))
	}
	var terms []string
	for _, word := range firstOf(card.Vocab, 6) {
		terms = append(terms, word.Term)
	}
	d.add("Words: " + strings.Join(terms, ", ") + ".")
	for _, wrong := range firstOf(card.Misconceptions, 2) {
		d.add("Wrong: " + sentence(wrong.Wrong) + " Right: " + sentence(wrong.Right))
	}
	for _, warning := range firstOf(card.Safety, 2) {
		d.add("Safety: " + sentence(warning))
	}
	return d.text.String(), nil
}

// digest takes lines as long as there is room; a line that does not fit is left out whole.
type digest struct {
	text    strings.Builder
	letters int
}

func (d *digest) add(line string) {
	letters := utf8.RuneCountInString(line) + 1
	if d.letters+letters > digestLetters {
		return
	}
	if d.letters > 0 {
		d.text.WriteByte('\n')
	}
	d.text.WriteString(line)
	d.letters += letters
}
