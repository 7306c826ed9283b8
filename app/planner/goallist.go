package planner

import (
	"slices"
	"strings"
	"sync"
)

const (
	mostItemWords = 3 // of something that an objective lists
	leastInList   = 2 // things that a list is left with
)

// behindItem are words with which the rest of an objective goes on behind its list.
var behindItem = words("that which who by for with to of in on from at as and or through when near without between than under over before after into using so while")

// onlyTaughtParts takes out of the objectives what they list and neither the work nor a question of the plan has.
func (c *composer) onlyTaughtParts() {
	if c.match.entry == nil {
		return
	}
	asked := sync.OnceValue(func() map[string]bool {
		asked := map[string]bool{}
		for _, text := range c.askedTexts() {
			for _, word := range c.stems(text) {
				asked[word] = true
			}
		}
		return asked
	})
	known := func(word string) bool {
		return c.knownHere()[word] || slices.ContainsFunc(c.tasks, func(t Task) bool { return c.wordsAndItems(t)[word] }) || asked()[word]
	}
	elsewhere := func(word string) bool {
		return slices.ContainsFunc(c.card.Tasks, func(t Task) bool { return c.wordsOf(t)[word] })
	}
	untaught := func(item string) bool { // here, though other work of the card names it
		words := c.telling(item)
		return len(words) > 0 && len(strings.Fields(item)) <= mostItemWords && slices.ContainsFunc(words, elsewhere) && !slices.ContainsFunc(words, known)
	}
	for i, g := range c.goals[:len(c.goals)-1] {
		c.goals[i].text = withoutItems(g.text, untaught)
	}
}

// withoutItems is an objective without some of the things that it lists: "a, b, c and d by their use". The first stays, since
// what learners do stands before it.
func withoutItems(text string, left func(string) bool) string {
	whole := strings.TrimSuffix(text, ".")
	parts := strings.Split(whole, ", ")
	last := parts[len(parts)-1]
	joint := " and "
	at := strings.Index(last, joint)
	if or := strings.Index(last, " or "); at < 0 || or >= 0 && or < at {
		joint, at = " or ", or
	}
	if at < 0 || len(parts) == 1 || strings.ContainsAny(whole, "(-") {
		return text
	}
	items := append(slices.Clone(parts[1:len(parts)-1]), last[:at])
	end, rest := last[at+len(joint):], ""
	for from, word := range strings.Fields(end) {
		if from > 0 && behindItem[word] {
			before, _, _ := strings.Cut(end, " "+word+" ")
			end, rest = before, end[len(before):]
			break
		}
	}
	items = append(items, end)
	kept := slices.DeleteFunc(slices.Clone(items), left)
	if len(kept) == len(items) || len(kept)+1 < leastInList {
		return text
	}
	list := parts[0]
	for i, item := range kept {
		if i == len(kept)-1 {
			list += joint + item
		} else {
			list += ", " + item
		}
	}
	return list + rest + text[len(whole):]
}
