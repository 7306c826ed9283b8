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
	c.request = cleaned
	if c.unsafe = dangerousTopic(request.Topic + " " + request.Subject); c.unsafe {
		c.keepToClass()
	}
	c.band = lesson.BandOf(c.request.GradeLevel)
	c.profile = banks.bands[c.band]
	c.notes = readNotes(mixedWithTopic(c.request.AdditionalInfo, c.request.Topic), countries, banks.notes)
	if !c.unsafe {
		c.notes.unsafeTopic(cleaned.Topic)
	}
	c.notes.unsafeMines(cleaned.Topic)
	if c.notes.oral {
		c.profile.Assessment = banks.bands[lesson.BandKG].Assessment
	}
	c.class = newClass(c.request, c.profile, c.notes, countries)
	for _, word := range rawWords(c.request.Topic) {
		delete(c.notes.learners, word) // somebody of history
	}
	for word := range strings.FieldsSeq(c.request.Topic) { // "the amalgamation of Nigeria" asks for work on one country
		if land := countries.country(strings.Trim(word, ".,:;()")); len(word) > 3 && land != nil {
			c.class.has[land.Code] = true
		}
	}
	c.asksLand = countries.landIn(c.request.Topic)
	c.class.grade = stageName(c.request, c.notes, c.class.land, c.asked())
	c.seed = seed(c.request.Topic, c.class.country, c.request.GradeLevel)

	card, err := p.find(c, speech, countries, request.Topic, request.AdditionalInfo)
	if err != nil {
		return lesson.Plan{}, err
	}
	if card, err = p.invite(c, card); err != nil {
		return lesson.Plan{}, err
	}
	if err := p.lookUpFaults(c, card); err != nil {
		return lesson.Plan{}, err
	}
	if err := p.lookUpBeliefs(c, card); err != nil {
		return lesson.Plan{}, err
	}
	c.lookAbroad(card, countries)
	c.caution(card, banks.hazards, banks.hurts)
	c.choose(card)
	return c.compose(), nil
}

// find opens the card of the topic, or a frame for its kind where no card knows it.
func (p *Planner) find(c *composer, speech *speech, countries *atlas, asked ...string) (*Card, error) {
	known, err := p.recogniser()
	if err != nil {
		return nil, fmt.Errorf("opening the index of topics: %w", err)
	}
	if c.unsafe {
		return p.instead(c, speech, known, asked...)
	}
	if c.match, err = p.recognise(known, c.request); err != nil {
		return nil, err
	}
	if err := p.withKit(c, known); err != nil {
		return nil, err
	}
	if c.notes.dangerous && c.match.entry == nil {
		c.unsafe = true // nothing safe is known of what the class is to do
		c.keepToClass()
		c.notes = readNotes(c.request.AdditionalInfo, countries, c.banks.notes)
		return p.instead(c, speech, known, asked...)
	}
	if c.asks, err = c.askedTopic(speech); err != nil {
		return nil, err
	}
	if err := p.begin(c, speech, known); err != nil {
		return nil, err
	}
	kinds, err := speech.kinds()
	if err != nil {
		return nil, fmt.Errorf("opening the kinds of unknown topics: %w", err)
	}
	c.heritage = c.match.entry == nil && c.match.tier != tierNone && kinds.isHeritage(c.wanted())
	if c.toldStory = !c.heritage && c.isToldStory(); c.toldStory {
		c.match = match{tier: tierGenre}
	}
	sides, err := p.compares(c)
	if err != nil {
		return nil, err
	}
	lacks, err := p.lacksHead(c)
	if err != nil {
		return nil, err
	}
	if lacks {
		c.match = match{tier: tierGenre}
	}
	if sides != nil {
		c.match, c.asks = match{tier: tierGenre}, c.list(sides)
	}
	if c.match.entry != nil {
		return p.open(c, c.match.entry)
	}
	head, parts := partsOf(c.request.Topic)
	if c.label = c.asks; len(parts) > 1 {
		if c.label, err = c.nounOf(speech, head); err != nil {
			return nil, err
		}
		if whole, _, found := strings.Cut(c.asks, " ("); found && strings.EqualFold(whole, c.label) {
			c.label = whole // the capitals of a few words say less than those of the whole
		}
	}
	asks := c.wanted()
	asks.parts = parts
	if !c.toldStory {
		at := kinds.find(asks)
		c.toldStory = at >= 0 && kinds.kinds[at].ID == ofTellings
	}
	switch {
	case sides != nil:
		c.label, asks.label = c.asks, c.asks
		asks.kind, asks.parts = ofCompared, sides
	case c.heritage:
		asks.kind, asks.parts = ofHeritage, nil
	case c.toldStory:
		asks.kind, asks.folder, asks.parts = ofTellings, "history", nil // its user is one of history
	}
	if c.match.tier == tierNone {
		if asks.ready, err = p.readyTopics(c, known); err != nil {
			return nil, err
		}
		if c.ready = asks.ready; len(c.ready) > 0 {
			c.label, c.asks = c.text("ourTopic"), c.text("ourTopic")
			asks.label = c.label
		}
	}
	if family := c.match.family; family != nil {
		asks.folder, asks.topic = family.Subject, asks.topic+" "+family.Name
	}
	return speech.frame(asks)
}

// open opens a card. The plan calls the topic as the card does.
func (p *Planner) open(c *composer, e *entry) (*Card, error) {
	card, err := p.shelf.card(e)
	if err != nil {
		return nil, fmt.Errorf("opening the card for the topic: %w", err)
	}
	c.label = card.Names["en"]
	if !c.unsafe && !c.early {
		c.renamed, c.left = renamed(e.Name, c.request.Topic), notMisspelt(unplanned(card, e.Phrases, c.request.Topic), e.Name)
	}
	return card, nil
}

// instead opens the card of what is planned in place of a dangerous request.
func (p *Planner) instead(c *composer, s *speech, known *recogniser, asked ...string) (*Card, error) {
	c.danger = instead(asked...)
	c.tellWhy()
	if e := known.safeCard(c.danger.cards, c.request.Subject, c.band); e != nil {
		c.match = match{tier: tierPartial, entry: e}
		c.request.Topic = c.text(c.danger.sibling) // what the card has on it is chosen first
		return p.open(c, e)
	}
	c.match = match{tier: tierGenre}
	c.label = c.text(c.danger.sibling)
	return s.frame(wanted{label: c.label, young: c.profile.Level == "young", seed: c.seed})
}

// wanted is the topic of a plan without a card.
func (c *composer) wanted() wanted {
	return wanted{subject: c.request.Subject, topic: c.request.Topic, label: c.label, young: c.profile.Level == "young", seed: c.seed}
}

// askedTopic is the topic in the teacher's own words, to stand inside a sentence.
func (c *composer) askedTopic(s *speech) (string, error) {
	if c.match.tier == tierNone {
		return c.text("thisTopic"), nil
	}
	topic := c.request.Topic
	if c.match.own != "" {
		topic = c.match.own
	}
	asked, err := c.nounOf(s, topic)
	if err != nil || c.match.entry == nil {
		return asked, err
	}
	return inSmall(asked, c.match.entry.Name), nil
}

// nounOf is a topic of the request as a noun inside a sentence.
func (c *composer) nounOf(s *speech, topic string) (string, error) {
	frames, err := s.frames()
	if err != nil {
		return "", fmt.Errorf("opening the frames for unknown topics: %w", err)
	}
	folder := subjectOf(c.request.Subject)
	return noun(topic, words(frames.Names), c.asked() != "" || folder == "kiswahili" || folder == "french"), nil
}
