package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// quantity writes a material with its count for the class: "clear cups: 39", and how that is reckoned.
func (c *composer) quantity(m Material) (item, reckoning string) {
	each := max(1, m.Count)
	unit, number := "", 1
	switch m.Per {
	case "group":
		unit, number = m.Per, c.class.teams
	case "pair":
		unit, number = m.Per, ceilDiv(c.class.size, 2)
	case "learner":
		unit, number = m.Per, c.class.size
	}
	if m.Per == perHand && m.Count < 1 {
		return inline(m.Item), c.text("atHand")
	}
	if have := c.notes.have(m.Item); have > 0 && have < each*number {
		return c.text("materialCount", "item", inline(m.Item), "n", strconv.Itoa(have)), c.text("inTurns")
	}
	item = c.text("materialCount", "item", inline(m.Item), "n", strconv.Itoa(each*number))
	if unit == "" {
		return item, c.text("forClass")
	}
	return item, c.text("forEach", "n", strconv.Itoa(each), "groups", c.count(number, unit))
}

// sameThing tells whether two materials are one thing, which one of them may describe more closely: "pieces of cloth" and
// "pieces of clean cloth".
func (c *composer) sameThing(a, b Material) bool {
	if a.Item == b.Item {
		return true
	}
	if several(a.Item) || several(b.Item) {
		return false // "small mirrors" are not "small mirrors and five small things"
	}
	few, many := c.stems(a.Item), c.stems(b.Item)
	if len(few) > len(many) {
		few, many = many, few
	}
	for _, word := range few {
		if !slices.Contains(many, word) {
			return false
		}
	}
	return len(few) == len(many) || len(few) > 1 && a.Per == b.Per || a.Per == b.Per && smallThings.MatchString(a.Item) && smallThings.MatchString(b.Item)
}

// smallThings are small things that serve for one another whatever is said of them: "sticks" and "small sticks", "tops" and "bottle tops".
var smallThings = regexp.MustCompile(`(?i)^(?:(?:small|short|straight|bottle) )?(?:sticks|stones|tops|caps|pebbles|seeds|beans)(?: or (?:stones|seeds|pebbles|beans|tops))?$`)

// several tells a material of more than one thing.
func several(item string) bool { return strings.Contains(item, ",") || strings.Contains(item, " and ") }

// unite gives one thing the same name in all activities: the one that describes it most closely.
func (c *composer) unite(drafts []*draft) {
	var things []Material
	for _, d := range drafts {
		if c.notes.lacks["books"] {
			d.materials = slices.DeleteFunc(slices.Clone(d.materials), func(m Material) bool { return m.Item == "textbook" })
		}
		c.shareBucket(d)
		d.materials = c.withSubstitutes(c.ownNames(c.kits(d.materials)))
		for _, m := range d.materials {
			i := slices.IndexFunc(things, func(known Material) bool { return c.sameThing(known, m) })
			switch {
			case i < 0:
				things = append(things, m)
			case len(m.Item) > len(things[i].Item):
				things[i].Item = m.Item
			}
		}
	}
	for _, d := range drafts {
		d.materials = slices.Clone(d.materials) // the card's own list stays
		for i, m := range d.materials {
			if at := slices.IndexFunc(things, func(known Material) bool { return c.sameThing(known, m) }); at >= 0 {
				d.materials[i].Item = things[at].Item
			}
		}
	}
}

// onBoard tells whether an activity needs nothing but the board, and what the teacher has besides.
func (d *draft) onBoard() bool {
	return !slices.ContainsFunc(d.materials, func(m Material) bool { return m.Per != perHand })
}

// usedUp are things that are gone after a lesson: another lesson needs as many again.
var usedUp = regexp.MustCompile(`(?i)\b(?:papers?|slips|cartons?)\b`)

// addTo counts a material of one more lesson to those of the lessons before.
func (c *composer) addTo(known, m Material) Material {
	known.Count, m.Count = max(1, known.Count), max(1, m.Count)
	if known.Per == m.Per {
		known.Count += m.Count
		return known
	}
	known.Count, known.Per = known.Count*max(1, c.sharers(known.Per))+m.Count*max(1, c.sharers(m.Per)), "class"
	return known
}

