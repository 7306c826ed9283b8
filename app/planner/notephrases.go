package planner

import (
	"slices"
	"strings"
)

// notePhrase is what some words in a teacher's notes change. Its step may hold {after}, what stands behind the words.
type notePhrase struct {
	ID    string   `json:"id"`
	Words []string `json:"words"`           // in English, French, Portuguese or Kiswahili
	Block string   `json:"block"`           // the part of the plan that it changes
	Used  string   `json:"used"`            // how the plan says that it was read
	Need  string   `json:"need,omitempty"`  // its name in the bank of needs
	Still bool     `json:"still,omitempty"` // nobody can walk about
	Oral  bool     `json:"oral,omitempty"`  // nothing is asked in writing
	Last  bool     `json:"last,omitempty"`  // the step comes at the end of its block
	Step  string   `json:"step"`

	Unless []string `json:"unless,omitempty"` // words with which the phrases mean something else
}

// noteBook finds the phrases of notes in a sentence.
type noteBook struct {
	list    []notePhrase
	index   phraseIndex
	says    sentenceBank // what rules that read more than phrases say
	foreign *foreignRemarks
	people  map[string]bool // names of people, which are no places

	needs     []learnerNeed
	needIndex phraseIndex
}

func newNoteBook(list []notePhrase, needs []learnerNeed, says sentenceBank, foreign *foreignRemarks) *noteBook {
	b := &noteBook{list: list, index: phraseIndex{}, says: says, foreign: foreign, needs: needs, needIndex: phraseIndex{}}
	for i, need := range needs {
		for _, phrase := range need.Words {
			b.needIndex.add(phrase, i)
		}
		for _, phrase := range need.Unless {
			if strings.Contains(phrase, " ") {
				b.needIndex.except(phrase, i)
			}
		}
	}
	for i, rule := range list {
		for _, phrase := range rule.Words {
			b.index.add(phrase, i)
		}
	}
	return b
}

// ofDate is the rule of a day on which work is ready.
const ofDate = "deadline"

// ofNoises are the rules of what is loud around the room.
var ofNoises = words("noise loud-roof")

// mostBehind is how many words behind a phrase a step can name.
const mostBehind = 8

// behind is what a sentence says behind a phrase, up to the next comma: "football" of "They like football, and ...".
func behind(part, phrase string) string {
	at := strings.Index(strings.ToLower(part), phrase)
	if at < 0 {
		return ""
	}
	after, _, _ := strings.Cut(strings.TrimSpace(part[at+len(phrase):]), ",")
	if after = strings.Trim(after, " .!?"); len(strings.Fields(after)) > mostBehind || strings.HasPrefix(after, "to ") || denies(plainWords(after)) {
		return ""
	}
	return after
}

// readPhrases reads a sentence with the phrases of a book and reports whether one was in it.
func (n *notes) readPhrases(part string, words []string, book *noteBook) bool {
	found, said := book.index.find(words)
	for _, at := range found {
		rule := book.list[at]
		if rule.denied(part) || slices.ContainsFunc(rule.Unless, func(word string) bool { return slices.Contains(words, word) }) {
			continue
		}
		if rule.ID == ofDate && n.event != "" {
			continue // the day has a name already
		}
		if ofNoises[rule.ID] {
			if n.loud {
				continue // one rule for what is loud is enough
			}
			n.loud = true
		}
		n.still, n.oral = n.still || rule.Still, n.oral || rule.Oral
		if rule.Need != "" {
			n.hasNeed(rule.Need)
		}
		step, after := rule.Step, behind(part, said[at])
		if strings.Contains(step, "{after}") && after == "" {
			n.told = append(n.told, part)
			continue
		}
		n.change(rule.Block, always(strings.ReplaceAll(step, "{after}", after)), rule.Used)
		if standing[rule.ID] {
			n.before()
		}
		if rule.Last {
			n.atLast()
		}
	}
	return len(found) > 0
}

// knows tells whether a sentence holds a phrase of the book.
func (b *noteBook) knows(part string, words []string) bool {
	found, _ := b.index.find(words)
	return slices.ContainsFunc(found, func(at int) bool {
		return !b.list[at].denied(part) && !slices.ContainsFunc(b.list[at].Unless, func(word string) bool { return slices.Contains(words, word) })
	})
}

// denied tells whether a sentence says of all phrases of the rule in it that there is none: "no dark room".
func (p notePhrase) denied(part string) bool {
	part = strings.ToLower(part)
	denied := false
	for _, phrase := range p.Words {
		at := strings.Index(part, phrase)
		if at < 0 {
			continue
		}
		before := plainWords(part[:at])
		if len(before) == 0 || !denials[before[len(before)-1]] {
			return false
		}
		denied = true
	}
	return denied
}
