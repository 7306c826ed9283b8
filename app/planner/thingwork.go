package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

func inBlock(block string) func(*composer) string {
	return func(*composer) string { return block }
}

func whereFits(fits func(*composer) bool, block string) func(*composer) string {
	return func(c *composer) string {
		if fits(c) {
			return block
		}
		return ""
	}
}

// inSubject serves in one subject only: an electrolysis of half a cup is no lesson on fractions.
func inSubject(subject string, block func(*composer) string) func(*composer) string {
	return func(c *composer) string {
		if c.card.Subject != subject {
			return ""
		}
		return block(c)
	}
}

// inWorkOn finds the first work that speaks of one of some words.
func inWorkOn(of string) func(*composer) string {
	named := stems(of)
	return inFirst(func(w work) bool { return slices.ContainsFunc(named, func(word string) bool { return w.words[word] }) })
}

// whereThings finds the first work that speaks of one of some words and is done with things.
func whereThings(of string) func(*composer) string {
	named := stems(of)
	return inFirst(func(w work) bool {
		return len(w.materials) > 0 && slices.ContainsFunc(named, func(word string) bool { return w.words[word] })
	})
}

// inMaterials finds the first work that is done with one of some things, and not on paper alone.
func inMaterials(of string) func(*composer) string {
	named := wordSet(of)
	return inFirst(func(w work) bool {
		return slices.ContainsFunc(w.materials, func(m Material) bool {
			return slices.ContainsFunc(stems(m.Item), func(word string) bool { return named[word] })
		})
	})
}

// inFirst finds the block of the first work that fits.
func inFirst(fits func(work) bool) func(*composer) string {
	return func(c *composer) string {
		for _, w := range c.works() {
			if fits(w) {
				return w.block
			}
		}
		return ""
	}
}

// inWater finds the first work that is done with water, or in which hands or things are washed.
func inWater(c *composer) string {
	if block := inMaterials("water")(c); block != "" {
		return block
	}
	return inWorkOn("handwash wash rinse")(c)
}

// ofLife tells whether a subject looks at plants and animals.
func ofLife(c *composer) bool {
	return c.card.Subject == "biology" || c.card.Subject == "elementary-science" || c.card.Subject == "agriculture"
}

// inShapes finds where learners of mathematics name flat shapes and solids.
func inShapes(c *composer) string {
	if c.card.Subject != "mathematics" {
		return ""
	}
	return inWorkOn("solid cube cuboid cylinder square triangle")(c)
}

// inDialogue finds where learners of a language speak with each other of things that can be shown.
func inDialogue(c *composer) string {
	if !ofLanguage(c) {
		return ""
	}
	return inWorkOn("buy sell market shop price acheter marché prix kununua soko colour size shape noun plural")(c)
}

func ofLanguage(c *composer) bool { return languages[c.card.Subject] }

// ofMathematics tells whether lines and grids are ruled in the lesson.
func ofMathematics(c *composer) bool { return c.card.Subject == "mathematics" }

// withSums tells whether learners reckon with money or large numbers.
func withSums(c *composer) bool {
	return c.card.Subject == "mathematics" && !isYoung(c) || c.card.Subject == "business" || c.card.Subject == "physics"
}

// isOfSigns tells whether young learners write numbers, letters or shapes.
func isOfSigns(c *composer) bool {
	return isYoung(c) && (languages[c.card.Subject] || c.card.Subject == "mathematics")
}

// whereQuiet finds a block where somebody asks for quiet.
func whereQuiet(block func(*composer) string) func(*composer) string {
	return func(c *composer) string {
		if !c.notes.quiet {
			return ""
		}
		return block(c)
	}
}

// isMade tells whether the product is built, written or drawn.
func isMade(c *composer) bool { return isBuilt(c) || isOnPaper(c) }

// sampleUse is how things serve that learners look at and feel.
const sampleUse = "note.use.sample"

// samples are such things: parts of machines, of plants and animals, and stones that tell something.
var samples = regexp.MustCompile(`(?i)\b(?:keyboards?|mouses?|mice|monitors|printers?|flash disks?|cables|motherboards?|hard disks?|system units?|(?:lava|volcanic|grinding|river) (?:stones?|rocks?)|rocks|minerals|fossils|bones|feathers|flowers|fruits?|lemons|roots|insects|skulls?|fish scales|wool)$`)

// dropped is a test liquid that cards only tell of, as few schools have it.
var dropped = regexp.MustCompile(`(?i)\biodine(?: solution)?$`)

// whereLoud finds a block where nobody asks for quiet.
func whereLoud(block func(*composer) string) func(*composer) string {
	return func(c *composer) string {
		if c.notes.quiet {
			return ""
		}
		return block(c)
	}
}

func isYoung(c *composer) bool { return c.profile.Level == "young" }

func mayBeLoud(c *composer) bool { return !c.notes.quiet }

// ofThings tells whether a subject is about things that have a form.
func ofThings(c *composer) bool {
	return !wordSubjects[c.card.Subject] && c.card.Subject != "mathematics"
}

var (
	// builtOf are materials of a product that is put together.
	builtOf = regexp.MustCompile(`(?i)\b(?:tins?|cans?|bottles?|cups?|boxes|sticks?|strings?|wires?|cloth|clay|sand|soil|stones?|straws?|bags?|grass|leaves|nails|wood|basins?)\b`)
	// sheets are materials of a product that is written or drawn.
	sheets = regexp.MustCompile(`(?i)\b(?:papers?|pages?|cartons?|cards?|sheets?|slips?)\b`)
)

