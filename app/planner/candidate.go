package planner

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"somo/app/lesson"
)

// candidate is a topic of the index that may be meant.
type candidate struct {
	at       int // among the entries
	score    float64
	exact    bool    // a whole phrase, and enough of what the teacher wrote
	covered  float64 // how much of what the teacher wrote
	covers   uint64  // which of its words
	position int     // of the first of them
	subject  bool
	gap      int // bands between the topic and the class

	longest int  // words of the longest phrase, in any order
	row     int  // words of the longest phrase that stands as it is
	rare    int  // how many topics have the rarest word that fits
	named   bool // by the name of the topic itself
	opens   int  // how many of the first words of that name stand in a row
}

// A card is not taken that covers no more than half of a topic, with a word of many topics, where the rest holds a word that
// nobody knows.
const (
	halfKnown   = 0.5
	ofFewTopics = 3
)

// hit is a phrase that fits words of a topic.
type hit struct {
	covers uint64
	value  float64
	whole  bool // all its words in one row
	all    bool // all its words
}

// candidates are the topics that fit well enough, the best first. sure is false where words had to be mended.
func (r *recogniser) candidates(subject string, tokens []token, band lesson.Band, sure bool) []candidate {
	total := 0.0
	for _, t := range tokens {
		total += t.weight
	}
	if total == 0 {
		return nil
	}
	named := subjectsOf(subject)
	best := map[int]*candidate{}
	for at := range r.touched(tokens) {
		p := &r.phrases[at]
		h, ok := r.fit(p, tokens)
		if !ok {
			continue
		}
		c := best[p.entry]
		if c == nil {
			c = &candidate{at: p.entry, position: len(tokens), rare: len(r.entries)}
			best[p.entry] = c
		}
		c.take(p, h, r.topics)
	}
	var found []candidate
	for _, c := range best {
		if r.judge(c, tokens, total, named, band, sure) {
			found = append(found, *c)
		}
	}
	sums := slices.Contains(named, "mathematics")
	if slices.ContainsFunc(found, func(c candidate) bool {
		return c.subject && (c.exact || c.position == 0 && (c.named || sums && c.row > 0))
	}) {
		// "Area of our school garden" is no gardening in a lesson of mathematics.
		found = slices.DeleteFunc(found, func(c candidate) bool { return !c.subject })
	}
	slices.SortStableFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.position, b.position), cmp.Compare(a.at, b.at))
	})
	return found
}

// touched are the phrases that share a word with a topic.
func (r *recogniser) touched(tokens []token) map[int]bool {
	set := map[int]bool{}
	for _, t := range tokens {
		if t.id >= 0 {
			for _, at := range r.naming[t.id] {
				set[at] = true
			}
		}
	}
	return set
}

// fit lays a phrase on the words of a topic: in a row, in any order, or in part.
func (r *recogniser) fit(p *phrase, tokens []token) (hit, bool) {
	for i := 0; i+len(p.words) <= len(tokens); i++ {
		n := 0
		for n < len(p.words) && tokens[i+n].id == p.words[n] {
			n++
		}
		if n == len(p.words) {
			return hit{covers: (1<<n - 1) << i, value: p.weight, whole: true, all: true}, true
		}
	}
	if len(p.words) == 1 {
		return hit{}, false
	}
	var h hit
	have, want, first, last := 0.0, 0.0, len(tokens), 0
	for _, id := range p.words {
		want += r.rarity[id]
		for i, t := range tokens {
			if t.id == id && h.covers&(1<<i) == 0 { // "communicable and non-communicable" needs the word twice
				have += r.rarity[id]
				h.covers |= 1 << i
				first, last = min(first, i), max(last, i)
				break
			}
		}
	}
	share := have / want
	switch {
	case share > 0.99 && last-first < len(p.words)+4:
		h.all, h.value = true, 0.8*p.weight
	case share >= 0.5:
		h.value = 0.6 * have
	default:
		return hit{}, false
	}
	return h, true
}

// take adds a phrase that fits.
func (c *candidate) take(p *phrase, h hit, topics []int) {
	c.covers |= h.covers
	if h.whole {
		c.row = max(c.row, len(p.words))
		c.named = c.named || p.name
		if p.opens {
			c.opens = max(c.opens, len(p.words))
		}
	}
	if h.all {
		c.longest = max(c.longest, len(p.words))
		for _, id := range p.words {
			c.rare = min(c.rare, topics[id])
		}
	}
	c.score = max(c.score, h.value)
}

// primaryScience is the subject of the cards for those who do not yet have biology, chemistry and physics.
const primaryScience = "elementary-science"

