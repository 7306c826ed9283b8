package planner

import (
	"strings"

	"somo/app/regexp"
)

// comesApart is what goes wrong with what learners make: "They make a leg and it falls off."
var comesApart = regexp.MustCompile(`(?i)^` + actor + ` ` + oftenDo + `?((?:make|build|form|roll|join|stick|glue|tie|sew|weave|fold|cut|draw|mould|model) [^.;,]{2,50}?),? (?:and|but) (it|they|then it|then they) (?:always |often |then |just )?((?:fall|break|crack|leak|tear|slip|come|collapse|bend|drop|split|touch|overlap)(?:s|es)?(?: (?:each other|off|apart|down|over|away|out|loose|open))?)(?: again)?[.!]?$`)

// withoutPart is what learners make with a part missing: "They draw a leaf without veins."
var withoutPart = regexp.MustCompile(`(?i)^` + actor + ` ` + oftenDo + `?((?:draw|write|label|measure|plot|record|give|answer|use|begin|start|end|finish|make|build|describe|spell) [^.;,]{2,40} without [^.;,]{2,40})[.!?]?$`)

// leftOutside is a part of the work that learners leave out, with its name between: "They leave the remainder out".
const leftOutside = `^` + actor + ` ` + oftenDo + `?leave (?:the |a |an |their )?(?:\pL+ ){1,3}out\b[^;]*$`

// faultRules read more of what learners do wrongly.
func faultRules() []noteRule {
	return []noteRule{
		hinted("make build form roll join stick glue tie sew weave fold cut draw mould model", noteRule{pattern: comesApart, read: func(n *notes, _ string, found []string) {
			n.fault(found[1] + " that " + ofMany(found[3], found[2]))
		}}),
		hinted("without", noteRule{pattern: withoutPart, unless: regexp.MustCompile(`(?i)\bwithout (?:\pL+ing|help|(?:a |the |any )?(?:teacher|books?|calculators?|reasons?))\b`), read: func(n *notes, _ string, found []string) {
			n.fault(found[1])
		}}),
		hinted("leave", rule(leftOutside, "", func(n *notes, part string, _ []string) { n.trouble(part) })),
	}
}

// fault takes what learners do wrongly, in words that stand behind "Many".
func (n *notes) fault(do string) {
	said := n.says.text("note.manyDo", "do", do)
	n.beliefs = append(n.beliefs, belief{said: said})
	n.wrong(said, mistake{do: do})
}

// ofMany is a verb as it stands behind "it", or behind "they".
func ofMany(does, who string) string {
	verb, rest, _ := strings.Cut(strings.ToLower(does), " ")
	verb = strings.TrimSuffix(verb, "s")
	if strings.HasSuffix(strings.ToLower(who), "it") {
		verb += "s"
	}
	return strings.TrimSpace(verb + " " + rest)
}

// framed are subjects that teach a language, in which answers begin with words of that language.
var framed = words("french kiswahili")

// ownFrames gives learners who are new to the language of the subject frames in that language.
func (c *composer) ownFrames() (block, text string) {
	if !framed[c.card.Subject] {
		return "teach1", ""
	}
	frame := "frame.french"
	if c.card.Subject == "kiswahili" {
		frame = "frame.kiswahili"
	}
	return "teach1", c.text("note.newLanguageOwn", "frame", c.text(frame))
}
