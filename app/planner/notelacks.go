package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// lacking is a remark that says only which thing a class does not have: "no ray boxes", "We have no glue".
var lacking = regexp.MustCompile(`(?i)^(?:and |but |so )?(?:no|without|there (?:is|are) no|we have no|we (?:do not|don't) have(?: any)?|(?:the|our) (?:school|village|town|compound|yard|area) has no) ((?:\pL[\pL-]* ){0,3}?\pL[\pL-]*?)(?: (?:for (?:most|all|everyone|everybody|each|(?:each|every|all) (?:child|learner|pupil|student|children|learners|pupils|students))|here|at all|in (?:class|(?:the |our |my )?(?:school|village|lab))|near|nearby|close by|around))?[.!]?$`)

// reason is why a thing is not there, or what is there instead.
var reason = regexp.MustCompile(`(?i)[:;] .*$|,? (?:because|since|as) .*$|,? but .*$`)

// alsoLacking parts what a remark says is not there.
var alsoLacking = regexp.MustCompile(`(?i),? (?:and|or|nor) (?:no |any )?|, (?:no )?`)

// noThings are what nobody can do without, or is no thing.
var noThings = words("time water food rain parents teacher teachers problem idea ideas toilet toilets latrine latrines electricity power money english french reading writing experience one place space room home homes family friends light please")

// isAct is what nobody is to do: "no picking of flowers" is a rule.
var isAct = regexp.MustCompile(`(?i)^\pL{3,}ing of\b`)

// withoutLacks takes from what could not be planned with the things that a class lacks and no step needs, and says so.
func (c *composer) withoutLacks(told []string) []string {
	return slices.DeleteFunc(told, func(remark string) bool {
		if ofPeopleHere.MatchString(remark) {
			return false
		}
		var lacks []string
		label := "notNeeded"
		for _, part := range alsoLacking.Split(reason.ReplaceAllString(remark, ""), -1) {
			if len(lacks) > 0 {
				part = "no " + part
			}
			found := lacking.FindStringSubmatch(part)
			if found == nil || unnamed(found[1]) || isAct.MatchString(found[1]) {
				return false
			}
			if c.standsIn(found[1]) {
				continue // what the class has does as well
			}
			lacks = append(lacks, strings.ToLower(found[1]))
			if c.speaksOf(found[1]) {
				label = "notThere" // the plan works with its like
			}
		}
		if len(lacks) > 0 {
			c.usedHere = append(c.usedHere, c.text(label, "things", strings.Join(lacks, ", ")))
		}
		return true
	})
}

// handles tells whether a step or a material of the plan names a thing.
func (c *composer) handles(thing string) bool {
	named := stems(thing)
	if len(named) == 0 {
		return true
	}
	names := func(text string) bool {
		said := c.stems(text)
		return !slices.ContainsFunc(named, func(word string) bool { return !slices.Contains(said, word) })
	}
	return slices.ContainsFunc(c.drafts, func(d *draft) bool {
		for _, m := range d.materials {
			if names(m.Item) {
				return true
			}
		}
		return slices.ContainsFunc(d.steps, func(s step) bool { return names(s.text) })
	})
}

// playThings are before what is only played with.
var playThings = words("toy play pretend fake model")

// gridPaper is paper on which graphs are drawn.
var gridPaper = regexp.MustCompile(`(?i)\b(?:graph|squared|grid) (?:paper|sheets?|books?)$`)

// formWords are last words that say in which form something is there: paper, cards.
var formWords = words("paper papers card cards sheet sheets book books chart charts wall")

// speaksOf tells whether a step or a material of the plan names a thing by the word that tells what it is.
func (c *composer) speaksOf(thing string) bool {
	said := strings.Fields(strings.ToLower(thing))
	if len(said) > 1 && formWords[said[len(said)-1]] && !formWords[said[0]] {
		return c.handles(said[len(said)-2])
	}
	return len(said) > 0 && c.handles(said[len(said)-1])
}

