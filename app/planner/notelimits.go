package planner

import (
	"slices"

	"somo/app/regexp"
)

// limit is how many of a thing there are.
type limit struct {
	name  string
	words []string // of its name
	have  int
}

// have is how many there are of a material, or 0 where nobody has said.
func (n *notes) have(item string) int {
	if n == nil || len(n.limits) == 0 {
		return 0
	}
	of := wordSet(servesFor.ReplaceAllString(item, ""))
	for _, l := range n.limits {
		sort := slices.DeleteFunc(slices.Clone(l.words), func(word string) bool { return ofSort[word] })
		if len(sort) > 0 && !slices.ContainsFunc(sort, func(word string) bool {
			return !of[word] && !slices.ContainsFunc(synonyms(word), func(other string) bool { return of[other] })
		}) {
			return l.have
		}
	}
	return 0
}

// ofSort are words that say of which sort a thing is, and no other thing: "torch cells" are dry cells.
var ofSort = stemmed(words("torch dry old new small big large plain used good working"))

// servesFor is for what a thing is: "sheets of paper for a keyboard" are no keyboards.
var servesFor = regexp.MustCompile(` for (?:an?|the|each|every|our|one)? ?.*$`)
