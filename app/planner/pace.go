package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// Tenths of a minute that a class takes for what a sentence asks, and for each word that it only hears.
const (
	tenthsOfWork  = 20
	tenthsToAsk   = 5
	wordsInATenth = 10
	mostReckoned  = 14 // minutes; what takes longer has its own time
)

var (
	// takesWork is a sentence that has learners write, make, test, play or talk with each other.
	takesWork = regexp.MustCompile(`(?i)\b(?:writes?|draws?|cop(?:y|ies)|makes?|builds?|changes?|mends?|sorts?|tests?|tr(?:y|ies)|repeat|measures?|counts?|compares?|adds?|subtracts?|reckons?|works? out|plays?|games?|acts?|throws?|neighbours?|pairs?|partner|in turn|each team|each group|finds?|fills?|choose|match|label|plots?)\b`)
)

// withoutUnasked leaves out of a text what no learner does: the words in quotes and the answers in brackets, but no bracket that
// has another one within.
func withoutUnasked(text string) string {
	var kept strings.Builder
	from := 0 // what is kept next
	for at := 0; at < len(text); {
		begins := strings.IndexAny(text[at:], `"“(`)
		if begins < 0 {
			break
		}
		begins += at
		after := unaskedEnd(text, begins)
		if after < 0 {
			at = begins + 1
			continue
		}
		kept.WriteString(text[from:begins])
		from, at = after, after
	}
	if from == 0 {
		return text
	}
	return kept.String() + text[from:]
}

// unaskedEnd is the end of what begins with a quotation mark or a bracket, -1 where nothing ends it.
func unaskedEnd(text string, begins int) int {
	ends := `"`
	switch {
	case text[begins] == '(':
		ends = "()"
	case text[begins] != '"':
		ends = "”"
	}
	first := begins + 1
	at := strings.IndexAny(text[first:], ends)
	if at < 0 || text[first+at] == '(' {
		return -1
	}
	if ends == "”" {
		return first + at + len(ends)
	}
	return first + at + 1
}

// takes is how many minutes a class needs for all that a step asks.
func (c *composer) takes(text string) int {
	if minutes, known := c.taken[text]; known {
		return minutes
	}
	tenths := wordsIn(text) / wordsInATenth
	for _, said := range lesson.Sentences(withoutUnasked(text)) {
		switch {
		case takesWork.MatchString(said):
			tenths += tenthsOfWork
		case onlyAsks.MatchString(said):
			tenths += tenthsToAsk
		}
	}
	minutes := max(1, min((tenths+5)/10, mostReckoned))
	if c.taken == nil {
		c.taken = map[string]int{}
	}
	c.taken[text] = minutes
	return minutes
}

// reckon notes for each step how many minutes it lasts.
func (c *composer) reckon(drafts []*draft) {
	for _, d := range drafts {
		for i := range d.steps {
			if s := &d.steps[i]; s.lasts == 0 {
				s.lasts = c.takes(s.text)
				if s.work {
					s.lasts = max(s.lasts, hurried(s.text))
					if !s.setsUp && s.stood == 0 && recall(&c.memory.waits, s.text, func() int { return waited(s.text) }) > 0 {
						s.lasts = max(s.lasts, s.least)
					}
				}
			}
		}
	}
}

func lasting(steps []step) int {
	total := 0
	for _, s := range steps {
		total += s.lasts
	}
	return total
}

// hurriedOut tells whether steps have less than two thirds of the time that they last.
func hurriedOut(lasts, minutes int) bool { return 3*minutes < 2*lasts }

// Tests that a class does, and those for which a short time has room.
const (
	usualTries = 3
	fewTries   = 2
	shortToTry = 10 // minutes
)

// mostTries is how many tests of the product the plan has time for.
func (c *composer) mostTries() int {
	if minutesIn(c.allSlots, "try") <= shortToTry {
		return fewTries
	}
	return usualTries
}

// withinMinutes is how long something may last that a team tests.
var withinMinutes = regexp.MustCompile(`(?i)\b(?:with)?in (five|six|seven|eight|ten|[5-9]|[1-9]\d) minutes\b`)

