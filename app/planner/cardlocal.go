package planner

import "slices"

// local is what the card knows of people's practice in a country, that which belongs to it before what is so in nearly all, and
// is false where nothing is told that has to do with the work of the plan.
func (c *composer) local(country string) (best Local, found bool) {
	most := -1
	topic := c.wordSet(c.request.Topic)
	for _, known := range c.card.Local {
		said := known.Text + " " + known.Ask + " " + known.Answer
		if len(known.In) > 0 && !slices.Contains(known.In, country) || c.elsewhereThan(said) || refused(c.request.AdditionalInfo, known.Text) || c.notes.noFood && foods.MatchString(said) && !foods.MatchString(c.request.Topic) {
			continue
		}
		fits := shared(topic, c.stems(said))
		if len(known.In) > 0 {
			fits += nearCounts
		}
		if fits > most {
			best, most = known, fits
		}
	}
	return best, most >= 0
}

// tellLocal says what is known or done, and what pairs ask of it.
func (c *composer) tellLocal(known Local) string {
	return c.text("placeLocal", "text", sentence(known.Text), "ask", sentence(known.Ask), "answer", sentence(known.Answer))
}

// elsewhereThan tells whether a text of the card is on something else than the work of the plan.
func (c *composer) elsewhereThan(said string) bool {
	return c.strays(said) || c.ofOtherKind(said, 0) || len(c.focus) > 0 && !c.near(said)
}
