package planner

import (
	"hash/fnv"
	"slices"
	"strings"

	"somo/app/lesson"
)

// seed is the same for the same topic, country and grade, and nothing else.
func seed(topic, country, grade string) uint64 {
	hash := fnv.New64a()
	for _, part := range []string{topic, country, grade} {
		hash.Write([]byte(strings.ToLower(strings.Join(strings.Fields(part), " ")) + "\x00"))
	}
	return hash.Sum64()
}

// chance is a number below n that depends on the seed and a word.
func chance(seed uint64, salt string, n int) int {
	if n < 2 {
		return 0
	}
	hash := fnv.New64a()
	var bytes [8]byte
	for i := range bytes {
		bytes[i] = byte(seed >> (8 * i))
	}
	hash.Write(bytes[:])
	hash.Write([]byte(salt))
	sum := hash.Sum64()
	sum ^= sum >> 32
	return int(sum % uint64(n))
}

// pick takes one of the choices, or the zero value of none.
func pick[T any](seed uint64, salt string, choices []T) T {
	var none T
	if len(choices) == 0 {
		return none
	}
	return choices[chance(seed, salt, len(choices))]
}

// closest takes the text that shares most words with another; where several do, the seed decides.
func closest(seed uint64, salt string, choices []string, to string) string {
	wanted := wordSet(to)
	var best []string
	most := 0
	for _, choice := range choices {
		switch n := shared(wanted, stems(choice)); {
		case n > most:
			best, most = []string{choice}, n
		case n == most:
			best = append(best, choice)
		}
	}
	return pick(seed, salt, best)
}

// wordSet is the words of a text that carry meaning.
func wordSet(text string) map[string]bool { return setOf(stems(text)) }

func setOf(words []string) map[string]bool {
	set := make(map[string]bool, len(words))
	for _, word := range words {
		set[word] = true
	}
	return set
}

// shared counts the different words that carry meaning and are wanted.
func shared(wanted map[string]bool, words []string) int {
	if len(wanted) == 0 {
		return 0
	}
	return sharedWhere(words, func(word string) bool { return wanted[word] })
}

// sharedOf counts those that are wanted in one of several sets.
func sharedOf(wanted []map[string]bool, words []string) int {
	return sharedWhere(words, func(word string) bool {
		return slices.ContainsFunc(wanted, func(words map[string]bool) bool { return words[word] })
	})
}

func sharedWhere(words []string, wanted func(string) bool) int {
	var room [16]string // for as many as most texts share
	found := room[:0]
	for _, word := range words {
		if len(word) > 3 && wanted(word) && !slices.Contains(found, word) {
			found = append(found, word)
		}
	}
	return len(found)
}

// turned starts a list at a place that depends on the seed; the order stays.
func turned[T any](seed uint64, salt string, list []T) []T {
	at := chance(seed, salt, len(list))
	return append(slices.Clone(list[at:]), list[:at]...)
}

func forBand(bands []lesson.Band, band lesson.Band) bool {
	return len(bands) == 0 || slices.Contains(bands, band)
}

// within keeps what is meant for a band.
func within[T any](parts []T, band lesson.Band, bands func(T) []lesson.Band) []T {
	var kept []T
	for _, part := range parts {
		if forBand(bands(part), band) {
			kept = append(kept, part)
		}
	}
	return kept
}

func texts(ideas []Idea, band lesson.Band) []string {
	var kept []string
	for _, idea := range ideas {
		if forBand(idea.Bands, band) {
			kept = append(kept, idea.Text)
		}
	}
	return kept
}

