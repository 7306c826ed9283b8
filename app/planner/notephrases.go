package planner

import "strings"

// notePhrase is what some words in a teacher's notes change. Its step may hold {quote}, the teacher's sentence.
type notePhrase struct {
	ID    string   `json:"id"`
	Words []string `json:"words"` // in English, French, Portuguese or Kiswahili
	Block string   `json:"block"` // the part of the plan that it changes
	Used  string   `json:"used"`  // how the plan says that it was read
	Need  string   `json:"need,omitempty"`
	Still bool     `json:"still,omitempty"` // nobody can walk about
	Step  string   `json:"step"`
}

// noteBook finds the phrases of notes in a sentence.
type noteBook struct {
	list  []notePhrase
	index phraseIndex
	says  sentenceBank // what rules that read more than phrases say
}

func newNoteBook(list []notePhrase, says sentenceBank) *noteBook {
	b := &noteBook{list: list, index: phraseIndex{}, says: says}
	for i, rule := range list {
		for _, phrase := range rule.Words {
			b.index.add(phrase, i)
		}
	}
	return b
}

// readPhrases reads a sentence with the phrases of a book and reports whether one was in it.
func (n *notes) readPhrases(part string, words []string, book *noteBook) bool {
	found, _ := book.index.find(words)
	for _, at := range found {
		rule := book.list[at]
		n.still = n.still || rule.Still
		if rule.Need != "" {
			n.needs = append(n.needs, rule.Need)
		}
		n.change(rule.Block, always(strings.ReplaceAll(rule.Step, "{quote}", quote(part))), rule.Used)
	}
	return len(found) > 0
}
