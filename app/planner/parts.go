package planner

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"somo/app/regexp"
)

// apart parts a topic of several things: "formulas and charts", "stitches; care of clothes".
var apart = regexp.MustCompile(`\s*(?:[,;:&/]|\band\b|\bor\b|\s[-–—]\s)\s*`)

// sidesOf begins a part that is a side of the part before it: "the slave trade and its effects on West Africa".
var sidesOf = regexp.MustCompile(`(?i)^(?:(?:its|their|his|her)\b|(?:useful|harmful|good|bad|causes?|effects?|solutions?|control|prevention|importance|uses|types?|examples?|advantages|disadvantages|remedies|results|consequences)$)`)

// onlyDoing is a part that says only what is done, or begins a clause: "preventing", "how they are used".
var onlyDoing = regexp.MustCompile(`(?i)^(?:(?:preventing|managing|treating|controlling|making|using|reading|keeping|rearing|growing|caring|protecting|finding|drawing|writing|solving|naming|comparing)|(?:how|why|when|where|what|who)\b.*)$`)

// onlyWhere is a part that says where learners meet the topic: "saving water at school and at home".
var onlyWhere = regexp.MustCompile(`(?i)^(?:at|in|around|near|from|for|by)\b[\pL\s'’]{0,30}$`)

// renamed tells whether the name of a card has no word of what the teacher wrote.
func renamed(name, topic string) bool {
	said := wordSet(withoutCodes(topic))
	return isWordy(topic) && !slices.ContainsFunc(stems(name), func(word string) bool { return said[word] && !weakWords[word] })
}

// isWordy tells a topic in letters that the names of cards have too: another script cannot share a word with them.
func isWordy(topic string) bool {
	return slices.ContainsFunc(stems(topic), isLatin)
}

// unplanned are the parts of a topic of several things with which a card, known by some phrases of stems, has nothing to do.
func unplanned(card *Card, phrases []string, topic string) []string {
	parts := apart.Split(strings.Trim(withoutCodes(topic), " .?!"), -1)
	if len(parts) < 2 {
		return nil
	}
	named := setOf(strings.Fields(strings.Join(phrases, " ")))
	known := sync.OnceValue(func() map[string]bool {
		known := card.words()
		maps.Copy(known, named)
		return known
	})
	var left []string
	for _, part := range parts {
		if part = strings.Trim(part, " ()"); sidesOf.MatchString(part) || onlyDoing.MatchString(part) || onlyWhere.MatchString(part) {
			continue
		}
		words := slices.DeleteFunc(stems(part), func(word string) bool { return weakWords[word] || numerals.MatchString(word) || !isLatin(word) })
		if len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool {
			return named[word] || known()[word] || knowsPartOf(known(), word) || knowsForm(known(), word)
		}) {
			left = append(left, strings.TrimSpace(part))
		}
	}
	if len(left) == len(parts) {
		return nil // the card is known by another name, as in another language
	}
	return left
}

// leastPart is how many letters a word has that may be a part of another.
const leastPart = 4

// knowsPartOf tells whether a word is made of one that is known: rainfall is known by rain.
func knowsPartOf(known map[string]bool, word string) bool {
	for end := leastPart; end < len(word); end++ {
		if known[word[:end]] {
			return true
		}
	}
	return false
}

// sameDeed are other words for what learners do with numbers, by their stems.
var sameDeed = map[string][]string{
	"addition": {"add", "sum", "plus", "total"}, "subtraction": {"subtract", "minus", "differenc"}, "multiplication": {"multiply", "times", "product"},
	"division": {"divid", "shar", "quotient"}, "subtract": {"minus", "differenc"}, "add": {"sum", "plus", "total"}, "divid": {"division", "quotient"},
	"multiply": {"product"},
}

// knowsForm tells whether a word is known in another form or by another name: the atmosphere by atmospheric, addition by sums.
func knowsForm(known map[string]bool, word string) bool {
	if slices.ContainsFunc(sameDeed[word], func(other string) bool { return known[other] }) {
		return true
	}
	for other := range known {
		if akin(word, other) {
			return true
		}
	}
	return false
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
