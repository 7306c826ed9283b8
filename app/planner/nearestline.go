package planner

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"

	"somo/app/lesson"
)

// How much of what a topic names, weighed by how rare its words are, a line has to teach to be taken for it.
const (
	// wholeTeaches is how much the line of the whole teaches where it stays.
	wholeTeaches = 0.75
	// lineTeaches is how much a line of the same card teaches at least, and lineMore how much more than that of the whole.
	lineTeaches = 0.5
	lineMore    = 0.12
	// surelyTeaches and surelyMore are the same for a line of whose name the topic has less than half.
	surelyTeaches = 0.85
	surelyMore    = 0.25
	// beforeNext is how much more the nearest line teaches than the next.
	beforeNext = 0.08
	// elsewhereCalled is how much of a topic the names of a line of another card have at least, and hereCalled how much those of the
	// topic that was found have at most.
	elsewhereCalled = 0.95
	hereCalled      = 0.7
)

// wordTimes are in how many lines the words are by which lines are called.
type wordTimes struct {
	once  sync.Once
	lines int
	of    map[string]int
}

// rarityOf says how much a word tells of a topic: high for one by which few lines are called.
func (r *recogniser) rarityOf(word string) float64 {
	w := &r.times
	w.once.Do(func() {
		w.of = map[string]int{}
		for _, lines := range r.lines {
			for i := range lines {
				w.lines++
				for name := range lines[i].nameWords() {
					w.of[name]++
				}
			}
		}
	})
	return exactly(math.Log(float64(w.lines+1) / (float64(w.of[word]) + 0.5)))
}

// nameWords are all words by which a topic is called.
func (e *entry) nameWords() map[string]bool {
	return setOf(strings.Fields(strings.Join(e.Phrases, " ")))
}

// share is how much of some words others have, weighed by how rare they are.
func (r *recogniser) share(named []string, words map[string]bool) float64 {
	has, all := 0.0, 0.0
	for _, word := range named {
		weight := r.rarityOf(word)
		if all += weight; words[word] {
			has += weight
		}
	}
	return has / max(1, all)
}

// nearer puts in place of what was found the line that teaches more of what a topic names: one of another card that is called by
// all its words, or one of the same card by what it teaches. The plan says what it is for.
func (p *Planner) nearer(known *recogniser, found match, subject, topic string, band lesson.Band) (match, error) {
	named := slices.Compact(slices.Sorted(slices.Values(heart(topic))))
	if list := strings.Count(topic, ",") >= leastList-1; list || len(named) < 2 || found.older || len(found.listed) > 0 || found.family != nil || found.entry == nil {
		return found, nil
	}
	if found.entry.Line && !found.entry.Whole || known.isCalled(found.entry, topic) {
		return found, nil
	}
	if line := known.calledByAll(found.entry, subject, named, band); line != nil {
		return match{tier: tierPartial, entry: line}, nil
	}
	if len(found.others) > 0 {
		return found, nil
	}
	line, err := p.teachesMore(known, found.entry, named, band)
	if err != nil || line == nil {
		return found, err
	}
	found.entry, found.tier = line, tierPartial
	return found, nil
}

// isCalled tells whether a topic is a name of what was found, or of its card.
func (r *recogniser) isCalled(found *entry, topic string) bool {
	name := strings.Join(stems(withoutCodes(topic)), " ")
	return slices.Contains(found.Phrases, name) || slices.Contains(r.entries[r.byID[found.whole()]].Phrases, name)
}

// isCalledIn tells whether words are those of one of the names of an entry, in whatever order: "food preservation methods" are
// the methods of food preservation.
func (e *entry) isCalledIn(named []string) bool {
	words := slices.Sorted(slices.Values(named))
	return slices.ContainsFunc(e.Phrases, func(phrase string) bool {
		return slices.Equal(slices.Sorted(strings.FieldsSeq(phrase)), words)
	})
}

// calledByAll is the line of a subject whose names have all words of a topic, where those of the topic that was found lack some.
func (r *recogniser) calledByAll(here *entry, subject string, named []string, band lesson.Band) *entry {
	if len(named) < 3 || r.share(named, here.nameWords()) > hereCalled {
		return nil
	}
	subjects := subjectsOf(subject)
	var best *entry
	most := elsewhereCalled
	for _, lines := range r.lines {
		for i := range lines {
			line := &lines[i]
			if !slices.Contains(line.Bands, band) || subjects != nil && !slices.Contains(subjects, line.Subject) || subjects == nil && line.Subject != here.Subject {
				continue
			}
			if called := r.share(named, line.nameWords()); called > most || called == most && best != nil && line.ID < best.ID {
				best, most = line, called
			}
		}
	}
	return best
}

// teachesMore is the line of a card that teaches more of what a topic names than the line of the whole does.
func (p *Planner) teachesMore(known *recogniser, of *entry, named []string, band lesson.Band) (*entry, error) {
	card := of.ID
	if of.Line {
		card = of.Parent
	}
	teaches := func(e *entry) (map[string]bool, error) {
		own, err := p.shelf.card(e)
		if err != nil {
			return nil, fmt.Errorf("opening a line that may be the topic: %w", err)
		}
		words := e.nameWords()
		for _, word := range own.aims() {
			words[word] = true
		}
		return words, nil
	}
	whole := of
	if line := known.wholeOf(&known.entries[known.byID[card]], band); line != nil {
		whole = line
	}
	words, err := teaches(whole)
	if err != nil {
		return nil, err
	}
	least := known.share(named, words)
	if least >= wholeTeaches {
		return nil, nil
	}
	var best *entry
	most, next := 0.0, 0.0
	for i := range known.lines[card] {
		line := &known.lines[card][i]
		if line.Whole || !slices.Contains(line.Bands, band) {
			continue
		}
		words, err := teaches(line)
		if err != nil {
			return nil, err
		}
		if !known.hasRarest(named, words) || turnsAway(stems(line.Name), named) {
			continue
		}
		if n := known.share(named, words); n > most {
			best, most, next = line, n, most
		} else {
			next = max(next, n)
		}
	}
	if most < lineTeaches || most-least < lineMore || most-next < beforeNext {
		return nil, nil
	}
	name := heart(best.Name)
	if there := shared(setOf(named), name); 2*there < len(name) && (most < surelyTeaches || most-least < surelyMore) {
		return nil, nil
	}
	return best, nil
}

// hasRarest tells whether words have the one of a topic that says most, of those by which lines are called at all.
func (r *recogniser) hasRarest(named []string, words map[string]bool) bool {
	rarest, most := "", 0.0
	for _, word := range named {
		if n := r.rarityOf(word); n > most && r.times.of[word] > 0 {
			rarest, most = word, n
		}
	}
	return rarest == "" || words[rarest]
}

// turnsAway tells whether one of two has a word that turns it into something else: "without regrouping".
func turnsAway(name, named []string) bool {
	for word := range contrasts {
		if slices.Contains(name, word) != slices.Contains(named, word) {
			return true
		}
	}
	return false
}
