package planner

import (
	"maps"
	"slices"
	"strings"
)

// mostTold mistakes of the teacher are voted on.
const mostTold = 2

// tellMistakes puts before the wrong ideas of the card the mistakes that it knows besides and of which the notes tell.
func (c *composer) tellMistakes() {
	var told []Misconception
	for _, said := range c.notes.mistakesTold() {
		m, ok := c.mistakeLike(said, c.card.Mistakes)
		if !ok || slices.ContainsFunc(told, func(other Misconception) bool { return other.Wrong == m.Wrong }) {
			continue
		}
		if known, also := c.mistakeLike(said, c.card.Misconceptions); also && c.likeness(said, known) >= c.likeness(said, m) {
			continue
		}
		m.told = said
		if told = append(told, m); len(told) == mostTold {
			break
		}
	}
	c.card.Misconceptions = append(told, c.card.Misconceptions...)
}

// mistakesTold are the remarks on what learners think, do wrongly or mix up.
func (n *notes) mistakesTold() []string {
	var said []string
	for _, b := range n.beliefs {
		said = append(said, b.said)
	}
	for _, m := range n.wrongly {
		if !m.undone && !m.shown {
			said = append(said, m.words())
		}
	}
	for _, told := range n.told {
		if ofLearners.MatchString(told) && !slices.Contains(said, told) {
			said = append(said, told)
		}
	}
	return said
}

// isFirst tells whether learners vote on a wrong idea.
func (c *composer) isFirst(idea Misconception) bool {
	return len(c.wrong) > 0 && c.wrong[0].Wrong == idea.Wrong
}

// meetsTold puts a remark that the card answers into the work of the practice, unless its wrong idea is voted on.
func (c *composer) meetsTold(said string, drafts []*draft) bool {
	idea, ok := c.toldIdea(said)
	if !ok {
		return false
	}
	if !c.isFirst(idea) {
		d := draftFor(drafts, "practice")
		at := max(0, slices.IndexFunc(d.steps, func(s step) bool { return s.work }))
		d.steps[at].text = sentences(d.steps[at].text, c.text("note.mistakeIdea", "wrong", sentence(idea.Wrong), "probe", sentence(idea.Probe), "right", sentence(idea.Right)))
	}
	c.usedHere = append(c.usedHere, c.text("used.error"))
	return true
}

// mistakeLike is the mistake of a list that has most in common with a remark, and enough to be about the same.
func (c *composer) mistakeLike(said string, of []Misconception) (best Misconception, found bool) {
	own, most := c.ownWords(said), 0
	if telling := without(own, sayLittle); len(telling) >= ownOfMistake {
		own = telling
	}
	everywhere := c.wordsOfMistakes()
	for _, m := range of {
		wrong := c.alikeWords(m.Wrong)
		inWrong, telling, near := 0, 0, inCommon(own, c.stems(m.Wrong+" "+m.Probe+" "+m.Right))
		for word := range own {
			if !wrong[word] {
				continue
			}
			if inWrong++; !everywhere[word] {
				telling++
			}
		}
		if sign := signIn(strings.ToLower(said)); sign != "" && !strings.Contains(m.Wrong, sign) && c.hasSign(sign) {
			continue // another of the card shows it in signs
		}
		same := sameSum(said, m.Wrong) || sameFrame(said, m.Wrong)
		if !same && (telling == 0 || c.saysOfBoth(said, m) || max(near, inWrong) < min(ownOfMistake, len(own)) || 2*max(near, inWrong) < len(own)) {
			continue
		}
		if fits := c.likeness(said, m); fits > most {
			best, most, found = m, fits, true
		}
	}
	return best, found
}

// without is a set of words that has not those of a list.
func without(said map[string]bool, left []string) map[string]bool {
	kept := maps.Clone(said)
	for _, word := range left {
		delete(kept, word)
	}
	return kept
}

// oftenInMistakes is in how many wrong ideas of a card a word is at least that tells none of them from the others.
const oftenInMistakes = 3

// wordsOfMistakes are the words of the topic that many wrong ideas of the card have: "honey" of those on bees.
func (c *composer) wordsOfMistakes() map[string]bool {
	times, often := map[string]int{}, map[string]bool{}
	for _, m := range slices.Concat(c.card.Mistakes, c.card.Misconceptions) {
		for word := range c.alikeWords(m.Wrong) {
			if times[word]++; times[word] == oftenInMistakes {
				often[word] = true
			}
		}
	}
	return often
}

// saysOfBoth tells whether a remark names two things that learners mix up, of which a mistake only says the same: "Baking and
// roasting are moist heat."
func (c *composer) saysOfBoth(said string, m Misconception) bool {
	i := slices.IndexFunc(c.notes.wrongly, func(w mistake) bool { return w.one != "" && said == w.words() })
	if i < 0 {
		return false
	}
	mixed, wrong, right := c.notes.wrongly[i], c.wordSet(m.Wrong), c.wordSet(m.Probe+" "+m.Right)
	both := slices.Concat(c.stems(mixed.one), c.stems(mixed.other))
	return hasAll(wrong, both) && !wrong["same"] && !hasAll(right, both)
}

// words are those of a mistake.
func (m mistake) words() string { return strings.TrimSpace(m.do + " " + m.one + " " + m.other) }

// hasSign tells whether a wrong idea of the card is a sum with a sign of reckoning.
func (c *composer) hasSign(sign string) bool {
	return slices.ContainsFunc(c.card.Misconceptions, func(m Misconception) bool { return strings.Contains(m.Wrong, " "+sign+" ") })
}

// likeness is how much a remark and a mistake have in common: what is done wrongly counts more than its answer.
func (c *composer) likeness(said string, m Misconception) int {
	own := c.ownWords(said)
	fits := 2*inCommon(own, c.stems(m.Wrong)) + inCommon(own, c.stems(m.Probe+" "+m.Right))
	if sameSum(said, m.Wrong) {
		fits += surelySame
	}
	return fits
}

// surelySame is how much it counts that two texts have the same sum.
const surelySame = 20

// sameSum tells whether two texts have the same sum or formula: "3a + 2b = 5ab".
func sameSum(a, b string) bool {
	first, second := closeUp(a), closeUp(b)
	return strings.Contains(second, "=") && (strings.Contains(first, second) || strings.Contains(second, first) && strings.Contains(first, "="))
}

// closeUp writes a text without its spaces and its last stop.
func closeUp(text string) string {
	return strings.ToLower(strings.Trim(strings.ReplaceAll(text, " ", ""), `."'`))
}

// toldIdea is the wrong idea that answers a remark of the teacher.
func (c *composer) toldIdea(said string) (Misconception, bool) {
	if said == "" {
		return Misconception{}, false
	}
	own := c.ownWords(said)
	for _, m := range c.wrong {
		if m.told != "" && (m.told == said || 2*inCommon(own, c.stems(m.told)) > len(own)) {
			return m, true
		}
	}
	return Misconception{}, false
}
