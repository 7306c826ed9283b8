package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// kin are things of which one does as well as another. A limp sack is no carton, and a bucket is no cup.
var kin = []*regexp.Regexp{
	regexp.MustCompile(`(?i)\b(?:stones?|pebbles?|gravel|pips?|seeds?|beans?|counters?|bottle ?tops?|bottle ?caps?|caps|beads?|grains?|shells?|sticks?|twigs?|stalks?|pods?|buttons?|kernels?|nuts|groundnuts|marbles?|leaves)\b`),
	regexp.MustCompile(`(?i)^(?:paper cups?|(?:paper |cloth )?bags?)$`), // from which lots are drawn
	regexp.MustCompile(`(?i)\b(?:tins?|cans?|jars?|bottles?|cups?|containers?|calabash(?:es)?|gourds?|beakers?|mugs?)\b`),
	regexp.MustCompile(`(?i)\b(?:basins?|bowls?|buckets?|tubs?)\b`),
	regexp.MustCompile(`(?i)\b(?:papers?|newspapers?|calendars?|slips?|pages?|sheets)\b`),
	regexp.MustCompile(`(?i)\b(?:cartons?|cardboard|boxes|box|posters?|manila|cards?)\b`),
	regexp.MustCompile(`(?i)\b(?:strings?|ropes?|fibres?|threads?|twine|sisal|wool|yarn|cords?|raffia|strips of cloth|cloth strips)\b`),
	regexp.MustCompile(`(?i)\b(?:clay|mud|dough|plasticine)\b`),
	regexp.MustCompile(`(?i)\b(?:charcoal|crayons?|markers?|coloured pencils?|colours)\b`),
	regexp.MustCompile(`(?i)\b(?:tape measures?|met(?:re|er) (?:rules?|sticks?)|rulers?|measuring sticks?)\b`),
	regexp.MustCompile(`(?i)(?:^|kitchen |weighing |beam |baby |pan |digital |electronic )(?:balances?|scales?)\b`), // a spring balance shows a force
	regexp.MustCompile(`(?i)\b(?:watch(?:es)?|clocks?|stopwatch(?:es)?|timers?)\b`),
	regexp.MustCompile(`(?i)\b(?:cloths?|clothes|rags?|fabric|sacks?|blankets?)\b`),
	regexp.MustCompile(`(?i)\b(?:drums?|ngomas?|shakers?|rattles?|xylophones?|marimbas?|instruments?)\b`),
	regexp.MustCompile(`(?i)\b(?:polythene|plastic) bags?\b|\bsachets?\b`),
	regexp.MustCompile(`(?i)\b(?:vinegar|lime juice|lemon juice)\b`),
	regexp.MustCompile(`(?i)\b(?:paints?|turmeric|indigo|bissap|red earth|ochre|henna|dyes?)\b`),
}

// ofCounting is the first of the kin, and ofTops are those of it that are named after another: bottle tops are no bottles.
const ofCounting = 0

var ofTops = regexp.MustCompile(`(?i)\bbottle[- ]?(?:tops?|caps?)\b`)

// inEnglishCalled are things as teachers list them in other languages.
var inEnglishCalled = map[string]string{
	"sacos": "sacks", "pedras": "stones", "pierres": "stones", "sementes": "seeds", "graines": "seeds", "mbegu": "seeds",
	"bicarbonate": "baking soda", "ruban": "tape measure", "cailloux": "stones", "bâtonnets": "sticks", "capsules": "bottle tops", "bouchons": "bottle tops", "ardoises": "slates", "ficelle": "string", "boîtes": "tins", "bouteilles": "bottles", "argile": "clay", "citrons": "lemons", "savon": "soap", "cendre": "ash", "sable": "sand", "vinaigre": "vinegar", "calebasses": "calabashes",
	"mawe": "stones", "mawe madogo": "stones", "kokoto": "stones", "vijiti": "sticks", "vifuniko": "bottle tops", "udongo": "soil", "makopo": "tins", "chupa": "bottles", "maboksi": "boxes", "vitambaa": "cloth", "ndimu": "lemons", "limau": "lemons", "sabuni": "soap", "majivu": "ash", "mchanga": "sand", "chumvi": "salt", "siki": "vinegar",
	"pedrinhas": "stones", "tampinhas": "bottle tops", "paus": "sticks", "garrafas": "bottles", "latas": "tins", "barro": "clay", "caixas": "boxes", "cartão": "cardboard", "limões": "lemons", "sabão": "soap", "cinza": "ash", "areia": "sand", "vinagre": "vinegar",
}

