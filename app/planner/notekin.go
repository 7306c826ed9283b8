package planner

import (
	"regexp"
	"slices"
	"strings"
)

// kin are things of which one does as well as another.
var kin = []*regexp.Regexp{
	regexp.MustCompile(`(?i)\b(?:stones?|pebbles?|seeds?|beans?|counters?|bottle ?tops?|bottle ?caps?|caps|beads?|grains?|shells?|sticks?|twigs?|buttons?|kernels?)\b`),
	regexp.MustCompile(`(?i)\b(?:tins?|cans?|jars?|bottles?|cups?|containers?|basins?|bowls?|buckets?|calabash(?:es)?|beakers?|mugs?)\b`),
	regexp.MustCompile(`(?i)\b(?:papers?|cartons?|cardboard|newspapers?|boxes|box|calendars?|sacks?|posters?|slips?|cards?|pages?)\b`),
	regexp.MustCompile(`(?i)\b(?:strings?|ropes?|fibres?|threads?|twine|sisal|wool|yarn|cords?|raffia|strips of cloth|cloth strips)\b`),
	regexp.MustCompile(`(?i)\b(?:clay|mud|dough|plasticine)\b`),
	regexp.MustCompile(`(?i)\b(?:charcoal|crayons?|markers?|coloured pencils?|colours)\b`),
	regexp.MustCompile(`(?i)\b(?:tape measures?|met(?:re|er) (?:rules?|sticks?)|rulers?|measuring sticks?)\b`),
	regexp.MustCompile(`(?i)\b(?:watch(?:es)?|clocks?|stopwatch(?:es)?|timers?)\b`),
	regexp.MustCompile(`(?i)\b(?:cloths?|clothes|rags?|fabric)\b`),
	regexp.MustCompile(`(?i)\b(?:drums?|shakers?|rattles?|xylophones?|marimbas?|instruments?)\b`),
	regexp.MustCompile(`(?i)\b(?:polythene|plastic) bags?\b|\bsachets?\b`),
}

// ofCounting is the first of the kin, and ofTops are those of it that are named after another: bottle tops are no bottles.
const ofCounting = 0

var ofTops = regexp.MustCompile(`(?i)\bbottle[- ]?(?:tops?|caps?)\b`)

// inEnglishCalled are things as teachers list them in other languages.
var inEnglishCalled = map[string]string{
	"cailloux": "stones", "bâtonnets": "sticks", "capsules": "bottle tops", "bouchons": "bottle tops", "ardoises": "slates", "ficelle": "string", "boîtes": "tins", "bouteilles": "bottles", "argile": "clay",
	"mawe": "stones", "mawe madogo": "stones", "kokoto": "stones", "vijiti": "sticks", "vifuniko": "bottle tops", "udongo": "clay", "makopo": "tins", "chupa": "bottles", "maboksi": "boxes", "vitambaa": "cloth",
	"pedrinhas": "stones", "tampinhas": "bottle tops", "paus": "sticks", "garrafas": "bottles", "latas": "tins", "barro": "clay", "caixas": "boxes", "cartão": "cardboard",
}

// foreignThings finds the names of such things.
const foreignThings = `\b(?:cailloux|bâtonnets|capsules|bouchons|ardoises|ficelle|boîtes|bouteilles|argile|mawe madogo|mawe|kokoto|vijiti|vifuniko|udongo|makopo|chupa|maboksi|vitambaa|pedrinhas|tampinhas|paus|garrafas|latas|barro|caixas|cartão)\b`

var namesOfThings = regexp.MustCompile(`(?i)` + foreignThings)

// kinOf is the number of the kin of a thing, or -1.
func kinOf(thing string) int {
	return slices.IndexFunc(kin, func(of *regexp.Regexp) bool { return of.MatchString(thing) })
}

// ofCarton are names of one thing.
var ofCarton = regexp.MustCompile(`(?i)\b(?:cartons?|cardboard|boxes|box)\b`)

// counters are things that are only counted; seeds may be sown, sticks carry, and caps hold drops.
var counters = regexp.MustCompile(`(?i)\b(?:counters?|pebbles?|bottle ?tops?|bottle ?caps?|beads?|buttons?|small stones)\b`)

// standsFor is the name of what a material has of the kin of a thing, or nothing.
func (c *composer) standsFor(thing, item string) string {
	switch of := kinOf(thing); {
	case of < 0 || of != ofCounting && ofTops.MatchString(item):
		return ""
	case of == ofCounting:
		if c.card.Subject != "mathematics" {
			return ""
		}
		return counters.FindString(item)
	default:
		return kin[of].FindString(item)
	}
}

// ownThings are the things of the teacher that do as well as a material, and not the material itself.
func (c *composer) ownThings(item string) (own []string, instead string) {
	n := c.notes
	named := stems(item)
	if slices.ContainsFunc(n.things, func(thing string) bool {
		return slices.ContainsFunc(stems(thing), func(word string) bool { return slices.Contains(named, word) })
	}) {
		return nil, ""
	}
	for _, thing := range n.things {
		name := c.standsFor(thing, item)
		if name == "" || ofCarton.MatchString(thing) && ofCarton.MatchString(name) || usual.MatchString(thing) || spots.MatchString(thing) || slices.Contains(own, strings.ToLower(thing)) || instead != "" && name != instead || len(own) == 2 {
			continue
		}
		own, instead = append(own, strings.ToLower(thing)), name
	}
	return own, instead
}

// ownInstead says in the list of materials what the teacher has in place of one that the class would have to find.
func (c *composer) ownInstead(item string) string {
	if own, _ := c.ownThings(item); len(own) > 0 {
		return c.text("note.youHave", "things", strings.Join(own, c.text("note.or")))
	}
	return ""
}

// kinIn says in one of the works of a plan which of the teacher's things stand for which of its materials.
func kinIn(at int) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		works := c.works()
		if at >= len(works) {
			return "make", ""
		}
		var said, told []string
		for _, m := range works[at].materials {
			own, instead := c.ownThings(m.Item)
			if len(own) == 0 || slices.ContainsFunc(own, func(thing string) bool { return slices.Contains(told, thing) }) {
				continue
			}
			told = append(told, own...)
			said = append(said, c.text("note.kin", "things", c.list(own), "item", strings.ToLower(instead)))
			c.usedHere = append(c.usedHere, c.text("used.things"))
		}
		return works[at].block, strings.Join(said, " ")
	}
}

// useful tells whether a thing is used in work: by name, or in place of a material.
func (c *composer) useful(w work, thing string) bool {
	return w.needs(thing) || slices.ContainsFunc(w.materials, func(m Material) bool { return c.standsFor(thing, m.Item) != "" })
}

// noName is what a list says that is the name of no thing: "we can wipe them".
var noName = regexp.MustCompile(`\b(?:we|they|them|i|it|can|is|are|will|have|use|get|sun|sunshine|water|air)\b`)

// noUseOf notes the things that no work of a plan can use, which the overview names once.
func (c *composer) noUseOf(things []string) {
	for _, thing := range things {
		if thing = strings.ToLower(thing); !slices.Contains(c.noUse, thing) && !noName.MatchString(thing) {
			c.noUse = append(c.noUse, thing)
		}
	}
}
