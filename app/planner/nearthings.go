package planner

import (
	"fmt"
	"slices"
)

// lookUpThings opens what the other lines of a card know of things, where the notes name things that the class has: a topic of
// several parts, or one beside its own, may be worked with them too.
func (p *Planner) lookUpThings(c *composer) error {
	e := c.match.entry
	if e == nil || c.unsafe || len(c.notes.atHand()) == 0 {
		return nil
	}
	known, err := p.recogniser()
	if err != nil {
		return fmt.Errorf("opening the index of topics: %w", err)
	}
	of := e.ID
	if e.Line {
		of = e.Parent
	}
	for _, line := range known.lines[of] {
		if line.ID == e.ID || !slices.Contains(line.Bands, c.content) {
			continue
		}
		near, err := readJSON[struct {
			Things []CardUse `json:"things"`
		}](p.shelf.knowledge, line.File)
		if err != nil {
			return fmt.Errorf("opening the things of a topic beside: %w", err)
		}
		c.thingsNear = append(c.thingsNear, near.Things...)
	}
	return nil
}

// suits tells whether a use that another line of the card has is on the work of the plan too.
func (c *composer) suits(use CardUse) bool {
	own, other := c.ties(use.Say)
	return own > other && !c.ofOtherKind(use.Say, 0)
}
