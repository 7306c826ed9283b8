package planner

import (
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// beforeClass finds what a task asks the teacher to do before learners come.
var beforeClass = regexp.MustCompile(`(?i) ?\bbefore (the lesson|class)\b`)

// daysBefore is an order for days before a lesson, and not what people did on other days.
var daysBefore = regexp.MustCompile(`(?i)\b(?:days?|weeks?) (?:before the (?:lesson|class|kits)|earlier before)|^(?:\pL+|\d+) (?:days?|weeks?) before[,:] `)

// prepared takes the sentences about what is done before the lesson out of the steps of a task.
func prepared(steps []string) (early, rest []string) {
	for _, text := range steps {
		var kept []string
		for _, s := range lesson.Sentences(text) {
			if daysBefore.MatchString(s) && ahead.MatchString(s) {
				early = append(early, s)
				continue
			}
			if beforeClass.MatchString(s) && !strings.HasSuffix(s, "?") {
				early = append(early, upperFirst(strings.Trim(beforeClass.ReplaceAllString(s, ""), " ,:")))
				continue
			}
			kept = append(kept, s)
		}
		if len(kept) > 0 {
			rest = append(rest, strings.Join(kept, " "))
		}
	}
	return early, rest
}