// foreignThings finds the names of such things.
const foreignThings = `\b(?:sacos|pedras|pierres|sementes|graines|mbegu|cailloux|bâtonnets|capsules|bouchons|ardoises|ficelle|boîtes|bouteilles|argile|citrons|savon|cendre|sable|vinaigre|calebasses|ndimu|limau|sabuni|majivu|mchanga|chumvi|siki|limões|sabão|cinza|areia|vinagre|mawe madogo|mawe|kokoto|vijiti|vifuniko|udongo|makopo|chupa|maboksi|vitambaa|pedrinhas|tampinhas|paus|garrafas|latas|barro|caixas|cartão)\b`

// marks are things that show a place.
var marks = regexp.MustCompile(`(?i)\bmarcad\pL+ (?:com|por)\b|\bmarqué\pL* (?:avec|par|de)\b|\bmarked (?:by|with)\b|\bminas\b|\bmines antip|\bmabomu\b`)

var namesOfThings = regexp.MustCompile(`(?i)` + foreignThings)

// pours is a can that is no tin.
var pours = regexp.MustCompile(`(?i)\bwatering cans?\b`)

// kinOf is the number of the kin of a thing, or -1.
func kinOf(thing string) int {
	if pours.MatchString(thing) {
		return -1
	}
	return slices.IndexFunc(kin, func(of *regexp.Regexp) bool {
		return slices.ContainsFunc(of.FindAllStringIndex(thing, -1), func(at []int) bool { return endsName.MatchString(thing[at[1]:]) })
	})
}

// endsName is what may follow the word that says what a thing is: a charcoal stove is no charcoal.
var endsName = regexp.MustCompile(`(?i)^(?:[,;.(]|\s*$|\s+(?:of|from|with|for|in|and|or|to|at|on|that|which)\b)`)

// ofCarton are names of one thing.
var ofCarton = regexp.MustCompile(`(?i)\b(?:cartons?|cardboard|boxes|box)\b`)

var (
	// counters are things that are only counted; seeds may be sown, sticks carry, and caps hold drops.
	counters = regexp.MustCompile(`(?i)\b(?:counters?|pebbles?|bottle ?tops?|bottle ?caps?|beads?|buttons?|small stones)\b`)
	// deadCounters stand for something where nothing is sown.
	deadCounters = regexp.MustCompile(`(?i)\b(?:counters?|pebbles?|bottle ?tops?|bottle ?caps?|beads?|buttons?|small stones|seeds|beans|maize grains|kernels)\b`)
	// youngCounters are laid out and counted by the youngest, whatever they are.
	youngCounters = regexp.MustCompile(`(?i)\b(?:counters?|pebbles?|bottle ?tops?|bottle ?caps?|beads?|buttons?|(?:small |large )?stones|leaves|seeds)\b`)
)

// standsFor is the name of what a material has of the kin of a thing, or nothing.
func (c *composer) standsFor(thing, item string) string {
	switch of := kinOf(thing); {
	case of < 0 || of != ofCounting && ofTops.MatchString(item) || of == ofCounting && several(item):
		return ""
	case of == ofCounting && c.card.Subject == "mathematics" && c.profile.Level == "young":
		return youngCounters.FindString(item)
	case of == ofCounting && !ofLife(c) && c.card.Subject != "home-economics":
		return deadCounters.FindString(item)
	case of == ofCounting:
		return counters.FindString(item)
	default:
		item = itself(item)
		at := kin[of].FindStringIndex(item)
		if at == nil || onlySuch.MatchString(item[:at[0]]) && !onlySuch.MatchString(thing+" ") {
			return ""
		}
		return item[at[0]:at[1]]
	}
}

var (
	// onlySuch is what a thing must be for the work, so that not all its like will do: through a tin nobody sees.
	onlySuch = regexp.MustCompile(`(?i)\b(?:clear|transparent|glass|see-through|clean|cotton|damp|wet|graph|squared|carbon|tissue|filter|litmus) (?:plastic )?$`)
	// pieceOf is before what a thing is made of: "pieces of carton".
	pieceOf = regexp.MustCompile(`(?i)^(?:\pL+ )?(?:pieces?|sheets?|strips?|lengths?|bits?|balls?|lumps?|scraps?|squares?) of `)
	// afterItself is between the thing itself and what is in it or with it: "cups of maize kept in a cloth".
	afterItself = regexp.MustCompile(`(?i) (?:of|in|with|from|for|on|kept|covered) `)
)

