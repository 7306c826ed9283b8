package planner

import (
	"strconv"
	"strings"
)

// sentenceBank holds by key what a plan says in one wording: whole sentences and labels, with slots such as {topic}.
// A key that ends in ".one" and its neighbour in ".many" are the same for one and for more.
type sentenceBank map[string]string

// text is a sentence with values in its slots, given as names and values in turn. A slot that has no value stays as it
// is, for what fills the slots of all texts.
func (b sentenceBank) text(key string, values ...string) string {
	text := b[key]
	if len(values) == 0 {
		return text
	}
	room := len(text)
	for _, value := range values {
		room += len(value)
	}
	var filled strings.Builder
	filled.Grow(room)
	for {
		before, rest, found := strings.Cut(text, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !found || !closed {
			filled.WriteString(text)
			return filled.String()
		}
		filled.WriteString(before)
		if value, known := valueOf(name, values); known {
			filled.WriteString(value)
		} else {
			filled.WriteString(text[len(before) : len(text)-len(after)])
		}
		text = after
	}
}

// valueOf finds the value for a slot among names and values in turn.
func valueOf(name string, values []string) (string, bool) {
	for i := 0; i+1 < len(values); i += 2 {
		if values[i] == name {
			return values[i+1], true
		}
	}
	return "", false
}

// count says a number of things: "1 group", "13 groups".
func (b sentenceBank) count(n int, thing string) string {
	if n == 1 {
		return b.text(thing + ".one")
	}
	return b.text(thing+".many", "n", strconv.Itoa(n))
}

// spread says how many of some learners share each of some things: "4 or 5 learners".
func (b sentenceBank) spread(learners, things int, thing string) string {
	if things < 1 {
		return b.count(learners, thing)
	}
	if low := learners / things; learners%things != 0 && low > 0 {
		return b.text(thing+".between", "low", strconv.Itoa(low), "high", strconv.Itoa(low+1))
	}
	return b.count(max(1, learners/things), thing)
}

// list joins words as people say them: "a, b and c".
func (b sentenceBank) list(words []string) string {
	switch last := len(words) - 1; last {
	case -1:
		return ""
	case 0:
		return words[0]
	default:
		return b.text("list", "most", strings.Join(words[:last], ", "), "last", words[last])
	}
}

// noArticle are things that are not counted.
var noArticle = words("advice news work equipment information evidence furniture clothing homework research music food water")

// withArticle puts "a" or "an" before a noun phrase, unless its head is a plural or it already has one. A language
// without articles has sentences of nothing but the phrase.
func (b sentenceBank) withArticle(phrase string) string {
	phrase = lowerFirst(inline(phrase))
	lower := strings.ToLower(phrase)
	for _, article := range []string{"a ", "an ", "the ", "our ", "two ", "three ", "four ", "five "} {
		if strings.HasPrefix(lower, article) {
			return phrase
		}
	}
	head := lower
	if first, rest, found := strings.Cut(lower, " and "); found && (strings.Contains(first, " ") || !strings.Contains(rest, " ")) {
		head = first // but a work and power card is one thing
	}
	for _, link := range []string{" of ", " with ", " for ", " about ", " on ", " in ", " to ", " from ", " that ", " by ", ":", ",", " ("} {
		if before, _, found := strings.Cut(head, link); found {
			head = before
		}
	}
	if uncounted := strings.Fields(head); len(uncounted) > 0 && noArticle[uncounted[len(uncounted)-1]] {
		return phrase
	}
	if strings.HasSuffix(head, "s") && !strings.HasSuffix(head, "ss") && !strings.HasSuffix(head, "us") && !strings.HasSuffix(head, "is") {
		return phrase
	}
	for _, sound := range []string{"uni", "use", "eu", "one"} {
		if strings.HasPrefix(lower, sound) {
			return b.text("aThing", "thing", phrase)
		}
	}
	if strings.ContainsRune("aeiou", rune(lower[0])) {
		return b.text("anThing", "thing", phrase)
	}
	return b.text("aThing", "thing", phrase)
}

// text, count and list speak for one plan.
func (c *composer) text(key string, values ...string) string {
	return c.banks.sentences.text(key, values...)
}

func (c *composer) count(n int, thing string) string { return c.banks.sentences.count(n, thing) }

func (c *composer) list(words []string) string { return c.banks.sentences.list(words) }