// unnamed tells whether what is lacking is no thing for a lesson.
func unnamed(thing string) bool {
	said := plainWords(thing)
	if len(said) > 1 && playThings[said[0]] {
		return false // toy money is cut and written
	}
	return len(said) == 0 || noThings[said[len(said)-1]] || shields[said[len(said)-1]]
}

// exceptFor is a remark that says what a class has by what it lacks: "no chemicals except vinegar and salt".
const exceptFor = `\b(?:no|not any|without(?: any)?) ((?:[\pL-]+ ){0,3}?[\pL-]+),? (?:except(?: for)?|but for|other than|apart from|besides|save for|but only|only) ((?:[\pL\d'-]+,? ){0,12}?[\pL'-]+)(?:$|[.;])`

// noException is what stands behind such words and is no thing.
const noException = `\b(?:except(?: for)?|but for|other than|apart from|besides|save for|only) (?:at|in|on|when|if|during|after|before|from|by|for|to|who|where|the (?:teacher|head|office|board)|my|one (?:teacher|learner|pupil)|me|mine|my own|ours)\b|\b(?:internet|network|electricity|power|water|visits?|teachers?|learners|pupils|time|homework|lessons?)\b`

// readLacks notes the things that a clause says are not there before it says what is: "no counters but plenty of stones".
func (n *notes) readLacks(k clause) {
	if ofAnswers.MatchString(k.text) {
		return // what answers lack is no thing: "They list rights but no duties"
	}
	matters := turns.Split(k.text, -1)
	for _, matter := range matters {
		if found := lacking.FindStringSubmatch(strings.TrimSpace(matter)); found != nil && len(matters) > 1 && !strings.Contains(strings.ToLower(k.text), "except") {
			n.without = append(n.without, strings.ToLower(found[1]))
		}
	}
}

// ofAnswers is what learners write or tell, and what it lacks.
var ofAnswers = regexp.MustCompile(`(?i)\b(?:list|lists|gives?|writes?|states?|names?|tells?|says?|shows?|knows?|describes?) [^.;]{2,40}?,? but (?:give |show |write |with |have )?(?:no|never|not|without)\b`)

// lackingHere says of a thing that a class lacks, and a step names all the same, what is done instead.
func (c *composer) lackingHere() {
	for _, told := range c.notes.told {
		for i, part := range alsoLacking.Split(reason.ReplaceAllString(told, ""), -1) {
			if i > 0 {
				part = "no " + part
			}
			found := lacking.FindStringSubmatch(part)
			if found == nil {
				break
			}
			c.notes.without = append(c.notes.without, strings.ToLower(found[1]))
		}
	}
	c.notes.without = slices.DeleteFunc(c.notes.without, func(thing string) bool {
		return unnamed(thing) || usual.MatchString(thing) && !measuredWith.MatchString(thing)
	})
	for _, thing := range c.notes.without {
		c.notes.inWork(func(c *composer) (block, text string) { return c.insteadOf(thing) }, "")
	}
}

// measuredWith are things that every lesson has but that a class may lack.
var measuredWith = regexp.MustCompile(`(?i)\b(?:rulers?|slates?|pencils?)\b`)

// substances are those for which nothing else is taken.
var substances = regexp.MustCompile(`(?i)\b(?:acids?|soda|iodine|hydroxide|peroxide|ethanol|alcohol|indicator|litmus|reagents?|solutions?|chemicals?|salts?|limewater|permanganate|chloride|sulph\w+|nitrate|copper|zinc|magnesium)\b`)

