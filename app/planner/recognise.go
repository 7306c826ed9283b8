package planner

import (
	"io/fs"
	"math"
	"slices"
	"strings"
	"sync"

	"somo/app/lesson"
	"somo/app/regexp"
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
	family *entry   // the topic as schools know it, where it has no card
	others []string // names of other topics that the topic also names
	listed []string // further topics, where the teacher wrote a list
	named  int      // how many topics that list has
	own    string   // the part of the teacher's words that is planned, where it is a part
	older  bool     // the topic is one for learners two bands older or more
	exact  bool     // that topic was surely meant
}

// phrase is a way to call a topic.
type phrase struct {
	entry  int
	words  []int // among the words of the index
	weight float64
	name   bool // the name of the topic itself
	opens  bool // the first words of that name: "zakat" of "Zakat and charity"
}

// recogniser finds the topic of a request by the phrases that teachers use for it.
type recogniser struct {
	entries []entry
	byID    map[string]int
	lines   map[string][]entry  // by the id of their card
	called  map[string][]*entry // lines, by their names
	ids     map[string]int      // of words
	words   []string
	rarity  []float64 // of words: high for those that few topics have
	topics  []int     // of words: how many topics have it
	phrases []phrase
	naming  [][]int // by word: the phrases with it

	times  wordTimes
	heard  sync.Once
	sounds []string // of words, once a topic is misspelt
}

func loadRecogniser(knowledge fs.FS) (*recogniser, error) {
	entries, err := loadEntries(knowledge)
	if err != nil {
		return nil, err
	}
	return newRecogniser(entries), nil
}

func newRecogniser(entries []entry) *recogniser {
	entries, lines := withoutLines(entries)
	r := &recogniser{entries: entries, lines: lines, called: linesByName(lines), byID: make(map[string]int, len(entries)), ids: make(map[string]int, 12*len(entries))}
	phrases, words := 0, 0
	for _, e := range entries {
		phrases += len(e.Phrases)
		for _, text := range e.Phrases {
			words += 1 + strings.Count(text, " ")
		}
	}
	r.phrases = make([]phrase, 0, phrases)
	all := make([]int, 0, words) // the words of all phrases in one piece
	var last, times []int
	for i, e := range entries {
		r.byID[e.ID] = i
		for n, text := range e.Phrases {
			from := len(all)
			for word, rest, more := "", text, true; more; {
				word, rest, more = strings.Cut(rest, " ")
				id, ok := r.ids[word]
				if !ok {
					id = len(r.words)
					r.ids[word] = id
					r.words, r.topics, last, times = append(r.words, word), append(r.topics, 0), append(last, -1), append(times, 0)
				}
				if last[id] != i {
					last[id] = i
					r.topics[id]++
				}
				times[id]++
				all = append(all, id)
			}
			r.phrases = append(r.phrases, phrase{entry: i, words: all[from:len(all):len(all)], name: n < e.Named, opens: strings.HasPrefix(e.Phrases[0]+" ", text+" ")})
		}
	}
	r.weigh(times)
	return r
}

// weigh settles how much each word and phrase says, and lists the phrases of each word.
func (r *recogniser) weigh(times []int) {
	r.rarity, r.naming = make([]float64, len(r.words)), make([][]int, len(r.words))
	total := 0
	for _, n := range times {
		total += n
	}
	room := make([]int, total)
	for id, n := range r.topics {
		r.rarity[id] = math.Log(1 + float64(len(r.entries)+4)/float64(n))
		r.naming[id], room = room[:0:times[id]], room[times[id]:]
	}
	for at := range r.phrases {
		p := &r.phrases[at]
		for i, id := range p.words {
			p.weight += r.rarity[id]
			if !slices.Contains(p.words[:i], id) {
				r.naming[id] = append(r.naming[id], at)
			}
		}
		p.weight *= 1 + 0.35*float64(len(p.words)-1)
	}
}

// recognise finds the card for a topic. The match alone decides the tier.
func (r *recogniser) recognise(subject, topic string, band lesson.Band) match {
	topic = withoutWhen(topic)
	if parts := listedTopics(topic); len(parts) >= leastList {
		return r.ofList(subject, r.apart(subject, parts, band), band)
	}
	whole := r.one(subject, topic, band)
	if whole.tier != tierExact && emptyTopic(topic) {
		return match{tier: tierNone}
	}
	head, tail, found := strings.Cut(topic, ": ")
	if found && whole.entry != nil && strings.Count(tail, " ") > 2 {
		first := r.one(subject, head, band)
		if first.tier == tierExact && first.entry != whole.entry && r.one(subject, tail, band).entry != whole.entry {
			return first // what stands before the colon is the topic, what stands behind says what is done with it
		}
	}
	if found && whole.tier == tierPartial && !whole.exact && r.strange(head) && r.one(subject, head, band).entry == nil && appositions.MatchString(tail) {
		whole = match{tier: tierGenre} // "Baobab: a tree and its uses" is not about all trees
	}
	if form := r.ofForm(subject, topic, band); form.entry != nil && whole.tier != tierExact {
		return form
	}
	if parts := r.ofTopics(subject, topic, band); parts != nil {
		return r.ofList(subject, parts, band)
	}
	if first := r.ofTwo(subject, topic, band); first.entry != nil && whole.tier != tierExact {
		return first
	}
	if heart := withoutSetting(topic); heart != topic && whole.tier != tierExact {
		if found := r.one(subject, heart, band); found.tier == tierExact {
			return found
		}
	}
	if parts := furtherTopics(topic); len(parts) > 1 {
		if found := r.ofList(subject, parts, band); found.entry != nil {
			return found
		}
	}
	if whole.entry == nil && whole.tier != tierNone {
		if found := r.ofHeart(subject, topic, band); found.entry != nil {
			return found
		}
	}
	if whole.entry == nil && whole.tier != tierNone && subjectsOf(subject) == nil && oralForms.MatchString(topic) {
		if found := r.one("literature", topic, band); found.entry != nil && found.entry.Subject == "literature" {
			found.tier = tierPartial // the subject is a language of the place
			return found
		}
	}
	return whole
}

