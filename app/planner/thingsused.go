package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// mostServing are as many things as the overview names of those that a teacher has.
const mostServing = 5

// settleThings, when all steps stand, keeps of the things of the teacher those that a step of their lesson part names, and
// has the overview say which of them serve.
func (c *composer) settleThings(drafts []*draft) {
	label := c.text("used.things")
	if !slices.ContainsFunc(drafts, hasHand) && !slices.Contains(c.usedHere, label) {
		return
	}
	var said []work
	for _, d := range drafts {
		var texts []string
		for _, s := range d.steps {
			texts = append(texts, s.text)
		}
		w := work{block: d.slot.block, words: c.wordSet(strings.Join(texts, " "))}
		d.materials = slices.DeleteFunc(d.materials, func(m Material) bool {
			return m.Per == perHand && m.Count < 1 && !w.speaksOf(m.Item)
		})
		w.materials = d.materials
		said = append(said, w)
	}
	at := slices.Index(c.usedHere, label)
	if at < 0 {
		return
	}
	var serve []string
	for _, thing := range c.notes.atHand() {
		counted := slices.ContainsFunc(slices.Concat(c.notes.used, c.usedHere), func(label string) bool {
			return strings.HasSuffix(label, " "+lastWord(thing)) || strings.Contains(label, thing+" ")
		})
		idle := slices.Contains(c.noUse, thing) && !c.handles(thing)
		if !counted && !idle && slices.ContainsFunc(said, func(w work) bool { return w.speaksOf(thing) }) {
			serve = append(serve, thing)
		}
	}
	c.usedHere = slices.DeleteFunc(c.usedHere, func(used string) bool { return used == label })
	if len(serve) > 0 {
		c.usedHere = slices.Insert(c.usedHere, min(at, len(c.usedHere)), c.text("used.thingsNamed", "things", c.list(firstOf(serve, mostServing))))
	}
}

// binds are things with which something is tied, whether a step names them or not.
var binds = regexp.MustCompile(`(?i)\b(?:strings?|threads?|twine|sisal|raffia)$`)

// tiesWith tells whether a thing is what a step of the plan ties with.
func (c *composer) tiesWith(thing string) bool {
	return binds.MatchString(thing) && slices.ContainsFunc(c.drafts, func(d *draft) bool {
		return slices.ContainsFunc(d.steps, func(s step) bool { return slices.Contains(c.stems(s.text), stem("tie")) })
	})
}

func hasHand(d *draft) bool {
	return slices.ContainsFunc(d.materials, func(m Material) bool { return m.Per == perHand })
}

// general are last words that say too little of a thing: a step on a plant uses no potted tomato.
var general = words("plants plant animals animal things")

// speaksOf tells whether work names a thing, in its steps or its materials.
func (w work) speaksOf(thing string) bool {
	if named := strings.Fields(strings.ToLower(thing)); len(named) > 1 && general[named[len(named)-1]] && !slices.ContainsFunc(named[:len(named)-1], func(word string) bool { return w.words[stem(word)] }) {
		return false
	}
	if binds.MatchString(thing) && w.words[stem("tie")] {
		return true
	}
	return w.words[stem(strings.ToLower(lastWord(thing)))] || w.needs(thing) ||
		slices.ContainsFunc(w.materials, func(m Material) bool { return m.Per != perHand && isNamed(thing, m.Item) })
}

// weighs tells whether something is weighed in work: a scale serves there, and a spring balance where a force acts.
func (w work) weighs(thing string) bool {
	if !scales.MatchString(thing) {
		return false
	}
	if strings.HasPrefix(thing, "spring") {
		return !strings.HasSuffix(thing, "s") && (w.words["weigh"] || w.words["load"] || w.words["hang"] || w.words["moment"]) // of several their use is told
	}
	return w.words["weigh"] || w.words["mass"] || w.words["load"]
}

// fullName is a thing as the list of the teacher calls it: the balance is a spring balance.
func (n *notes) fullName(thing string) string {
	for _, listed := range n.things {
		if listed = strings.ToLower(listed); strings.HasSuffix(listed, " "+thing) {
			return listed
		}
	}
	return thing
}

var (
	// scales are things on which something is weighed.
	scales = regexp.MustCompile(`(?i)\b(?:balances?|scales?)$`)
	// forWhat stands in the name of a material before what it serves for.
	forWhat = regexp.MustCompile(` (?:to|for) `)
)

