package planner

import (
	"fmt"
	"slices"
	"strings"
)

// leastHead are the letters of a word that can be the head of a topic.
const leastHead = 5

// ofAgents are the subjects with cards on several diseases, each with an agent and a way of its own.
var ofAgents = words("biology health elementary-science")

// lacksHead tells whether the card that was found works nowhere with what the topic names first: a card on infectious diseases
// that has no task on bilharzia. What it says of others would be wrong for it.
func (p *Planner) lacksHead(c *composer) (bool, error) {
	m := c.match
	if m.entry == nil || c.unsafe || c.early || m.older || len(m.listed) > 0 || c.asked() != "" || languages[subjectOf(c.request.Subject)] || m.family != nil {
		return false, nil
	}
	card, err := p.shelf.card(m.entry)
	if err != nil {
		return false, fmt.Errorf("opening the card for the topic: %w", err)
	}
	if len(card.Apart) == 0 || !ofAgents[card.Subject] {
		return false, nil // its tasks fit all that is called so
	}
	head, _, _ := strings.Cut(withoutSetting(withoutCodes(c.request.Topic)), ":")
	head = sideBySide.Split(head, 2)[0]
	words := slices.DeleteFunc(stems(head), func(word string) bool {
		return len([]rune(word)) < leastHead || weakWords[word] || broadWords[word] || everydayWords[word] || numerals.MatchString(word)
	})
	if len(words) != 1 {
		return false, nil // of several words one may only say how
	}
	if slices.Contains(stems(card.Names["en"]), words[0]) {
		return false, nil
	}
	said := map[string]bool{}
	note := func(texts ...string) {
		for _, text := range texts {
			for _, word := range stems(text) {
				said[word] = true
			}
		}
	}
	for _, t := range card.Tasks {
		note(t.Title, t.Text, t.Expect, t.Notes)
		note(t.Steps...)
		for _, item := range t.Items {
			note(item.Question, item.Answer)
		}
	}
	for _, w := range card.Vocab {
		note(w.Term, w.Meaning, w.Sw, w.Fr)
	}
	for _, o := range card.Objectives {
		note(o.Text)
	}
	note(card.Apart...)
	for word := range said {
		if akin(words[0], word) {
			return false, nil
		}
	}
	return true, nil
}
