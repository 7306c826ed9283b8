package planner

import (
	"bytes"
	"fmt"
	"io/fs"
	"math"
	"slices"
	"strings"

	"somo/app/lesson"
)

// recognise finds the card for a request: by what teachers call it, or else by what the cards speak of.
func (p *Planner) recognise(known *recogniser, request lesson.Request) (match, error) {
	band := lesson.BandOf(request.GradeLevel)
	request.Topic = plainTopic(request.Topic)
	card := known.bySize(known.recognise(request.Subject, request.Topic, band), request.Topic, band)
	if card.entry != nil {
		request.Topic = known.spelled(request.Topic) // so that its lines are found too
	}
	found := known.narrowed(card, request.Subject, request.Topic, band)
	if line := known.ofNextBand(card, request); line != nil && (found.entry == nil || !found.entry.Line) {
		found = match{tier: tierExact, entry: line}
	}
	if found.tier == tierPartial || found.tier == tierGenre {
		if other := known.inOtherForm(request.Subject, request.Topic, band); other != nil {
			found = *other
		}
	}
	if found.tier == tierPartial && !found.exact && len(found.listed) == 0 || found.tier == tierGenre && !found.exact {
		if line := known.lineSaidIn(request.Subject, request.Topic, band); line != nil {
			return match{tier: tierPartial, entry: line}, nil
		}
	}
	if found.tier == tierNone {
		if told := known.ofNotes(request, band); told.entry != nil {
			return told, nil
		}
	}
	if found.entry == nil {
		if book, ok := known.setBook(request); ok {
			found = book
		}
	}
	if found.entry != nil {
		found, err := p.asLine(known, found, request.Topic, band)
		if err != nil {
			return found, err
		}
		if found, err = p.nearer(known, found, request.Subject, request.Topic, band); err != nil {
			return found, err
		}
		return p.orWhole(known, found, request.Topic, band)
	}
	if found.tier != tierGenre || found.exact {
		return found, nil
	}
	asked := tellingWords(known, request.Topic)
	mentioned, err := p.mentioned(known, request.Subject, asked, band)
	if err != nil || mentioned == nil {
		return found, err
	}
	if whole := known.wholeOf(mentioned, band); whole != nil && len(asked) >= fewestOfSentence/2 {
		mentioned = whole // a whole sentence is on all of it
	}
	return match{tier: tierPartial, entry: mentioned}, nil
}

// inSentence are words of whole sentences that say nothing of the topic: "how the food is going until it comes out".
var inSentence = stemmed(words("going goes gone until come comes coming every doing done there also time times allow allows really well better properly possible able"))

// fewestOfSentence are the words of a topic that is a whole sentence.
const fewestOfSentence = 9

// tellingWords are the words of a topic that say what it is about, as stems.
func tellingWords(known *recogniser, topic string) []string {
	tokens := known.tokens(topic)
	var asked []string
	for _, t := range tokens {
		if len(tokens) >= fewestOfSentence && inSentence[t.stem] {
			continue
		}
		if t.weight == 1 && len(t.stem) > 3 && isLatin(t.stem) && !slices.Contains(asked, t.stem) {
			asked = append(asked, t.stem)
		}
	}
	return asked
}

// ofNextBand is the line for the class after that of a request, where the topic is its name, or where the card has nothing for
// this class itself.
func (r *recogniser) ofNextBand(card match, request lesson.Request) *entry {
	band, ok := nextBand(request.GradeLevel)
	if !ok || card.entry == nil {
		return nil
	}
	var line *entry
	if slices.Contains(card.entry.Bands, lesson.BandOf(request.GradeLevel)) {
		line = r.lineCalled(request.Subject, request.Topic, band, false)
	} else {
		line = r.narrowed(card, request.Subject, request.Topic, band).entry
	}
	if line == nil || !line.Line || line.Parent != card.entry.ID || !slices.Contains(line.Bands, band) {
		return nil
	}
	return line
}

// nextBand is the band that the last class before it may already be taught from: Grade 6 has what is written for Grade 7.
func nextBand(gradeLevel string) (lesson.Band, bool) {
	band := lesson.BandOf(gradeLevel)
	at := slices.Index(lesson.Bands[:], band)
	if grade, ok := lesson.GradeOf(gradeLevel); !ok || grade == 0 || grade%gradesInBand != 0 || at+1 == len(lesson.Bands) {
		return band, false
	}
	return lesson.Bands[at+1], true
}

// gradesInBand is how many grades a band has.
const gradesInBand = 3

