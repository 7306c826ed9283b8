package planner

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"somo/app/regexp"
)

// served is a thing that a sentence of the notes names and for which the card has a use.
type served struct {
	thing, say string
}

// mostServed things of the card's list have a place in the work of a plan.
const mostServed = 3

// serveThings has the class work with what the notes name of the things for which the card has a use.
func (c *composer) serveThings() {
	if c.unsafe || c.notes.care {
		return
	}
	for _, part := range c.notes.parts {
		c.served = append(c.served, c.servedBy(creeping.ReplaceAllString(part, ""))...)
	}
	c.served = firstOf(c.readElsewhereLast(c.served), mostServed)
	for i, s := range c.served {
		atHand := c.ownCalled(s.thing) != ""
		c.notes.inWork(func(c *composer) (block, text string) {
			block = c.servedIn(i)
			hands := c.handsOf(s)
			if i >= c.servedNow() || c.isWorkedWith(s.thing) && !slices.ContainsFunc(hands, func(hand string) bool { return !c.isWorkedWith(hand) }) {
				return block, ""
			}
			hand := c.ownCalled(s.thing)
			if name := cmp.Or(hand, s.thing); !ofTheHouse[lastWord(name)] && !aMachine.MatchString(name) && (hand != "" || isBrought(name)) {
				c.hand(block, append([]string{name}, hands...))
			}
			counted := slices.ContainsFunc(slices.Concat(c.notes.used, c.usedHere), func(label string) bool { return strings.Contains(label, s.thing) })
			if !atHand && !counted { // the others are named with all that serves
				label := "used.thingsNamed"
				if isPerson.MatchString(s.thing) {
					label = "used.personNamed"
				}
				c.usedHere = append(c.usedHere, c.text(label, "things", s.thing))
			}
			if hand == "" {
				return block, s.say
			}
			say := withOwnRule(s.say, s.thing)
			if rest, led := strings.CutPrefix(s.say, upperFirst(s.thing)+": "); led {
				say = c.text("withYours", "things", c.list(hands)) + " " + withOwnRule(withRule.ReplaceAllString(rest, ""), s.thing)
			}
			if have := c.notes.have(hand); have > 1 && have < c.class.teams && stem(lastWord(hand)) == stem(lastWord(s.thing)) && c.isIdle(hand) && !c.roundSaid[hand] {
				c.roundSaid[hand] = true
				say = sentences(say, c.text("note.goRound", "things", hand))
			}
			return block, say
		}, "")
		c.notes.asLate()
	}
}

// aMachine is planned with as a station or in turns, and stands in no list of what teams need.
var aMachine = regexp.MustCompile(`(?i)\b(?:` + machines + `)$`)

// ofTheHouse are things that nobody brings.
var ofTheHouse = words("door doors gate gates window windows roof roofs wall walls floor tree trees clock")

// ownCalled is a thing of the card as the teacher calls it, where the class has it.
func (c *composer) ownCalled(thing string) string {
	for _, hand := range c.notes.atHand() {
		if hasAll(wordSet(hand), stems(thing)) {
			return hand
		}
	}
	for _, l := range c.notes.limits { // also of what every lesson has, as rulers
		if hasAll(wordSet(l.name), stems(thing)) {
			return l.name
		}
	}
	return ""
}

// isPerson is somebody whom a card can ask, and nothing that the teacher owns.
var isPerson = regexp.MustCompile(`(?i)\b(?:\pL*wom[ae]n|\pL*m[ae]n|uncles?|aunts?|sheikhs?|pastors?|imams?|priests?|elders?|nurses?|farmers?|grand(?:mothers?|fathers?|parents?)|mothers?|fathers?|parents?|griots?|chiefs?|tailors?|teachers?|visitors?|guests?|neighbours?|traders?|sellers?|drivers?|keepers?|storytellers?|leaders?)$`)

// handsOf are the things of the teacher that one use of the card names together, what is served first: sand and charcoal of a
// filter.
func (c *composer) handsOf(s served) []string {
	var hands []string
	if hand := c.ownCalled(s.thing); hand != "" {
		hands = append(hands, hand)
	}
	for _, use := range c.card.Things {
		if !slices.Contains(use.Things, s.thing) || use.sayOf(s.thing) != s.say {
			continue
		}
		for _, name := range use.Things {
			if hand := c.ownCalled(name); hand != "" && !slices.Contains(hands, hand) {
				hands = append(hands, hand)
			}
		}
	}
	return hands
}

