package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// dyes are things of the kitchen and the ground that colour water, each with its colour.
var dyes = []struct {
	things *regexp.Regexp
	colour string
}{
	{regexp.MustCompile(`(?i)\bturmeric\b`), "yellow"},
	{regexp.MustCompile(`(?i)\bindigo\b`), "blue"},
	{regexp.MustCompile(`(?i)\b(?:bissap|hibiscus|beetroot|camwood)\b`), "red"},
	{regexp.MustCompile(`(?i)\b(?:red (?:earth|soil|clay)|ochre|laterite)\b`), "red-brown"},
	{regexp.MustCompile(`(?i)\b(?:annatto|henna)\b`), "orange"},
	{regexp.MustCompile(`(?i)\b(?:charcoal|soot)\b`), "black"},
	{regexp.MustCompile(`(?i)\b(?:kaolin|white (?:clay|chalk|earth))\b`), "white"},
	{regexp.MustCompile(`(?i)\b(?:coffee|tea|kola nuts?)\b`), "brown"},
}

var (
	// paint is a material that dyes replace.
	paint = regexp.MustCompile(`(?i)\bpaints?\b(?: on)?`)
	// measureOf is how much of it there is: "small spoons of red, yellow and blue paint".
	measureOf = regexp.MustCompile(`(?i)^((?:\pL+ )?(?:spoons|lids|cups|drops)) of .*$`)
)

// fewestDyes are as many colours as can be mixed.
const fewestDyes = 2

// ownDyes are the things of the class that colour, each with its colour, and the colours.
func (c *composer) ownDyes() (named, colours []string) {
	for _, thing := range c.notes.atHand() {
		for _, dye := range dyes {
			if dye.things.MatchString(thing) && !slices.Contains(colours, dye.colour) {
				named, colours = append(named, thing+" ("+dye.colour+")"), append(colours, dye.colour)
				break
			}
		}
	}
	if len(named) < fewestDyes {
		return nil, nil
	}
	return named, colours
}

// uncoloured are the names of dyes without their colours.
func uncoloured(named []string) []string {
	bare := make([]string, len(named))
	for i, name := range named {
		bare[i], _, _ = strings.Cut(name, " (")
	}
	return bare
}

// isPaint tells whether a material is paint, and not what is painted on.
func isPaint(item string) bool {
	found := paint.FindString(item)
	return found != "" && !strings.HasSuffix(found, " on")
}

// dyed puts the colours that a class has in place of paint.
func (c *composer) dyed(materials []Material) []Material {
	if !slices.ContainsFunc(materials, func(m Material) bool { return isPaint(m.Item) }) {
		return materials
	}
	named, colours := c.ownDyes()
	if len(named) == 0 {
		return materials
	}
	materials = slices.Clone(materials)
	for i, m := range materials {
		switch {
		case !isPaint(m.Item):
		case measureOf.MatchString(m.Item):
			materials[i].Item = c.text("dyesOf", "spoons", measureOf.ReplaceAllString(m.Item, "$1"), "dyes", strings.Join(uncoloured(named), ", "))
			if slices.Contains(colours, "red") && slices.Contains(colours, "yellow") && slices.Contains(colours, "blue") {
				materials[i].Substitute = ""
			}
		default:
			materials[i].Item, materials[i].Substitute = paint.ReplaceAllString(m.Item, c.text("dyesAgain")), ""
		}
	}
	return materials
}

// mixDyes says, in the first work with paint, how the class makes colours of what it has.
func (c *composer) mixDyes() {
	c.notes.inWork(func(c *composer) (block, text string) {
		named, _ := c.ownDyes()
		if len(named) == 0 {
			return "teach1", ""
		}
		for _, w := range c.works() {
			if slices.ContainsFunc(w.materials, func(m Material) bool { return isPaint(m.Item) }) {
				c.usedHere = append(c.usedHere, c.text("used.things"))
				return w.block, c.text("note.dyes", "dyes", strings.Join(named, ", "))
			}
		}
		return "teach1", ""
	}, "")
}