// isBuilt tells whether the product is put together from things.
func isBuilt(c *composer) bool {
	return slices.ContainsFunc(c.artefact.Materials, func(m Material) bool { return builtOf.MatchString(m.Item) })
}

// isOnPaper tells whether the product is written or drawn, and not built.
func isOnPaper(c *composer) bool {
	return !isBuilt(c) && slices.ContainsFunc(c.artefact.Materials, func(m Material) bool { return sheets.MatchString(m.Item) })
}

// stairs are steps to go up, and a ramp.
var stairs = regexp.MustCompile(`(?i)\b(?:stairs|staircases?|steps|ramps?|slopes?)$`)

// isNoSample tells whether things of the teacher are better used to hold the work than to be looked at: in a science they are samples.
func isNoSample(c *composer) bool { return leftThingsIn[c.card.Subject] == "" }

// isShownOnPaper tells whether the product is on paper, where things are no samples.
func isShownOnPaper(c *composer) bool { return isOnPaper(c) && isNoSample(c) }

// useFor is the number of the use that a thing has in the plan, or -1.
func (c *composer) useFor(thing string) int {
	return slices.IndexFunc(thingUses, func(u thingUse) bool { return c.matches(u.things, thing) && u.block(c) != "" })
}

// idleUse is useFor a thing that no work of the plan names.
func (c *composer) idleUse(thing string) int {
	return recall(&c.memory.uses, thing, func() int {
		if !c.isIdle(thing) {
			return -1
		}
		return c.useFor(thing)
	})
}

// blockFor is the block in which a thing serves, by its work or by its use, or nothing.
func (c *composer) blockFor(thing string) string {
	for _, w := range c.works() {
		if c.useful(w, thing) {
			return w.block
		}
	}
	if at := c.useFor(thing); at >= 0 {
		return thingUses[at].block(c)
	}
	return ""
}

// useThings lets each thing of the class serve that no work names, where it can.
func (n *notes) useThings() {
	if n.usesThings {
		return
	}
	n.usesThings = true
	for at := range thingUses {
		n.inWork(usedAs(at), "")
	}
}

// usedAs says in one sentence what the things are for that have a use.
func usedAs(at int) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		var things []string
		for _, thing := range c.notes.atHand() {
			if c.idleUse(thing) == at && !c.hasOtherPlace(thing) && !c.cardServes(thing) && !slices.Contains(things, thing) {
				things = append(things, thing)
			}
		}
		if len(things) == 0 {
			return "", ""
		}
		block := thingUses[at].block(c)
		c.hand(block, things)
		c.usedHere = append(c.usedHere, c.text("used.things"))
		return block, c.text(thingUses[at].say, "things", c.list(things))
	}
}

// isIdle tells whether no work of the plan uses a thing. What work only speaks of, as of lava, can still be looked at.
func (c *composer) isIdle(thing string) bool {
	looked := (samples.MatchString(thing) || dropped.MatchString(thing)) && ofThings(c)
	return !slices.ContainsFunc(c.works(), func(w work) bool {
		if looked {
			return slices.ContainsFunc(w.materials, func(m Material) bool { return isNamed(thing, m.Item) && isWholeName(thing, m.Item) })
		}
		return c.useful(w, thing)
	})
}

// isWholeName tells whether no other noun follows the name of a thing: lemon grass is no lemon.
func isWholeName(thing, item string) bool {
	named := strings.Fields(thing)
	_, after, found := strings.Cut(strings.ToLower(item), strings.TrimSuffix(named[len(named)-1], "s"))
	return !found || endsName.MatchString(strings.TrimPrefix(after, "s"))
}

// hand puts things of the teacher into the materials of an activity.
func (c *composer) hand(block string, things []string) {
	d := draftFor(c.drafts, block)
	for _, thing := range things {
		if !slices.ContainsFunc(d.materials, func(m Material) bool {
			return isNamed(thing, m.Item) || c.standsFor(thing, m.Item) != "" && !isPlaceValue(c)
		}) {
			d.materials = append(d.materials, Material{Item: thing, Count: c.notes.have(thing), Per: perHand})
		}
	}
}

// handNamed puts a thing into the materials of a work of which a step names it and no material does.
func (c *composer) handNamed(thing string) {
	for _, w := range c.works() {
		if w.needs(thing) {
			c.hand(w.block, []string{strings.ToLower(thing)})
			return
		}
	}
}

// perHand counts what the teacher has, however many there are.
const perHand = "hand"

// atHand are the names of all things that the class has, those of which there are few with them.
func (n *notes) atHand() []string {
	var things []string
	add := func(thing string) {
		thing = strings.ToLower(thing)
		named := recall(&n.isThing, thing, func() bool {
			return (!usual.MatchString(thing) || ofLength.MatchString(thing) && n.have(thing) > 0) && !none.MatchString(thing) && !deadOnly.MatchString(thing) && !spots.MatchString(thing) && (pours.MatchString(thing) || !noName.MatchString(thing))
		})
		if named && !slices.ContainsFunc(things, func(known string) bool { return strings.HasSuffix(known, thing) || strings.HasSuffix(thing, known) }) {
			things = append(things, thing)
		}
	}
	for _, thing := range n.things {
		add(thing)
	}
	for _, l := range n.limits {
		add(l.name)
	}
	return things
}
