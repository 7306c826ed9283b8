package planner

import (
	"math"
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// step is one thing to do in an activity.
type step struct {
	text        string
	weight      int
	least       int      // minutes without which it cannot be done
	most        int      // minutes that it is worth; 0 for as many as there are
	lasts       int      // minutes that what it asks takes; 0 where nobody has reckoned it
	firm        int      // minutes that no other step takes away from it
	keep        bool     // stays when time is short
	alone       bool     // is not put together with a neighbour
	closes      bool     // asks the question at the end of a lesson
	ground      bool     // what follows needs it
	mends, work bool     // teams mend their work; it is of a task or a product
	pieces      []string // of which it was put together
	quiz        bool     // of a quiz or its marking, whose time is that of its marks
	setsUp      bool     // begins what has to stand
	stood       int      // minutes that must be over at a look
}

var (
	// slowWork is done with the hands, by one learner after another or with people outside the team.
	slowWork = regexp.MustCompile(`(?i)\b(sew|stitch|hem|weave|plait|build|construct|mould|carve|paint|print|dye|cook|plant|dig|collect|gather|interview|survey|rehearse|perform|draw a (map|plan|poster)|each (child|learner|member)|every (child|learner|member)|in turn|take turns|take a turn)\b`)
	// manyThings are so many that each takes its time: a model of five ways, ten cards.
	manyThings = regexp.MustCompile(`(?i)\b(?:fills? (?:\pL+ ){0,3}(?:tins?|cups?|bottles?|jars?|bags?|pots?|buckets?|boxes)|(?:make|draw|build|write|choose|model|sort|test|cut)[^.?!:]* (?:five|six|seven|eight|nine|ten|twelve|fifteen|twenty) \pL+)\b`)
	// quickWork only prepares: more time does not make it better.
	quickWork = regexp.MustCompile(`(?i)^(fold|copy|rule|lay out|put up|hang|sit|stand|form|divide a (page|slate)|(?:draw|make) (a |an |the |two |three |four |five )?(empty |long |simple )?(tables?|columns?|rows?|boxes|fields|lines|frame|strip|circles?|rings?)|write (the |a )?(title|date|heading|headings|source|frame)|write your names?)\b`)
	// waits finds the minutes that a step itself speaks of.
	waits = regexp.MustCompile(`(?i)\b(?:wait|for|after|leave (?:it|them)|stand|dry|soak|boil)\b(?: about| at least)? (\d{1,2}|one|two|three|four|five|ten|fifteen) minutes?\b`)
	// meets finds the minutes of a meeting, talk or play: "a five-minute class meeting".
	meets = regexp.MustCompile(`(?i)^(?:\pL+ ){1,2}an? (one|two|three|four|five|six|eight|ten|\d{1,2})-minute (?:\pL+ )?(?:meeting|talk|debate|interview|walk|lesson)\b`)
	// counts finds the last of several minutes at which something is read: "at 3 and 10 minutes".
	counts = regexp.MustCompile(`(?i)\bat (?:\d{1,2}(?:, | and ))+(\d{1,2}) minutes?\b`)
	// untilDone is what only time does: fat softens, paint dries.
	untilDone = regexp.MustCompile(`(?i)\b(?:until (?:it|they|the \pL+|all) (?:softens?|melts?|runs?|dr(?:y|ies)|boils?|cools?|sets?|hardens?)|(?:each|every) (?:5|five|10|ten) minutes)\b`)
	// repeats is how often something is tossed, drawn or thrown: "40 times".
	repeats  = regexp.MustCompile(`(?i)\b(\d{2,3}) (?:times|throws|tosses|draws|spins|rolls)\b`)
	onlyAsks = regexp.MustCompile(`^(Ask|Vote|Say|Tell|Name)\b`)
)

// worked gives a step of the work itself the minutes that it takes in a class of an age.
func worked(s step, shortest int) step {
	s = paced(s, shortest)
	if told := waited(s.text); told > 0 {
		s.least, s.most = max(s.least, told+1), 0
	}
	return s
}

// paced gives such a step the minutes of what is done in it, without those that it waits.
func paced(s step, shortest int) step {
	switch {
	case slowWork.MatchString(s.text), manyThings.MatchString(s.text):
		s.least = max(s.least, shortest+2)
	case quickWork.MatchString(s.text) && wordsIn(s.text) < 30, strings.HasPrefix(s.text, "Write: ") && wordsIn(s.text) < shortLine:
		s.least, s.most = max(s.least, 2), shortest
	case onlyAsks.MatchString(s.text):
		s.least = max(s.least, 2)
	default:
		s.least = max(s.least, shortest)
	}
	if done := doneIn(s.text); done > 2 {
		s.least += min(done-2, mostMore)
	}
	if found := repeats.FindStringSubmatch(s.text); found != nil {
		s.least += min(number(found[1])/inAMinute, mostMore)
	}
	return s
}

// inAMinute is how often a team tosses or draws and writes in a minute.
const inAMinute = 8

// shortLine is how many words a line that learners copy has in a few minutes.
const shortLine = 15

// mostMore is how many minutes a step gets at most for what is done in it besides.
const mostMore = 4

// doneIn counts the things that are done in a step: its sentences that ask nothing.
func doneIn(text string) int {
	done := 0
	for _, said := range lesson.Sentences(text) {
		if !strings.HasSuffix(strings.TrimRight(said, `)."`), "?") && !strings.HasPrefix(said, "(") {
			done++
		}
	}
	return done
}

// waited is how many minutes a step says that it takes.
func waited(text string) int {
	total := 0
	for _, of := range []*regexp.Regexp{waits, counts, meets} {
		for _, found := range of.FindAllStringSubmatch(text, -1) {
			total += number(found[1])
		}
	}
	if total == 0 && untilDone.MatchString(text) {
		return natureTakes
	}
	return total
}

// natureTakes is how many minutes a step has at least in which something softens, dries or cools.
const natureTakes = 9

// crowded is a class in which every step of the work begins and ends later.
const crowded = 70

// work is a step of a task or of the product, with the time that it takes.
func (c *composer) work(text string) step {
	s, known := c.paces[text]
	if !known {
		shortest := c.profile.StepMinutes[0]
		if c.class.size >= crowded {
			shortest++
		}
		s = worked(step{text: sentence(text), weight: 4, keep: true, work: true}, shortest)
		if c.paces == nil {
			c.paces = map[string]step{}
		}
		c.paces[text] = s
	}
	return s
}

// wordsAMinute is what a teacher says and a full class takes in.
const wordsAMinute = 45

// needs is the time below which a step is only hurried through.
func (s step) needs() int {
	enough := max(1, s.least)
	if most := (len(s.text) + 1) / 2; most <= enough*wordsAMinute {
		return enough // without counting: each word has a letter and a space behind it
	}
	return max(enough, ceilDiv(wordsIn(s.text), wordsAMinute))
}

func needed(steps []step) int {
	total := 0
	for _, s := range steps {
		total += s.needs()
	}
	return total
}

// fit leaves out the least needed steps until the others have the time that they need.
func fit(steps []step, minutes, shortest int) []step {
	steps = slices.Clone(steps)
	if minutes <= 12 {
		shortest = min(shortest, 3) // in so short a time two minutes are a step
	}
	for i := range steps {
		steps[i].least = max(steps[i].least, min(2, shortest-1))
	}
	for len(steps) > 2 && needed(steps) > minutes {
		at := leastNeeded(steps)
		if at < 0 {
			return join(steps, minutes)
		}
		steps = slices.Delete(steps, at, at+1)
	}
	return unhurried(steps, minutes)
}

// join brings steps into so many minutes and loses nothing that is needed. Neighbours become one step, the shortest pair first,
// as long as the joint one is clear at once; then those that have more time than their words need are done faster.
func join(steps []step, minutes int) []step {
	for len(steps) > 2 && needed(steps) > minutes {
		at := nearestPair(steps, longestJoint)
		if at < 0 && hasten(steps) {
			continue
		}
		if at < 0 {
			at = nearestPair(steps, math.MaxInt)
		}
		if at < 0 {
			return steps
		}
		first, second := &steps[at], steps[at+1]
		first.pieces = joinedPieces(*first, second)
		first.text += " " + second.text
		first.weight += second.weight
		first.least = max(first.least, second.least) + 1
		first.lasts += second.lasts
		first.most = 0
		steps = slices.Delete(steps, at+1, at+2)
	}
	return steps
}

// nearestPair is the first of the two neighbours with the fewest letters that may be one step of so many words, or -1.
func nearestPair(steps []step, longest int) int {
	at := -1
	for i := range len(steps) - 1 {
		first, second := &steps[i], &steps[i+1]
		if first.alone || second.alone || at >= 0 && len(first.text)+len(second.text) >= len(steps[at].text)+len(steps[at+1].text) {
			continue
		}
		if wordsIn(first.text)+wordsIn(second.text) <= longest {
			at = i
		}
	}
	return at
}

// hasten takes a minute from the step that has most beyond what its words and its waiting need, if there is one.
func hasten(steps []step) bool {
	at, most := -1, 0
	for i, s := range steps {
		if s.alone {
			continue // a quiz has a minute for each mark
		}
		if spare := s.needs() - max(hurried(s.text), waited(s.text)+1, ceilDiv(wordsIn(s.text), wordsAMinute)); spare > most {
			at, most = i, spare
		}
	}
	if at < 0 {
		return false
	}
	steps[at].least = steps[at].needs() - 1
	return true
}

// hurried is how many minutes a step takes when it is done fast.
func hurried(text string) int {
	switch {
	case slowWork.MatchString(text), handMade.MatchString(text):
		return 5
	case onlyAsks.MatchString(text):
		return 2
	}
	return 3
}

// handMade is work that is done by hand.
var handMade = regexp.MustCompile(`(?i)\bmakes?\b`)
