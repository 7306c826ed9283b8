package planner

import (
	"regexp"
	"slices"
	"strings"
)

// apart parts a topic of several things: "formulas and charts", "stitches; care of clothes".
var apart = regexp.MustCompile(`\s*(?:[,;:&/]|\band\b|\bor\b|\s[-–—]\s)\s*`)

// sidesOf begins a part that is a side of the part before it: "the slave trade and its effects on West Africa".
var sidesOf = regexp.MustCompile(`(?i)^(?:its|their|his|her)\b`)

// onlyDoing is a part that says only what is done, or begins a clause: "preventing", "how they are used".
var onlyDoing = regexp.MustCompile(`(?i)^(?:(?:preventing|managing|treating|controlling|making|using|reading|keeping|rearing|growing|caring|protecting|finding|drawing|writing|solving|naming|comparing)|(?:how|why|when|where|what|who)\b.*)$`)

// renamed tells whether a card is named without any word of what the teacher wrote.
func renamed(card *Card, topic string) bool {
	said := wordSet(withoutCodes(topic))
	for _, name := range card.Names {
		if slices.ContainsFunc(stems(name), func(word string) bool { return said[word] && !weakWords[word] }) {
			return false
		}
	}
	return isWordy(topic)
}

// isWordy tells a topic in letters that the names of cards have too: another script cannot share a word with them.
func isWordy(topic string) bool {
	return slices.ContainsFunc(stems(topic), isLatin)
}

// unplanned are the parts of a topic of several things with which a card has nothing to do.
func unplanned(card *Card, topic string) []string {
	parts := apart.Split(strings.Trim(withoutCodes(topic), " .?!"), -1)
	if len(parts) < 2 {
		return nil
	}
	known := card.words()
	var left []string
	for _, part := range parts {
		if part = strings.Trim(part, " ()"); sidesOf.MatchString(part) || onlyDoing.MatchString(part) {
			continue
		}
		words := slices.DeleteFunc(stems(part), func(word string) bool { return weakWords[word] || numerals.MatchString(word) || !isLatin(word) })
		if len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool { return known[word] }) {
			left = append(left, strings.TrimSpace(part))
		}
	}
	if len(left) == len(parts) {
		return nil // the card is known by another name, as in another language
	}
	return left
}

// words are those in which a card says what it is about.
func (card *Card) words() map[string]bool {
	var said strings.Builder
	put := func(texts ...string) {
		for _, text := range texts {
			said.WriteString(text + "\n")
		}
	}
	for _, name := range card.Names {
		put(name)
	}
	put(card.Aliases...)
	for _, idea := range card.BigIdeas {
		put(idea.Text)
	}
	for _, o := range card.Objectives {
		put(o.Text)
	}
	for _, w := range card.Vocab {
		put(w.Term, w.Sw, w.Fr)
	}
	for _, t := range card.Tasks {
		put(t.Title, t.Text)
		put(t.Steps...)
	}
	for _, a := range card.Artefacts {
		put(a.Type, a.Brief)
	}
	return wordSet(said.String())
}
