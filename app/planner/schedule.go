package planner

import "slices"

// share is a part of a lesson.
type share struct {
	block  string
	weight int
}

// slot is the place of a block in time: from a lesson, over some lessons, for some minutes in all.
type slot struct {
	block   string
	lesson  int
	span    int
	from    int // minutes of its lesson that are over when it begins
	minutes int
}

// phaseOf tells the phase of each block.
var phaseOf = map[string]string{
	"meet": "Empathize", "teach1": "Define", "teach2": "Define", "practice": "Define", "need": "Define",
	"ideas": "Ideate", "make": "Prototype", "finish": "Prototype", "try": "Test", "mend": "Test", "show": "Test",
}

// patterns place the blocks in one to ten lessons. The need follows what people said; content is taught in Define, once
// learners know what it is for, and where there is time a task has a whole lesson.
var patterns = [][][]share{
	{{{"meet", 12}, {"teach1", 45}, {"ideas", 10}, {"make", 13}, {"try", 20}}},
	{{{"meet", 35}, {"teach1", 65}}, {{"ideas", 28}, {"make", 37}, {"try", 35}}},
	{{{"meet", 35}, {"teach1", 65}}, {{"need", 20}, {"ideas", 35}, {"make", 45}}, {{"try", 50}, {"show", 50}}},
	{{{"meet", 62}, {"need", 38}}, {{"teach1", 100}}, {{"ideas", 42}, {"make", 58}}, {{"try", 50}, {"show", 50}}},
	{{{"meet", 62}, {"need", 38}}, {{"teach1", 100}}, {{"teach2", 50}, {"ideas", 50}}, {{"make", 100}}, {{"try", 50}, {"show", 50}}},
	{{{"meet", 62}, {"need", 38}}, {{"teach1", 100}}, {{"teach2", 100}}, {{"ideas", 100}}, {{"make", 100}}, {{"try", 50}, {"show", 50}}},
	{{{"meet", 62}, {"need", 38}}, {{"teach1", 100}}, {{"teach2", 100}}, {{"ideas", 100}}, {{"make", 100}}, {{"try", 60}, {"mend", 40}}, {{"show", 100}}},
	{{{"meet", 62}, {"need", 38}}, {{"teach1", 100}}, {{"teach2", 100}}, {{"practice", 100}}, {{"ideas", 100}}, {{"make", 100}}, {{"try", 60}, {"mend", 40}}, {{"show", 100}}},
	{{{"meet", 62}, {"need", 38}}, {{"teach1", 100}}, {{"teach2", 100}}, {{"practice", 100}}, {{"ideas", 100}}, {{"make", 100}}, {{"finish", 100}}, {{"try", 60}, {"mend", 40}}, {{"show", 100}}},
	{{{"meet", 62}, {"need", 38}}, {{"teach1", 100}}, {{"teach2", 100}}, {{"practice", 100}}, {{"ideas", 100}}, {{"make", 100}}, {{"finish", 100}}, {{"try", 100}}, {{"mend", 100}}, {{"show", 100}}},
}

// planTogether are five lessons of which the third is for a long second task, and teams plan and make in the fourth.
var planTogether = [][]share{{{"meet", 62}, {"need", 38}}, {{"teach1", 100}}, {{"teach2", 100}}, {{"ideas", 38}, {"make", 62}}, {{"try", 50}, {"show", 50}}}

// twoDoubles are two double lessons: what the class learns and does with its things has the longest part of the first.
var twoDoubles = [][]share{{{"meet", 46}, {"need", 26}, {"teach1", 128}}, {{"ideas", 42}, {"make", 58}, {"try", 50}, {"show", 50}}}

// aDouble is one double lesson, likewise.
var aDouble = [][]share{{{"meet", 12}, {"teach1", 44}, {"ideas", 10}, {"make", 14}, {"try", 20}}}

// longer are the blocks that take further lessons, in turn.
var longer = []string{"make", "teach1", "finish", "teach2", "practice", "ideas", "try", "make", "show"}