// weighedAt is the sentence for the only scale of a class: steps that name no scale do not say what is laid on it.
func (c *composer) weighedAt(block, thing string) string {
	for _, w := range c.works() {
		if w.block == block && slices.ContainsFunc(w.materials, func(m Material) bool { return isNamed(thing, m.Item) }) {
			return "note.oneThing"
		}
	}
	if strings.Contains(thing, "spring") {
		return "note.oneSpring"
	}
	if c.losesWater() {
		return "note.oneScaleLoss"
	}
	return "note.oneScale"
}

// drying are words of a topic on water that leaves things.
var drying = setOf(stems("transpiration"))

// aPlant is a plant of the class that can be weighed, or one that teams find.
func (c *composer) aPlant() string {
	for _, thing := range c.notes.atHand() {
		if last := lastWord(thing); last == "plants" || last == "seedlings" {
			return c.text("oneOfYours", "things", thing)
		}
	}
	return c.text("aPlant")
}

// losesWater tells whether the topic is on water that leaves things: a scale shows how much.
func (c *composer) losesWater() bool {
	return slices.ContainsFunc(c.stems(c.request.Topic), func(word string) bool { return drying[word] })
}

// ofExpansion finds the work with warm bottles of a topic on what grows with heat.
func ofExpansion(c *composer) string {
	if !slices.Contains(c.stems(c.request.Topic), stem("expansion")) {
		return ""
	}
	return inMaterials("bottle flask")(c)
}

// standSaid says which things of the teacher stand for a material, and for which teams where there are too few rules for all.
func (c *composer) standSaid(m Material, s stand) string {
	things, have := c.list(s.own), c.notes.have(s.own[0])
	if isRule.MatchString(s.own[0]) && have > 1 && have < c.class.teams && m.Per != "class" {
		return c.text("note.kinFewRules", "things", things, "n", strconv.Itoa(have))
	}
	if have > 0 && have < c.class.teams && m.Per != "class" {
		return c.text("note.kinFew", "things", things, "item", strings.ToLower(s.instead))
	}
	return c.text("note.kin", "things", things, "item", strings.ToLower(s.instead))
}

var (
	// isRule is what measures lengths and has no turns of its own, and manyRules tells how many there are.
	isRule    = regexp.MustCompile(`^(?:met(?:re|er) (?:rules|sticks)|measuring sticks)$`)
	manyRules = regexp.MustCompile(`(?i)\b` + numberWord + ` (met(?:re|er) (?:rules|sticks)|measuring sticks)\b`)
)

// countRules notes how many of them a list of things names.
func (n *notes) countRules(things string) {
	if found := manyRules.FindStringSubmatch(things); found != nil && number(found[1]) > 1 {
		n.limits = append(n.limits, limit{strings.ToLower(found[2]), stems(found[2]), number(found[1])})
	}
}

// isOfBuildings tells whether learners plan what is put up at a place.
func isOfBuildings(c *composer) bool {
	return inWorkOn("ramp handrail drain shelter bridge fence")(c) != ""
}

// shortItem is where the name of a material goes on with how many or how made.
var shortItem = regexp.MustCompile(`[:,(]| made | such as | like `)

// A step names a material, and what does instead, by so many words.
const (
	longestItem    = 4
	longestInstead = 7
)

// asSubstitutes says of a thing that only the substitute of a material names how it serves.
func (c *composer) asSubstitutes(w work, dealt map[string]stand) []string {
	things := c.notes.atHand()
	for _, m := range w.materials {
		item := strings.ToLower(strings.TrimSpace(shortItem.Split(m.Item, 2)[0]))
		if _, known := dealt[m.Item]; known || m.Substitute == "" || c.notes.have("buckets") == 1 && waterVessel.MatchString(m.Item) || strings.ContainsAny(m.Substitute, ":;") || len(strings.Fields(m.Substitute)) > longestInstead || len(strings.Fields(item)) > longestItem || slices.ContainsFunc(things, func(thing string) bool { return isNamed(thing, m.Item) }) {
			continue
		}
		if slices.ContainsFunc(things, func(thing string) bool { return isNamed(thing, m.Substitute) }) {
			c.usedHere = append(c.usedHere, c.text("used.things"))
			return []string{c.text("note.serveAs", "instead", inline(lowerFirst(m.Substitute)), "item", item)}
		}
	}
	return nil
}