// inTime leaves out the tests that take more minutes than people have to try a product, where others are left.
func (c *composer) inTime(tests []string) []string {
	most := max(longestTry, minutesIn(c.allSlots, "try")/3) / 2 // two teams try each other's work
	kept := slices.DeleteFunc(slices.Clone(tests), func(test string) bool {
		if !strings.Contains(test, " minutes") || strings.Contains(test, " time") {
			return false // a clock may be right within five minutes
		}
		found := withinMinutes.FindStringSubmatch(test)
		return found != nil && number(found[1]) > most
	})
	if len(kept) == 0 {
		return tests
	}
	return kept
}

// overfull tells whether an activity would be hurried with further steps.
func (c *composer) overfull(d *draft, more []step) bool {
	lasts := needed(more)
	for _, s := range d.steps {
		lasts += max(s.least, c.takes(s.text))
	}
	return d.slot.span == 1 && hurriedOut(lasts, d.slot.minutes)
}

// unhurried leaves out the lightest steps that a plan can do without while all are done in far too little time.
func unhurried(steps []step, minutes int) []step {
	for len(steps) > 2 && hurriedOut(lasting(steps), minutes) {
		at := leastNeeded(steps)
		if at < 0 || steps[at].weight >= exercising {
			break
		}
		steps = slices.Delete(steps, at, at+1)
	}
	return steps
}

// floor is below what a step gives no minutes away: the time of its words, and that of each mark of a quiz.
func (s step) floor() int {
	if s.alone && s.firm == 0 && s.least == s.lasts {
		return s.lasts
	}
	return ceilDiv(wordsIn(s.text), wordsAMinute)
}

// eased gives minutes of steps that have enough of them to those that have too few for what they ask.
func eased(steps []step, parts []int) []int {
	floors := make([]int, len(steps)) // those that have been asked for
	canGive := func(i int) bool {
		if floors[i] == 0 {
			floors[i] = max(1, steps[i].floor())
		}
		return parts[i] > floors[i]
	}
	for {
		poor, rich := -1, -1
		for i, s := range steps {
			if s.lasts > parts[i] && (poor < 0 || parts[i]*steps[poor].lasts < parts[poor]*s.lasts) {
				poor = i
			}
			if s.lasts > 0 && parts[i] > 1 && canGive(i) && (rich < 0 || (parts[i]-1)*steps[rich].lasts > (parts[rich]-1)*s.lasts) {
				rich = i
			}
		}
		if poor < 0 || rich < 0 || rich == poor || (parts[rich]-1)*steps[poor].lasts <= parts[poor]*steps[rich].lasts {
			return parts
		}
		parts[poor]++
		parts[rich]--
	}
}

// relieve moves minutes within a lesson from an activity that has enough of them to one in which all would be hurried.
func (c *composer) relieve(drafts []*draft) {
	for first := 0; first < len(drafts); {
		after := first + 1
		for after < len(drafts) && drafts[after].slot.lesson == drafts[first].slot.lesson {
			after++
		}
		if after > first+1 && drafts[first].slot.span == 1 && drafts[after-1].slot.span == 1 {
			relieveWithin(drafts[first:after])
		}
		first = after
	}
}

func relieveWithin(drafts []*draft) {
	unit := shift
	for _, d := range drafts {
		if d.slot.minutes%shift != 0 {
			unit = 1
		}
	}
	for {
		poor, rich := -1, -1
		lasts := make([]int, len(drafts))
		for i, d := range drafts {
			lasts[i] = max(1, lasting(d.steps))
			if 4*d.slot.minutes < 3*lasts[i] && (poor < 0 || d.slot.minutes*lasts[poor] < drafts[poor].slot.minutes*lasts[i]) {
				poor = i
			}
			if left := d.slot.minutes - unit; left >= shift && needed(d.steps) <= left && (rich < 0 || left*lasts[rich] > (drafts[rich].slot.minutes-unit)*lasts[i]) {
				rich = i
			}
		}
		if poor < 0 || rich < 0 || rich == poor || (drafts[rich].slot.minutes-unit)*lasts[poor] <= drafts[poor].slot.minutes*lasts[rich] {
			break
		}
		drafts[poor].slot.minutes += unit
		drafts[rich].slot.minutes -= unit
	}
	from := drafts[0].slot.from
	for _, d := range drafts {
		d.slot.from = from
		from += d.slot.minutes
	}
}
