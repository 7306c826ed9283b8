package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// thingUse is how things serve in a plan whose work does not name them.
type thingUse struct {
	things *regexp.Regexp
	say    string                   // its sentence
	block  func(c *composer) string // where they serve, or nothing
}

// thingUses are tried in turn: the first that fits a thing and the plan is taken.
var thingUses = []thingUse{
	{regexp.MustCompile(`(?i)\bthermometers?$`), "note.use.temperature", whereThings("temperature insulate conduction radiation evaporate")},
	{regexp.MustCompile(`(?i)\b(?:balances?|weighing scales?|scales?)$`), "note.use.mass", whereThings("mass weigh gram kilogram spoon teaspoon weight")},
	{regexp.MustCompile(`(?i)\b(?:measuring |graduated )?cylinders?$|\bsyringes?$`), "note.use.volume", inMaterials("cm3 ml litre vinegar water milk acid")},
	{regexp.MustCompile(`(?i)\b(?:magnif\w+|hand lens(?:es)?|lens(?:es)?)$`), "note.use.lens", inMaterials("leaf soil seed bean maize insect root rock flower onion skin grain crystal")},
	{regexp.MustCompile(`(?i)\bpaint$|\bfoil$|\bsoot$`), "note.use.surface", inMaterials("black shiny dark")},
	{regexp.MustCompile(`(?i)\b(?:torch(?:es)?|lamps?|candles?)$`), "note.use.light", inWorkOn("sunlight ray reflection shadow")},
	{regexp.MustCompile(`(?i)\b(?:ammeters?|voltmeters?|galvanometers?|multimeters?)$`), "note.use.meter", whereThings("circuit current voltage")},
	{regexp.MustCompile(`(?i)\bprotractors?$`), "note.use.angle", inWorkOn("angle")},
	{regexp.MustCompile(`(?i)\bcompass(?:es)?$`), "note.use.north", inWorkOn("bearing north")},
	{regexp.MustCompile(`(?i)\bcompass(?:es)?$`), "note.use.figure", inWorkOn("triangle circle arc")},
	{regexp.MustCompile(`(?i)\bgraph (?:paper|sheets?|books?)$|\bsquared paper$`), "note.use.graph", inWorkOn("graph plot axis axes curve table")},
	{regexp.MustCompile(`(?i)\bspring balances?$`), "note.use.force", whereThings("pull push drag force load")},
	{regexp.MustCompile(`(?i)\boil$`), "note.use.liquid", whereThings("liquid pour float density flow")},
	{regexp.MustCompile(`(?i)\bblankets?$`), "note.use.wrap", whereThings("insulate wrap")},
	{regexp.MustCompile(`(?i)\b(?:drums?|ngomas?|shakers?|rattles?|bells?|tambourines?|xylophones?|instruments?)$`), "note.use.soft", whereQuiet(inWorkOn("beat rhythm melody"))},
	{regexp.MustCompile(`(?i)\b(?:drums?|ngomas?|shakers?|rattles?|bells?|tambourines?|xylophones?|instruments?)$`), "note.use.sound", whereLoud(inWorkOn("beat rhythm melody"))},
	{regexp.MustCompile(`(?i)\b(?:cones?|hoops?|bibs?|markers)$`), "note.use.field", inWorkOn("pass throw dribble goalkeeper")},
	{regexp.MustCompile(`(?i)\b(?:cloths?|strings?|rags|socks|banana (?:fibre|leaves)|plastic bags)$`), "note.use.ball", inWorkOn("pass throw dribble goalkeeper")},
	{regexp.MustCompile(`(?i)\bwatering cans?$`), "note.use.rain", inMaterials("soil tray turf")},
	{regexp.MustCompile(`(?i)\b(?:hoes?|jembes?|spades?|rakes?|pangas?|forks?|slashers?)$`), "note.use.dig", inMaterials("soil plot bed seedling turf compost")},
	{regexp.MustCompile(`(?i)\b(?:stoves?|burners?|kettles?)$`), "note.use.heat", inMaterials("hot warm")},
	{regexp.MustCompile(`(?i)\b(?:buckets?|basins?|jugs?|jerrycans?|kettles?)$`), "note.use.fetch", inMaterials("water")},
	{regexp.MustCompile(`(?i)\b(?:wall )?charts?$|\bskeleton$|\b(?:body|torso|heart|eye|plant|cell) models?$|\bpictures?$`), "note.use.chart", inBlock("teach1")},
	{regexp.MustCompile(`(?i)\b(?:chart|manila|flip ?chart|coloured|wrapping|brown) paper$|\bmanila|\bflip ?charts?$|\b(?:cardboard|cartons?|calendars?|sacks?)$`), "note.use.last", whereFits(isOnPaper, "make")},
	{regexp.MustCompile(`(?i)\b(?:paints?|crayons|markers|felt pens|colou?rs|colou?red (?:pencils|chalk|pens))$`), "note.use.colour", whereFits(isOnPaper, "make")},
	{regexp.MustCompile(`(?i)\b(?:drums?|ngomas?|bells?|whistles?|gongs?)$`), "note.use.signal", whereFits(mayBeLoud, "teach1")},
	{regexp.MustCompile(`(?i)\bsand(?: (?:tray|box|pit))?s?$`), "note.use.sandYoung", whereFits(isOfSigns, "teach1")},
	{regexp.MustCompile(`(?i)\bsand(?: (?:tray|box|pit))?s?$`), "note.use.sand", inBlock("ideas")},
	{regexp.MustCompile(`(?i)\b(?:clay|mud|dough|plasticine)$`), "note.use.clayYoung", whereFits(isYoung, "teach1")},
	{regexp.MustCompile(`(?i)\b(?:clay|mud|dough|plasticine)$`), "note.use.clay", whereFits(ofThings, "make")},
	{regexp.MustCompile(`(?i)\b(?:thorns|pins|paper ?clips|staples|glue|tape)$`), "note.use.join", whereFits(isMade, "make")},
	{bundled, "note.use.bundle", whereFits(isPlaceValue, "teach1")},
	{regexp.MustCompile(`(?i)\b(?:grass|strings?|thread|fibre|rubber bands|bands|sisal|raffia)$`), "note.use.tie", whereFits(isPlaceValue, "teach1")},
	{newsPapers, "note.use.source", whereFits(isOfTexts, "practice")},
	{regexp.MustCompile(`(?i)\b(?:magazines?|picture books?|posters?)$`), "note.use.pictures", whereFits(ofThings, "practice")},
	{samples, sampleUse, whereFits(ofThings, "teach1")},
	{countable, "note.use.count", whereFits(isReckoning, "teach1")},
	{countable, "note.use.choose", inBlock("ideas")},
	{regexp.MustCompile(`(?i)\b(?:straws?|wires?|foil|papyrus|(?:polythene|plastic) bags?|cloths?|cloth strips|cloth scraps|rags|strings?|ropes?|twine|sisal|sacks?|bottles|tins|boxes|cardboard|cartons?|newspapers?|grass|reeds|leaves|bamboo|wood|cotton wool|planks|nails|rubber|tubes|bands|fibre|palm leaf|wool|husks)$`), "note.use.part", whereFits(isBuilt, "make")},
	{regexp.MustCompile(`(?i)\b(?:reeds|papyrus|bricks|bran|manure|poles|timber|planks|(?:iron|zinc) sheets?|wires?|bamboo|mud|ash|charcoal|husks|straws?|grass|spoons|tyres|tubes|nets|cloths?|foil|palm leaf|palm leaves|sacks?|twine|sisal|ropes?)$`), "note.use.plan", whereFits(ofThings, "ideas")},
}

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
			if c.idleUse(thing) == at && !slices.Contains(things, thing) {
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
	looked := samples.MatchString(thing) && ofThings(c)
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
			return !usual.MatchString(thing) && !none.MatchString(thing) && !spots.MatchString(thing) && !noName.MatchString(thing)
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