// judge settles how well a candidate fits, and whether well enough.
func (r *recogniser) judge(c *candidate, tokens []token, total float64, named []string, band lesson.Band, sure bool) bool {
	e := &r.entries[c.at]
	c.subject = e.taught(named)
	_, c.gap = nearest(e.Bands, band)
	covered, head := 0.0, true
	c.position = -1
	for i, t := range tokens {
		switch {
		case c.covers&(1<<i) != 0:
			covered += t.weight
			if c.position < 0 {
				c.position = i
			}
		case c.position < 0 && t.weight == 1:
			head = false
		}
	}
	if c.covered = covered / total; covered < 1 && total-covered >= 1 {
		head = false // "word problems on ratio" is about ratio: what stands first is only the form of the lesson
	}
	multi := c.row >= 2 || c.longest >= 2 && c.covered >= 0.6
	if sure && (c.row > 0 || multi) {
		c.exact = multi && (c.covered >= 0.34 || head) || c.covered >= 0.99 || head && (c.covered >= 0.5 || c.covered >= 0.3 && c.rare == 1)
	}
	switch {
	case c.subject:
		if !c.exact && c.covered < 0.5 && !(c.named && c.position == 0) && (c.longest == 0 || c.covered < 0.2 || c.rare > 3) {
			return false
		}
	case slices.Contains(named, "kiswahili") || slices.Contains(named, "french"):
		return false // a lesson of a language that names a thing is about its words
	// Another subject must be surer: a word such as "division" means other things there.
	case c.longest >= 2 && c.covered >= 0.5:
	case c.longest == 1 && c.covered >= 0.8 && (c.rare == 1 || len(named) == 0):
	default:
		return false
	}
	c.score *= 0.5 + c.covered
	if c.subject {
		c.score *= 1.15
	}
	if e.Subject == "mathematics" && slices.Contains(named, "english") {
		c.score *= 0.6 // "position words" are words to say there
	}
	if slices.Contains(named, e.Subject) {
		c.score *= 1.03 // sooner than a card of which the subject is only one more
	}
	if c.gap == 0 && e.Subject == primaryScience && slices.Contains(named, primaryScience) {
		c.score *= 2.0 // "Plant growth" in Primary 5 is not yet biology
	}
	c.score *= [...]float64{1.2, 1.05, 0.9, 0.8, 0.7}[c.gap]
	if head {
		c.score *= 1.1
	}
	if e.File != "" {
		c.score *= 1.1
	}
	if c.named || c.opens > 0 && c.opens == c.longest && slices.Contains(named, e.Subject) && !tooEarly(e, band) {
		c.score *= 1.15 // sooner than a card that has it only among other things
	}
	c.score = math.Round(c.score*1e6) / 1e6 // equal sums in another order are equal
	return true
}

// tooEarly tells whether a topic is for older learners, so that a class has it sooner as a part of something easier. Only the
// upper classes of primary school reach for what comes next, and not in a science that they do not have yet.
func tooEarly(e *entry, band lesson.Band) bool {
	found, _ := nearest(e.Bands, band)
	if slices.Index(lesson.Bands[:], found) <= slices.Index(lesson.Bands[:], band) {
		return false
	}
	return band != lesson.BandG4to6 || slices.Contains([]string{"biology", "chemistry", "physics"}, e.Subject)
}

// older tells whether a topic is for learners at least two bands above a class.
func older(bands []lesson.Band, band lesson.Band) bool {
	found, gap := nearest(bands, band)
	return gap >= 2 && slices.Index(lesson.Bands[:], found) > slices.Index(lesson.Bands[:], band)
}

// card is the entry of a topic that has a card.
func (r *recogniser) card(id string) (*entry, bool) {
	at, ok := r.byID[id]
	if !ok || r.entries[at].File == "" {
		return nil, false
	}
	return &r.entries[at], true
}

// nearestCard is the first of some topics whose card is nearest in age to a class.
func (r *recogniser) nearestCard(ids []string, band lesson.Band) *entry {
	var best *entry
	least := len(lesson.Bands)
	for _, id := range ids {
		if e, ok := r.card(id); ok {
			if _, gap := nearest(e.Bands, band); gap < least {
				best, least = e, gap
			}
		}
	}
	return best
}

// safeCard is the card to plan in place of a dangerous request: one of the teacher's own subject, where one fits the age.
func (r *recogniser) safeCard(ids []string, subject string, band lesson.Band) *entry {
	own := slices.DeleteFunc(slices.Clone(ids), func(id string) bool {
		folder, _, _ := strings.Cut(id, "/")
		return !slices.Contains(subjectsOf(subject), folder)
	})
	if e := r.nearestCard(own, band); e != nil {
		if _, gap := nearest(e.Bands, band); gap <= 1 {
			return e
		}
	}
	return r.nearestCard(ids, band)
}
