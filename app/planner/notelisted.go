package planner

import (
	"cmp"
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// leadList is how a sentence begins that lists things: "We have some iodine and a few beakers".
	leadList = regexp.MustCompile(`(?i)^.*?\b(?:(?:we|I) (?:can (?:get|collect|find|use|borrow|bring|buy|cut|make|pick|gather)|also have|have|get|got)|at hand|available|nearby|lab|laboratory|store|cupboard|kit|only)\b:?\s*`)
	// betweenThings stands between the things of a list.
	betweenThings = regexp.MustCompile(`(?i)\s*(?:[,;]|\band\b|\bor\b)\s*`)
	// beforeThing tells how many there are, and afterThing where they come from.
	beforeThing = regexp.MustCompile(`(?i)^(?:but |also |only |just |a little |little |pairs? of |pieces? of |sheets? of |bits of |bags? of |heaps? of |bundles? of |our own |our |some |used |empty |clean |a few |few |a lot of |lots of |plenty of |many |old |the |a |an |one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |= |\d+ ?V |\d+ ?cm |\d+ ?(?:k?g|ml|cm3|litres?|m|metres?) of |\d+ |about )+`)
	afterThing  = regexp.MustCompile(`(?i)\s+(?:from|in|at|near|of|for|on|by|behind|beside|that|which|but|to|with|without|made)\b.*$|\s+(?:only|borrowed|collected|available|nearby|here|too)\b.*$|\s+(?:a|each|every) (?:day|week|month|term)\b.*$|\s+(?:we|they|you|I) (?:can|drew|made|cut|wrote|brought|bought|collected|keep|will)\b.*$|\s+(?:about |only )?\d+$|\s+(?:plenty|loads|everywhere|a dozen|two packets)$`)
)

// forOnly says for whom a thing is enough: "graph paper for groups only".
var forOnly = regexp.MustCompile(`(?i) for (?:the )?(?:groups?|teams?|pairs?|teacher|board|demonstration) only\b`)

// ofSoda is a thing of which the name goes on behind "of".
var ofSoda = regexp.MustCompile(`(?i)\b(?:bi-?carbonate|bicarb) of soda\b|\bsodium (?:bi-?|hydrogen ?)carbonate\b`)

// inBrackets is what a list says besides of one of its things: "sacks (cement bags, sugar bags)".
var inBrackets = regexp.MustCompile(` ?\([^()]*\)`)

// longestThing is how many words the name of a thing has at most; more are no name.
const longestThing = 4

// longTape measures, and joins nothing.
var longTape = regexp.MustCompile(`(?i)\b\d+ ?(?:m|metres?|meters?)[- ]tapes?\b`)

// units are what is left of "jerrycans of 20 and 5 litres".
var units = words("litre litres liter liters l ml metre metres meter meters m cm km kg kilo kilos gram grams g minutes hours days each")

// aWhile is how long a thing is lent.
var aWhile = regexp.MustCompile(`(?i)^(?:\d+|an?|one|two|half an?)? ?(?:hours?|hrs?|mins?|minutes?)$`)

// thingsIn are the things that a sentence lists, each without its number and place.
func thingsIn(list string) []string {
	var things []string
	list = ofSoda.ReplaceAllString(list, inEnglishCalled["bicarbonate"])
	list = forOnly.ReplaceAllString(inBrackets.ReplaceAllString(list, ""), "")
	list = strings.Trim(list, ` ."“”`)
	for _, part := range betweenThings.Split(cmp.Or(leadList.ReplaceAllString(list, ""), list), -1) { // "a dark cupboard" may end the list
		part = longTape.ReplaceAllString(part, inEnglishCalled["ruban"])
		thing := strings.TrimSpace(afterThing.ReplaceAllString(beforeThing.ReplaceAllString(strings.TrimSpace(part), ""), ""))
		if thing != "" && !units[strings.ToLower(thing)] && !aWhile.MatchString(thing) && !ofClass.MatchString(thing) && len(strings.Fields(thing)) <= longestThing && !slices.Contains(things, thing) {
			things = append(things, thing)
		}
	}
	return things
}

// usual is what every lesson has or a rule of its own reads.
var usual = regexp.MustCompile(`(?i)\b(?:(?:chalk|black)?boards?|chalk|slates?|(?:text|exercise |note)?books?|desks?|benches|rulers?|pens?|pencils?|classrooms?|phones?|computers?|laptops?|projector|electricity|ict|maths|mathematics|science|english|assembly|break|sports|teachers?|helpers?|goggles)\b`)

