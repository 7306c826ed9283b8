package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

// thingWarning is what the notes warn of in the words of a thing, which hurts only whoever works with it.
type thingWarning struct{ thing, line, label string }

// warnOfThings says a caution in the lesson in which the thing that the notes name is handled first, and nowhere where nobody
// does: groundnuts that families grow are no food of a lesson on ratios.
func (c *composer) warnOfThings(drafts []*draft) {
	said := map[string]bool{}
	for _, w := range c.notes.warnings {
		d := c.firstWith(drafts, w.thing)
		for _, work := range c.works() {
			if d == nil && work.needs(w.thing) {
				d = draftFor(drafts, work.block)
			}
		}
		if d == nil {
			continue
		}
		if c.usedHere = append(c.usedHere, w.label); !said[w.line] {
			d.safety = sentences(w.line, d.safety)
		}
		said[w.line] = true
	}
}

// firstWith is the first activity of which a step or a material speaks of a thing, or nil. That learners meet it in a story
// or an idea is no use of it.
func (c *composer) firstWith(drafts []*draft, thing string) *draft {
	named := c.stems(thing)
	speaks := func(text string) bool {
		return len(named) > 0 && slices.ContainsFunc(lesson.Sentences(text), func(said string) bool {
			done, _, _ := strings.Cut(said, " about ") // a task about groundnuts has none on the table
			words := c.stems(done)
			return !slices.ContainsFunc(named, func(word string) bool { return !slices.Contains(words, word) })
		})
	}
	for _, d := range drafts {
		switch phaseOf[d.slot.block] {
		case "Define", "Prototype":
			if d.slot.block != "need" && (slices.ContainsFunc(d.steps, func(s step) bool { return speaks(s.text) }) || slices.ContainsFunc(d.materials, func(m Material) bool { return speaks(m.Item) })) {
				return d
			}
		}
	}
	return nil
}
