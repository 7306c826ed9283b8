package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// betweenKit stands between the things of a kit: "carton dials, rulers, strings of 10 m".
	betweenKit = regexp.MustCompile(`, (?:and )?| and `)
	// notOfKit is what no thing of a list begins with or holds: a word on the thing before, a choice, a number of its own.
	notOfKit       = regexp.MustCompile(`(?i)^(?:sets?|pairs?|each|one|two|three|four|five|six|some|more|with|without|about|at|in|on|for|the|no|same|all)\b|\b(?:or|each|other|both|with|for|from|in|of (?:each|the|task)|on|same|different|task|long|wide|high|thick)\b|[():;]|^\d`)
	leadingArticle = regexp.MustCompile(`^an? `)
	// endsThing ends the name of a thing of which each team can be given one or some.
	endsThing = regexp.MustCompile(`(?i)(?:[^s]s|\b(?:string|watch|baton|board|bowl|cup|box|knife|needle|bucket|basin|bottle|spoon|mirror|map|magnet|candle|pencil|pen|ruler|pot|plate|stick|stone|tin|phone|soap|salt|charcoal|chalk|glue|tape|thread|wire|cloth|book|ball|balance|scale|bag|jar|funnel|lens|paper|water|sand|soil))(?: of \d+ ?[a-z0-9]+)?$`)
)

// oneOnly are things of which a school has one, whatever list they stand in.
var oneOnly = words("watch phone scale balance clock")

// mostInKit are as many things as one line of a card lists, and mostOfTwo are the words of two things without a comma.
const (
	mostInKit = 4
	mostOfTwo = 6
)

// countsElse begins a thing of which there is another number than of the one before it: "for the class 10 m of string".
var countsElse = regexp.MustCompile(`(?i)^(?:for (?:the|each|every|all)\b|\d|\pL+ for the class\b)`)

// inLines parts a line of a card whose things stand between semicolons: each has the number of the line.
func inLines(m Material) []Material {
	names := strings.Split(m.Item, "; ")
	if len(names) < 2 || strings.ContainsAny(m.Item, ":()") {
		return []Material{m}
	}
	for _, name := range names[1:] {
		if countsElse.MatchString(name) && !ofSize.MatchString(name) || !endsThing.MatchString(name) {
			return []Material{m}
		}
	}
	parts := make([]Material, len(names))
	for i, name := range names {
		parts[i] = Material{Item: name, Count: m.Count, Per: m.Per}
	}
	parts[0].Substitute = m.Substitute
	return parts
}

// ofSize begins a thing with how long or big it is.
var ofSize = regexp.MustCompile(`(?i)^\d+(?:\.\d+)? ?(?:m|cm|mm|ml|litres?) \pL+s$`)

// kit parts a line of a card that lists things of which each team has one into a line a thing, so that a teacher can count
// them: "carton dials, rulers, strings of 10 m" are three. What is not surely a list stays as it is.
func kit(m Material) []Material {
	if !several(m.Item) || m.Count > 1 {
		return []Material{m}
	}
	names := betweenKit.Split(m.Item, -1)
	if len(names) > mostInKit || !strings.Contains(m.Item, ",") && len(strings.Fields(m.Item)) > mostOfTwo || slices.ContainsFunc(names, func(name string) bool {
		return len(strings.Fields(name)) > mostInKit || notOfKit.MatchString(name) || !endsThing.MatchString(name)
	}) {
		return []Material{m}
	}
	instead := betweenKit.Split(m.Substitute, -1)
	if m.Substitute == "" {
		instead = make([]string, len(names))
	}
	if len(instead) == 1 && len(names) == 2 && !strings.Contains(m.Item, ",") {
		instead = append(instead, "") // it stands for what is named first
	}
	if len(instead) != len(names) {
		return []Material{m} // nobody knows for which thing each stands
	}
	parts := make([]Material, len(names))
	for i, name := range names {
		parts[i] = Material{Item: leadingArticle.ReplaceAllString(name, ""), Count: m.Count, Per: m.Per, Substitute: instead[i]}
		if oneOnly[name] {
			parts[i].Per = "class"
		}
	}
	return parts
}

// isKindOf tells whether a material is what a thing is, said more closely: "thin plastic bags" are plastic bags.
func isKindOf(item, thing string) bool {
	return stem(strings.ToLower(lastWord(itself(item)))) == stem(strings.ToLower(lastWord(itself(thing))))
}

// kits parts all lines of a list of materials that are kits, where there is room for a line a thing; things between
// semicolons are parted always.
func (c *composer) kits(materials []Material) []Material {
	if !slices.ContainsFunc(materials, func(m Material) bool { return several(m.Item) || strings.Contains(m.Item, "; ") }) {
		return materials
	}
	var parts []Material
	for _, m := range materials {
		for _, one := range inLines(m) {
			if c.brevity < mostBrevity {
				parts = append(parts, kit(one)...)
			} else {
				parts = append(parts, one)
			}
		}
	}
	return parts
}
