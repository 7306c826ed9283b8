package planner

import (
	"strings"
	"unicode/utf8"

	"somo/app/regexp"
)

var (
	// quotedName is a name that a topic has in quotation marks: "Mchezo wa 'ndilwa' wa wavuvi".
	quotedName = regexp.MustCompile(`(?:^|[\s(])['"‘“«’]\s?(\pL[\pL -]{2,28}\pL)\s?['"’”»](?:[\s,.:;)]|$)`)
	// clauseEnd parts what a topic names from what it says of it, so that the head can stand alone.
	clauseEnd = regexp.MustCompile(`(?i)\s*[,;:.(–—]\s*|\s+-\s+|\s+(?:and|or|so that|because|where|which|who|when|before|after|during|pendant|durant|durante|for|with|from|in|at|on|by|et|ou|qui|que|pour|dans|avec|chez|na|au|katika|kwa|ambao|ambayo|kwenye|e|para|com|em|nos?|nas?|que)\s+`)
	// openEnd is a little word with which no name ends.
	openEnd = regexp.MustCompile(`(?i)\s+(?:an?|the|of|our|my|to|de|du|des|d|la|le|les|l|notre|nos|wa|ya|za|la|cha|vya|da|do|dos|das|o|os|as)$`)
)

// leastName is how long the head of a topic must be to stand for all of it.
const leastName = 8

// briefName is a topic in few words that say what it names: nothing is cut off in the middle of what belongs together.
func briefName(topic string, limit int) string {
	if utf8.RuneCountInString(topic) <= limit {
		return topic
	}
	if named := quotedName.FindStringSubmatch(topic); named != nil {
		return named[1]
	}
	best := ""
	for _, at := range clauseEnd.FindAllStringIndex(topic, -1) {
		if head := topic[:at[0]]; utf8.RuneCountInString(head) <= limit && utf8.RuneCountInString(head) >= leastName {
			best = head
		}
	}
	if best == "" {
		best = strings.TrimSuffix(shorten(topic, limit), "…")
	}
	for {
		rest := openEnd.ReplaceAllString(best, "")
		if rest == best {
			return best
		}
		best = rest
	}
}
