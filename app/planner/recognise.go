package planner

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"somo/app/lesson"
)

// tier says how sure the planner is of what a topic is about.
type tier string

const (
	tierExact   tier = "A" // a phrase of the card in the same subject
	tierPartial tier = "B" // a part of it, or in another subject: the plan says what it was planned as
	tierGenre   tier = "C" // only the kind of topic is known
	tierNone    tier = "D" // there is nothing to go by
)

// match is what a topic was recognised as; entry is nil in tiers C and D.
type match struct {
	tier   tier
	entry  *entry
	others []string // names of other cards that the topic also names
	listed []string // further topics, where the teacher wrote a list
}

type phrase struct {
	words  []string
	weight float64
}

// recogniser finds the card of a topic by the phrases that teachers use for it.
type recogniser struct {
	entries []entry
	phrases [][]phrase // by entry
}

func newRecogniser(entries []entry) *recogniser {
	r := &recogniser{entries: entries}
	rarity := map[string]float64{}
	all := make([][][]string, len(entries))
	for i, e := range entries {
		seen := map[string]bool{}
		names := slices.Clone(e.Aliases)
		for _, language := range []string{"en", "sw", "fr"} {
			names = append(names, e.Names[language])
		}
		for _, name := range names {
			words := stems(name)
			if len(words) == 0 {
				continue
			}
			all[i] = append(all[i], words)
			for _, word := range words {
				if !seen[word] {
					seen[word] = true
					rarity[word]++
				}
			}
		}
	}
	for i := range all {
		var phrases []phrase
		for _, words := range all[i] {
			weight := 0.0
			for _, word := range words {
				weight += math.Log(1 + float64(len(entries)+4)/rarity[word])
			}
			phrases = append(phrases, phrase{words: words, weight: weight * (1 + 0.35*float64(len(words)-1))})
		}
		r.phrases = append(r.phrases, phrases)
	}
	return r
}

var (
	listNumber = regexp.MustCompile(`(?:^|\s)\d{1,2}[.)]\s+`)
	leadNumber = regexp.MustCompile(`^\d{1,2}[.)]\s+`)
)

type candidate struct {
	at       int
	score    float64
	exact    bool
	covered  float64
	position int
	subject  bool
}

// recognise finds the card for a topic. The match alone decides the tier.
func (r *recogniser) recognise(subject, topic string, band lesson.Band) match {
	if parts := listedTopics(topic); len(parts) >= 3 {
		for i, part := range parts {
			if found := r.one(subject, part, band); found.entry != nil {
				found.listed = append(slices.Clone(parts[:i]), parts[i+1:]...)
				found.others = nil
				return found
			}
		}
		found := r.one(subject, parts[0], band)
		found.listed = parts[1:]
		return found
	}
	return r.one(subject, topic, band)
}

func (r *recogniser) one(subject, topic string, band lesson.Band) match {
	words := stems(topic)
	if len(words) == 0 {
		return match{tier: tierNone}
	}
	var found []candidate
	for i := range r.entries {
		if c, ok := r.compare(i, words, subject, band); ok {
			found = append(found, c)
		}
	}
	if len(found) == 0 {
		if emptyTopic(topic) {
			return match{tier: tierNone}
		}
		return match{tier: tierGenre}
	}
	slices.SortStableFunc(found, func(a, b candidate) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return a.position - b.position
	})
	best := found[0]
	result := match{tier: tierPartial, entry: &r.entries[best.at]}
	if best.exact && best.subject {
		result.tier = tierExact
	}
	for _, other := range found[1:] {
		if other.exact && other.subject && other.covered >= 0.3 && other.score > 0.5*best.score && other.position != best.position {
			result.others = append(result.others, r.entries[other.at].Names["en"])
		}
	}
	return result
}

// compare says how well a card fits the words of a topic, and whether it fits well enough.
func (r *recogniser) compare(at int, words []string, subject string, band lesson.Band) (candidate, bool) {
	e := &r.entries[at]
	c := candidate{at: at, position: len(words)}
	c.subject = sameSubject(subject, e.Subject) || slices.ContainsFunc(e.AlsoIn, func(s string) bool { return sameSubject(subject, s) })
	covered := map[int]bool{}
	longest := 0
	for _, phrase := range r.phrases[at] {
		where, ok := find(words, phrase.words)
		if !ok {
			continue
		}
		for i := range phrase.words {
			covered[where+i] = true
		}
		longest = max(longest, len(phrase.words))
		if phrase.weight > c.score || phrase.weight == c.score && where < c.position {
			c.score, c.position = phrase.weight, where
		}
	}
	if longest == 0 {
		return c, false
	}
	c.covered = float64(len(covered)) / float64(len(words))
	head := c.position == 0
	switch {
	case longest >= 2 && (c.covered >= 0.34 || head):
		c.exact = true
	case c.covered >= 0.99, head && c.covered >= 0.5:
		c.exact = true
	case c.covered < 0.5:
		return c, false
	}
	// Another subject must be surer: a word such as "division" means other things there.
	if !c.subject && (longest < 2 || c.covered < 0.5) {
		return c, false
	}
	c.score *= 0.5 + c.covered
	if c.subject {
		c.score *= 1.15
	}
	if slices.Contains(e.Bands, band) {
		c.score *= 1.2
	}
	if head {
		c.score *= 1.1
	}
	return c, true
}

// find looks for a row of words inside another.
func find(words, row []string) (int, bool) {
	for i := 0; i+len(row) <= len(words); i++ {
		if slices.Equal(words[i:i+len(row)], row) {
			return i, true
		}
	}
	return 0, false
}

// fold makes a text lower case, without accents.
// stems are the words of a text that carry meaning, each cut to its stem.
// stem cuts the commonest endings of English.
// emptyTopic tells a topic that names nothing: "Unit 5", "test", "xx".
// listedTopics are the topics of a list: three or more, parted by semicolons, new lines or numbers.
func listedTopics(topic string) []string {
	parts := strings.FieldsFunc(topic, func(char rune) bool { return char == ';' || char == '\n' || char == '•' })
	if len(parts) < 3 && strings.Count(topic, "1.")+strings.Count(topic, "1)") > 0 && strings.Count(topic, "2.")+strings.Count(topic, "2)") > 0 {
		parts = listNumber.Split(topic, -1)
	}
	if len(parts) < 3 && len([]rune(topic)) > 200 {
		parts = strings.FieldsFunc(topic, func(char rune) bool { return char == ',' || char == '.' })
	}
	var topics []string
	for _, part := range parts {
		part = strings.TrimSpace(leadNumber.ReplaceAllString(strings.TrimSpace(part), ""))
		if part != "" && !emptyTopic(part) {
			topics = append(topics, shorten(part, 60))
		}
	}
	return topics
}
