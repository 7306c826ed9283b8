package planner

import (
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// countable are small things of which a class has many.
	countable = regexp.MustCompile(`(?i)\b(?:stones|pebbles|seeds|beans|bottle ?tops|bottle ?caps|caps|beads|shells|kernels|nuts|pods|stalks|buttons|marbles|counters|sticks|twigs|feathers|cobs)$`)
	// votes are such things that learners lay down and take back.
	votes = regexp.MustCompile(`(?i)\b(?:stones|pebbles|beans|bottle ?tops|bottle ?caps|buttons|counters|sticks|twigs)$`)
	// bundled are things of which ten are tied to a ten.
	bundled = regexp.MustCompile(`(?i)\b(?:sticks|twigs|straws|stalks|reeds|matchsticks)$`)
	// laidOut are cards of which small sums can be laid with things.
	laidOut = regexp.MustCompile(`^(?:addition|subtraction|multiplication|division|fractions-|operations-on-fractions|factors|counting|comparing|ratio|percentages|averages|squares|sets|patterns|large-numbers|decimals)`)
)

// isReckoning tells whether learners work with numbers that can be laid with things.
func isReckoning(c *composer) bool {
	_, card, _ := strings.Cut(c.card.ID, "/")
	return c.card.Subject == "mathematics" && laidOut.MatchString(card) && c.band != lesson.BandG10to12
}

// isPlaceValue tells whether learners make tens and hundreds.
func isPlaceValue(c *composer) bool { return strings.HasPrefix(c.card.ID, "mathematics/place-value") }

// isOfTexts tells whether learners who read work on texts.
func isOfTexts(c *composer) bool {
	return languages[c.card.Subject] && c.profile.Level != "young" || c.card.Subject == "social-studies"
}