// spots are places that teachers list among the things that a class has.
var spots = regexp.MustCompile(`(?i)\b(?:gardens?|yards?|fields?|trees?|rooms?|halls?|farm|tanks?|poles?|wells?|walls?|gates?|fences?|roads?|plots?|shade|ground|space|ant[- ]?hills?|mounds?|bushes|ponds?|lagoons?|lakes?|rivers?|streams?|beach(?:es)?|verandah?s?|corridors?)$`)

// none begins what a list says is not there.
var none = regexp.MustCompile(`(?i)^(?:but )?(?:no|none|not|without)\b`)

// vague are last words that say nothing of a thing: a topographic sheet is no sheet of paper.
var vague = words("sheet thing item piece material top kind")

// alsoCalled are words, each row of one thing, by which teachers and cards call it.
var alsoCalled = [][]string{stems("battery batterie cell"), stems("lamp bulb"), stems("soda bicarbonate"), stems("jar bottle"), stems("phone telephone"), stems("newspaper newspap paper"), stems("box carton cardboard"), stems("ngoma drum"), stems("trolley cart"), stems("graph squared")}

// synonyms are the other words for a thing, by its stem.
func synonyms(word string) []string {
	for _, row := range alsoCalled {
		if slices.Contains(row, word) {
			return row
		}
	}
	return nil
}

// needs tells whether work speaks of a thing, by the last word of its name: "methylated spirit" is a spirit.
func (w work) needs(thing string) bool {
	switch {
	case ofLength.MatchString(thing):
		return w.measuresLength()
	case cornered.MatchString(thing): // squares on the sides of a triangle are no set squares
		return cornered.MatchString(w.said) || slices.ContainsFunc(w.materials, func(m Material) bool { return cornered.MatchString(m.Item) })
	}
	if scales.MatchString(thing) || pours.MatchString(thing) { // a beam is in balance, and what teams can do is no can
		return w.weighs(thing) || slices.ContainsFunc(w.materials, func(m Material) bool { return strings.Contains(strings.ToLower(m.Item), thing) })
	}
	named := stems(thing)
	for i := len(named) - 1; i >= 0; i-- {
		if !w.words[named[i]] && !slices.ContainsFunc(synonyms(named[i]), func(word string) bool { return w.words[word] }) {
			return false
		}
		if !vague[named[i]] {
			return true
		}
	}
	return false
}

// work is a part of the plan in which learners handle things.
type work struct {
	block     string
	words     map[string]bool
	materials []Material
	said      string // what learners do, without the things for it
}

// works are the tasks and the product of a plan, in their order.
func (c *composer) works() []work {
	var list []work
	for i, task := range firstOf(c.tasks, 2) {
		list = append(list, c.newWork([]string{"teach1", "teach2"}[i], append([]string{task.Text, task.Expect}, task.Steps...), task.Materials))
	}
	return append(list, c.newWork("make", append([]string{c.artefact.Brief}, c.artefact.Steps...), c.artefact.Materials))
}

func (c *composer) newWork(block string, said []string, materials []Material) work {
	steps := strings.Join(said, " ")
	for _, m := range materials {
		said = append(said, m.Item, m.Substitute)
	}
	return work{block, c.wordSet(strings.Join(said, " ")), materials, steps}
}

// storyBooks are books of which a class can hear a page.
var storyBooks = regexp.MustCompile(`(?i)\b(?:story ?books?|novels?|newspapers?|magazines?|reading books?)\b`)

// ofReading says what learners do with a book or a paper of the class.
func (c *composer) ofReading(thing string) string {
	if newsPapers.MatchString(thing) {
		return c.text("note.use.hunt", "things", strings.ToLower(thing))
	}
	return c.text("note.storybook", "book", strings.ToLower(thing), "topic", c.called())
}

// newsPapers are papers with short pieces, each of which can be worked on like a text of the lesson.
var newsPapers = regexp.MustCompile(`(?i)\b(?:newspapers?|magazines?)$`)

