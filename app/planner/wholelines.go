package planner

import (
	"fmt"
	"slices"
	"strings"

	"somo/app/lesson"
)

// wholeOf is the line that teaches the whole of a card to a class, nil where there is none. It is called as its card is.
func (r *recogniser) wholeOf(card *entry, band lesson.Band) *entry {
	var near *entry
	for at := range r.lines[card.ID] {
		line := &r.lines[card.ID][at]
		switch {
		case !line.Whole || !line.fits(band):
		case slices.Contains(line.Bands, band):
			return line
		case near == nil:
			near = line
		}
	}
	return near
}

// uncounted are words of a topic that say how many things it has.
var uncounted = stemmed(words("two three four five six seven ten many all given simple"))

// moreOfKit are things that a teacher lists and a task of the card uses, beyond those that the line of the whole uses.
const moreOfKit = 2

// withKit goes from the line of the whole to its card, or to another line of that, which has a task for what the class has.
func (p *Planner) withKit(c *composer, known *recogniser) error {
	whole := c.match.entry
	if whole == nil || !whole.Whole || len(c.notes.things) < moreOfKit {
		return nil
	}
	most, err := p.kitOf(c, whole)
	if err != nil {
		return err
	}
	best, least := whole, most+moreOfKit-1
	card := &known.entries[known.byID[whole.Parent]]
	found, err := p.kitOf(c, card)
	if err != nil {
		return err
	}
	if found > least {
		best, least = card, found
	}
	lines := known.lines[whole.Parent]
	for at := range lines {
		line := &lines[at]
		if line.Whole || !slices.Contains(line.Bands, c.band) || shared(setOf(heart(c.request.Topic)), stems(line.Name)) == 0 {
			continue
		}
		found, err := p.kitOf(c, line)
		if err != nil {
			return err
		}
		if found > least {
			best, least = line, found
		}
	}
	c.match.entry = best
	return nil
}

// kitOf is how many of the things that a teacher lists the best task of an entry uses.
func (p *Planner) kitOf(c *composer, e *entry) (int, error) {
	of, err := p.shelf.card(e)
	if err != nil {
		return 0, fmt.Errorf("looking for what a class can do with its things: %w", err)
	}
	most := 0
	for _, task := range within(of.Tasks, c.band, func(t Task) []lesson.Band { return t.Bands }) {
		if !c.lacksReagent(task) {
			most = max(most, c.kit(task))
		}
	}
	return most, nil
}

// heart are the words that say what a topic is about.
func heart(topic string) []string {
	return slices.DeleteFunc(stems(withoutSetting(withoutCodes(topic))), func(word string) bool { return weakWords[word] || uncounted[word] })
}

// asLine puts in place of a card the line of it that teaches what the topic names: one of which most of the name stands in the
// topic, or else that of the whole. The card stays where the topic names more that only the card teaches.
func (p *Planner) asLine(known *recogniser, found match, topic string, band lesson.Band) (match, error) {
	card := found.entry
	if card.Line || len(found.listed) > 0 || len(found.others) > 0 || found.older {
		return found, nil
	}
	named, whole := heart(topic), known.wholeOf(card, band)
	if onePart(card.Name, topic) || known.pickedFrom(card, topic) {
		whole = nil
	}
	if known.isWhole(card.ID, named) {
		if whole != nil {
			found.entry = whole
		}
		return found, nil
	}
	of, err := p.shelf.card(card)
	if err != nil {
		return match{}, fmt.Errorf("opening the card of a line: %w", err)
	}
	taught, called := of.words(), stems(card.Name)
	named = slices.DeleteFunc(named, func(word string) bool {
		return !taught[word] && !slices.Contains(called, word) && !numerals.MatchString(word)
	})
	lines := known.linesNamedIn(card, named, band)
	ofName := len(named) == 0 || slices.ContainsFunc(named, func(word string) bool { return slices.Contains(called, word) })
	if whole != nil && ofName && !of.isKind(called, stems(topic)) {
		lines = append(lines, whole)
	}
	parts, said := topicParts(topic), stems(topic)
	for _, line := range lines {
		own, err := p.shelf.card(line)
		if err != nil {
			return match{}, fmt.Errorf("opening the line of a topic: %w", err)
		}
		if line.lacksAspect(said) || known.lacksPart(own, of, parts, band) || !line.Whole && line.isFewer(parts) || own.leavesAside(of, named, topic, line.Whole) {
			continue
		}
		if missing, ok := missed(own.words(), stems(line.Name), named); ok && (missing == 0 || line.Whole && missing*leftOfTopic <= len(named)) {
			found.entry = line
			return found, nil
		}
	}
	return found, nil
}

// leavesAside tells whether a card has a task for a word of a topic, by its title, that a line of it does not have, and the topic
// is for that alone: first aid for fractures. Beside a line of a part the word may name a kind of it: fire safety at home.
func (card *Card) leavesAside(of *Card, named []string, topic string, whole bool) bool {
	called, said := stems(card.Names["en"]), stems(topic)
	_, last, _ := strings.Cut(topic, " for ")
	own, all, alone := append(card.titles(), called...), of.titles(), stems(last)
	return slices.ContainsFunc(named, func(word string) bool {
		at := slices.Index(said, word)
		kind := !whole && at >= 0 && at+1 < len(said) && slices.Contains(called, said[at+1])
		return (kind || len(alone) == 1 && alone[0] == word) && slices.Contains(all, word) && !slices.Contains(own, word) && !slices.Contains(stems(of.Names["en"]), word)
	})
}

