package planner

import "somo/app/regexp"

// ofGrave finds in the word of care of a card what is no matter for play: bodies, illness, death, faith and violence.
var ofGrave = regexp.MustCompile(`(?i)\b(?:body|bodies|ill|illness|sick|died|dead|death|dying|lost|faiths?|sacred|violence|war|harm|blood|injur\w+|accidents?|disabilit\w+|HIV|AIDS|abuse|suicide|slave\w*|killed|mourn\w*|pregnan\w+|bullied)\b`)

// graveSubjects are those of which no topic is played with.
var graveSubjects = words("christian-religious-education islamic-religious-education")

// playedWith are subjects whose word of care speaks of bodies or faith in passing.
var playedWith = words("mathematics english kiswahili french ict physics creative-arts")

// isGrave tells whether playful ways, such as the worst idea first, do not fit a topic.
func (c *composer) isGrave(card *Card) bool {
	return graveSubjects[card.Subject] || !playedWith[card.Subject] && ofGrave.MatchString(card.Sensitivity)
}
