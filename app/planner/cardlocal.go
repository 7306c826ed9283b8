package planner

import (
	"slices"
	"strings"
)

// local is what the card knows of people's practice in a country, that which belongs to it before what is so in nearly all, and
// is false where nothing is told that has to do with the work of the plan.
func (c *composer) local(country string) (best Local, found bool) {
	most := -1
	topic := c.wordSet(c.request.Topic)
	for _, known := range c.card.Local {
		said := known.Text + " " + known.Ask + " " + known.Answer
		if len(known.In) > 0 && !slices.Contains(known.In, country) || !c.onNarrowLine() && c.elsewhereThan(said) || refused(c.request.AdditionalInfo, known.Text) || c.notes.noFood && foods.MatchString(said) && !foods.MatchString(c.request.Topic) {
			continue
		}
		fits := shared(topic, c.stems(said))
		if len(known.In) > 0 {
			fits += ownCounts
		}
		if land := c.class.land; land != nil && strings.Contains(known.Text, land.Names[english]) {
			fits++ // of two that are so in it, the one that speaks of it
		}
		if c.class.place != "" && strings.Contains(known.Text, c.class.place) {
			fits += nearCounts
		}
		if fits > most {
			best, most = known, fits
		}
	}
	return best, most >= 0
}

// ownCounts is how many words of the topic it is worth that something is so in the learners' country and not in nearly all.
const ownCounts = 10

// onNarrowLine tells whether the plan is of a narrow topic, of which all that is known of people's practice speaks.
func (c *composer) onNarrowLine() bool {
	return c.onLine() && !c.match.entry.Whole
}

// tellLocal says what is known or done, and what pairs ask of it.
func (c *composer) tellLocal(known Local) string {
	return c.text("placeLocal", "text", sentence(known.Text), "ask", sentence(known.Ask), "answer", sentence(known.Answer))
}

// elsewhereThan tells whether a text of the card is on something else than the work of the plan.
func (c *composer) elsewhereThan(said string) bool {
	return c.strays(said) || c.ofOtherKind(said, 0) || len(c.focus) > 0 && !c.near(said)
}