// insteadOf says what a class does without a thing that a work of the plan names.
func (c *composer) insteadOf(thing string) (block, text string) {
	if named, _ := c.ownDyes(); isPaint(thing) && len(named) > 0 {
		return "teach1", "" // the class makes its colours
	}
	if scales.MatchString(thing) && c.standsIn(thing) {
		return "teach1", "" // another one is lent
	}
	if block, text = c.inPlaceOf(thing); text != "" {
		return block, text
	}
	for _, w := range c.works() {
		for _, m := range w.materials {
			if !isLacked(thing, m.Item) {
				continue
			}
			if _, known := c.ownThings(w)[m.Item]; known || m.Substitute == "" {
				return w.block, "" // what the teacher has does as well
			}
			return w.block, c.text("note.insteadOf", "thing", thing, "instead", inline(lowerFirst(m.Substitute)))
		}
	}
	if gridPaper.MatchString(thing) {
		for _, block := range []string{inWorkOn("graph curve")(c), inWorkOn("plot axis axes grid")(c)} {
			if block != "" {
				return block, c.text("note.squares", "thing", thing)
			}
		}
	}
	if c.madeHere(thing) {
		return "teach1", ""
	}
	if !c.handles(thing) || !slices.ContainsFunc(c.works(), func(w work) bool { return w.needs(thing) }) || c.makes(thing) || c.standsIn(thing) {
		return "teach1", ""
	}
	if c.card.Subject == "chemistry" || substances.MatchString(thing) {
		return "teach1", c.text("note.lackingReagent", "thing", thing)
	}
	return "teach1", c.text("note.lackingHere", "thing", thing)
}

// madeHere tells whether a material of the plan takes the place of a thing: "sticks with string and two bags as balance".
func (c *composer) madeHere(thing string) bool {
	named := stems(lastWord(thing))
	return slices.ContainsFunc(c.works(), func(w work) bool {
		return slices.ContainsFunc(w.materials, func(m Material) bool { return hasAll(wordSet(m.Item), named) })
	})
}

// standsIn tells whether the teacher has something of the kin of a thing.
func (c *composer) standsIn(thing string) bool {
	of := kinOf(thing)
	return of >= 0 && slices.ContainsFunc(c.notes.atHand(), func(own string) bool { return kinOf(own) == of })
}

// isLacked tells whether a material is what a class lacks, by the last word of its name.
func isLacked(thing, item string) bool {
	named, said := stems(thing), wordSet(item)
	if isPaint(thing) && isPaint(item) {
		return true
	}
	return len(named) > 0 && !several(item) && !slices.ContainsFunc(named, func(word string) bool { return !said[word] })
}

// withSubstitutes puts in place of what a class lacks what does as well.
func (c *composer) withSubstitutes(materials []Material) []Material {
	if c.notes.oneWatch {
		materials = withoutWatches(materials)
	}
	materials = c.inSquaredBooks(c.dyed(materials))
	if len(c.notes.without) == 0 {
		return materials
	}
	materials = slices.Clone(materials)
	for i, m := range materials {
		if m.Substitute != "" && slices.ContainsFunc(c.notes.without, func(thing string) bool { return isLacked(thing, m.Item) }) && c.ownInstead(m.Item) == "" {
			materials[i].Item, materials[i].Substitute = inline(m.Substitute), ""
		}
	}
	return materials
}

// makes tells whether the product of the plan is what a class lacks: "No models" is why learners make one.
func (c *composer) makes(thing string) bool {
	named := stems(thing)
	return len(named) > 0 && slices.Contains(c.stems(c.artefact.Type+" "+c.artefact.Brief), named[len(named)-1])
}

// aWatch is a watch among the things of one material.
var aWatch = regexp.MustCompile(`(?i)^(?:stop)?watch(?:es)?(?:,| and) |(?:,| and)(?: a)? (?:stop)?watch(?:es)?\b`)

// onlyWatches is a material of nothing else.
var onlyWatches = regexp.MustCompile(`(?i)^(?:stop ?)?(?:watch(?:es)?|clocks?)(?:$| or | with )`)

// withoutWatches are the materials of a class with one watch, which you hold for all.
func withoutWatches(materials []Material) []Material {
	materials = slices.Clone(materials)
	for i, m := range materials {
		switch {
		case several(m.Item):
			materials[i].Item = aWatch.ReplaceAllString(m.Item, "")
		case onlyWatches.MatchString(m.Item):
			materials[i].Count, materials[i].Per = 1, "class"
		}
	}
	return materials
}
