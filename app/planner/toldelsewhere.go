package planner

import (
	"fmt"
	"slices"
)

// lookUpBeliefs opens the cards that know of what a class believes, where that is not the topic: whoever learns of the planets
// may believe that the sun goes round us.
func (p *Planner) lookUpBeliefs(c *composer, card *Card) error {
	if c.match.entry == nil || c.unsafe {
		return nil
	}
	known, err := p.recogniser()
	if err != nil {
		return fmt.Errorf("opening the index of topics: %w", err)
	}
	for _, b := range firstOf(c.notes.beliefs, mostBeliefs) {
		if !b.held {
			continue
		}
		found := known.one(c.request.Subject, c.sameWords().rephrased(b.said), c.band)
		if found.entry == nil || found.entry == c.match.entry || found.entry.Subject != card.Subject {
			continue
		}
		other, err := p.shelf.card(found.entry)
		if err != nil {
			return fmt.Errorf("opening the card for a belief: %w", err)
		}
		c.ofOthers = slices.Concat(c.ofOthers, other.Misconceptions, other.Mistakes)
	}
	return nil
}
