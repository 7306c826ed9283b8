package planner

import (
	"maps"
	"slices"
	"strings"
)

// mostNewWords are defined at the beginning of the first task.
const mostNewWords = 3

// defineWords explains, before the first task, the key words that an objective, the product or a question uses and no
// earlier step teaches.
func (c *composer) defineWords(drafts []*draft) {
	at := slices.IndexFunc(drafts, func(d *draft) bool { return d.slot.block == "teach1" })
	if at < 0 || c.match.entry == nil || c.unsafe {
		return
	}
	taught, used := map[string]bool{}, maps.Clone(c.madeWords())
	add := func(set map[string]bool, texts ...string) {
		for _, text := range texts {
			for _, word := range c.stems(text) {
				set[word] = true
			}
		}
	}
	for _, d := range drafts {
		for _, s := range d.steps {
			if phaseOf[d.slot.block] == "Define" || phaseOf[d.slot.block] == "Ideate" {
				add(taught, s.text)
			}
		}
	}
	for _, g := range c.goals {
		add(used, g.text)
	}
	for _, q := range slices.Concat(c.quiz, slices.Collect(maps.Values(c.exits))) {
		add(used, q.Question, q.Answer)
	}
	add(used, c.artefact.Tests...)
	add(used, c.exemplar)
	var defined []string
	var first, rest []Word // key words that are defined are listed too
	for _, w := range c.card.Vocab {
		term := c.stems(w.Term)
		in := func(set map[string]bool) bool {
			return !slices.ContainsFunc(term, func(word string) bool { return !set[word] })
		}
		if len(term) > 0 && w.Meaning != "" && !strings.Contains(w.Meaning, "!") && in(used) && !in(taught) && len(defined) < mostNewWords {
			defined = append(defined, w.Term+": "+strings.TrimRight(inline(w.Meaning), "."))
			first = append(first, w)
		} else {
			rest = append(rest, w)
		}
	}
	if len(defined) == 0 {
		return
	}
	c.card.Vocab = append(first, rest...)
	key := "newWords"
	if c.profile.Level == "young" {
		key = "newWordsYoung"
	}
	drafts[at].steps = slices.Insert(drafts[at].steps, 0, step{text: c.text(key, "words", strings.Join(defined, "; ")), weight: 1, keep: true})
}
