package planner

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"somo/app/lesson"
)

// caution is what must be said, and what must not be done, where something can hurt learners: their bodies (a hazard) or
// their feelings (a sensitive matter).
type caution struct {
	ID      string        `json:"id"`
	Words   []string      `json:"words"`             // in a topic or in a teacher's notes, in English, French, Portuguese or Kiswahili
	Steps   []string      `json:"steps,omitempty"`   // in the steps and materials of a task
	Line    string        `json:"line"`              // what the plan says, a whole sentence
	Instead string        `json:"instead,omitempty"` // what to do in place of what is forbidden, a whole sentence
	Forbid  []string      `json:"forbid,omitempty"`  // kinds of routines that do not fit: outdoor, home, roleplay, contest
	Bands   []lesson.Band `json:"bands,omitempty"`
}

// text is the sentence of a caution, with what to do instead.
func (k caution) text() string { return sentences(k.Line, k.Instead) }

// saidIn tells whether a text, by its words, warns of the same already.
func (k caution) saidIn(covered map[string]bool, found string) bool {
	return slices.ContainsFunc(stems(found), func(word string) bool { return covered[word] }) || shared(covered, stems(k.Line)) > 3
}

// cautionBook finds cautions by their words. The first ones weigh most.
type cautionBook struct {
	list         []caution
	words, steps phraseIndex
}

func newCautionBook(list []caution) *cautionBook {
	b := &cautionBook{list: list, words: phraseIndex{}, steps: phraseIndex{}}
	for i, k := range list {
		for _, phrase := range k.Words {
			b.words.add(phrase, i)
		}
		for _, phrase := range k.Steps {
			b.steps.add(phrase, i)
		}
	}
	return b
}

// phraseIndex holds phrases by their first word.
type phraseIndex map[string][]indexed

type indexed struct {
	phrase string
	words  []string
	at     int
}

func (x phraseIndex) add(phrase string, at int) {
	if words := plainWords(phrase); len(words) > 0 {
		x[words[0]] = append(x[words[0]], indexed{phrase, words, at})
	}
}

// find lists what the phrases in the plain words of a text stand for, each once, with the phrases that were found.
func (x phraseIndex) find(words []string) (found []int, said map[int]string) {
	said = map[int]string{}
	for i, word := range words {
		for _, phrase := range x[word] {
			if _, known := said[phrase.at]; !known && i+len(phrase.words) <= len(words) && slices.Equal(words[i:i+len(phrase.words)], phrase.words) {
				found = append(found, phrase.at)
				said[phrase.at] = phrase.phrase
			}
		}
	}
	slices.Sort(found)
	return found, said
}

// plainWords are all words of a text, lower case, without accents and the s of a plural.
func plainWords(text string) []string {
	words := strings.FieldsFunc(fold(text), func(char rune) bool {
		return !unicode.IsLetter(char) && !unicode.IsDigit(char) && char != '\'' && char != '’'
	})
	for i, word := range words {
		if len(word) > 3 && strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss") {
			words[i] = word[:len(word)-1]
		}
	}
	return words
}

// Most cautions of each kind: what is said of everything is not heard.
const (
	mostOfNotes = 2
	mostOfTasks = 2
	mostOfTopic = 3
)

// caution finds what the topic and the notes warn of. A card warns of its own topic; only its tasks are looked through.
// Of a sensitive topic the packs speak too where a card says nothing.
func (c *composer) caution(card *Card, hazards, hurts *cautionBook) {
	covered := wordSet(strings.Join(append([]string{card.Sensitivity}, card.Safety...), " "))
	c.books, c.forbidden = []*cautionBook{hazards, hurts}, map[string]bool{}
	for _, book := range c.books {
		if !c.unsafe && (c.match.entry == nil || book == hurts && card.Sensitivity == "") {
			found, _ := book.words.find(plainWords(c.request.Topic))
			for _, at := range firstOf(found, mostOfTopic) {
				c.warn(book.list[at])
				c.topicCautions = append(c.topicCautions, book.list[at].text())
			}
		}
		left := mostOfNotes
		for _, part := range c.notes.said {
			found, said := book.words.find(part)
			for _, at := range found {
				k := book.list[at]
				if left == 0 || !forBand(k.Bands, c.band) || k.saidIn(covered, said[at]) {
					continue
				}
				c.warn(k)
				block := "make"
				if book == hurts {
					block = "meet"
				}
				c.notes.change(block, always(k.text()), c.text("used.care", "said", said[at]))
				c.notes.forget(part)
				left--
			}
		}
	}
}

func (c *composer) warn(k caution) {
	for _, kind := range k.Forbid {
		c.forbidden[kind] = true
		if kind == "food" {
			c.notes.noFood = true
		}
	}
}

// taskCautions are what the steps and materials of the chosen work need and the card does not say.
func (c *composer) taskCautions(said string) []string {
	covered := wordSet(said)
	var lines []string
	for at, book := range c.books {
		var found []int
		words := map[int]string{}
		for _, task := range c.tasks {
			found = append(found, c.hazardsOf(at, task.ID, task.Materials, task.Steps, words)...)
		}
		found = append(found, c.hazardsOf(at, "", c.artefact.Materials, c.artefact.Steps, words)...)
		slices.Sort(found)
		for _, i := range slices.Compact(found) {
			if k := book.list[i]; len(lines) < mostOfTasks && forBand(k.Bands, c.band) && !k.saidIn(covered, words[i]) {
				lines = append(lines, k.Line)
			}
		}
	}
	return lines
}

// hazardsOf looks once through the materials and steps of a piece of work, and adds the phrases that it found to said.
func (c *composer) hazardsOf(book int, id string, materials []Material, steps []string, said map[int]string) []int {
	key := fmt.Sprint(book, " ", id)
	seen, known := c.looked[key]
	if !known {
		text := strings.Join(steps, "; ")
		for _, m := range materials {
			text += "; " + m.Item
		}
		seen.found, seen.said = c.books[book].steps.find(plainWords(text))
		if c.looked == nil {
			c.looked = map[string]looked{}
		}
		c.looked[key] = seen
	}
	for i, phrase := range seen.said {
		if said[i] == "" {
			said[i] = phrase
		}
	}
	return seen.found
}

// looked is what a piece of work was found to need.
type looked struct {
	found []int
	said  map[int]string
}

// forbids tells whether a routine is of a kind that does not fit what can hurt learners here.
func (c *composer) forbids(r routine) bool {
	return r.Outdoor && c.forbidden["outdoor"] || c.notes.quiet && r.isLoud() || slices.ContainsFunc(r.Kinds, func(kind string) bool { return c.forbidden[kind] })
}
