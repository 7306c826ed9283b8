package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// widestRange is the largest number up to which a class is said to reckon; beyond it a range changes little.
const widestRange = 1000

var (
	// rangeSaid finds up to which number a topic goes: "within 10", "numbers from 1 to 20", "sums not exceeding 99".
	rangeSaid = regexp.MustCompile(`(?i)\b(?:with ?in|up ?to|not exceeding|not more than|less than|below|under|to|until|jusqu'à|jusqu’à|hadi|até) (\d{1,3}(?:[, .]\d{3})+|\d+)\b|\b[01] ?[-–] ?(\d+)\b`)
	// rangeOfClass finds what learners are said to master: "They can add up to 20".
	rangeOfClass = regexp.MustCompile(`(?i)\b(?:can|know|able to|they|pupils|children|learners) (?:only )?(?:add|subtract|count|read|write|recite)[^.;]{0,25}? (?:with ?in|up ?to|to) (\d{1,4})\b`)
	rangeDigits  = regexp.MustCompile(`(?i)\b(?:(one|two|three|1|2|3)[- ]digits?)\b`)
	wholeNumbers = regexp.MustCompile(`\d+`)
)

// ofNumberRange are the topics in which the size of the numbers is what a grade learns.
var ofNumberRange = words("mathematics/addition mathematics/subtraction mathematics/counting-and-number-names-1-20 mathematics/comparing-and-ordering-numbers mathematics/place-value-and-numbers-to-999")

// thousands takes out what parts the digits of large numbers.
var thousands = strings.NewReplacer(",", "", ".", "", " ", "")

// numberRange is the largest number that a topic on numbers asks for, or 0 where it says nothing.
func numberRange(card, topic, notes string) int {
	if !ofNumberRange[card] {
		return 0
	}
	largest := 0
	for _, found := range rangeSaid.FindAllStringSubmatch(topic, -1) {
		largest = max(largest, number(thousands.Replace(found[1])), number(found[2]))
	}
	for _, found := range rangeDigits.FindAllStringSubmatch(topic, -1) {
		largest = max(largest, [...]int{0, 9, 99, 999}[number(found[1])])
	}
	if found := rangeOfClass.FindStringSubmatch(notes); largest == 0 && found != nil {
		largest = number(found[1])
	}
	if largest > widestRange {
		return 0
	}
	return largest
}

// beyond tells whether a text has a number above the range that was asked for.
func (c *composer) beyond(text string) bool {
	return c.largest > 0 && slices.ContainsFunc(wholeNumbers.FindAllString(text, -1), func(digits string) bool {
		n, err := strconv.Atoi(digits)
		return err != nil || n > c.largest
	})
}

// allBeyond tells whether a text has numbers, and all above the range that was asked for: "within 10 and within 20" is for both.
func (c *composer) allBeyond(text string) bool {
	if c.largest == 0 {
		return false
	}
	said := wholeNumbers.FindAllString(text, -1)
	return len(said) > 0 && !slices.ContainsFunc(said, func(digits string) bool { return !c.beyond(digits) })
}

// outOfRange tells whether the work of a task is with larger numbers than were asked for.
func (c *composer) outOfRange(task Task) bool {
	task = c.ownRange(task)
	return c.allBeyond(task.Title) || c.beyond(task.Text+" "+strings.Join(task.Steps, " "))
}

// ownRange is a task without the sentences for classes that reckon further, where it names the range that was asked for.
func (c *composer) ownRange(task Task) Task {
	if c.largest > 0 && c.names(task.Title) {
		task.Steps, task.Text, task.Expect = c.within(task.Steps), strings.Join(c.within([]string{task.Text}), ""), strings.Join(c.within([]string{task.Expect}), "")
	}
	return task
}

// names tells whether a text has the largest number that was asked for.
func (c *composer) names(text string) bool {
	return slices.Contains(wholeNumbers.FindAllString(text, -1), strconv.Itoa(c.largest))
}

// within leaves the sentences out that have larger numbers than were asked for, and texts of which nothing is left.
func (c *composer) within(texts []string) []string {
	var kept []string
	for _, text := range texts {
		sentences := slices.DeleteFunc(lesson.Sentences(text), func(s string) bool { return c.beyond(s) && !c.names(s) })
		if len(sentences) > 0 {
			kept = append(kept, strings.Join(sentences, " "))
		}
	}
	return kept
}

// tooLarge is how much less a story or task with larger numbers than asked for is worth, and ofRange how much more one whose
// numbers go far enough.
const (
	tooLarge = 20
	ofRange  = 4
)

// reachesRange tells whether the work of a task has numbers beyond half of the range that was asked for.
func (c *composer) reachesRange(task Task) bool {
	task = c.ownRange(task)
	return slices.ContainsFunc(wholeNumbers.FindAllString(task.Text+" "+strings.Join(task.Steps, " "), -1), func(digits string) bool {
		n, err := strconv.Atoi(digits)
		return err == nil && 2*n > c.largest && n <= c.largest
	})
}

// youngerNumbers is the band of a card for younger learners whose tasks keep to the range that was asked for, where those
// of the band itself do not.
func (c *composer) youngerNumbers(card *Card) (lesson.Band, bool) {
	if c.largest == 0 {
		return "", false
	}
	keeps := func(band lesson.Band) bool {
		return slices.ContainsFunc(card.Tasks, func(t Task) bool { return forBand(t.Bands, band) && !c.outOfRange(t) })
	}
	at := slices.Index(lesson.Bands[:], c.content)
	if at <= 0 || keeps(c.content) || !slices.Contains(card.Bands, lesson.Bands[at-1]) || !keeps(lesson.Bands[at-1]) {
		return "", false
	}
	return lesson.Bands[at-1], true
}

// keepRange leaves exercises, questions and wrong ideas with larger numbers than asked for to the end, or out where enough
// are left.
func (c *composer) keepRange() {
	if c.largest == 0 {
		return
	}
	asked := func(q QA) bool { return !c.beyond(q.Question) }
	for i, task := range c.card.Tasks {
		c.card.Tasks[i] = c.ownRange(task)
		c.card.Tasks[i].Items = rangeFirst(task.Items, asked)
	}
	c.card.Questions = rangeFirst(c.card.Questions, asked)
	c.card.Worked = rangeFirst(c.card.Worked, asked)
	if kept := slices.DeleteFunc(slices.Clone(c.card.Misconceptions), func(m Misconception) bool { return c.beyond(m.Wrong + m.Probe + m.Right) }); len(kept) > 0 {
		c.card.Misconceptions = kept
	}
	c.card.Objectives = slices.DeleteFunc(slices.Clone(c.card.Objectives), func(o Objective) bool { return c.allBeyond(o.Text) })
}

// rangeFirst keeps what is within the range, or all, that first, where little is.
func rangeFirst[T any](all []T, within func(T) bool) []T {
	var first, rest []T
	for _, one := range all {
		if within(one) {
			first = append(first, one)
		} else {
			rest = append(rest, one)
		}
	}
	if len(first) >= enoughInRange {
		return first
	}
	return append(first, rest...)
}

// enoughInRange are as many exercises as a lesson needs.
const enoughInRange = 3
