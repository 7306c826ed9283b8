package planner

import (
	"regexp"
	"slices"
	"strings"
)

// lacking is a remark that says only which thing a class does not have: "no ray boxes", "We have no glue".
var lacking = regexp.MustCompile(`(?i)^(?:and |but )?(?:no|without|there (?:is|are) no|we have no|we (?:do not|don't) have(?: any)?) ((?:\pL[\pL-]* ){0,3}?\pL[\pL-]*)[.!]?$`)

// alsoLacking parts what a remark says is not there.
var alsoLacking = regexp.MustCompile(`(?i),? (?:and|or|nor) (?:no |any )?|, (?:no )?`)

// noThings are what nobody can do without, or is no thing.
var noThings = words("time water food rain parents teacher teachers problem idea ideas toilet toilets latrine latrines electricity power money english french reading writing experience one place space room home homes family friends light please")

// withoutLacks takes from what could not be planned with the things that a class lacks and no step needs, and says so.
func (c *composer) withoutLacks(told []string) []string {
	return slices.DeleteFunc(told, func(remark string) bool {
		if ofPeopleHere.MatchString(remark) {
			return false
		}
		var lacks []string
		label := "notNeeded"
		for _, part := range alsoLacking.Split(remark, -1) {
			if len(lacks) > 0 {
				part = "no " + part
			}
			found := lacking.FindStringSubmatch(part)
			if found == nil || unnamed(found[1]) {
				return false
			}
			lacks = append(lacks, strings.ToLower(found[1]))
			if c.handles(found[1]) {
				label = "notThere" // a step says what is done instead
			}
		}
		c.usedHere = append(c.usedHere, c.text(label, "things", strings.Join(lacks, ", ")))
		return true
	})
}

// handles tells whether a step or a material of the plan names a thing.
func (c *composer) handles(thing string) bool {
	last := stems(thing)
	if len(last) == 0 {
		return true
	}
	named := last[len(last)-1]
	return slices.ContainsFunc(c.drafts, func(d *draft) bool {
		for _, m := range d.materials {
			if slices.Contains(stems(m.Item), named) {
				return true
			}
		}
		return slices.ContainsFunc(d.steps, func(s step) bool { return slices.Contains(stems(s.text), named) })
	})
}

// unnamed tells whether what is lacking is no thing for a lesson.
func unnamed(thing string) bool {
	return slices.ContainsFunc(plainWords(thing), func(word string) bool { return shields[word] || noThings[word] })
}

// lackingHere says of a thing that a class lacks, and a step names all the same, what is done instead.
func (c *composer) lackingHere() {
	for _, told := range c.notes.told {
		for i, part := range alsoLacking.Split(told, -1) {
			if i > 0 {
				part = "no " + part
			}
			found := lacking.FindStringSubmatch(part)
			if found == nil {
				break
			}
			thing := strings.ToLower(found[1])
			c.notes.inWork(func(c *composer) (block, text string) {
				if unnamed(thing) || !c.handles(thing) || c.makes(thing) {
					return "teach1", ""
				}
				return "teach1", c.text("note.lackingHere", "thing", thing)
			}, "")
		}
	}
}

// makes tells whether the product of the plan is what a class lacks: "No models" is why learners make one.
func (c *composer) makes(thing string) bool {
	named := stems(thing)
	return len(named) > 0 && slices.Contains(c.stems(c.artefact.Type+" "+c.artefact.Brief), named[len(named)-1])
}
