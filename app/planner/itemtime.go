package planner

import "somo/app/regexp"

// markInAnswer is what a point of an answer is worth: "three actions (3), a reason (1)".
var markInAnswer = regexp.MustCompile(`\((\d)\)`)

// minutesFor is how many minutes exercises take: each as many as it has marks, and no less than a short one.
func minutesFor(items []QA) int {
	total := 0
	for _, item := range items {
		marks := 0
		for _, found := range markInAnswer.FindAllStringSubmatch(item.Answer, -1) {
			marks += number(found[1])
		}
		total += max(anItem, item.worth(), min(marks, mostForItem))
	}
	return total
}

// mostForItem is how many minutes one exercise takes at most.
const mostForItem = 5
