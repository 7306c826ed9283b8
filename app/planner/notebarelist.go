package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// ofState is how a thing is or what it serves as, said behind its name: "markers nearly dry", "pebbles as money".
var ofState = regexp.MustCompile(`(?i) (?:nearly|almost|half) (?:dry|finished|empty|full|used up)$| as (?:money|counters|weights|coins|tokens)$`)

// haveThere begins a list: "Have: drinking glasses, coins".
var haveThere = regexp.MustCompile(`(?i)^(?:(?:we |I )?have|got|there(?:'s| is| are)|materials?|things|what (?:I|we) have(?: is)?)\b ?:? ?(?:there )?`)

// bareList are the things of a remark that names nothing but things side by side, of which one at least is known: "groundnut seed,
// cassava sticks", and those that it says are not there: "no fraction charts". There are no things in any other remark.
func bareList(told string) (things, without []string) {
	parts := strings.Split(haveThere.ReplaceAllString(told, ""), ", ")
	if some := slices.DeleteFunc(slices.Clone(parts), none.MatchString); len(some) > 0 && len(some) < len(parts) {
		without = slices.DeleteFunc(slices.Clone(parts), func(part string) bool { return !none.MatchString(part) })
		parts = some
	}
	inState := len(parts) == 1 && ofState.MatchString(parts[0])
	for i, part := range parts {
		parts[i] = ofState.ReplaceAllString(strings.TrimRight(part, " ."), "")
	}
	things = thingsIn(strings.Join(parts, ", "))
	named := strings.Join(things, ", ")
	known := slices.ContainsFunc(things, func(thing string) bool {
		return isThing(thing) || showsIt.MatchString(thing) || toBuild.MatchString(thing)
	})
	if len(parts) < 2 && !inState && len(without) == 0 || len(things) < len(parts) || !known || withVerb.MatchString(named) || ofDoing.MatchString(named) {
		return nil, nil
	}
	return things, without
}
