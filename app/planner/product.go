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