// servedBy are the things of one sentence for which the card has a use that no sentence before has named.
func (c *composer) servedBy(part string) []served {
	var found []served
	said := c.wordSet(part)
	for _, use := range c.card.Things {
		at := slices.IndexFunc(use.Things, func(name string) bool {
			return !theClass[name] && (strings.Contains(name, " ") && said[stem(strings.ReplaceAll(name, " ", ""))] || hasAll(said, stems(name)) && meansThing(part, name)) // "limewater"
		})
		if at < 0 || cannotServe.MatchString(part) || allergic.MatchString(part) || c.cardServes(use.Things[at]) || !offers(part) || !c.named(use) && c.isElsewhere(use) || c.notes.have(use.Things[at]) == 1 && strings.Contains(strings.ToLower(use.Say), "two "+use.Things[at]) || refused(c.request.AdditionalInfo, use.Things[at]) || isMissing(part, use.Things[at]) {
			continue
		}
		say := use.sayOf(use.Things[at])
		if !slices.ContainsFunc(found, func(s served) bool { return hasAll(setOf(stems(s.thing)), stems(use.Things[at])) }) {
			found = append(found, served{use.Things[at], say})
		}
	}
	return found
}

// isElsewhere tells whether a use is on other work of the card than that of the plan, which a line does not have: all its own
// uses are on one topic.
func (c *composer) isElsewhere(use CardUse) bool {
	if c.onLine() && (c.match.entry.Whole || !use.ofCard) {
		return false
	}
	return c.strays(use.Say) || c.ofOtherKind(use.Say, leadOfExample)
}

// named tells whether a use speaks of what the topic names: it belongs to the plan, whatever part of the card the plan teaches.
func (c *composer) named(use CardUse) bool {
	topic := setOf(c.stems(c.request.Topic))
	return shared(topic, c.stems(strings.Join(use.Things, " "))) > 0
}

// theClass are names of learners, of whom every note tells.
var theClass = words("learner learners child children pupil pupils student students class")

// cannotServe is said of what a class cannot work with.
var cannotServe = regexp.MustCompile(`(?i)\b(?:is|are|was|were|been|gets?) (?:(?:all|often|always|mostly|now|still|usually) )?(?:broken|banned|forbidden|not allowed|stolen|flooded|locked|dead|dry|spoil[et]\w*|finished|missing|far)\b|\b(?:keep|stay|stand)s?\b[^.;]*\b(?:back|away|far)\b|\brun(?:s|ning)? out\b|\b(?:does|do) not work\b`)

var (
	// alsoElse are names of things that are other words too: "we saw", "they do well".
	alsoElse = words("saw watch notice fly well hand counter board card plant register")
	// asThing stand before such a word where it is a thing.
	asThing = words("a an one two three four five six ten the our my some few many and or with have has old")
	// namedFor stand behind a thing that only names them: a football field is no football.
	namedFor = words("sand soil bed beds bank banks field fields pitch pitches ground grounds match matches team teams score scores shop market factory map maps chart charts clock clocks")
)

// meansThing tells whether what a sentence calls by a name is the thing, and no place ("the Orange River") or another word.
func meansThing(part, name string) bool {
	last, before := lastWord(name), ""
	root := stem(last)
	for listed := range strings.FieldsFuncSeq(part, func(char rune) bool { return strings.ContainsRune(",;:()", char) }) { // "bricks, sand" are no brick sand
		said := strings.FieldsFunc(listed, func(char rune) bool { return !unicode.IsLetter(char) })
		for i, word := range said {
			lower := strings.ToLower(word)
			names := i+1 < len(said) && namedFor[strings.ToLower(said[i+1])]
			if !names && stem(lower) == root && (i == 0 || lower == word || word == strings.ToUpper(word)) && (!alsoElse[name] || asThing[before]) {
				return true
			}
			before = lower
		}
	}
	return strings.ContainsAny(last, "-'") || last != strings.ToLower(last)
}

// offers tells whether a sentence names a thing that a class can work with: it is no remark on learners, and tells of no harm.
func offers(part string) bool {
	return !ofLearners.MatchString(part) && !ofViolence.MatchString(part) && !losses.MatchString(part) && !holdsToBeSo.MatchString(part)
}

// hasAll tells whether a text has all of some words.
func hasAll(said map[string]bool, words []string) bool {
	return len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool { return !said[word] })
}

// cardServes tells whether the work of the plan has something to do with what is named, by the list of the card.
func (c *composer) cardServes(named string) bool {
	said := setOf(stems(named))
	return slices.ContainsFunc(firstOf(c.served, c.servedNow()), func(s served) bool {
		return hasAll(said, stems(s.thing)) || slices.ContainsFunc(c.card.Things, func(use CardUse) bool { // charcoal lies beside the sand
			return slices.Contains(use.Things, s.thing) && slices.ContainsFunc(use.Things, func(name string) bool { return hasAll(said, stems(name)) })
		})
	})
}

// servedNow is how many of the things have a place in a plan that is so brief.
func (c *composer) servedNow() int {
	switch {
	case c.brevity > oneTask:
		return 2
	case c.brevity == oneTask:
		return 3
	}
	return mostServed
}

// longestOffer is how many words a sentence has at most that says no more than what a class has.
const longestOffer = 10

// metAsThing tells whether a remark says no more than that there is a thing with which the class works.
func (c *composer) metAsThing(told string) bool {
	return len(strings.Fields(told)) <= longestOffer && c.cardServes(told)
}
