package planner

import (
	"maps"
	"slices"
	"strings"

	"somo/app/lesson"
)

// LineFolder holds the lines: cards on one topic line of another card, such as Boyle's law of the gas laws, in which everything
// belongs to that line. A line is never found beside the cards, only behind the card of which it is one.
const LineFolder = "lines"

// onLine tells whether the plan is of a line, whose tasks belong together.
func (c *composer) onLine() bool { return c.match.entry != nil && c.match.entry.Line }

// narrowed puts a line in place of its card where the topic is the name of that line, or names it and nothing else of the card.
func (r *recogniser) narrowed(found match, subject, topic string, band lesson.Band) match {
	if line := r.lineCalled(subject, topic, band); line != nil {
		return match{tier: tierExact, entry: line}
	}
	if found.entry == nil || len(found.listed) > 0 || found.older || found.family != nil && found.exact {
		return found
	}
	if found.own != "" {
		topic = found.own
	}
	if line := r.lineOf(found.entry, topic, band); line != nil {
		found.entry = line
	}
	return found
}

// lineCalled is the line of a subject of which the topic is a name.
func (r *recogniser) lineCalled(subject, topic string, band lesson.Band) *entry {
	subjects := subjectsOf(subject)
	var near *entry
	for _, line := range r.called[strings.Join(stems(withoutCodes(topic)), " ")] {
		if !line.fits(band) || subjects != nil && !slices.Contains(subjects, line.Subject) {
			continue
		}
		if slices.Contains(line.Bands, band) {
			return line
		}
		near = line
	}
	return near
}

// lineOf is the line of a card that has most of what a topic names, nil where none has it or the topic names more of the card.
func (r *recogniser) lineOf(card *entry, topic string, band lesson.Band) *entry {
	named := stems(withoutSetting(withoutCodes(topic)))
	usual := map[string]bool{} // where the whole card is named, its name says nothing of the line
	if whole := stems(card.Name); !slices.ContainsFunc(whole, func(word string) bool { return !slices.Contains(named, word) && !weakWords[word] }) {
		for _, word := range whole {
			usual[word] = true
		}
	}
	known := map[string]bool{} // what else is called by words of the card
	for _, phrase := range card.Phrases {
		for word := range strings.FieldsSeq(phrase) {
			known[word] = true
		}
	}
	var best *entry
	most := 0
	for at := range r.lines[card.ID] {
		line := &r.lines[card.ID][at]
		if !line.fits(band) {
			continue
		}
		n, whole := line.covers(named, usual)
		if n > most && !slices.ContainsFunc(named, func(word string) bool {
			return known[word] && !whole[word] && !usual[word] && !weakWords[word] && !broadWords[word]
		}) {
			best, most = line, n
		}
	}
	return best
}

// fits tells whether a line is for a class, or for one a band younger.
func (e *entry) fits(band lesson.Band) bool {
	found, gap := nearest(e.Bands, band)
	return gap == 0 || gap == 1 && slices.Index(lesson.Bands[:], found) < slices.Index(lesson.Bands[:], band)
}

// A line that has more words of a topic comes first, then one of which a longer name stands in it, then by its own name.
const (
	aWordMore   = 100
	aLongerName = 2
)

// covers says how well a line fits a topic of which one of its names is a part, or of which it has all words; it is 0 elsewhere.
// It gives all words of the line too. Usual words say nothing.
func (e *entry) covers(named []string, usual map[string]bool) (int, map[string]bool) {
	all := map[string]bool{}
	called := 0
	for at, phrase := range e.Phrases {
		own, length, missing := 0, 0, false
		for word := range strings.FieldsSeq(phrase) {
			all[word] = true
			length++
			missing = missing || !slices.Contains(named, word)
			if !usual[word] && !weakWords[word] {
				own++
			}
		}
		if !missing && (own > 0 || length == len(named)) {
			called = max(called, aLongerName*length+min(1, max(0, e.Named-at)))
		}
	}
	n, asked := 0, 0
	for _, word := range named {
		if usual[word] || weakWords[word] {
			continue
		}
		asked++
		if all[word] {
			n++
		}
	}
	if called == 0 && (n == 0 || n < asked) {
		return 0, all
	}
	return aWordMore*n + called, all
}

// withoutLines parts the lines from the other topics, by the id of their card.
func withoutLines(entries []entry) ([]entry, map[string][]entry) {
	lines := map[string][]entry{}
	topics := slices.DeleteFunc(entries, func(e entry) bool {
		if e.Line {
			lines[e.Parent] = append(lines[e.Parent], e)
		}
		return e.Line
	})
	return topics, lines
}

// linesByName lists lines by each of their names, as stems.
func linesByName(lines map[string][]entry) map[string][]*entry {
	called := map[string][]*entry{}
	for _, card := range slices.Sorted(maps.Keys(lines)) {
		for at := range lines[card] {
			line := &lines[card][at]
			for _, phrase := range line.Phrases {
				called[phrase] = append(called[phrase], line)
			}
		}
	}
	return called
}
