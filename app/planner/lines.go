package planner

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/lesson"
	"somo/app/regexp"
)

// LineFolder holds the lines: cards on one topic line of another card, such as Boyle's law of the gas laws, in which everything
// belongs to that line. A line is never found beside the cards, only behind the card of which it is one.
const LineFolder = "lines"

// narrowed puts a line in place of its card where the topic is the name of that line, or names it and nothing else of the card.
func (r *recogniser) narrowed(found match, subject, topic string, band lesson.Band) match {
	if found.entry != nil && found.entry.Named > 0 && strings.Join(stems(topic), " ") == found.entry.Phrases[0] {
		return found // it is the name of the card
	}
	names := []string{topic}
	if head, _, ok := strings.Cut(topic, ": "); ok {
		names = append(names, head)
	}
	for i, name := range names {
		if line := r.lineCalled(subject, name, band, i == 0); line != nil {
			return match{tier: tierExact, entry: line}
		}
	}
	if found.entry == nil && found.tier == tierGenre {
		for _, part := range sideBySide.Split(topic, -1) {
			if line := r.lineCalled(subject, part, band, false); line != nil {
				return match{tier: tierPartial, entry: line} // no card knows the rest
			}
		}
	}
	if found.entry == nil || len(found.listed) > 0 || found.older || found.family != nil && found.exact {
		return found
	}
	if found.own != "" {
		topic = found.own
	}
	if _, tail, ok := strings.Cut(topic, ": "); ok {
		if line := r.lineCalled(subject, tail, band, false); line != nil && line.Parent == found.entry.ID {
			found.entry = line // what stands before the colon names the whole
			return found
		}
	}
	if line := r.lineOf(found.entry, topic, band); line != nil {
		found.entry = line
	}
	return found
}

// lineCalled is the line of a subject of which the topic is a name, where that says no more of its card. Alone are words beside
// which the topic says nothing else.
func (r *recogniser) lineCalled(subject, topic string, band lesson.Band, alone bool) *entry {
	subjects, named := subjectsOf(subject), stems(withoutCodes(topic))
	name := strings.Join(named, " ")
	if len(named) < 2 && alone && len(r.called[asWritten(topic)]) > 0 {
		name = asWritten(topic)
	}
	var near *entry
	for _, line := range r.called[name] {
		own := slices.Contains(line.Phrases[:line.Named], name)
		if line.Whole && own || !line.fits(band) || subjects != nil && !slices.Contains(subjects, line.Subject) {
			continue
		}
		if !line.Whole && !own && !namesAspect(named) && !r.hasFurther(line.Parent, named) && r.callsWhole(line.Parent, named) && !r.namesSecond(line.Parent, named) && !(alone && r.missesPart(line.Parent, named)) {
			continue
		}
		if slices.Contains(line.Bands, band) {
			return line
		}
		near = line
	}
	return near
}

// isWhole tells whether words call a whole card: each is in its name.
func (r *recogniser) isWhole(card string, named []string) bool {
	at, ok := r.byID[card]
	if !ok {
		return false
	}
	name := stems(r.entries[at].Name)
	return !slices.ContainsFunc(named, func(word string) bool { return !slices.Contains(name, word) && !weakWords[word] })
}

// hasFurther tells whether words have one that is not in the name of a card, however little it says: "types of triangles" is less
// than "Triangles, quadrilaterals and polygons".
func (r *recogniser) hasFurther(card string, named []string) bool {
	at, ok := r.byID[card]
	if !ok {
		return false
	}
	name := stems(r.entries[at].Name)
	return slices.ContainsFunc(named, func(word string) bool { return !slices.Contains(name, word) })
}

// callsWhole tells whether words call a whole card: they are most of its name, or its head. Fewer are one of the things that it
// lists: être and avoir of "French verbs: être, avoir, present and passé composé".
func (r *recogniser) callsWhole(card string, named []string) bool {
	if !r.isWhole(card, named) {
		return false
	}
	name := slices.DeleteFunc(stems(r.entries[r.byID[card]].Name), func(word string) bool { return weakWords[word] })
	telling := slices.DeleteFunc(slices.Clone(named), func(word string) bool { return weakWords[word] && !slices.Contains(name, word) })
	onlyHead := len(name) > 0 && slices.Contains(named, name[0]) && !slices.ContainsFunc(telling, func(word string) bool { return word != name[0] })
	return len(name) == 0 || onlyHead || 3*len(setOf(telling)) >= 2*len(setOf(name))
}

// namesSecond tells whether words name only the second of the two things that a card is called by: the operating systems of
// "Software and operating systems".
func (r *recogniser) namesSecond(card string, named []string) bool {
	first, second, two := strings.Cut(r.entries[r.byID[card]].Name, " and ")
	own := stems(second)
	return two && strings.Contains(second, " ") && !strings.Contains(first, " ") && !slices.ContainsFunc(named, func(word string) bool { return !slices.Contains(own, word) })
}

// partsOfName part the things that the name of a card lists.
var partsOfName = regexp.MustCompile(`,? and |, |: `)

// missesPart tells whether several words name nothing of one thing that a card is called by: an informal letter is no diary.
func (r *recogniser) missesPart(card string, named []string) bool {
	return len(named) > 1 && slices.ContainsFunc(partsOfName.Split(r.entries[r.byID[card]].Name, -1), func(part string) bool {
		return !slices.ContainsFunc(stems(part), func(word string) bool { return slices.Contains(named, word) })
	})
}

// contrasts turn what a line is about into something else: "fractions with different denominators".
var contrasts = stemmed(words("different unlike unequal without non not"))

