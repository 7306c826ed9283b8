package planner

import (
	"strings"

	"somo/app/lesson"
)

// longestYoung is how many minutes children of the first years stay with one thing.
const longestYoung = 7

// longestStep is how many minutes a step has at most, where time allows.
func (c *composer) longestStep() int {
	if c.profile.Level == "young" {
		return longestYoung
	}
	return c.profile.StepMinutes[1]
}

// inShortTurns shares the minutes of an activity between its steps, and cuts those of young children that would last too long
// into two, between two sentences.
func (c *composer) inShortTurns(steps []step, minutes int) ([]step, []int) {
	parts := shares(steps, minutes, c.longestStep())
	if c.inOneLesson() {
		parts = unhurriedParts(steps, parts)
	}
	if c.profile.Level != "young" {
		return c.partBlocks(steps, parts)
	}
	var turns []step
	var lasting []int
	for i, s := range steps {
		first, second, ok := halves(s.text)
		if parts[i] <= longestYoung || s.alone || s.closes || !ok {
			turns, lasting = append(turns, s), append(lasting, parts[i])
			continue
		}
		other := s
		s.text, other.text = first, second
		turns, lasting = append(turns, s, other), append(lasting, parts[i]-parts[i]/2, parts[i]/2)
	}
	return turns, lasting
}

// halves cuts a text near its middle at the end of a sentence, outside quotation marks and brackets, not within a list and
// not behind what is asked or said.
func halves(text string) (first, second string, ok bool) {
	said := lesson.Sentences(text)
	whole, before, nearest := wordsIn(text), 0, len(text)
	for at := 1; at < len(said); at++ {
		before += wordsIn(said[at-1])
		head, tail := strings.Join(said[:at], " "), strings.Join(said[at:], " ")
		if strings.Contains(said[at-1], ":") || !cutsClean(head, tail) {
			continue
		}
		if off := max(2*before-whole, whole-2*before); off < nearest && 3*min(before, whole-before) >= whole {
			nearest, first, second, ok = off, head, tail, true
		}
	}
	return first, second, ok
}

// longestLead is how many letters stand before what somebody may say: "Possible answers".
const longestLead = 20

// cutsClean tells whether a step can end behind one text and another begin with the next.
func cutsClean(head, tail string) bool {
	listed := leadNumber.MatchString(tail) || strings.HasPrefix(tail, "(")
	lead, _, quotes := strings.Cut(tail, `: "`)
	if quotes && len(lead) < longestLead && strings.Contains(lead, " ") {
		return false // what somebody may answer belongs to the question
	}
	asked := strings.HasSuffix(head, "?") || strings.HasSuffix(head, `"`) // who answers stands behind it
	return !listed && !asked && strings.Count(head, `"`)%2 == 0 && strings.Count(head, "(") == strings.Count(head, ")") && !strings.Contains(tail, "\n") && !strings.Contains(head, "\n")
}

// lastBeginner is the last school year of beginners, who hardly write and do what the youngest do.
const lastBeginner = 2

// routineBand is the age for which the routines are.
func (c *composer) routineBand() lesson.Band {
	if c.band == lesson.BandG1to3 && c.class.year > 0 && c.class.year <= lastBeginner {
		return lesson.BandKG
	}
	return c.band
}