// listedThings says in which work the things serve that a teacher lists; what no work can use stands in the overview.
func listedThings(things []string) func(*composer) (block, text string) {
	things = slices.DeleteFunc(slices.Clone(things), func(thing string) bool {
		return usual.MatchString(thing) || none.MatchString(thing) || spots.MatchString(thing)
	})
	return func(c *composer) (string, string) {
		text := ""
		var parts []string
		for _, thing := range things {
			switch {
			case languages[c.card.Subject] && storyBooks.MatchString(thing):
				text = c.ofReading(thing)
				c.usedHere = append(c.usedHere, c.text("used.things"))
			case c.blockFor(thing) != "" || c.notes.have(thing) > 0:
				c.handNamed(thing)
				c.usedHere = append(c.usedHere, c.text("used.things"))
			case !c.cardServes(thing) && (writtenOn.MatchString(thing) || c.buildsThings() && (showsIt.MatchString(thing) || toBuild.MatchString(thing) && experimental[c.card.Subject])):
				parts = append(parts, strings.ToLower(thing))
			case !ofPlaces.MatchString(thing) && !single[strings.ToLower(lastWord(thing))]: // a map goes round, and of one thing a rule of its own tells the use
				c.noUseOf([]string{thing})
			}
		}
		if text == "" && len(parts) > 0 && c.match.entry != nil {
			c.usedHere = append(c.usedHere, c.text("used.things"))
			return "make", c.text("note.mayBuild", "things", c.list(parts), "product", c.thing)
		}
		return "practice", text
	}
}

// ofDoing is what is told of things or people, and no name of a thing.
var ofDoing = regexp.MustCompile(`(?i)\b(?:they|we|i|he|she|it|who|my|their|our|use[sd]?|throws?|bring|brings|sells?|sold|carry|carries|collects?|eats?|play|plays|make|makes|burns?|cuts?|likes?|loves?|fears?|believes?|thinks?|says?|is|are|was|were|do|does|did|has|have|had|can|cannot|not|no|never|please|without|than|when|if|cost|costs|learners?|pupils?|students?|children|boys|girls|parents|people)\b`)

// allThings tells whether a remark is a list of things that lessons use, such as "cloth scraps and rice sacks".
func allThings(told string, things []string) bool {
	if len(things) == 0 || ofDoing.MatchString(told) {
		return false
	}
	strange := 0
	for _, thing := range things {
		if !isThing(thing) {
			strange++
		}
	}
	return strange == 0 || len(things) >= leastOfList && 3*strange <= 2*len(things) // "jerrycans, basins, stones, papyrus"
}

// ofSpot says where something is or what becomes of it.
var ofSpot = regexp.MustCompile(`(?i)\b(?:near|beside|behind|around|in|at|on|along|everywhere|broken|burnt|blocked|dirty|lies?|grows?|\pL+ing)\b`)

// listsThings tells whether a remark tells nothing but what is there: "Plastic bottles, and a few balloons."
func listsThings(told string) bool {
	return !ofDoing.MatchString(told) && len(strings.Fields(told)) <= longestThing*leastOfList && slices.ContainsFunc(thingsIn(told), isThing) && !ofSpot.MatchString(told)
}

// isThing tells whether a few words name a thing that lessons use.
func isThing(thing string) bool {
	return endsInKin.MatchString(thing) || slices.ContainsFunc(thingUses, func(u thingUse) bool { return u.things.MatchString(thing) })
}

// leastOfList are as many things as make a list in which two of three may be strange.
const leastOfList = 3

// listed tells whether all of some things have been read.
func (n *notes) listed(things []string) bool {
	return len(things) > 0 && !slices.ContainsFunc(things, func(thing string) bool {
		return !slices.Contains(n.things, thing) && !(spots.MatchString(thing) && (slices.Contains(n.told, thing) || sandy.MatchString(thing)))
	})
}

// endsInKin is the name of a thing of which one does as well as another.
var endsInKin = regexp.MustCompile(`(?i)\b(?:tins?|cans?|jars?|cups?|containers?|calabash(?:es)?|papers?|newspapers?|magazines?|thread|yarn|sachets?|bags?|blankets?|vinegar|salt|sugar|soda|egg ?shells?|hose ?pipes?|candles?|seeds|balloons?|corks?)$`)

// watched are things that one person reads aloud for all.
var watched = words("clock stopwatch watch")

// measurers are things from which a number is read.
var measurers = words("thermometer scale balance ruler measure rule stick cylinder")

// measures tells whether a number is read from a thing, or from each of several: sticks that are only laid out have none.
func measures(thing string) bool {
	thing = strings.ToLower(thing)
	last := singular(lastWord(thing))
	return scales.MatchString(thing) || measurers[last] && (last != "stick" || thing != lastWord(thing))
}
