package planner

import (
	"fmt"
	"slices"

	"somo/app/lesson"
)

// bridge leads a class that is far too young for a topic to the beginning of it for that age.
type bridge struct {
	Subject string                 `json:"subject"`
	Words   string                 `json:"words"` // of such topics; none for all others of the subject
	Cards   map[lesson.Band]string `json:"cards"`
	Link    string                 `json:"link"` // what learners begin with: "to know shapes by their sides and corners"
}

// bridgeTo finds the bridge for a topic of a subject: the one that shares most words with it.
func bridgeTo(bridges []bridge, subjects []string, topic string, band lesson.Band) (bridge, bool) {
	said := wordSet(topic)
	for _, subject := range subjects {
		var found bridge
		most := -1
		for _, b := range bridges {
			if b.Subject != subject || b.Cards[band] == "" {
				continue
			}
			n := shared(said, stems(b.Words))
			if n == 0 && b.Words != "" {
				continue
			}
			if n > most {
				found, most = b, n
			}
		}
		if most >= 0 {
			return found, true
		}
	}
	return bridge{}, false
}

// begin finds, for a class that is far too young for a topic, the card with its beginning.
func (p *Planner) begin(c *composer, s *speech, known *recogniser) error {
	frames, err := s.frames()
	if err != nil {
		return fmt.Errorf("opening the frames for unknown topics: %w", err)
	}
	senior := c.profile.Level == "young" && c.match.entry == nil && shared(wordSet(frames.Senior), stems(c.request.Topic)) > 0
	if !c.match.older && !senior {
		return nil
	}
	c.early = c.match.exact || senior
	if e := c.match.entry; e != nil && !older(e.Bands, c.band) {
		return nil // a card near the topic fits the age already
	}
	subjects, topic := subjectsOf(c.request.Subject), c.request.Topic
	for _, e := range []*entry{c.match.entry, c.match.family} {
		if e != nil {
			subjects, topic = append([]string{e.Subject}, subjects...), topic+" "+e.Name
		}
	}
	bridges, err := s.bridges()
	if err != nil {
		return fmt.Errorf("opening the beginnings of topics for older learners: %w", err)
	}
	found, ok := bridgeTo(bridges, slices.Compact(subjects), topic, c.band)
	if !ok {
		return nil
	}
	if e, ok := known.card(found.Cards[c.band]); ok {
		c.match = match{tier: tierPartial, entry: e, own: c.match.own, older: true}
		c.link = found.Link
	}
	return nil
}
