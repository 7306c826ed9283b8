package planner

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// callsItems finds a sentence that calls exercises by their numbers.
	callsItems = regexp.MustCompile(`(?i)\bitems? \d`)
	// calledItems are the numbers in such a sentence: "items 1, 3 and 5", "item 7 or 8".
	calledItems = regexp.MustCompile(`(?i)\b(item)s? (\d+(?:(?:, and |, | and | to | or )\d+)*)`)
	// itemsCalled parts those numbers: a range counts whole.
	itemsCalled = regexp.MustCompile(`(\d+)(?: to (\d+))?`)
	// ifTime begins a choice of exercises.
	ifTime = regexp.MustCompile(`(?i)\b(?:if|when) (?:the )?time\b|\bshort of time\b`)
	// doesExample calls the worked example.
	doesExample = regexp.MustCompile(`\b(?:Do|Work|Solve|Show) the (?:worked example(?: (?:on the board|together))?|example)[.;] ?`)
	// doesFirst tells who does only the first of all exercises.
	doesFirst = regexp.MustCompile(`(?i)\bfirst (?:three|four|five|six|seven|[3-7])\b(?:$|[^.?!]*\ball\b|[;,.]| (?:with|only|items))`)
	// reckonsItems is a step on sums whose figures stand in the exercises alone: "Work out the premium and the part payment."
	reckonsItems = regexp.MustCompile(`^(?:Work out|Solve|Calculate) [^.?!:\d]*\.`)
)

// printedNumbers gives each exercise that is printed its number in the plan, by its number in the task.
func printedNumbers(all, printed []QA) map[int]int {
	numbers := map[int]int{}
	for i, item := range all {
		if at := slices.IndexFunc(printed, func(q QA) bool { return q.Question == item.Question }); at >= 0 {
			numbers[i+1] = at + 1
		}
	}
	return numbers
}

// callingPrinted calls exercises by the numbers that they have in the plan, and leaves out the sentences that call none of them
// or that choose among exercises so few that all can be done.
func callingPrinted(text string, printed map[int]int) string {
	if !callsItems.MatchString(text) {
		return text
	}
	var kept []string
	for _, s := range lesson.Sentences(text) {
		unprinted := false
		s = calledItems.ReplaceAllStringFunc(s, func(call string) string {
			found := calledItems.FindStringSubmatch(call)
			numbers := printedOf(found[2], printed)
			if len(numbers) == 0 || len(numbers) == len(printed) && ifTime.MatchString(s) {
				unprinted = true
				return call
			}
			joined := " and "
			if strings.Contains(found[2], " or ") {
				joined = " or "
			}
			return found[1] + calledAs(numbers, joined)
		})
		if !unprinted {
			kept = append(kept, s)
		}
	}
	return strings.Join(kept, " ")
}

// callPrinted has the steps from one on, and what is said of them, call exercises by their numbers in the plan. It leaves out
// what calls the worked example, which is printed in a step of its own or not at all, and, where not all exercises are printed,
// who does only the first of them.
func (d *draft) callPrinted(from int, printed map[int]int, all int) {
	for i := from; i < len(d.steps); i++ {
		said := callingPrinted(d.steps[i].text, printed)
		if doesExample.MatchString(said) {
			said = upperFirst(strings.TrimSpace(doesExample.ReplaceAllString(said, "")))
		}
		if len(printed) < all && doesFirst.MatchString(said) {
			said = strings.Join(slices.DeleteFunc(lesson.Sentences(said), doesFirst.MatchString), " ")
		}
		d.steps[i].text = said
	}
	d.steps = slices.DeleteFunc(d.steps, func(s step) bool { return s.text == "" })
	for _, said := range []*string{&d.check, &d.support, &d.extension} {
		*said = callingPrinted(*said, printed)
	}
}

// printedOf are the numbers in the plan of the exercises in a call such as "1, 3 and 5 to 8", in order.
func printedOf(call string, printed map[int]int) []int {
	var numbers []int
	for _, found := range itemsCalled.FindAllStringSubmatch(call, -1) {
		for n := number(found[1]); n <= max(number(found[1]), number(found[2])); n++ {
			if as, ok := printed[n]; ok && !slices.Contains(numbers, as) {
				numbers = append(numbers, as)
			}
		}
	}
	slices.Sort(numbers)
	return numbers
}

// calledAs writes what follows "item": "s 5 to 8", "s 2 and 3", " 4".
func calledAs(numbers []int, joined string) string {
	first, last := numbers[0], numbers[len(numbers)-1]
	switch {
	case len(numbers) == 1:
		return fmt.Sprintf(" %d", first)
	case len(numbers) > 2 && last-first == len(numbers)-1:
		return fmt.Sprintf("s %d to %d", first, last)
	}
	var said []string
	for _, n := range numbers[:len(numbers)-1] {
		said = append(said, strconv.Itoa(n))
	}
	plural := "s "
	if joined == " or " {
		plural = " "
	}
	return plural + strings.Join(said, ", ") + joined + strconv.Itoa(last)
}

// withoutUnprintedSums takes sums out of the steps from one on, as some exercises with their figures are left out.
func withoutUnprintedSums(steps []step, from int) []step {
	for i := from; i < len(steps); i++ {
		steps[i].text = strings.TrimSpace(reckonsItems.ReplaceAllString(steps[i].text, ""))
	}
	return slices.DeleteFunc(steps, func(s step) bool { return s.text == "" })
}
