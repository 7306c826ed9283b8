package planner

import (
	"bytes"
	"fmt"
	"io/fs"
	"math"
	"slices"

	"somo/app/lesson"
)

// recognise finds the card for a request: by what teachers call it, or else by what the cards speak of.
func (p *Planner) recognise(known *recogniser, request lesson.Request) (match, error) {
	band := lesson.BandOf(request.GradeLevel)
	found := known.recognise(request.Subject, request.Topic, band)
	if found.entry != nil || found.tier != tierGenre || found.exact {
		return found, nil
	}
	mentioned, err := p.mentioned(known, request.Subject, request.Topic, band)
	if err != nil || mentioned == nil {
		return found, err
	}
	return match{tier: tierPartial, entry: mentioned}, nil
}

// withoutLists takes lists off the text of a card that the packed knowledge does not have, or has in part.
func withoutLists(text []byte, names ...string) []byte {
	for _, name := range names {
		from := bytes.Index(text, []byte(`"`+name+`":`))
		if from < 0 {
			continue
		}
		if length := bytes.IndexByte(text[from:], ']'); length > 0 {
			text = slices.Concat(text[:from], text[from+length:])
		}
	}
	return text
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
	// surelySaid is how much it speaks of where all the words are common ones.
	surelySaid = 0.7
	// elsewhereSaid is how much a card of another subject speaks of.
	elsewhereSaid = 0.55
)

// mentioned is the card that deals with what a topic names, where no card is called so: "diarrhoea" is spoken of in the
// card on common diseases. It is nil where none surely does.
func (p *Planner) mentioned(known *recogniser, subject, topic string, band lesson.Band) (*entry, error) {
	var asked []string
	for _, t := range known.tokens(topic) {
		if t.weight == 1 && len(t.stem) > 3 && isLatin(t.stem) && !slices.Contains(asked, t.stem) {
			asked = append(asked, t.stem)
		}
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
			return nil, fmt.Errorf("looking for %q in the cards: %w", topic, err)
		}
		text = withoutLists(text, "aliases", "sources", "users", "phenomena", "drivingQuestions")
		of := make([]int, len(asked))
		for i, word := range asked {
			if of[i] = bytes.Count(text, []byte(" "+word)); of[i] > 0 {
				cards[i]++
			}
		}
		counts[at] = of
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
			weight := math.Log(1 + float64(len(counts))/float64(max(1, cards[i])))
			all += weight
			score += weight * float64(min(n, mostCounted)) / mostCounted
			dealt = dealt || n >= oftenSaid && cards[i] <= ofFew
		}
		inSubject := slices.Contains(named, e.Subject) || slices.ContainsFunc(e.AlsoIn, func(s string) bool { return slices.Contains(named, s) })
		if score /= all; score < enoughSaid || !dealt && (!inSubject || score < surelySaid) || !inSubject && score < elsewhereSaid {
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
