package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// otherItems calls the exercises that are left.
	otherItems = regexp.MustCompile(`(?i)\bthe other items\b`)
	// firstItems are exercises done before them: "the first item", "the first two", "item 1 together".
	firstItems = regexp.MustCompile(`(?i)\bfirst (item|one|two|three|four)\b|\bone item\b`)
	// onesDone says that some are done, whatever their number.
	onesDone = regexp.MustCompile(`(?i)\bexample\b|\btogether\b|\bneed of\b`)
	// thenOthers adds them in the sentence that calls exercises by their numbers.
	thenOthers = regexp.MustCompile(`(?i),? (?:and )?then the other items\b`)
	// lastItem calls the exercise that ends them, with which something is done: "Two pairs act the last item."
	lastItem = regexp.MustCompile(`(?i)\blast (?:two |three )?items?\b`)
	// beforeOthers begins a question that is asked before the exercises that are left.
	beforeOthers = regexp.MustCompile(`^(?:(?:Before|For|In) the other items,? ask|Ask (?:before|for) the other items|(?:Before|For) the other items, ask): `)
)

// leftItems has the steps from one on call the other exercises only where some are done before them and some are left: of as many as
// are printed.
func leftItems(steps []step, from, printed int, theItems string) []step {
	done, begun := 0, false
	for i := from; i < len(steps); i++ {
		if !otherItems.MatchString(steps[i].text) {
			done, begun = max(done, itemsDone(steps[i].text, printed)), begun || onesDone.MatchString(steps[i].text)
			continue // a text in lines stays in lines
		}
		var kept []string
		for _, said := range lesson.Sentences(steps[i].text) {
			at := otherItems.FindStringIndex(said)
			before := said
			if at != nil {
				before = said[:at[0]]
			}
			done, begun = max(done, itemsDone(before, printed)), begun || onesDone.MatchString(before)
			switch {
			case at == nil:
			case done >= printed && thenOthers.MatchString(said):
				said = thenOthers.ReplaceAllString(said, "")
			case done >= printed && beforeOthers.MatchString(said):
				said = beforeOthers.ReplaceAllString(said, "Ask: ")
			case done >= printed:
				continue
			case done == 0 && !begun:
				said = otherItems.ReplaceAllString(said, theItems)
			}
			kept = append(kept, said)
		}
		if len(kept) > 0 || steps[i].text == "" {
			steps[i].text = strings.Join(kept, " ")
			continue
		}
		steps = slices.Delete(steps, i, i+1)
		i--
	}
	return steps
}

// shortList is how the fallback of a task names the exercises that matter most: "If time is short take items 1, 3, 4, 7 and 8."
var shortList = regexp.MustCompile(`\bitems (\d+(?:(?:, and |, | and | to )\d+)+)`)

// ofShortList are so many of the exercises of a task that are left as its fallback would take where time is short, spread over its
// list, so that the later objectives are practised too; or else the first.
func ofShortList(task Task, left []QA, most int) []QA {
	found := shortList.FindStringSubmatch(task.Fallback)
	if found == nil || most < 2 || most >= len(left) {
		return firstOf(left, most)
	}
	var listed []QA
	for _, n := range printedOf(found[1], everyNumber(task.Items)) {
		if item := task.Items[n-1]; slices.ContainsFunc(left, func(q QA) bool { return q.Question == item.Question }) {
			listed = append(listed, item)
		}
	}
	if len(listed) < most {
		return firstOf(left, most)
	}
	var spread []QA
	for i := range most {
		spread = append(spread, listed[(i*(len(listed)-1)+(most-1)/2)/(most-1)])
	}
	return spread
}

// everyNumber gives each exercise its own number.
func everyNumber(items []QA) map[int]int {
	numbers := map[int]int{}
	for i := range items {
		numbers[i+1] = i + 1
	}
	return numbers
}

// withLast has the last of all exercises in place of the last of those that are printed, where steps call it.
func withLast(printed, all []QA, steps []step) []QA {
	calls := slices.ContainsFunc(steps, func(s step) bool { return lastItem.MatchString(s.text) })
	if !calls || len(printed) < 2 || len(printed) == len(all) {
		return printed
	}
	return append(slices.Clone(printed[:len(printed)-1]), all[len(all)-1])
}

// itemsDone is up to which exercise a text says what is done.
func itemsDone(said string, printed int) int {
	done := 0
	for _, found := range itemNumber.FindAllStringSubmatch(said, -1) {
		done = max(done, number(found[1]), number(found[2]))
	}
	if found := firstItems.FindStringSubmatch(said); found != nil {
		done = max(done, 1, number(found[1]))
	}
	if listsItems.MatchString(said) && !itemNumber.MatchString(said) {
		done = printed
	}
	return done
}
