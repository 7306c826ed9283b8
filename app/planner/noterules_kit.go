package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// lentThing is a thing that somebody lends, as it stands behind its article.
const lentThing = `((?:\pL[\pL-]* ){0,2}?\pL[\pL-]+)`

var (
	// lentFor is for how long.
	lentFor = regexp.MustCompile(`(?: it| them)?,?(?: only| just)?(?: for)?(?: only| just| about)? ?(an?|one|half an?|\d{1,2}|two|three|thirty|forty) ?(hours?|hrs?|minutes?|mins?|lessons?|periods?|days?|mornings?)\b`).String()
	// lentBy is who lends it, and weMay and aFew what stands before.
	lentBy = regexp.MustCompile(` (?:from|at|of) (?:(?:the|our|a) )?(?:\pL+ ){0,1}?\pL+`).String()
	weMay  = regexp.MustCompile(`(?:we|i|you) (?:can|may|could|will|shall|are allowed to) (?:also )?`).String()
	aFew   = regexp.MustCompile(`(?:(?:one|an?|the|their|its|his|her|\d{1,2}|two|three|four|five|six|eight|ten) )?`).String()
)

// kitRules read what is lent for a while, what a room has, and how slates and books are shared.
func kitRules() []noteRule {
	lend := func(n *notes, _ string, found []string) {
		thing := articleBefore.ReplaceAllString(strings.ToLower(found[1]), "")
		if thing == "" || noName.MatchString(thing) || ofPeopleLent.MatchString(thing) {
			return
		}
		time := n.lentTime(strings.ToLower(found[2]), strings.ToLower(found[3]))
		if last := lastWord(thing); n.have(thing) == 0 && !strings.HasSuffix(last, "s") && !usual.MatchString(thing) {
			n.scarce(1, thing)
		}
		n.inWork(func(c *composer) (block, text string) {
			if block = c.blockFor(thing); block == "" {
				block = "teach1"
				if !usual.MatchString(thing) {
					return block, ""
				}
			}
			c.usedHere = append(c.usedHere, n.says.text("used.lentFor", "thing", thing, "time", time))
			return block, n.says.text("note.lentFor", "thing", thing, "time", time)
		}, "")
	}
	return []noteRule{
		hinted("borrow", rule(lentThing+lentBy+` (?:that |which )?`+weMay+`borrow`+lentFor, notLent.String(), lend)),
		hinted("borrow", rule(`\b`+weMay+`borrow `+aFew+lentThing+`(?:`+lentBy+`)?`+lentFor, notLent.String(), lend)),
		hinted("lend lends", rule(`\blends? (?:(?:us|me|the class) )?`+aFew+lentThing+lentFor, notLent.String(), lend)),
		hinted("borrowed lent loan", rule(lentThing+`(?:`+lentBy+`)? (?:is |are |can be |may be |will be )?(?:borrowed|lent|on loan)(?: to us)?(?: (?:from|by) [^.;,]{3,30}?)?`+lentFor, notLent.String(), lend)),
		hinted("projector", rule(`\bprojectors? (?:is |still )?(?:works?|working|fine|ok|okay|good|there|available)\b|\b(?:working|one|a|the|our) projector\b`, `\b(?:no|not|never|cannot|without|broken|dead|spoil\w*|locked|bulb|if|rarely|seldom|hardly|sometimes|often|weak|doesn't|don't)\b`, func(n *notes, _ string, _ []string) {
			n.note("teach1", "projectorWorks")
			n.before()
		})),
		hinted("slate slates", rule(`\b(two|three|2|3|four|4) (?:\pL+ )?(?:on|to|at|per|with|share|sharing|using|use) (?:each |every |one |a |1 )+slate\b|\bslates?,? (?:are )?shared (?:by|between|among) (two|three|2|3|four|4)\b`, "", func(n *notes, _ string, found []string) {
			n.note("practice", "slateShared", "learners", n.says.count(number(found[1]+found[2]), "learner"))
			n.before()
		})),
		hinted("squared grid quadrille carreaux graph", rule(squaredBooks.String(), `\b(?:no|not|without|never|hakuna|pas de|few|some)\b [^,;.]{0,12}(?:squared|grid|quadr|graph)`, func(n *notes, _ string, _ []string) {
			n.squaredBooks = true
			n.inWork(func(c *composer) (block, text string) {
				if block = inFirst(work.onSquares)(c); block == "" && ofMathematics(c) {
					block = inWorkOn("grid axis axes plot graph chart square")(c)
				}
				if block == "" {
					return "teach1", ""
				}
				c.usedHere = append(c.usedHere, n.says.text("used.squaredBooks"))
				return block, n.says.text("note.squaredBooks")
			}, "")
		})),
	}
}

