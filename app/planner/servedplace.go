package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// atOneWork is by how many words of its own a use has to be nearer to work that has a use already.
const atOneWork = 3

// servedIn is the block in which the work with a thing stands: where the lesson works on most of what its use says, and sooner
// where no other thing is worked with.
func (c *composer) servedIn(at int) string {
	load, block := map[string]int{}, "practice"
	teaching := slices.DeleteFunc(c.works(), func(w work) bool { return !strings.HasPrefix(w.block, "teach") || !c.has(w.block) })
	if len(teaching) < 2 {
		return block
	}
	for _, s := range firstOf(c.served, at+1) {
		best := -len(c.served) * atOneWork
		for _, w := range teaching {
			if near := shared(w.words, c.stems(s.say)) - atOneWork*load[w.block]; near > best {
				best, block = near, w.block
			}
		}
		load[block]++
	}
	return block
}

// isWorkedWith tells whether a task of the plan is done with a thing in any case.
func (c *composer) isWorkedWith(thing string) bool {
	return slices.ContainsFunc(c.works(), func(w work) bool {
		return strings.HasPrefix(w.block, "teach") && slices.ContainsFunc(w.materials, func(m Material) bool { return m.Per != perHand && isNamed(thing, m.Item) })
	})
}

// sayOf is what a use says of one of its things: the name of another that stands in for it there is changed, so that a crate holds
// what a tray does; a use that names none of them is said of the thing.
func (use CardUse) sayOf(thing string) string {
	say := sentence(use.Say)
	said := setOf(stems(say))
	if hasAll(said, stems(lastWord(thing))) {
		return say
	}
	for _, other := range use.Things {
		if other == thing || !said[stem(other)] {
			continue
		}
		words, changed := strings.Fields(say), false
		for i, word := range words {
			bare := strings.ToLower(strings.TrimRight(word, ".,:;?"))
			if bare == other || bare == other+"s" {
				words[i], changed = thing+strings.TrimPrefix(bare, other)+word[len(bare):], true
			}
		}
		if changed {
			return upperFirst(strings.Join(words, " "))
		}
	}
	return upperFirst(thing) + ": " + lowerFirst(say)
}

// readElsewhereLast puts things with which the notes have the class work in another way last, where there is room for them, and
// leaves out those of which another use says nearly the same.
func (c *composer) readElsewhereLast(list []served) []served {
	var first, last []served
	for i, s := range list {
		words := c.stems(s.say)
		if slices.ContainsFunc(list[:i], func(before served) bool {
			return 2*shared(c.wordSet(before.say), words)+2 > len(words) && c.wordSet(before.say)[stem(lastWord(s.thing))]
		}) {
			continue
		}
		if slices.ContainsFunc(c.notes.used, func(label string) bool { return strings.Contains(label, s.thing) }) {
			last = append(last, s)
		} else {
			first = append(first, s)
		}
	}
	if len(first) > 1 {
		return first
	}
	return append(first, last...)
}

// notThere begins what a class does not have: "no wall chart", "without scales or rulers".
var notThere = regexp.MustCompile(`(?i)\b(?:no|not (?:a|an|any|one|enough)|don't have|do not have|without|lack|lacks|lacking|nor|never|pas de|sans|sem|hakuna|hatuna) ((?:\pL[\pL'-]* ){0,4}\pL[\pL'-]*)`)

// isMissing tells whether a sentence names a thing as one that is not there.
func isMissing(part, thing string) bool {
	return slices.ContainsFunc(notThere.FindAllStringSubmatch(part, -1), func(found []string) bool {
		named := strings.Fields(strings.ToLower(found[1]))
		if at := slices.IndexFunc(named, func(word string) bool { return smallNumbers[word] > 0 || isThere[word] }); at >= 0 {
			named = named[:at]
		}
		return hasAll(wordSet(strings.Join(named, " ")), stems(thing))
	})
}

// isThere begins what a class has instead: "no balance but a ruler".
var isThere = words("but only except we my our some just instead")

// asLate puts the last step that was put before the last of its block.
func (n *notes) asLate() { n.effects[len(n.effects)-1].late = true }

// notBrought are people, places and large things, of which a use may speak and which nobody puts into a list of materials.
var notBrought = regexp.MustCompile(`(?i)(?:^| )(?:teacher|farmer|trader|tailor|carpenter|baker|butcher|fisher|fisherman|miner|potter|weaver|driver|rider|builder|keeper|leader|singer|drummer|dancer|seller|vendor|doctor|officer|engineer|mechanic|electrician|plumber|painter|herder|runner|player|coach|captain|judge|lawyer|councillor|treasurer|chairperson|barber|hairdresser|shopkeeper|beekeeper|artist|dentist|pharmacist|librarian|musician|soldier|sister|brother|uncle|aunt|mother|father|man|woman|nurse|cook|elder|chief|pastor|imam|guard|clerk|pupil|guest|parent|market|shop|kiosk|clinic|church|mosque|shrine|river|stream|lake|sea|dam|hill|mountain|forest|pitch|court|stage|station|bus|lorry|truck|taxi|matatu|train|boat|ferry|bridge|kraal|boma|cow|cattle|goat|donkey|camel|sheep|pig|hen|dog|cat|bird|bee|bank|office|workshop|factory|mill|school|village|town|museum|sun|moon|wind|rain|football field|playground|compound|veranda)s?$`)

// isBrought tells whether a thing can lie on a desk.
func isBrought(thing string) bool { return !notBrought.MatchString(thing) && !spots.MatchString(thing) }

// servedBlock is the block in which a thing serves that only the card has a use for, or nothing.
func (c *composer) servedBlock(thing string) string {
	if !c.isIdle(thing) {
		return ""
	}
	at := slices.IndexFunc(firstOf(c.served, c.servedNow()), func(s served) bool { return hasAll(setOf(stems(thing)), stems(s.thing)) })
	if at < 0 {
		return ""
	}
	return c.servedIn(at)
}
