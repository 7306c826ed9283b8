package planner

import (
	"fmt"
	"slices"

	"somo/app/lesson"
)

// wholeOf is the line that teaches the whole of a card to a class, nil where there is none. It is called as its card is.
func (r *recogniser) wholeOf(card *entry, band lesson.Band) *entry {
	var near *entry
	for at := range r.lines[card.ID] {
		line := &r.lines[card.ID][at]
		switch {
		case !line.Whole || !line.fits(band):
		case slices.Contains(line.Bands, band):
			return line
		case near == nil:
			near = line
		}
	}
	return near
}

// asWhole puts the line of the whole in place of its card, unless the topic names something that only the card teaches.
func (p *Planner) asWhole(known *recogniser, found match, topic string, band lesson.Band) (match, error) {
	card := found.entry
	if card == nil || card.Line || len(found.listed) > 0 || found.older {
		return found, nil
	}
	line := known.wholeOf(card, band)
	if line == nil {
		return found, nil
	}
	if found.own != "" {
		topic = found.own
	}
	if named := stems(withoutSetting(withoutCodes(topic))); !known.isWhole(card.ID, named) {
		of, err := p.shelf.card(card)
		if err != nil {
			return match{}, fmt.Errorf("opening the card of a whole: %w", err)
		}
		own, err := p.shelf.card(line)
		if err != nil {
			return match{}, fmt.Errorf("opening the line of a whole: %w", err)
		}
		taught, serving := of.words(), own.words()
		if slices.ContainsFunc(named, func(word string) bool { return taught[word] && !serving[word] && !weakWords[word] }) {
			return found, nil
		}
	}
	found.entry = line
	return found, nil
}
