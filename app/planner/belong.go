package planner

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"somo/app/regexp"
)

// piece is some work of a card, or what a story of it tells: the words in which a small part of the card may belong to it.
type piece struct {
	task, product int // their places in the whole card, -1 where it is none
	story         int
	words         map[string]bool
}

// belonging tells what a text of a card is about: the work of the plan or other work of the same card.
type belonging struct {
	pieces []piece            // of the whole card
	weight map[string]float64 // of a word: few pieces have it
	here   map[string]bool    // words of the plan
	others []map[string]bool  // words of each piece that is not in the plan

	settled string             // what the plan is made of
	strayed map[string]float64 // texts that were weighed for it
}

// everydayWords are in texts on anything.
var everydayWords = stemmed(words(`you your yours we they them their she her him his who whom whose which what when where why how there here this that these those such same other others another
	can could may might must will would shall should have has had does did done doing being been not never no none nothing only also just then than too very still even yet again always often mostly about into onto off out over under after before between through without within because while until
	all any both each every few more most less least many much some several half one two three four five six seven eight nine ten first second third last next new old good bad better best worse worst well big small large little long short full own right wrong left real true enough
	make made makes take taken give gives given get gets got put puts let lets keep kept come comes goes going went gone say says said tell told show shown see seen look find found use used uses using need needs want like help helped helps try tried work works working start begin end stop turn move hold stay set add choose chosen call called name named mean means learn learner learners teacher class school
	ask asks answer answers question think know known write written draw drawn read copy list explain describe compare change changed test tested thing things way ways time times day days week place places people person team teams group groups example examples part parts kind number word words line idea plan rule reason user us our people home far near soon away up down back`))

// leastLetters has a word by which a text belongs to some work: an egg, a hen.
const leastLetters = 3

// wordsOfCard are about as many different words as a card has.
const wordsOfCard = 400

// piecesOf takes a card apart.
func (c *composer) piecesOf(card *Card) *belonging {
	b := &belonging{weight: make(map[string]float64, wordsOfCard)}
	add := func(p piece, words map[string]bool) {
		p.words = words
		b.pieces = append(b.pieces, p)
		for word := range words {
			b.weight[word]++
		}
	}
	for i, task := range card.Tasks {
		add(piece{i, -1, -1, nil}, c.wordsAndItems(task))
	}
	for i, made := range card.Artefacts {
		add(piece{-1, i, -1, nil}, c.wordsOf(Task{ID: "product " + made.Type, Title: made.Type, Text: made.Brief + " " + strings.Join(made.Tests, " "), Steps: made.Steps, Materials: made.Materials}))
	}
	for i, s := range card.Stories {
		add(piece{-1, -1, i, nil}, wordSet(strings.Join([]string{card.DrivingQuestions[s.Question].Text, card.NeedExample[s.Need].Text, card.Users[s.User], card.Exemplar[s.Exemplar].Text, card.Phenomena[s.Phenomenon].Text}, " ")))
	}
	for word, in := range b.weight {
		b.weight[word] = math.Log2(float64(len(b.pieces)+1) / in)
	}
	return b
}

// settleWork notes which work is in the plan.
func (c *composer) settleWork() {
	b := c.belonging
	told := strings.Join([]string{c.request.Topic, c.question, c.needModel, c.user, c.exemplar, c.phenomenon}, " ")
	settled := told + "\n" + c.artefact.Type + "\n" + c.artefact.Brief
	for _, g := range c.goals {
		settled += "\n" + g.text
	}
	for _, task := range c.tasks {
		settled += "\n" + task.ID
	}
	if b.settled == settled {
		return // as when the plan was written last
	}
	b.settled, b.strayed = settled, nil
	b.here, b.others = wordSet(told), nil
	for _, g := range c.goals {
		for _, word := range c.stems(g.text) {
			b.here[word] = true
		}
	}
	for _, p := range b.pieces {
		taken := p.task >= 0 && slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID == c.whole.Tasks[p.task].ID }) ||
			p.product >= 0 && c.whole.Artefacts[p.product].Type == c.artefact.Type && forBand(c.whole.Artefacts[p.product].Bands, c.content) ||
			p.story >= 0 && p.story == c.story
		if !taken {
			b.others = append(b.others, p.words)
			continue
		}
		for word := range p.words {
			b.here[word] = true
		}
	}
}

// wordsOfOther in a text say surely that it is on other work.
const wordsOfOther = 2

// ties weighs the words that a text shares with the plan, and those that it shares only with some other work of the card.
func (c *composer) ties(text string) (own, other float64) {
	b := c.belonging
	sums, found := make([]float64, len(b.others)), make([]int, len(b.others))
	for _, word := range c.telling(text) {
		if b.here[word] {
			own += b.weight[word]
			continue
		}
		for i, words := range b.others {
			if words[word] {
				sums[i] += b.weight[word]
				found[i]++
			}
		}
	}
	for i, sum := range sums {
		if found[i] >= wordsOfOther {
			other = max(other, sum)
		}
	}
	return own, other
}

// strays tells whether a text is on other work of the card rather than on that of the plan.
func (c *composer) strays(text string) bool { return c.straying(text) > 0 }

// straying is by how much other work of the card has more of a text than that of the plan. What is known of no topic
// has no other work.
func (c *composer) straying(text string) float64 {
	if c.match.entry == nil {
		return 0
	}
	return recall(&c.belonging.strayed, text, func() float64 {
		own, other := c.ties(text)
		return other - own
	})
}

// fitting leaves out the texts that stray, and keeps of those the nearest where fewer than least would be left.
func (c *composer) fitting(texts []string, least int) []string {
	var kept, strayed []string
	for _, text := range texts {
		if c.strays(text) {
			strayed = append(strayed, text)
		} else {
			kept = append(kept, text)
		}
	}
	slices.SortStableFunc(strayed, func(a, b string) int { return cmp.Compare(c.straying(a), c.straying(b)) })
	return append(kept, firstOf(strayed, max(0, min(len(strayed), least-len(kept))))...)
}

// ready are things that somebody has to make before they can be given to learners.
var ready = regexp.MustCompile(`(?i)\b(?:cards?|strips?|slips?|pictures?|charts?|posters?|puppets?|labels?|outlines?)\b`)

// unmade tells whether a text needs a thing that is nowhere in the work of the plan, and that nobody has made.
func (c *composer) unmade(text string) bool {
	return c.match.entry != nil && slices.ContainsFunc(ready.FindAllString(text, -1), func(thing string) bool {
		return !c.belonging.here[stem(strings.ToLower(thing))]
	})
}

// A line tells of some work where one in so many of its words stands there.
const (
	halfTold  = 2
	thirdTold = 3
)

// untold tells whether some work has less than that share of the words of a line.
func (c *composer) untold(line string, work map[string]bool, share int) bool {
	told, all := 0, 0
	for _, word := range c.stems(line) {
		if len(word) >= leastLetters && !everydayWords[word] && !numerals.MatchString(word) {
			if all++; work[word] {
				told++
			}
		}
	}
	return share*told < all
}
