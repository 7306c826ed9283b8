package planner

import (
	"fmt"
	"slices"

	"somo/app/lesson"
	"somo/app/regexp"
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

// muchWriting is what nobody can write who does not write words yet.
var muchWriting = regexp.MustCompile(`(?i)\b(?:compositions?|essays?|paragraphs?|summar(?:y|ies)|comprehension|letters? of|report writing)\b`)

// farBelow is how many grades a class is below those of a topic of mathematics that it cannot follow yet.
const farBelow = 3

// muchYounger tells whether a topic of mathematics is for learners that many grades above the class.
func (c *composer) muchYounger() bool {
	e := c.match.entry
	grade, known := lesson.GradeOf(gradeName(c.request.GradeLevel))
	if e == nil || !known || e.Subject != "mathematics" {
		return false
	}
	for at, band := range lesson.Bands {
		if slices.Contains(e.Bands, band) {
			return 3*at-2-grade >= farBelow // the bands begin with Grades 1, 4, 7 and 10
		}
	}
	return false
}

// farOlder tells whether a card is for learners of at least two bands above.
func farOlder(bands []lesson.Band, band lesson.Band) bool {
	at := slices.Index(lesson.Bands[:], band)
	return !slices.ContainsFunc(bands, func(b lesson.Band) bool { return slices.Index(lesson.Bands[:], b) < at+2 })
}

// begin finds, for a class that is far too young for a topic, the card with its beginning.
func (p *Planner) begin(c *composer, s *speech, known *recogniser) error {
	frames, err := s.frames()
	if err != nil {
		return fmt.Errorf("opening the frames for unknown topics: %w", err)
	}
	senior := c.profile.Level == "young" && c.match.entry == nil && shared(wordSet(frames.Senior), stems(c.request.Topic)) > 0
	senior = senior || c.band == lesson.BandKG && muchWriting.MatchString(c.request.Topic)
	early := c.muchYounger()
	if !c.match.older && !senior && !early {
		return nil
	}
	c.early = c.match.exact || senior || early
	if e := c.match.entry; e != nil && !older(e.Bands, c.band) && !senior && !early {
		return nil // a card near the topic fits the age already
	}
	if e := c.match.entry; e != nil && !senior && !early && c.band == lesson.BandG4to6 && !farOlder(e.Bands, c.band) {
		return nil // what is learnt a few years later is begun with its own card
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