// double is how many minutes a lesson has at least that holds what two lessons hold.
const double = 70

// paired puts each two lessons into one.
func paired(pattern [][]share) [][]share {
	var pairs [][]share
	for at := 0; at+1 < len(pattern); at += 2 {
		pairs = append(pairs, slices.Concat(pattern[at], pattern[at+1]))
	}
	return pairs
}

// schedule places blocks in lessons so that all minutes are used, and no more.
func schedule(lessons, minutes int) []slot {
	pattern := patterns[min(lessons, len(patterns))-1]
	if 2*lessons <= len(patterns) && minutes >= double {
		switch pattern = paired(patterns[2*lessons-1]); lessons {
		case len(aDouble):
			pattern = aDouble
		case len(twoDoubles):
			pattern = twoDoubles
		}
	}
	return laid(pattern, lessons, minutes)
}

// laid places the blocks of a pattern.
func laid(pattern [][]share, lessons, minutes int) []slot {
	extra := map[string]int{}
	for i := len(patterns); i < lessons; i++ {
		extra[longer[(i-len(patterns))%len(longer)]]++
	}
	var slots []slot
	at := 1
	for _, blocks := range pattern {
		blocks = fitting(blocks, minutes)
		weights := make([]int, len(blocks))
		for i, block := range blocks {
			weights[i] = block.weight
		}
		from := 0
		for i, part := range split(minutes, weights, roundTo(minutes, len(blocks))) {
			slots = append(slots, slot{block: blocks[i].block, lesson: at, span: 1, from: from, minutes: part})
			from += part
		}
		at++
		if last := &slots[len(slots)-1]; extra[last.block] > 0 && len(blocks) == 1 {
			last.span += extra[last.block]
			last.minutes = last.span * minutes
			at += extra[last.block]
		}
	}
	return slots
}

// fitting leaves out what a short lesson has no room for; every phase keeps a block.
func fitting(blocks []share, minutes int) []share {
	if minutes >= 24 && (len(blocks) < 3 || minutes >= 35) {
		return blocks
	}
	kept := slices.Clone(blocks)
	if minutes < 16 || len(kept) > 2 {
		kept = slices.DeleteFunc(kept, func(s share) bool { return len(kept) > 1 && (s.block == "need" || s.block == "mend") })
	}
	return kept
}

// roundTo is the step of the minutes of blocks: round ones, unless many blocks have to share a lesson.
func roundTo(minutes, blocks int) int {
	if minutes >= 30 && blocks <= 3 {
		return 5
	}
	return 1
}

// split shares minutes by weight, in steps of round where that is possible; the parts add up exactly.
func split(minutes int, weights []int, round int) []int {
	total := 0
	for _, weight := range weights {
		total += weight
	}
	parts := make([]int, len(weights))
	if total == 0 {
		return parts
	}
	rest := minutes
	for i, weight := range weights {
		part := minutes * weight / total
		if round > 1 {
			part = max(round, (part+round/2)/round*round)
		}
		parts[i] = min(part, rest)
		rest -= parts[i]
	}
	for i := 0; rest > 0; i = (i + 1) % len(parts) {
		heaviest := slices.Index(weights, slices.Max(weights))
		if round > 1 {
			parts[heaviest] += rest
			rest = 0
			continue
		}
		parts[(heaviest+i)%len(parts)]++
		rest--
	}
	for i := range parts {
		for parts[i] == 0 && slices.Max(parts) > 1 {
			parts[slices.Index(parts, slices.Max(parts))]--
			parts[i]++
		}
	}
	return parts
}

// leastForTwoTests are the minutes of an activity in which people test a product, learners mend it and a second test has steps
// of its own.
const leastForTwoTests = 15

// inOneLesson tells a plan of a single lesson, in which learners do few things and each in peace.
func (c *composer) inOneLesson() bool {
	return len(c.allSlots) > 0 && c.allSlots[len(c.allSlots)-1].lesson == 1 && c.allSlots[len(c.allSlots)-1].span == 1
}