// ForBand is the card with only what is meant for one band, and only tasks and artefacts that need nothing the class lacks.
func (c *Card) ForBand(band lesson.Band, has func(need string) bool) *Card {
	card := *c
	usable := func(needs []string) bool {
		return !slices.ContainsFunc(needs, func(need string) bool { return !has(need) })
	}
	ideaBands := func(i Idea) []lesson.Band { return i.Bands }
	card.BigIdeas = within(c.BigIdeas, band, ideaBands)
	card.Objectives = within(c.Objectives, band, func(o Objective) []lesson.Band { return o.Bands })
	card.Misconceptions = within(c.Misconceptions, band, func(m Misconception) []lesson.Band { return m.Bands })
	card.Mistakes = within(c.Mistakes, band, func(m Misconception) []lesson.Band { return m.Bands })
	card.Local = within(c.Local, band, func(l Local) []lesson.Band { return l.Bands })
	card.Things = within(c.Things, band, func(u CardUse) []lesson.Band { return u.Bands })
	card.Phenomena = within(c.Phenomena, band, ideaBands)
	card.DrivingQuestions = within(c.DrivingQuestions, band, ideaBands)
	card.Interview = within(c.Interview, band, ideaBands)
	card.NeedExample = within(c.NeedExample, band, ideaBands)
	card.Starters = within(c.Starters, band, ideaBands)
	card.Tasks = slices.DeleteFunc(within(c.Tasks, band, func(t Task) []lesson.Band { return t.Bands }), func(t Task) bool { return !usable(t.Needs) })
	for i, task := range card.Tasks {
		card.Tasks[i].Items = within(task.Items, band, func(q QA) []lesson.Band { return q.Bands })
	}
	card.Artefacts = slices.DeleteFunc(within(c.Artefacts, band, func(a Artefact) []lesson.Band { return a.Bands }), func(a Artefact) bool { return !usable(a.Needs) })
	card.Stories = slices.DeleteFunc(within(c.Stories, band, func(s Story) []lesson.Band { return s.Bands }), func(s Story) bool { return !usable(c.Artefacts[s.Product].Needs) })
	card.Questions = within(c.Questions, band, func(q QA) []lesson.Band { return q.Bands })
	card.withoutUntaught(c, usable)
	card.Worked = within(c.Worked, band, func(q QA) []lesson.Band { return q.Bands })
	card.Rubric = within(c.Rubric, band, func(r RubricRow) []lesson.Band { return r.Bands })
	card.Exemplar = within(c.Exemplar, band, ideaBands)
	card.Support = within(c.Support, band, ideaBands)
	card.Extension = within(c.Extension, band, ideaBands)
	card.LearnerNotes = within(c.LearnerNotes, band, ideaBands)
	card.Homework = within(c.Homework, band, ideaBands)
	return &card
}

// nearest is the band of a card that is closest to the class, and how many bands lie between; of two the younger.
func nearest(bands []lesson.Band, band lesson.Band) (lesson.Band, int) {
	best, distance := band, len(lesson.Bands)
	at := slices.Index(lesson.Bands[:], band)
	for i, candidate := range lesson.Bands {
		if !slices.Contains(bands, candidate) {
			continue
		}
		if gap := max(i-at, at-i); gap < distance {
			best, distance = candidate, gap
		}
	}
	if distance == len(lesson.Bands) {
		return band, 0
	}
	return best, distance
}

// withoutUntaught takes out of a card what belongs only to tasks of the whole card that the class cannot have: their stories,
// objectives and questions.
func (c *Card) withoutUntaught(whole *Card, usable func(needs []string) bool) {
	lost, taught := map[string]bool{}, map[string]bool{}
	for _, task := range whole.Tasks {
		if !usable(task.Needs) {
			lost[task.ID] = true
			continue
		}
		for _, id := range task.Objectives {
			taught[id] = true
		}
	}
	for _, task := range whole.Tasks {
		for _, id := range task.Objectives {
			lost[id] = lost[id] || lost[task.ID] && !taught[id]
		}
	}
	c.Stories = slices.DeleteFunc(c.Stories, func(s Story) bool { return lost[s.Task] })
	c.Objectives = slices.DeleteFunc(c.Objectives, func(o Objective) bool { return lost[o.ID] })
	c.Questions = slices.DeleteFunc(c.Questions, func(q QA) bool { return lost[q.Objective] })
}
