package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// doubt is the end of a sentence that speaks of a question on the lesson, with one that the lesson answers.
func (c *composer) doubt() string {
	if len(c.wrong) == 0 || c.isHard() || wordsIn(c.wrong[0].Wrong) > mostDoubted {
		return "."
	}
	return c.text("skillDoubt", "wrong", strings.TrimSuffix(c.wrong[0].Wrong, "."))
}

// mostDoubted words has a statement that is asked about.
const mostDoubted = 10

// ownThing is what a child can add to the product.
func (c *composer) ownThing() string {
	if toHear.MatchString(c.artefact.Type) {
		return c.text("ownHeard")
	}
	return c.text("ownSeen")
}

// fails is the beginning of an idea to mend the product: what may go wrong with it.
var fails = regexp.MustCompile(`^If ([^,.:;]+),`)

// longestTrouble are the words of a problem of the product that is named to learners, and longestHead those of the head of a
// table.
const (
	longestTrouble = 9
	longestHead    = 7
)

// trouble ends a sentence on a problem of the plan, with one that the product may have.
func (c *composer) trouble() string {
	for _, idea := range c.artefact.Improve {
		if found := fails.FindStringSubmatch(idea); found != nil && wordsIn(found[1]) <= longestTrouble {
			return c.text("skillTrouble", "trouble", found[1])
		}
	}
	return "."
}

// investigated is the lesson before or at an activity in which one thing is changed and another measured, or 0.
func (c *composer) investigated(d *draft) (task Task, lesson int) {
	for _, s := range c.slotsInDay {
		at := slices.Index([]string{"teach1", "teach2"}, s.block)
		if at < 0 || at >= len(c.tasks) || s.lesson > d.slot.lesson {
			continue
		}
		t := c.tasks[at]
		if t.Change != "" && t.Measure != "" && !strings.ContainsAny(t.Change+t.Measure, ";:") && wordsIn(t.Change) <= longestHead && wordsIn(t.Measure) <= longestHead {
			return t, s.lesson
		}
	}
	return Task{}, 0
}

// skillParts are the parts of the topic that the step of a skill speaks of: what changes and what is measured, the product, a
// key word, what may go wrong.
func (c *composer) skillParts(d *draft, do string) map[string]string {
	parts := map[string]string{"doubt": c.doubt(), "ownThing": c.ownThing(), "trouble": c.trouble(), "pair": c.text("pairWritten"), "cause": c.text("skillCauseAny"), "jobs": c.text("skillJobs")}
	if c.inOneLesson() {
		parts["jobs"] = "" // to change them costs more than it gives
	}
	if c.buildsThings() && !onPaper.MatchString(c.artefact.Type) {
		parts["pair"] = c.text("pairBuilt")
	}
	parts["heads"], parts["aWord"] = "", ""
	task, at := c.investigated(d)
	change, measure := inline(lowerFirst(task.Change)), inline(lowerFirst(task.Measure))
	tests := d.slot.block == "try" || d.slot.block == "mend"
	switch {
	case at > 0 && !tests:
		parts["heads"] = c.text("skillHeads", "change", change, "measure", measure)
	case at > 0:
		parts["heads"] = c.text("skillHeadsOf", "lesson", strconv.Itoa(at), "change", change, "measure", measure)
	case tests:
		parts["heads"] = c.text("skillHeadsTest")
	}
	if at > 0 {
		parts["cause"] = c.text("skillCause", "change", change, "measure", measure)
	}
	if strings.Contains(do, "{aWord}") && c.brevity < shortWays {
		if words := c.nextWords(1); len(words) > 0 {
			parts["aWord"] = c.text("skillWord", "word", words[0])
		}
	}
	parts["youngJobs"] = strings.Join(firstOf(c.class.jobs, youngJobs), ", ")
	return parts
}

// youngJobs are as many jobs as children are told at once.
const youngJobs = 3