// lineOf is the line of a card that has most of what a topic names, nil where none has it or the topic names more of the card.
func (r *recogniser) lineOf(card *entry, topic string, band lesson.Band) *entry {
	known := map[string]bool{} // by which words the card is called
	for _, phrase := range card.Phrases {
		for word := range strings.FieldsSeq(phrase) {
			known[word] = true
		}
	}
	name := stems(card.Name)
	if head, tail, ok := strings.Cut(topic, ": "); ok && !slices.ContainsFunc(stems(head), func(word string) bool { return !slices.Contains(name, word) }) {
		topic = tail // what stands before the colon names the whole card
	}
	named, parts := stems(withoutSetting(withoutCodes(topic))), topicParts(topic)
	if r.callsWhole(card.ID, named) {
		return nil
	}
	broad := card.isCalledIn(named) && r.wholeOf(card, band) != nil
	var best *entry
	most := 0
	for at := range r.lines[card.ID] {
		line := &r.lines[card.ID][at]
		if line.Whole || !line.fits(band) {
			continue
		}
		n, whole := line.covers(named, broad)
		more := slices.ContainsFunc(named, func(word string) bool {
			return !whole[word] && (contrasts[word] || known[word] && !weakWords[word] && !broadWords[word])
		})
		apart := slices.ContainsFunc(parts, func(part topicPart) bool {
			return part.missedBy(slices.Collect(maps.Keys(whole)))
		})
		if n > most && !more && !apart && !line.lacksAspect(named) {
			best, most = line, n
		}
	}
	return best
}

// sideBySideNamed are what topics name of one thing side by side: the causes and the effects of a trade.
var sideBySideNamed = stemmed(words("causes effects"))

// namesAspect tells whether a topic is the causes or the effects of a thing, and not all of it.
func namesAspect(named []string) bool {
	return slices.ContainsFunc(named, func(word string) bool { return sideBySideNamed[word] })
}

// lacksAspect tells whether a topic names several such and the line is called by some of them only.
func (e *entry) lacksAspect(named []string) bool {
	called, asked, has := e.nameWords(), 0, 0
	for _, row := range causesAndMore {
		if slices.ContainsFunc(named, func(word string) bool { return row[word] }) {
			if asked++; anyOf(row, called) {
				has++
			}
		}
	}
	return asked > 1 && has > 0 && has < asked
}

// whole is the id of the card of which a line is one, and that of any other topic itself: banks name cards.
func (e *entry) whole() string {
	if e.Line {
		return e.Parent
	}
	return e.ID
}

// ofAllAges are subjects of which the texts are the same for all ages: the parable is not another one in Grade 10.
var ofAllAges = words("christian-religious-education islamic-religious-education")

// fits tells whether a line is for a class, or for one a band younger.
func (e *entry) fits(band lesson.Band) bool {
	found, gap := nearest(e.Bands, band)
	return gap == 0 || (gap == 1 || gap == 2 && ofAllAges[e.Subject]) && slices.Index(lesson.Bands[:], found) < slices.Index(lesson.Bands[:], band)
}

// ofName tells whether a line is of somebody, or of some place, that words do not name: "Kwame Nkrumah and independence" is not
// all struggle for independence.
func (e *entry) ofName(named []string) bool {
	for i, word := range strings.Fields(e.Name) {
		first, _ := utf8.DecodeRuneInString(word)
		if said := stems(word); i > 0 && unicode.IsUpper(first) && len(said) == 1 && !slices.Contains(named, said[0]) {
			return true
		}
	}
	return false
}

// A line that has more words of a topic comes first, then one of which a longer name stands in it, then by its own name.
const (
	aWordMore   = 100
	aLongerName = 2

	leastOfTopic = 2 // words of a topic that is no name of the line
)

// covers says how well a line fits a topic of which one of its names is a part, or which is most of one of its names; it is 0
// elsewhere, or where a broad topic is less than one of them: letter writing is more than letters of complaint. It gives all
// words of the line too. "Subtraction with borrowing" is no part of "subtraction without borrowing".
func (e *entry) covers(named []string, broad bool) (int, map[string]bool) {
	all := map[string]bool{}
	called := 0
	matter := slices.DeleteFunc(slices.Clone(named), func(word string) bool { return weakWords[word] })
	for at, phrase := range e.Phrases {
		length, missing, turned := 0, false, false
		for word := range strings.FieldsSeq(phrase) {
			all[word] = true
			length++
			missing = missing || !slices.Contains(named, word)
			turned = turned || contrasts[word] && !slices.Contains(named, word)
		}
		most := !broad && !turned && len(matter) >= leastOfTopic && !e.ofName(named) && 2*len(matter) > length && !slices.ContainsFunc(matter, func(word string) bool { return !slices.Contains(strings.Fields(phrase), word) })
		if !missing || most {
			called = max(called, aLongerName*length+min(1, max(0, e.Named-at)))
		}
	}
	n := 0
	for _, word := range matter {
		if all[word] {
			n++
		}
	}
	if called == 0 || 2*n <= len(matter) {
		return 0, all
	}
	return aWordMore*n + called, all
}

// withoutLines parts the lines from the other topics, by the id of their card.
func withoutLines(entries []entry) ([]entry, map[string][]entry) {
	lines, names := map[string][]entry{}, map[string]string{}
	topics := slices.DeleteFunc(entries, func(e entry) bool {
		if e.Line {
			lines[e.Parent] = append(lines[e.Parent], e)
		} else {
			names[e.ID] = e.Name
		}
		return e.Line
	})
	for card, of := range lines {
		for at := range of {
			of[at].Whole = of[at].Name == names[card]
		}
	}
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
