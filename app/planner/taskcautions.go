package planner

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"somo/app/lesson"
	"somo/app/regexp"
)

// retelling subjects speak of dangers in stories and sentences, where nobody meets them.
var retelling = words("english kiswahili french literature history christian-religious-education islamic-religious-education")

// taskCautions are what the steps and materials of the chosen work need and the card does not say.
func (c *composer) taskCautions(said string) []string {
	plain := sync.OnceValue(func() []string { return plainWords(said) })
	var lines []string
	for at, book := range c.books {
		var found []int
		words := map[int]string{}
		for _, task := range c.tasks {
			steps := task.Steps
			if retelling[c.card.Subject] {
				steps = nil
			}
			found = append(found, c.hazardsOf(at, task.ID, task.Materials, steps, words)...)
		}
		found = append(found, c.hazardsOf(at, "", c.artefact.Materials, c.artefact.Steps, words)...)
		if len(found) == 0 {
			continue
		}
		slices.Sort(found)
		_, warned := book.steps.find(plain())
		for _, i := range slices.Compact(found) {
			if k := book.list[i]; len(lines) < mostOfTasks && !c.settled(k) && forBand(k.Bands, c.band) && warned[i] == "" && !k.saidIn(c.wordSet(said), words[i]) {
				lines = append(lines, k.Line)
			}
		}
	}
	return lines
}

// hazardsOf looks once through the materials and steps of a piece of work, and adds the phrases that it found to said.
func (c *composer) hazardsOf(book int, id string, materials []Material, steps []string, said map[int]string) []int {
	key := strconv.Itoa(book) + " " + id
	seen, known := c.looked[key]
	if !known {
		seen.said = map[int]string{}
		deeds := c.deedsOf(materials, steps)
		for _, part := range deeds {
			_, found := c.books[book].steps.find(part.words)
			for at, phrase := range found {
				if part.begins != "" && !strings.HasPrefix(phrase, part.begins) {
					continue // it is only named: "Sort: cells, wall socket or solar"
				}
				if c.books[book].list[at].isHarmless(part, deeds) {
					continue
				}
				if seen.said[at] == "" {
					seen.said[at] = phrase
					seen.found = append(seen.found, at)
				}
			}
		}
		slices.Sort(seen.found)
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

// isHarmless tells whether what was found in a part of a piece of work is no danger there, by the words of its sentence.
func (k caution) isHarmless(part deed, whole []deed) bool {
	speaksOf := func(words []string) func(deed) bool {
		return func(d deed) bool {
			return slices.ContainsFunc(d.said, func(word string) bool { return slices.Contains(words, word) })
		}
	}
	return speaksOf(k.Without)(part) || len(k.With) > 0 && !slices.ContainsFunc(whole, speaksOf(k.With))
}

// talk begins a clause in which things are only named, thought of or reckoned with.
var talk = words("ask write answer say read tell sing copy spell match judge label explain list discuss decide calculate draw compare " +
	"name sort choose find plan predict guess estimate solve simplify plot sketch rank classify vote imagine suppose defend nobody never not book")

// actors may stand before what they do: "Each pair draws".
var actors = words("each every the all both one two learner pair team group child children they you we then now there together")

var (
	// reckoned is a sentence of figures, tables or formulas, where nothing is handled.
	reckoned = regexp.MustCompile(`[→=÷|]|\bis \pL+ \+ |\bx 100\b|(?i)\b(?:kWh|kJ|MJ|costs?|prices?|profit|percent)\b|(?i:find|work out|calculate) the\b|^(?i:do together|work out|example|meanwhile)\b|^(?i:do not|never|nobody)\b`)
	// headed is a list, a rule or an answer: "Place: spoon, knife", "Hoe 1: fault loose", "(Bad: petrol 2 litres)".
	headed = regexp.MustCompile(`^(?:[\pL-]+(?: \d+)?: |\()`)
	// bids is somebody who does what follows the head of a list.
	bids = regexp.MustCompile(`(?i)\b(?:teacher|you|learners?|children|pairs?|teams?|groups?)\b`)
	// andThen is where a clause goes on to what is done next: "Draw a circle and cut it out".
	andThen = regexp.MustCompile(`(?i)\b(?:and|then)\b`)
)

// deed is a part of a sentence by its plain words. Where the sentence only names things, begins is its verb: a danger counts
// then that lies in that verb, as in "Sort the waste".
type deed struct {
	words  []string
	begins string
	said   []string // the words of the whole sentence
}

// fewestDone are the words of what is done after an "and"; fewer are a second thing.
const fewestDone = 3

// deedsOf are those of a piece of work, which each book asks for.
func (c *composer) deedsOf(materials []Material, steps []string) []deed {
	key := strings.Join(steps, "\n")
	for _, m := range materials {
		key += "\n\n" + m.Item
	}
	return recall(&c.memory.deeds, key, func() []deed { return deedsOf(materials, steps) })
}

// deedsOf are the parts of a piece of work in which something is done or used. A phrase does not reach over a comma.
func deedsOf(materials []Material, steps []string) []deed {
	var parts []deed
	for _, text := range steps {
		for _, said := range lesson.Sentences(text) {
			if strings.HasSuffix(strings.TrimRight(said, `"”) `), "?") || reckoned.MatchString(said) || headed.MatchString(said) && !bids.MatchString(said) {
				continue
			}
			whole := plainWords(said)
			head, _, listed := strings.Cut(said, ":")
			written := named(plainWords(head))
			for _, clause := range strings.Split(said, ";") {
				begins := named(plainWords(clause))
				if listed && written != "" {
					begins = written // "Write the table: salt draws water out; vinegar makes it sour"
				}
				for _, part := range strings.FieldsFunc(clause, func(char rune) bool { return strings.ContainsRune(",:", char) }) {
					parts = append(parts, deed{plainWords(part), begins, whole})
					if begins == "" {
						continue
					}
					for _, next := range andThen.Split(part, -1)[1:] {
						if done := plainWords(next); len(done) >= fewestDone && !articles[done[0]] && named(done) == "" {
							parts = append(parts, deed{words: done, said: whole})
						}
					}
				}
			}
		}
	}
	for _, m := range materials {
		named := plainWords(m.Item)
		parts = append(parts, deed{words: named, said: named})
	}
	return parts
}

// named is the verb of a clause in which things are only named, and empty where something is done.
func named(said []string) string {
	for len(said) > 1 && actors[said[0]] {
		said = said[1:]
	}
	if len(said) == 0 || !talk[said[0]] || slices.Contains(firstOf(said, 3), "water") {
		return ""
	}
	return said[0]
}

// looked is what a piece of work was found to need.
type looked struct {
	found []int
	said  map[int]string
}
