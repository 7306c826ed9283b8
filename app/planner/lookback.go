package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// leftStanding is work that goes on between two lessons.
	leftStanding = regexp.MustCompile(`(?i)^[^k].*\b(?:until|till) the next (?:lesson|day)\b`)
	// readLater is a result that is read in a lesson to come.
	readLater = regexp.MustCompile(`(?i)^(?:read|score|look|measure|check|write|record|count|weigh|feel|observe|note|give)\b.*\b(?:(?:at|in) (?:the start of )?(?:the|each) next lessons?|the next day)\b|; at the start of the next lesson\b`)
	// spokenOf names the next day as words that are taught: "tomorrow to the next day".
	spokenOf = regexp.MustCompile(`(?i)\b(?:to|into|becomes?) the next day\b`)
	// nextStart begins a sentence that belongs at the beginning of the next lesson.
	nextStart = regexp.MustCompile(`^At the start of the next lesson,? `)
)

// minutesToLookBack are what a class needs to read a result that was promised and to write it down.
const minutesToLookBack = 3

// lookBack gives a lesson as its first step what the work of the lesson before left standing: the days between lessons differ,
// so learners write how many there were.
func (c *composer) lookBack(drafts []*draft) {
	done := map[int]bool{}
	for _, d := range drafts {
		next := slices.IndexFunc(drafts, func(o *draft) bool { return o.slot.lesson == d.slot.lesson+d.slot.span })
		if next < 0 || drafts[next].slot.span > 1 || drafts[next].slot.block == "show" || done[next] { // the quiz needs its time
			continue
		}
		text, found := c.promisedIn(d)
		if !found {
			continue
		}
		done[next] = true
		drafts[next].steps = slices.Insert(slices.Clone(drafts[next].steps), 0, step{text: text, weight: 1, least: minutesToLookBack, lasts: minutesToLookBack, keep: true, alone: true})
	}
}

// promisedIn is the step with which the next lesson begins where the work of an activity is read only then. What is written
// for that time leaves the activity.
func (c *composer) promisedIn(d *draft) (string, bool) {
	key := "lookBack"
	if c.profile.Level == "young" {
		key = "lookBackAloud"
	}
	usual, found := c.text(key, "n", strconv.Itoa(d.slot.lesson)), false
	for i, s := range d.steps {
		if !s.work || !strings.Contains(s.text, "next ") {
			continue
		}
		said := lesson.Sentences(s.text)
		for at, text := range said {
			if nextStart.MatchString(text) && at > 0 {
				d.steps = slices.Clone(d.steps)
				d.steps[i].text = strings.Join(said[:at], " ")
				rest := upperFirst(nextStart.ReplaceAllString(strings.Join(said[at:], " "), ""))
				return usual + " " + rest, true
			}
			found = found || leftStanding.MatchString(text) || readLater.MatchString(text) && !spokenOf.MatchString(text)
		}
	}
	return usual, found
}
