package planner

import (
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"somo/app/lesson"
)

// Name is what the planner reports itself as.
const Name = "built-in"

// Planner writes lesson plans from topic cards and banks of teaching routines, without a model.
// It may be used by several goroutines at once.
type Planner struct {
	recogniser func() (*recogniser, error)
	shelf      *shelf
	speeches   *speeches
}

// New takes the knowledge; its index, cards and banks are opened when they are first needed.
func New(knowledge fs.FS) (*Planner, error) {
	if _, err := fs.Stat(knowledge, speechFile(english, "bands")); err != nil {
		return nil, fmt.Errorf("looking for what the planner knows: %w", err)
	}
	return &Planner{
		recogniser: sync.OnceValues(func() (*recogniser, error) { return loadRecogniser(knowledge) }),
		shelf:      newShelf(knowledge),
		speeches:   &speeches{knowledge: knowledge, english: newSpeech(knowledge, english), others: map[string]*speech{}},
	}, nil
}

// Plan writes a whole plan for any request. The same request gives the same plan.
// An error means that the knowledge itself cannot be read.
func (p *Planner) Plan(request lesson.Request) (lesson.Plan, error) {
	cleaned := cleanRequest(request)
	speech := p.speeches.of(cleaned)
	banks, err := speech.banks()
	if err != nil {
		return lesson.Plan{}, fmt.Errorf("opening what the planner knows about teaching: %w", err)
	}
	countries, err := speech.countries()
	if err != nil {
		return lesson.Plan{}, fmt.Errorf("opening what the planner knows about countries: %w", err)
	}
	c := &composer{banks: banks, own: map[string]string{}, said: map[string]int{}}
	c.unsafe = dangerous(request.Topic + " " + request.Subject)
	c.request = cleaned
	c.band = lesson.BandOf(c.request.GradeLevel)
	c.profile = banks.bands[c.band]
	c.notes = readNotes(c.request.AdditionalInfo, countries, banks.notes)
	c.unsafe = c.unsafe || c.notes.dangerous
	c.class = newClass(c.request, c.profile, c.notes, countries)
	c.class.grade = stageName(c.request, c.notes, c.class.land, c.asked())
	c.seed = seed(c.request.Topic, c.class.country, c.request.GradeLevel)

	card, err := p.find(c, speech, request.Topic+" "+request.AdditionalInfo)
	if err != nil {
		return lesson.Plan{}, err
	}
	c.caution(card, banks.hazards, banks.hurts)
	c.choose(card)
	return c.compose(), nil
}

// find opens the card of the topic, or a frame for its kind where no card knows it.
func (p *Planner) find(c *composer, speech *speech, asked string) (card *Card, err error) {
	if c.unsafe {
		c.match = match{tier: tierGenre}
		c.danger = instead(asked)
		c.label = c.text(c.danger.sibling)
		return speech.frame("", "", c.label, c.profile.Level == "young")
	}
	known, err := p.recogniser()
	if err != nil {
		return nil, fmt.Errorf("opening the index of topics: %w", err)
	}
	c.match = known.recognise(c.request.Subject, c.request.Topic, c.band)
	if c.match.entry != nil {
		card, err = p.shelf.card(c.match.entry.File)
		if err != nil {
			return nil, fmt.Errorf("opening the card for the topic: %w", err)
		}
		c.label = card.Names["en"]
		return card, nil
	}
	subject, topic := c.request.Subject, c.request.Topic
	c.label = c.topicLabel(topic)
	if family := c.match.family; family != nil {
		subject, topic = family.Subject, topic+" "+family.Name
	}
	if c.profile.Level == "young" {
		if c.early, err = speech.tooEarly(topic); err != nil {
			return nil, err
		}
	}
	return speech.frame(subject, topic, c.label, c.profile.Level == "young")
}

// tooEarly tells whether a topic is one that only older learners study.
func (s *speech) tooEarly(topic string) (bool, error) {
	frames, err := s.frames()
	if err != nil {
		return false, fmt.Errorf("opening the frames for unknown topics: %w", err)
	}
	return shared(wordSet(frames.Senior), stems(topic)) > 0, nil
}

// topicLabel is the name of a topic that has no card: the one that schools use, or else the teacher's own words.
func (c *composer) topicLabel(topic string) string {
	m := c.match
	switch {
	case m.tier == tierNone:
		return c.text("thisTopic")
	case m.family != nil:
		return "'" + strings.ReplaceAll(m.family.Name, "'", "’") + "'"
	case m.own != "":
		topic = m.own
	}
	topic = strings.ReplaceAll(withoutCodes(strings.ReplaceAll(topic, "\n", " ")), "'", "’")
	return "'" + strings.TrimRight(shorten(strings.Trim(topic, ` ."?!`), 48), ".") + "'"
}