// partly are lists that the packed knowledge does not have, or has in part, or that tell more than what is taught: what they
// say does not count.
var partly = []string{"aliases", "sources", "users", "phenomena", "drivingQuestions", "needExample", "exemplar", "mistakes", "local", "things"}

// sections are the texts of those lists in a card.
func sections(card []byte) [][]byte {
	var found [][]byte
	for _, name := range partly {
		key := []byte(`"` + name + `":`)
		for _, list, ok := bytes.Cut(card, key); ok; _, list, ok = bytes.Cut(list, key) {
			if list = bytes.TrimLeft(list, " "); !bytes.HasPrefix(list, []byte("[")) {
				continue // the place of one in a story
			}
			if length := closing(list); length > 0 {
				found = append(found, list[:length])
			}
			break
		}
	}
	return found
}

// closing is where the list at the beginning of a text of JSON ends, 0 where it does not.
func closing(text []byte) int {
	depth := 0
	for at, char := range text {
		switch char {
		case '[':
			depth++
		case ']':
			if depth--; depth == 0 {
				return at
			}
		}
	}
	return 0
}

// timesSaid is how often a card says each of some words, outside those lists.
func timesSaid(card []byte, asked []string) []int {
	of := make([]int, len(asked))
	var lists [][]byte
	for i, word := range asked {
		begins := []byte(" " + word)
		if of[i] = bytes.Count(card, begins); of[i] == 0 {
			continue
		}
		if lists == nil {
			lists = sections(card)
		}
		for _, list := range lists {
			of[i] -= bytes.Count(list, begins)
		}
	}
	return of
}

const (
	// ofFew cards or less speak of a word that tells what a topic is about.
	ofFew = 14
	// oftenSaid is how often a card says a word that it deals with.
	oftenSaid = 3
	// mostCounted is how often a word counts at most.
	mostCounted = 6
	// enoughSaid is how much of a topic the card speaks of at least.
	enoughSaid = 0.45
	// surelySaid is how much it speaks of where all the words are common ones, of which there are as many as manyAsked at least.
	surelySaid = 0.7
	manyAsked  = 3
	// elsewhereSaid is how much a card of another subject speaks of.
	elsewhereSaid = 0.55
)

// ofTexts are subjects whose cards tell stories, in which all kinds of things are spoken of.
var ofTexts = words("christian-religious-education islamic-religious-education english literature kiswahili french")

// mentioned is the card that deals with what a topic names, where no card is called so: "diarrhoea" is spoken of in the
// card on common diseases. It is nil where none surely does.
func (p *Planner) mentioned(known *recogniser, subject string, asked []string, band lesson.Band) (*entry, error) {
	if folder := subjectOf(subject); folder == "french" || folder == "kiswahili" {
		return nil, nil // their cards are written in the language, so all kinds of words stand in them
	}
	if len(asked) == 0 {
		return nil, nil
	}
	counts, cards := map[int][]int{}, make([]int, len(asked))
	for at, e := range known.entries {
		if e.File == "" {
			continue
		}
		text, err := fs.ReadFile(p.shelf.knowledge, e.File)
		if err != nil {
			return nil, fmt.Errorf("looking for %q in the cards: %w", strings.Join(asked, " "), err)
		}
		counts[at] = timesSaid(text, asked)
		for i, n := range counts[at] {
			cards[i] += min(1, n)
		}
	}
	named := subjectsOf(subject)
	var best *entry
	most := 0.0
	for at := range known.entries {
		e := &known.entries[at]
		of, ok := counts[at]
		_, gap := nearest(e.Bands, band)
		if !ok || gap > 1 {
			continue
		}
		score, all, dealt := 0.0, 0.0, false
		for i, n := range of {
			weight := exactly(math.Log(1 + float64(len(counts))/float64(max(1, cards[i]))))
			all += weight
			score += exactly(weight * float64(min(n, mostCounted)) / mostCounted)
			dealt = dealt || n >= oftenSaid && cards[i] <= ofFew
		}
		inSubject := e.taught(named)
		if !inSubject && (ofTexts[e.Subject] || len(named) > 0) {
			continue // the drone of a beehive is no lesson of physics, nor the donkey of Palm Sunday one on donkeys
		}
		if score /= all; score < enoughSaid || !dealt && (!inSubject || score < surelySaid || len(asked) < manyAsked) || !inSubject && score < elsewhereSaid {
			continue
		}
		if inSubject {
			score *= 1.3
		}
		if gap == 0 {
			score *= 1.1
		}
		if score > most {
			best, most = e, score
		}
	}
	return best, nil
}
