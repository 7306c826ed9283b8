package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// replacement is what a class has in place of a thing that it lacks: "No quadrat frames, we have wire and string".
type replacement struct {
	lack string
	has  []string
}

// lacksButHas is how a note tells both at once.
var lacksButHas = regexp.MustCompile(`(?i)(?:^|[,:] )(?:(?:we|I) have |there (?:is|are) )?(?:no|without) ((?:\pL[\pL-]* ){0,2}?\pL[\pL-]*)(?:,|:| -| –)?(?: but| so| only| though)? (?:(?:we|they|I|learners|pupils|students|children) (?:can )?(?:have|use|make do with|get|find|collect|bring|take)|with) ((?:[\pL'-]+,? ){0,6}[\pL'-]+)(?:$|[.!])`)

// mostInPlace are as many things as take the place of one.
const mostInPlace = 3

// readInPlace reads what a class has in place of a thing that it lacks.
func (n *notes) readInPlace(part string) {
	found := lacksButHas.FindStringSubmatch(part)
	if found == nil || unnamed(found[1]) || usual.MatchString(found[1]) {
		return
	}
	has := slices.DeleteFunc(thingsIn(found[2]), func(thing string) bool {
		return usual.MatchString(thing) || measures(thing) || watched[strings.ToLower(lastWord(thing))] || ofDoing.MatchString(thing) || noThing.MatchString(thing) || harmful.MatchString(thing)
	})
	if len(has) == 0 || len(has) > mostInPlace {
		return
	}
	if lack := strings.ToLower(found[1]); !slices.Contains(n.without, lack) {
		n.without = append(n.without, lack)
	}
	n.inPlaces = append(n.inPlaces, replacement{strings.ToLower(found[1]), has})
}

// inPlaceOf says what takes the place of a thing that a work of the plan needs and the class lacks.
func (c *composer) inPlaceOf(lack string) (block, text string) {
	at := slices.IndexFunc(c.notes.inPlaces, func(r replacement) bool { return r.lack == lack })
	if at < 0 || c.makes(lack) {
		return "", ""
	}
	for _, w := range c.works() {
		if w.needs(lack) {
			things := c.notes.inPlaces[at].has
			c.hand(w.block, things)
			c.usedHere = append(c.usedHere, c.text("used.things"))
			return w.block, c.text("note.inPlace", "lack", lack, "things", strings.ToLower(c.list(things)))
		}
	}
	return "", ""
}

// hasOtherPlace tells whether a line of its own says what a thing is for: it takes the place of a thing that is missing, or is
// the only scale, which stays at one table.
func (c *composer) hasOtherPlace(thing string) bool {
	return scales.MatchString(thing) && c.notes.have(thing) == 1 || slices.ContainsFunc(c.notes.inPlaces, func(r replacement) bool {
		return slices.ContainsFunc(r.has, func(own string) bool { return strings.EqualFold(own, thing) }) &&
			slices.ContainsFunc(c.works(), func(w work) bool { return w.needs(r.lack) })
	})
}