// itself is the part of the name of a material that says what it is.
func itself(item string) string {
	item = pieceOf.ReplaceAllString(item, "")
	return afterItself.Split(item, 2)[0]
}

// isNamed tells whether a material is a thing itself, whatever both are called: by the last word of its name that says which.
func isNamed(thing, item string) bool {
	if ofCarton.MatchString(thing) && ofCarton.MatchString(item) {
		return true
	}
	named, words := wordSet(item), stems(thing)
	for i := len(words) - 1; i >= 0; i-- {
		if vague[words[i]] && i > 0 {
			continue
		}
		return named[words[i]] || slices.ContainsFunc(synonyms(words[i]), func(other string) bool { return named[other] })
	}
	return false
}

// stand is what of the teacher's things does as well as a material.
type stand struct {
	own     []string
	instead string // its name in the material
}

// mostStands are as many things as stand for one material, where each has its like.
const mostStands = 2

// ownThings deals the things of the teacher to the materials of some work for which they stand. One thing stands for one
// kind of things that are laid out together.
func (c *composer) ownThings(w work) map[string]stand {
	things := c.notes.atHand()
	key := strings.Join(things, "\n")
	for _, m := range w.materials {
		key += "\n\n" + m.Item
	}
	return recall(&c.memory.stands, key, func() map[string]stand { return c.deal(things, w) })
}

func (c *composer) deal(things []string, w work) map[string]stand {
	dealt, taken := map[string]stand{}, map[string]bool{}
	wanted := 0
	for _, m := range w.materials {
		for _, thing := range things {
			taken[thing] = taken[thing] || isNamed(thing, m.Item)
		}
		if youngCounters.MatchString(m.Item) {
			wanted++
		}
	}
	for _, m := range w.materials {
		if slices.ContainsFunc(things, func(thing string) bool { return isNamed(thing, m.Item) }) {
			continue // it is there
		}
		var s stand
		for _, thing := range things {
			name := c.standsFor(thing, m.Item)
			if isPlaceValue(c) && bundled.MatchString(thing) {
				continue // ten of them are a ten
			}
			if c.notes.have(thing) == 1 && m.Per != "class" {
				continue // one is not enough for all teams
			}
			if name == "" || taken[thing] || s.instead != "" && name != s.instead || len(s.own) == mostStands || wanted > 1 && len(s.own) == 1 && kinOf(thing) == ofCounting {
				continue
			}
			taken[thing] = true
			s.own, s.instead = append(s.own, thing), name
		}
		if len(s.own) > 0 {
			dealt[m.Item] = s
		}
	}
	return dealt
}

// ownInstead says in the list of materials what the teacher has in place of one that the class would have to find.
func (c *composer) ownInstead(item string) string {
	if !c.notes.usesThings {
		return ""
	}
	for _, w := range c.works() {
		for name, s := range c.ownThings(w) {
			if strings.EqualFold(inline(name), inline(item)) {
				if have := c.notes.have(s.own[0]); isRule.MatchString(s.own[0]) && have > 1 && have < c.class.teams {
					return c.text("note.youHaveFew", "n", strconv.Itoa(have), "things", s.own[0])
				}
				return c.text("note.youHave", "things", strings.Join(s.own, c.text("note.or")))
			}
		}
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
		dealt := c.ownThings(works[at])
		for _, m := range works[at].materials {
			s, known := dealt[m.Item]
			if !known || slices.Contains(told, s.instead) {
				continue
			}
			told = append(told, s.instead)
			said = append(said, c.standSaid(m, s))
			c.usedHere = append(c.usedHere, c.text("used.things"))
		}
		return works[at].block, strings.Join(append(said, c.asSubstitutes(works[at], dealt)...), " ")
	}
}

// useful tells whether a thing is used in work: by name, or in place of a material.
func (c *composer) useful(w work, thing string) bool {
	if w.needs(thing) {
		return true
	}
	for _, s := range c.ownThings(w) {
		if slices.Contains(s.own, strings.ToLower(thing)) {
			return true
		}
	}
	return false
}

// noName is what a list says that is the name of no thing: "we can wipe them".
var noName = regexp.MustCompile(`\b(?:we|they|them|i|it|can|is|are|will|have|use|get|sun|sunshine|water|air|taps?|shops?|wells?)\b`)

// noUseOf notes the things that no work of a plan can use, which the overview names once.
func (c *composer) noUseOf(things []string) {
	for _, thing := range things {
		if thing = strings.ToLower(thing); !slices.Contains(c.noUse, thing) && !noName.MatchString(thing) {
			c.noUse = append(c.noUse, thing)
		}
	}
}
