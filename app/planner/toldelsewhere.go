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

// surelyLike is the mistake of a list that a remark surely tells.
func (c *composer) surelyLike(said string, of []Misconception) (Misconception, bool) {
	return c.mistakeLike(said, slices.DeleteFunc(slices.Clone(of), func(m Misconception) bool {
		return (len(m.Bands) > 0 && !forBand(m.Bands, c.content)) || !c.saysWhole(said, setOf(c.sameWords().words(m.Wrong)))
	}))
}