// sharers are how many of those there are for whom a material is counted.
func (c *composer) sharers(per string) int {
	switch per {
	case "group":
		return c.class.teams
	case "pair":
		return ceilDiv(c.class.size, 2)
	case "learner":
		return c.class.size
	case "class":
		return 1
	}
	return 0
}

// materials lists everything once, with the largest number that any activity needs, and of what is used up as many as all
// lessons need together; a test has the product at hand again.
func (c *composer) materials(drafts []*draft) []string {
	type line struct {
		m     Material
		total int
	}
	var lines []line
	boards := false
	for _, d := range drafts {
		boards = boards || d.onBoard()
		for _, m := range d.materials {
			total := m.Count * c.sharers(m.Per)
			i := slices.IndexFunc(lines, func(l line) bool { return strings.EqualFold(inline(l.m.Item), inline(m.Item)) })
			if i < 0 {
				lines = append(lines, line{m, total})
				continue
			}
			switch {
			case c.matches(usedUp, m.Item) && m.Per != perHand && lines[i].m.Per != perHand && d.slot.block != "try":
				lines[i] = line{c.addTo(lines[i].m, m), lines[i].total + total}
			case total > lines[i].total:
				lines[i] = line{m, total}
			}
		}
	}
	var written []string
	for _, l := range lines {
		if l.m.Per == perHand && l.m.Count < 1 && slices.ContainsFunc(lines, func(other line) bool { return other.m.Per != perHand && isKindOf(other.m.Item, l.m.Item) }) {
			if !slices.ContainsFunc(drafts, func(d *draft) bool {
				return !slices.ContainsFunc(d.materials, func(m Material) bool { return m.Per != perHand && isKindOf(m.Item, l.m.Item) }) && slices.ContainsFunc(d.materials, func(m Material) bool { return m.Item == l.m.Item })
			}) {
				continue // it is counted in another line
			}
		}
		item, reckoning := c.quantity(l.m)
		if c.brevity >= tightly && l.m.Per != "class" && l.m.Per != perHand && c.notes.have(l.m.Item) == 0 {
			reckoning = c.text("each."+l.m.Per, "n", strconv.Itoa(max(1, l.m.Count)))
		}
		text := c.text("materialLine", "item", item, "reckoning", reckoning)
		if own := c.ownInstead(l.m.Item); own != "" {
			l.m.Substitute = own
		}
		own := c.ownNamed(l.m.Item)
		if l.m.Substitute != "" {
			text = c.text("materialInstead", "line", text, "instead", inline(lowerFirst(l.m.Substitute)))
		}
		if own != "" {
			text += " " + c.text("note.takeYours", "things", own)
		}
		written = append(written, text)
	}
	if boards {
		item, reckoning := c.quantity(Material{Item: c.text("boardAndChalk")})
		text := c.text("materialLine", "item", item, "reckoning", reckoning)
		if c.brevity < tightly {
			text = c.text("materialInstead", "line", text, "instead", c.say("boardInstead", nil))
		}
		written = append(written, text)
	}
	return append(written, c.toolLines(drafts)...)
}

var (
	// found are things that learners find or have at home.
	found = regexp.MustCompile(`(?i)\b(?:stones?|pebbles|bottle tops|bottle caps|sticks?|twigs|pegs|cartons?|leaves|grass|seeds|beans|bottles|tins|jars|strings?|cloth|rags|straws|stems|maize cobs?|sachets|bags)\b`)
	// unfound are things that learners do not bring.
	unfound = regexp.MustCompile(`(?i)\b(?:water|salt|sugar|soda|sand|soil|filled|cut|sharp|glass|trays?|thread|clay|nails?|wires?|cells?|masks?|models?|cards?)\b`)
)

// madeFirst are things that are cut, drawn or marked before they serve: the teacher, or older pupils, make them ready.
var madeFirst = regexp.MustCompile(`(?i)\b(?:shapes|circles|triangles|rectangles|squares of|strips|slips|discs|dials|drawn|marked|marks|folded|painted|labelled|numbered|(?:two|three) sizes|\d+ ?cm)\b`)