// appositions say of what sort a thing is: "Baobab: a tree and its uses".
var appositions = regexp.MustCompile(`(?i)^\s*(?:an?|the|its|une?|uma?)\s`)

func (r *recogniser) one(subject, topic string, band lesson.Band) match {
	tokens := r.tokens(topic)
	found := r.candidates(subject, tokens, band, true)
	if len(found) == 0 || !found[0].exact || !found[0].subject || found[0].covered < 0.9 {
		found = r.orMended(found, subject, tokens, band)
	}
	if len(found) == 0 {
		if emptyTopic(topic) {
			return match{tier: tierNone}
		}
		return match{tier: tierGenre}
	}
	best, others := chosen(found)
	if !best.exact && best.covered <= halfKnown && best.rare > ofFewTopics && r.strange(topic) && r.entries[best.at].File != "" {
		return match{tier: tierGenre} // "Growing vanilla" is not about all that grows
	}
	young, early := r.forYoungest(best, found, band)
	if early {
		best, others = young, nil
	}
	result := r.settle(best, found, band)
	if early {
		result.tier = tierPartial // the plan says what it is for
	}
	for _, other := range others {
		if name := r.entries[other.at].Name; result.entry == nil || result.entry.Name != name {
			result.others = append(result.others, name)
		}
	}
	return result
}

// orMended are the candidates after misspelt words are mended, where that finds a better topic: no widow is the window of a screen.
func (r *recogniser) orMended(found []candidate, subject string, tokens []token, band lesson.Band) []candidate {
	mended, changed := r.mend(tokens)
	if !changed {
		return found
	}
	second := r.candidates(subject, mended, band, false)
	if len(second) == 0 || len(found) > 0 && (second[0].score < 1.1*found[0].score || second[0].at == found[0].at && found[0].exact) ||
		!second[0].subject && subjectsOf(subject) != nil && len(tokens) <= fewTokensMended {
		return found
	}
	return second
}

// chosen is the candidate nearest the head of the phrase among those that are strong and speak of different words.
func chosen(found []candidate) (candidate, []candidate) {
	best := found[0]
	strong := []candidate{best}
	for _, other := range found[1:] {
		apart := !slices.ContainsFunc(strong, func(s candidate) bool { return s.covers&other.covers != 0 })
		if apart && other.subject && (other.exact || other.row > 0 && other.rare <= 2) && other.covered >= 0.25 && other.score > 0.5*best.score {
			strong = append(strong, other)
		}
	}
	if !best.exact {
		return best, strong[1:]
	}
	slices.SortStableFunc(strong, func(a, b candidate) int { return a.position - b.position })
	return strong[0], strong[1:]
}

// forYoungest is the strongest candidate for the youngest where the best is for older learners: "compare numbers 1 to 5" is
// counting.
func (r *recogniser) forYoungest(best candidate, found []candidate, band lesson.Band) (candidate, bool) {
	if band != lesson.BandKG || best.gap == 0 {
		return candidate{}, false
	}
	at := slices.IndexFunc(found, func(c candidate) bool {
		toSay := r.entries[best.at].Subject == "english" && r.entries[c.at].Subject == "mathematics" // "in, on and under"
		return c.gap == 0 && c.subject && !toSay && c.row > 0 && r.entries[c.at].File != "" && c.score >= 0.3*best.score
	})
	if at < 0 {
		return candidate{}, false
	}
	return found[at], true
}

// settle finds the card for the chosen candidate: its own, or one near it where it has none or one for another age.
func (r *recogniser) settle(best candidate, found []candidate, band lesson.Band) match {
	e := &r.entries[best.at]
	if e.File != "" && best.gap < 2 {
		if best.exact && best.subject {
			return match{tier: tierExact, entry: e}
		}
		return match{tier: tierPartial, entry: e}
	}
	for _, other := range found {
		near := &r.entries[other.at]
		if near.File != "" && other.subject && other.gap < 2 && (other.score >= 0.9*best.score || other.exact && other.score >= 0.7*best.score) && other.covers&best.covers != 0 {
			return match{tier: tierPartial, entry: near, older: older(e.Bands, band), exact: best.exact}
		}
	}
	if at, ok := r.byID[e.Parent]; ok && r.entries[at].File != "" {
		if _, gap := nearest(r.entries[at].Bands, band); gap < 2 && (best.exact || gap <= best.gap) {
			return match{tier: tierPartial, entry: &r.entries[at], family: e, older: older(e.Bands, band), exact: best.exact}
		}
	}
	switch {
	case e.File == "" && (best.exact || best.covered >= 0.5):
		return match{tier: tierGenre, family: e, older: older(e.Bands, band), exact: best.exact}
	case e.File == "":
		return match{tier: tierGenre}
	case best.exact && best.subject:
		return match{tier: tierExact, entry: e, older: older(e.Bands, band), exact: best.exact}
	}
	return match{tier: tierPartial, entry: e, older: older(e.Bands, band), exact: best.exact}
}
