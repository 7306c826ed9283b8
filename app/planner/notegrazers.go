package planner

import (
	"strings"

	"somo/app/regexp"
)

// grazes tells of animals that come in and eat or trample: "Goats enter the school yard and eat everything".
var grazes = regexp.MustCompile(`(?i)\b(goats?|sheep|cattle|cows|pigs|donkeys|camels|chickens|hens|fowls|monkeys|baboons|animals|livestock)\b (?:\pL+ ){0,3}?(?:(?:often|also|always|sometimes|freely|still|may|can|will) )*(?:enter|come (?:in|into|through)|get (?:in|into)|roam|wander|walk (?:in|into|through)|break in|invade|graze|trample|destroy|eat|dig up|scratch|spoil|raid)s?\b[^.;]{0,30}\b(?:yards?|compound|gardens?|plots?|grounds?|fence|land|beds?|heap|nursery|seedlings|plants|crops|everything|all|it|anything|green)\b`)

// grazerRules read of animals from which a class has to keep its work.
func grazerRules() []noteRule {
	return []noteRule{
		hinted("goats sheep cattle cows pigs donkeys camels chickens hens fowls monkeys baboons animals livestock", noteRule{pattern: grazes, unless: regexp.MustCompile(`(?i)\b(?:no|not|never|cannot|think|believe)\b`), read: func(n *notes, _ string, found []string) {
			beasts := strings.ToLower(found[1])
			n.inWork(func(c *composer) (block, text string) { return c.fencedOff(beasts) }, n.says.text("used.grazers", "beasts", beasts))
			n.effects[len(n.effects)-1].with = builtOutside
		}}),
	}
}

// ripens is what stands outside until it is ripe.
const ripens = `\b(?:heaps?|nursery|plots?|garden|transplant\w*|ridges?|mounds?|compost|(?:seed|garden|raised|flat|sunken|the|a) ?beds?)\b`

var (
	ripensOutside = regexp.MustCompile(`(?i)` + ripens)
	// builtOutside is the work at which it is made.
	builtOutside = regexp.MustCompile(`(?i)\b(?:build|make|dig|mark|plant|sow|transplant|lay|prepare|mulch|cover)\b[^.;]{0,40}` + ripens)
)

// fencedOff keeps animals from what the class grows or heaps, or else from its things.
func (c *composer) fencedOff(beasts string) (block, text string) {
	if c.card.Subject != "agriculture" {
		return "make", c.text("note.outOfReach", "beasts", beasts)
	}
	for at, task := range firstOf(c.tasks, 2) {
		if c.matches(ripensOutside, strings.Join(task.Steps, " ")) {
			return []string{"teach1", "teach2"}[at], c.text("note.fence", "beasts", beasts)
		}
	}
	if c.matches(ripensOutside, strings.Join(c.artefact.Steps, " ")) {
		return "make", c.text("note.fence", "beasts", beasts)
	}
	return "make", c.text("note.outOfReach", "beasts", beasts)
}
