package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// callsItems finds a sentence that calls exercises by their numbers.
	callsItems = regexp.MustCompile(`(?i)\bitems? \d`)
	// calledItems are the numbers in such a sentence: "items 1, 3 and 5".
	calledItems = regexp.MustCompile(`(?i)\bitems? (\d+(?:(?:, | and | to |, and )\d+)*)`)
	// reckonsItems is a step on sums whose figures stand in the exercises alone: "Work out the premium and the part payment."
	reckonsItems = regexp.MustCompile(`^(?:Work out|Solve|Calculate) [^.?!:\d]*\.`)
)

// withoutUnprintedItems leaves out the sentences that call exercises by numbers beyond those that are printed, or that choose
// among exercises so few that all can be done.
func withoutUnprintedItems(text string, printed int) string {
	if !callsItems.MatchString(text) {
		return text
	}
	kept := slices.DeleteFunc(lesson.Sentences(text), func(s string) bool {
		for _, found := range calledItems.FindAllStringSubmatch(s, -1) {
			for _, n := range strings.FieldsFunc(found[1], func(char rune) bool { return char < '0' || char > '9' }) {
				if number(n) > printed {
					return true
				}
			}
		}
		return false
	})
	return strings.Join(kept, " ")
}

// withoutUnprintedSums takes sums out of the steps from one on, as some exercises with their figures are left out.
func withoutUnprintedSums(steps []step, from int) []step {
	for i := from; i < len(steps); i++ {
		steps[i].text = strings.TrimSpace(reckonsItems.ReplaceAllString(steps[i].text, ""))
	}
	return slices.DeleteFunc(steps, func(s step) bool { return s.text == "" })
}