// withoutComputers reads that a class has no machines, or has never used one.
func withoutComputers() noteRule {
	return rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:computers?|laptops?|tablets?|devices?)\b|\bnever (?:used|touched|seen) a computer\b`, "", func(n *notes, part string, found []string) {
		if strings.HasPrefix(strings.ToLower(found[0]), "never") && n.ofOneLearner(part) {
			return // the class has machines, and one learner is new to them
		}
		n.lacks["computer"] = true
		n.note("teach1", "computer")
	})
}

// squaredBooks are books in which a grid is printed already.
var squaredBooks = regexp.MustCompile(`\b(?:squared|square[- ]ruled|grid|graph) (?:(?:exercise|maths|mathematics|math|note|copy) ?)*books?\b|\b(?:exercise |maths |mathematics |note)?books (?:are|have|with) (?:all )?(?:squared|squares|grids?)\b|\bcahiers? (?:quadrill[ée]s?|[àa] carreaux)`)

// notLent stands in what is lent to nobody or never.
var notLent = regexp.MustCompile(`\b(?:no|not|never|cannot|can't|nobody|refuses?)\b`)

var (
	articleBefore = regexp.MustCompile(`(?i)^(?:(?:but|and|so|only|just|with|have|use|a|an|one|the|our|their|its) )+`)
	ofPeopleLent  = regexp.MustCompile(`(?i)\b(?:rooms?|halls?|class(?:rooms?)?|labs?|laborator(?:y|ies)|` + people + `)$`)
	// onSquared is paper of squares on which a work is done.
	onSquared = regexp.MustCompile(`(?i)^(?:squares? of|grids?\b|squared (?:pages?|paper|sheets?)|graph (?:paper|sheets?)|(?:pages?|sheets?) of squared)`)
)

// lentTime is how long something is lent, in minutes where that is told in hours.
func (n *notes) lentTime(many, unit string) string {
	half := strings.HasPrefix(many, "half")
	count := max(1, number(many))
	switch {
	case strings.HasPrefix(unit, "h") && half:
		return n.says.count(30, "minute")
	case strings.HasPrefix(unit, "h"):
		return n.says.count(60*count, "minute")
	case strings.HasPrefix(unit, "min"):
		return n.says.count(count, "minute")
	case strings.HasPrefix(unit, "day"), strings.HasPrefix(unit, "morning"):
		return n.says.text("lentDay")
	}
	return n.says.count(count, "lesson")
}

// onSquares tells whether work is done on paper of squares.
func (w work) onSquares() bool {
	return slices.ContainsFunc(w.materials, func(m Material) bool { return onSquared.MatchString(m.Item) })
}

// inSquaredBooks are the materials of a class whose books have squares: no paper with squares is made.
func (c *composer) inSquaredBooks(materials []Material) []Material {
	if !c.notes.squaredBooks {
		return materials
	}
	materials = slices.Clone(materials)
	for i, m := range materials {
		if onSquared.MatchString(m.Item) {
			materials[i] = Material{Item: c.text("squaredBooks"), Count: 1, Per: "learner"}
		}
	}
	return materials
}
