package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// bindings are things of which one measures and ties as well as another.
	bindings = regexp.MustCompile(`(?i)\b(?:wool|yarn|threads?|twine|sisal|raffia|ropes?|cords?|ficelle)$`)
	// aString is how steps name the thing that a class needs.
	aString = regexp.MustCompile(`(?i)\b(a|the|with) (?:string|rope)\b`)
)

// ownTies puts what the teacher has to tie with in the place of the string that steps name, where no material stands for it.
func (c *composer) ownTies(drafts []*draft) {
	at := slices.IndexFunc(c.notes.atHand(), bindings.MatchString)
	if at < 0 || !c.notes.usesThings || c.card.Subject == "creative-arts" {
		return
	}
	thing := strings.ToLower(c.notes.atHand()[at])
	if slices.ContainsFunc(drafts, func(d *draft) bool {
		return slices.ContainsFunc(d.materials, func(m Material) bool { return kinOf(m.Item) == kinOf(thing) && kinOf(thing) >= 0 })
	}) {
		return // it stands for that, or that is there
	}
	for _, d := range drafts {
		found := false
		for i := range d.steps {
			s := &d.steps[i]
			if !aString.MatchString(s.text) {
				continue
			}
			found = true
			s.text = aString.ReplaceAllStringFunc(s.text, func(said string) string {
				article, _, _ := strings.Cut(said, " ")
				switch article {
				case "A":
					return upperFirst(c.text("lengthOf", "thing", thing))
				case "a":
					return c.text("lengthOf", "thing", thing)
				}
				return article + " " + thing
			})
		}
		if found && !slices.ContainsFunc(d.materials, func(m Material) bool { return strings.EqualFold(m.Item, thing) }) {
			d.materials = append(slices.Clone(d.materials), Material{Item: thing, Per: perHand})
		}
	}
}
