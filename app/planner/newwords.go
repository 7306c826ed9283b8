package planner

import (
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
	var taught []string
	for _, d := range drafts {
		if phase := phaseOf[d.slot.block]; phase == "Define" || phase == "Ideate" {
			for _, s := range d.steps {
				taught = append(taught, s.text)
			}
		}
	}
	used := append(append(c.askedTexts(), c.artefact.Tests...), c.exemplar)
	for _, g := range c.goals {
		used = append(used, g.text)
	}
	known, needed := c.sayings(taught), c.sayings(used)
	var defined []string
	var first, rest []Word // key words that are defined are listed too
	for _, w := range c.card.Vocab {
		if len(c.stems(w.Term)) > 0 && w.Meaning != "" && !strings.Contains(w.Meaning, "!") && c.says(needed, w.Term) && !c.says(known, w.Term) && len(defined) < mostNewWords {
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
	switch one := len(defined) == 1; {
	case one && c.profile.Level == "young":
		key = "newWordsYoungOne"
	case c.profile.Level == "young":
		key = "newWordsYoung"
	case one:
		key = "newWordsOne"
	}
	drafts[at].steps = slices.Insert(drafts[at].steps, 0, step{text: c.text(key, "words", strings.Join(defined, "; ")), weight: 1, keep: true})
}
