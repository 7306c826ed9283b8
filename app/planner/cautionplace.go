package planner

import "slices"

// carefulLast puts the warnings of things behind all else, so that it is known where each thing is used first.
func carefulLast(effects []effect) []effect {
	if !slices.ContainsFunc(effects, func(e effect) bool { return e.of != "" }) {
		return effects
	}
	var warn, rest []effect
	for _, e := range effects {
		if e.of != "" {
			warn = append(warn, e)
		} else {
			rest = append(rest, e)
		}
	}
	return append(rest, warn...)
}

// firstWith is the first activity of which a step, or what the notes add to it, speaks of a thing, or nil. That learners meet
// it in a story or an idea is no use of it.
func (c *composer) firstWith(drafts []*draft, said map[*draft][]string, thing string) *draft {
	named := c.stems(thing)
	speaks := func(text string) bool {
		words := c.stems(text)
		return len(named) > 0 && !slices.ContainsFunc(named, func(word string) bool { return !slices.Contains(words, word) })
	}
	for _, d := range drafts {
		switch phaseOf[d.slot.block] {
		case "Define", "Prototype":
			if d.slot.block != "need" && (slices.ContainsFunc(said[d], speaks) || slices.ContainsFunc(d.steps, func(s step) bool { return speaks(s.text) })) {
				return d
			}
		}
	}
	return nil
}
