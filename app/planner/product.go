package planner

import (
	"strings"

	"somo/app/regexp"
)

var (
	// toHear finds a product that is heard or read rather than handled.
	toHear = regexp.MustCompile(`(?i)\b(talk|speech|song|verse|play|drama|dance|poem|rhyme|story|stories|folktale|debate|letter|text|report|dialogue|performance|performed|acted|show|theatre|news|interview|message|parable|voices|service)\b`)
	// aloud finds work that cannot be done in silence.
	aloud = regexp.MustCompile(`(?i)\b(say|says|tell|tells|speak|talk|talks|sing|perform|act|rehearse|recite|discuss|interview|explain|call out|ask (?:two|three|a |the )|read it|aloud)\b`)
	// agreed finds work with words and numbers, on which a team agrees by speaking.
	agreed = regexp.MustCompile(`(?i)\b(choose|decide|agree|write|list|name|work out|calculate|reckon|solve|count|compare|sort|copy)\b`)
	// built finds work with things that have to be found near the school.
	built = regexp.MustCompile(`(?i)\b(build|tie|weave|plait|mould|carve|nail|bend|bore|assemble|hollow|dig|plant|mud|clay|bamboo|sticks?|poles?|string|rope|tins?|bottles?|box|basket|wire|reeds?)\b`)
)

// onPaper is what learners write and draw, whatever box or string belongs to it.
var onPaper = regexp.MustCompile(`(?i)\b(?:guides?|posters?|leaflets?|booklets?|charts?|maps?|reports?|letters?|stor(?:y|ies)|poems?|budgets?|briefings?|pages?|notices?|diar(?:y|ies)|newsletters?|tables?|cards?|quiz(?:zes)?|surveys?|advice|forecasts?|labels?|brochures?|scripts?)\b`)

var (
	// staged finds in the name of a product that learners play, sing, dance or speak it.
	staged = regexp.MustCompile(`(?i)(?:^acted\b.*|\b(?:play|drama|skit|sketch|role-play|song|rhyme|chant|dance|speech|debate|dialogue|talk|performance|recital))$`)
	// stagedAbroad is the same in Kiswahili and French, where that word comes first.
	stagedAbroad = regexp.MustCompile(`(?i)^(?:igizo|wimbo|ngoma|hotuba|mjadala|mazungumzo|saynète|chanson|danse|débat|discours)\b`)
	// behindName is what only goes along with a product or says of what or for whom it is: "Song with our own verse".
	behindName = regexp.MustCompile(`(?i)[,(:]| (?:with|for|of|on|about|from|at|to|and|in|that|by)\b`)
)

// isStaged tells whether the work of the class is of that kind.
func (c *composer) isStaged() bool {
	name := c.artefact.Type
	if behind := behindName.FindStringIndex(name); behind != nil {
		name = name[:behind[0]]
	}
	return staged.MatchString(name) || stagedAbroad.MatchString(c.artefact.Type)
}

// forbidForProduct notes the kinds of routines in which the product cannot be made.
func (c *composer) forbidForProduct() {
	if toHear.MatchString(c.artefact.Type) {
		c.forbidden["drawing"], c.forbidden["hands"], c.forbidden["silence"] = true, true, true
	}
	if languages[c.card.Subject] && !c.buildsThings() {
		c.forbidden["hands"] = true
	}
	first := c.artefact.Steps[:ceilDiv(len(c.artefact.Steps), 2)] // which are done in silence
	if languages[c.card.Subject] || !c.buildsThings() || aloud.MatchString(strings.Join(c.artefact.Steps, " ")) || agreed.MatchString(strings.Join(first, " ")) {
		c.forbidden["silence"] = true
	}
}

// buildsThings tells whether teams build something with their hands, for which they need more than paper.
func (c *composer) buildsThings() bool {
	said := c.artefact.Type + " " + strings.Join(c.artefact.Steps, " ")
	for _, m := range c.artefact.Materials {
		said += " " + m.Item
	}
	return !toHear.MatchString(c.artefact.Type) && c.matches(built, said)
}

var (
	// showsIt is what any product may be written, drawn or shown on or with.
	showsIt = regexp.MustCompile(`(?i)\b(?:cartons?|cardboard|newspapers?|flip ?chart paper|coloured paper|charcoal|markers?|crayons?|paint|strings?|rope|cloths?|fabric|rags|sacks?|clothes ?pegs|pegs)$`)
	// writtenOn is what a product of paper may be written or drawn on or with.
	writtenOn = regexp.MustCompile(`(?i)\b(?:cartons?|cardboard|newspapers?|flip ?chart paper|coloured paper|charcoal|markers?|crayons?|paint)$`)
	// toBuild is what parts of a model may be made of.
	toBuild = regexp.MustCompile(`(?i)\b(?:tins?|cans?|bottles?|bottle tops?|lids?|sticks|matchsticks|wires?|clay|mud|sand|stones|pebbles|reeds?|bamboo|grass|leaves|calabash(?:es)?|gourds?|husks|cobs|plastic bags|straws?|corks?|balloons?|planks?|wood|nails|beads|buttons|shells|seeds)$`)
)

// briefly is how a product is made where there is no time for all its steps: what is said or written has lines and no parts.
func (c *composer) briefly() string {
	if languages[c.card.Subject] && !c.buildsThings() || toHear.MatchString(c.artefact.Type) {
		return "makeBriefTold"
	}
	return "makeBrief"
}

// makeSmall has teams make and test the small version of the product, where there is no time for all its steps.
func (c *composer) makeSmall() {
	if c.artefact.Small != nil && c.hurriedMaking() {
		c.artefact.Tests = c.artefact.Small.Tests
	}
}

// hurriedMaking tells whether there is no time for the steps of the product.
func (c *composer) hurriedMaking() bool {
	return minutesIn(c.allSlots, "make") < 2*len(c.artefact.Steps)
}

// smallVersion is what teams make where there is no time for the steps of the product.
func (c *composer) smallVersion() string {
	if c.artefact.Small != nil {
		return sentence(c.artefact.Small.Do)
	}
	return c.text(c.briefly(), "thing", c.thing)
}
