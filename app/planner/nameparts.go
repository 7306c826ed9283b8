package planner

import (
	"fmt"
	"slices"
	"strings"

	"somo/app/lesson"
)

// onePart tells whether a topic is one of the things that the name of a card lists: air pollution, of "Pollution: air, water, land".
// The first of a list without a head may be what the others belong to: "Electromagnetism, motors and induction".
func onePart(name, topic string) bool {
	said, met, last := stems(topic), 0, 0
	parts := topicParts(name)
	for at, part := range parts {
		if part.named(said) > 0 {
			met, last = met+1, at
		}
	}
	return len(parts) > 1 && met == 1 && (last > 0 || strings.Contains(name, ": ") || objectOf.MatchString(name))
}

// pickedFrom tells whether a topic names a card and then one thing of it: "Probability: combined events".
func (r *recogniser) pickedFrom(card *entry, topic string) bool {
	head, tail, found := strings.Cut(topic, ": ")
	return found && r.isWhole(card.ID, heart(head)) && !r.isWhole(card.ID, heart(tail)) && topicParts(topic) == nil &&
		!(aspectsIn(tail) >= leastAspects && r.callsWhole(card.ID, heart(head)))
}

// orWhole puts the line of the whole in place of a card of one or two things where the topic is called as the card is, or by
// what most of that line is about: what belongs together in a line is taught better than what is taken from a card of many tasks.
func (p *Planner) orWhole(known *recogniser, found match, topic string, band lesson.Band) (match, error) {
	card := found.entry
	if card == nil || card.Line || len(found.listed) > 0 || len(found.others) > 0 || found.older || numerals.MatchString(topic) {
		return found, nil
	}
	// A language that is taught as a second one names the kinds of a thing by words that all objectives have.
	whole := known.wholeOf(card, band)
	if whole == nil || card.Subject == "kiswahili" || card.Subject == "french" || known.pickedFrom(card, topic) || strings.Contains(card.Name, ": ") || len(topicParts(card.Name)) > 2 && onePart(card.Name, topic) {
		return found, nil
	}
	own, err := p.shelf.card(whole)
	if err != nil {
		return match{}, fmt.Errorf("opening the line of the whole: %w", err)
	}
	called, named := stems(card.Name), heart(topic)
	for _, word := range named {
		if !slices.Contains(called, word) && !own.isAbout(word) {
			return found, nil
		}
	}
	if len(named) > 0 {
		found.entry = whole
	}
	return found, nil
}

// isAbout tells whether a word stands in the name or in most objectives of a card.
func (card *Card) isAbout(word string) bool {
	if slices.Contains(stems(card.Names["en"]), word) {
		return true
	}
	has := 0
	for _, o := range card.Objectives {
		if slices.Contains(stems(o.Text), word) {
			has++
		}
	}
	return 2*has > len(card.Objectives)
}