// titles are the words of the titles of the tasks of a card.
func (card *Card) titles() []string {
	var said []string
	for _, task := range card.Tasks {
		said = append(said, stems(task.Title)...)
	}
	return said
}

// lacksPart tells whether a topic names side by side what a line does not teach, while its card does or a second one may: its
// name, what is to be learnt and what is asked do not say it.
func (r *recogniser) lacksPart(line, card *Card, parts []topicPart, band lesson.Band) bool {
	own, all := line.aims(), card.aims()
	return slices.ContainsFunc(parts, func(part topicPart) bool {
		return part.missedBy(own) && (part.named(all) > 0 || r.recognise(card.Subject, part.asked, band).tier == tierExact)
	})
}

// isFewer tells whether a topic names side by side what a line is not called: domestic animals beside the wild ones.
func (e *entry) isFewer(parts []topicPart) bool {
	called := strings.Fields(strings.Join(e.Phrases, " "))
	return slices.ContainsFunc(parts, func(part topicPart) bool { return part.missedBy(called) })
}

// aims are the words of the name of a card, of what is to be learnt and of what is asked.
func (card *Card) aims() []string {
	said := stems(card.Names["en"])
	for _, o := range card.Objectives {
		said = append(said, stems(o.Text)...)
	}
	for _, word := range card.Vocab {
		said = append(said, stems(word.Term)...)
	}
	for _, q := range card.Questions {
		said = append(said, stems(q.Question+" "+q.Answer)...)
	}
	return said
}

// isKind tells whether a topic, as stems, is one kind of what a card is called, as air pollution is of pollution: the word before
// the name of the card stands in less than half of what is to be learnt.
func (card *Card) isKind(called, topic []string) bool {
	for at, word := range topic[:max(0, len(topic)-1)] {
		if slices.Contains(called, word) || !slices.Contains(called, topic[at+1]) || weakWords[word] || uncounted[word] {
			continue
		}
		has := 0
		for _, o := range card.Objectives {
			if slices.Contains(stems(o.Text), word) {
				has++
			}
		}
		if has > 0 && 2*has < len(card.Objectives) {
			return true
		}
	}
	return false
}

// leftOfTopic is which part of the words of a topic the line of the whole may lack.
const leftOfTopic = 4

// missed is how many words of a topic a line lacks, of which the words and those of its name are given. A number in the topic is a
// limit, as in "sums up to 10": it is false where the name of the line has another or none.
func missed(words map[string]bool, name, named []string) (int, bool) {
	missing := 0
	for _, word := range named {
		switch {
		case slices.Contains(name, word):
		case numerals.MatchString(word):
			return 0, false
		case !words[word] && !hasAkin(words, word):
			missing++
		}
	}
	return missing, true
}

// hasAkin tells whether a word is there in another form.
func hasAkin(words map[string]bool, word string) bool {
	for other := range words {
		if akin(other, word) {
			return true
		}
	}
	return false
}

// sharedOfName is how many words of its name a topic shares with a line that is called by more words.
const sharedOfName = 2

// linesNamedIn are the lines of a card of which the name stands in a topic, or half of it, those with more words there first.
func (r *recogniser) linesNamedIn(card *entry, named []string, band lesson.Band) []*entry {
	var lines []*entry
	has := map[*entry]int{}
	for at := range r.lines[card.ID] {
		line := &r.lines[card.ID][at]
		if line.Whole || !line.fits(band) {
			continue
		}
		name := setOf(heart(line.Name))
		there := 0
		for word := range name {
			if slices.Contains(named, word) {
				there++
			}
		}
		if there == 0 || there < len(name) && (there < sharedOfName || 2*there < len(name) || ordered(name, named) || !ownIn(card.Name, name, named)) {
			continue
		}
		lines, has[line] = append(lines, line), there
	}
	slices.SortStableFunc(lines, func(a, b *entry) int { return has[b] - has[a] })
	return lines
}

// ownIn tells whether a topic has a word of the name of a line that is not in the head of that of its card: "rate equations and
// order of reaction" is not asked for by the rate of a reaction.
func ownIn(card string, name map[string]bool, named []string) bool {
	head, _, _ := strings.Cut(card, ": ")
	if strings.Contains(head, ",") {
		return true // it lists its parts
	}
	of := stems(head)
	for word := range name {
		if !slices.Contains(of, word) && slices.Contains(named, word) {
			return true
		}
	}
	return false
}

// orders are words that pick one of several: Newton's second law is not all his laws.
var orders = stemmed(words("first second third fourth"))

func ordered(name map[string]bool, named []string) bool {
	for word := range name {
		if orders[word] && !slices.Contains(named, word) {
			return true
		}
	}
	return false
}