// ahead is what has to be begun more than a day before its lesson, and a thing that has to lie.
var ahead = regexp.MustCompile(`(?i)\b(?:(?:\pL+|\d+) (?:days|weeks?) (?:before|earlier|early|ago)|(?:one|a|the) (?:day|evening|night) before the (?:lesson|class)|overnight|^beans soaked|seedlings|for two days)\b`)

// isThere tells whether the teacher has a material, or what does as well.
func (c *composer) isThere(item string) bool {
	return slices.ContainsFunc(c.notes.atHand(), func(thing string) bool { return isNamed(thing, item) }) || c.ownInstead(item) != ""
}

// ownNamed is what the teacher has that a material is or is made of, where its name says more than that of the material.
func (c *composer) ownNamed(item string) string {
	if !c.notes.usesThings {
		return ""
	}
	item = forWhat.Split(item, 2)[0] // strings to mark flowers are no flowers
	for _, thing := range c.notes.atHand() {
		if isNamed(thing, item) && (len(stems(thing)) > 1 || !wordSet(item)[stem(lastWord(thing))]) && !strings.Contains(strings.ToLower(item), strings.ToLower(thing)) {
			return strings.ToLower(thing)
		}
	}
	return ""
}

// startAhead tells in the first lesson, in one sentence, what has to be begun before another.
func (c *composer) startAhead(drafts []*draft) {
	var lines []string
	for _, d := range drafts {
		for _, m := range d.materials {
			if item, _ := c.quantity(m); c.matches(ahead, m.Item) && d.slot.block != "try" && !slices.ContainsFunc(d.ahead, func(text string) bool { return shared(wordSet(text), stems(m.Item)) > 1 }) {
				d.ahead = append(d.ahead, c.text("haveReady", "thing", item))
			}
		}
		if len(d.ahead) > 0 {
			for i, text := range d.ahead {
				d.ahead[i] = strings.TrimSuffix(text, ".")
			}
			lines = append(lines, c.text("aheadOf", "lesson", strconv.Itoa(d.slot.lesson), "steps", strings.Join(d.ahead, "; ")))
		}
	}
	if len(lines) > 0 {
		drafts[0].about = slices.Insert(drafts[0].about, 0, sentence(strings.Join(lines, "; ")))
	}
}

// mostBrought are the kinds of things that learners are asked to bring for one lesson.
const mostBrought = 3

// bring asks each learner for a share of the things of which a class needs many, in the lesson before.
func (c *composer) bring(drafts []*draft) {
	asked := map[string]bool{}
	for _, d := range drafts {
		var list []string
		for _, m := range d.materials {
			total := max(1, m.Count) * c.sharers(m.Per)
			if m.Per == "class" || asked[m.Item] || len(list) == mostBrought || c.isThere(m.Item) || c.matches(ahead, m.Item) || 2*total < c.class.size || c.notes.have(m.Item) > 0 || !c.matches(found, m.Item) || c.matches(unfound, m.Item) {
				continue
			}
			asked[m.Item] = true
			if c.matches(madeFirst, m.Item) {
				item, _ := c.quantity(m)
				d.ahead = append(d.ahead, c.text("haveReady", "thing", item))
				continue
			}
			if total < c.class.size {
				list = append(list, c.text("broughtInAll", "thing", inline(m.Item), "n", strconv.Itoa(total)))
			} else {
				list = append(list, c.text("broughtThing", "thing", inline(m.Item), "n", strconv.Itoa(ceilDiv(total, c.class.size))))
			}
		}
		switch {
		case len(list) == 0 || d.slot.block == "try":
		case len(d.ahead) > 0:
			d.ahead = append(d.ahead, c.text("bringFor", "things", c.list(list)))
		default:
			if before := lessonBefore(drafts, d); before != nil {
				before.about = append(before.about, c.text("bringTo", "lesson", strconv.Itoa(d.slot.lesson), "things", c.list(list)))
			} else {
				d.about = append(d.about, c.text("bring", "things", c.list(list)))
			}
		}
	}
}
