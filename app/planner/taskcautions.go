package planner

import (
	"fmt"
	"slices"
	"strings"

	"somo/app/lesson"
)

// retelling subjects speak of dangers in stories and sentences, where nobody meets them.
var retelling = words("english kiswahili french literature history christian-religious-education islamic-religious-education")

// taskCautions are what the steps and materials of the chosen work need and the card does not say.
func (c *composer) taskCautions(said string) []string {
	covered := wordSet(said)
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
		seen.said = map[int]string{}
		for _, part := range doings(materials, steps) {
			_, found := c.books[book].steps.find(plainWords(part))
			for at, phrase := range found {
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

// talk begins a sentence in which things are only named.
var talk = words("ask write answer say read tell sing copy spell match judge label explain list discuss decide calculate draw compare")

// doings are the parts of a piece of work in which something is done or used. A phrase does not reach over a comma.
func doings(materials []Material, steps []string) []string {
	var parts []string
	for _, text := range steps {
		for _, part := range lesson.Sentences(text) {
			if first := plainWords(part); len(first) > 0 && talk[first[0]] && !slices.Contains(firstOf(first, 3), "water") {
				continue
			}
			parts = append(parts, strings.FieldsFunc(part, func(char rune) bool { return strings.ContainsRune(",;:", char) })...)
		}
	}
	for _, m := range materials {
		parts = append(parts, m.Item)
	}
	return parts
}

// looked is what a piece of work was found to need.
type looked struct {
	found []int
	said  map[int]string
}
