package planner

import (
	"strings"

	"somo/app/regexp"
)

var (
	// driedOut tells that no rain falls at this time of the year.
	driedOut = regexp.MustCompile(`(?i)\bdry season\b|\bno rains?\b[^.;]{0,20}\b(?:now|will|until|till|fall|yet|for|this|comes?|expected|in|since|before)\b|\bno rain[.!]?$|\b(?:it|rain) (?:will|does) not (?:rain|fall|come)\b|\bwon't rain\b|\brains? (?:have|has) (?:not|stopped|ended)\b|\bharmattan (?:season|now|time|has)\b|\bsaison sèche\b|\bkiangazi\b|\b(?:época|estação) seca\b`)
	// ofRain is what needs rain to be seen.
	ofRain = regexp.MustCompile(`(?i)\b(?:rain|rains|rainy|rainstorms?|storms?|floods?|flooded|puddles?|leaks?|wet days?|clouds? that grow)\b`)
	// recordsNow is work at which the weather of the day is written down.
	recordsNow = regexp.MustCompile(`(?i)\brecord (?:today|the weather|what)\b|\badd a line\b`)
	// ofWeather are topics of which the class records the weather.
	ofWeather = regexp.MustCompile(`(?i)\b(?:weather|rainfall|rain gauges?)\b`)
)

// dryWork is work that the dry season changes.
var dryWork = regexp.MustCompile(recordsNow.String() + `|` + builtOutside.String())

// dryRules read that it is the dry season.
func dryRules() []noteRule {
	return []noteRule{
		hinted("dry rain rains harmattan saison kiangazi seca", noteRule{pattern: driedOut, unless: regexp.MustCompile(`(?i)\b(?:last|every|each|in|when|during) (?:the )?dry season\b.*\b(?:every|when|usually)\b|\b(?:think|believe|say|says)\b`), read: func(n *notes, _ string, _ []string) {
			n.dry = true
			n.inWork((*composer).withoutRain, n.says.text("used.dry"))
			n.effects[len(n.effects)-1].with = dryWork
		}}),
	}
}

// withoutRain has a class that records the weather make rain, and one that grows or heaps something keep it damp, where no rain falls.
func (c *composer) withoutRain() (block, text string) {
	said, of := "", ripensOutside
	switch {
	case ofWeather.MatchString(c.label + " " + c.request.Topic):
		said, of = c.text("note.dry"), ofRain
	case c.card.Subject == "agriculture":
		said = c.text("note.dryGround")
	default:
		return "teach1", ""
	}
	for at, task := range firstOf(c.tasks, 2) {
		if c.matches(of, strings.Join(task.Steps, " ")) {
			return []string{"teach1", "teach2"}[at], said
		}
	}
	return "teach1", ""
}

// rainedOn tells whether a story begins with rain, which a class in the dry season does not meet.
func (c *composer) rainedOn(card *Card, s Story) bool {
	return c.notes.dry && c.matches(ofRain, strings.Join([]string{card.Phenomena[s.Phenomenon].Text, card.NeedExample[s.Need].Text, card.Users[s.User]}, " "))
}

// dryLook has a class that records the weather begin with what the sky shows in the dry season, where it would begin with rain.
func (c *composer) dryLook() {
	if c.notes.dry && c.matches(ofRain, c.phenomenon) && ofWeather.MatchString(c.label+" "+c.request.Topic) {
		c.phenomenon = c.text("lookDry")
	}
}
