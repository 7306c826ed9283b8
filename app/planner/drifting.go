package planner

import (
	"maps"
	"slices"
	"strings"
)

const (
	longTerm    = 6 // letters of a word by which a part of the card is called
	wordsBeyond = 2 // words of one other task that make a question one on that task
)

// drifts tells whether a question needs what nothing in the plan teaches: a key word or another name of a part of the card
// that no step says, or the words of one other task more than those that are known.
func (c *composer) drifts(q QA) bool {
	if c.match.entry == nil {
		return false
	}
	known := c.knownHere()
	var missing []string
	told := 0
	for _, word := range c.telling(q.Question + " " + q.Answer) {
		switch {
		case numerals.MatchString(word):
		case known[word]:
			told++
		default:
			missing = append(missing, word)
		}
	}
	if len(missing) == 0 {
		return false
	}
	if c.namesOther(missing, known) {
		return true
	}
	unknown, said := setOf(missing), c.wordSet(q.Question+" "+q.Answer)
	if slices.ContainsFunc(c.card.Vocab, func(w Word) bool {
		term := c.stems(w.Term)
		return shared(unknown, term) > 0 && shared(said, term) == len(term)
	}) {
		return true
	}
	return slices.ContainsFunc(c.card.Tasks, func(other Task) bool {
		of := 0
		for _, word := range missing {
			if c.wordsAndItems(other)[word] {
				of++
			}
		}
		return of >= wordsBeyond && told < wordsBeyond*of && !slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID == other.ID })
	})
}

// knownHere are the words of the work of the plan, with the exercises that its lessons print, and of what it is about.
func (c *composer) knownHere() map[string]bool {
	key := "known " + c.artefact.Type
	for _, task := range c.tasks {
		key += " " + task.ID
	}
	return recall(&c.memory.known, key, func() map[string]bool {
		known := maps.Clone(c.madeWords())
		add := func(texts ...string) {
			for _, text := range texts {
				for _, word := range c.stems(text) {
					known[word] = true
				}
			}
		}
		add(c.request.Topic, c.name, c.question, c.card.Model)
		for _, task := range c.tasks {
			maps.Copy(known, c.wordsOf(task))
			for _, item := range firstOf(task.Items, keptItems) {
				add(item.Question, item.Answer)
			}
		}
		return known
	})
}

// namesOther tells whether one of the words is of a name by which teachers call a part of the card of which the plan knows
// nothing.
func (c *composer) namesOther(missing []string, known map[string]bool) bool {
	if c.match.entry == nil {
		return false
	}
	return slices.ContainsFunc(c.longNames(), func(words []string) bool {
		return !slices.ContainsFunc(words, func(word string) bool { return known[word] }) &&
			slices.ContainsFunc(words, func(word string) bool { return slices.Contains(missing, word) })
	})
}

// longNames are the long words of each name by which teachers call a part of the card, but for those of its own name.
func (c *composer) longNames() [][]string {
	return recall(&c.memory.names, c.name, func() [][]string {
		var names [][]string
		for _, phrase := range c.match.entry.Phrases {
			names = append(names, slices.DeleteFunc(strings.Fields(phrase), func(word string) bool { return len(word) < longTerm || c.wordSet(c.name)[word] }))
		}
		return names
	})
}
