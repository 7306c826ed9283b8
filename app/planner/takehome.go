package planner

import (
	"maps"
	"slices"
	"strings"

	"somo/app/lesson"
)

// homework begins with what is so in the learners' country, where no step has told it.
func (c *composer) homework(p *lesson.Plan) []string {
	if known, of := c.localUntold(p); of {
		return append([]string{c.text("homeworkLocal", "text", sentence(known.Text), "ask", sentence(known.Ask), "answer", sentence(known.Answer))}, c.ownHomework()...)
	}
	return c.ownHomework()
}

// ownLocal is what is so in the learners' own country, in which just the topic is at work.
func (c *composer) ownLocal() (Local, bool) {
	if c.match.entry == nil || c.unsafe || c.notes.care || c.class.land == nil {
		return Local{}, false
	}
	known, of := c.local(c.class.land.Code)
	return known, of && len(known.In) > 0
}

// localUntold is that of which no step speaks: it needs no minutes at home.
func (c *composer) localUntold(p *lesson.Plan) (Local, bool) {
	known, own := c.ownLocal()
	told := slices.ContainsFunc(p.Activities, func(a lesson.Activity) bool {
		return slices.ContainsFunc(a.Steps, func(s string) bool { return strings.Contains(s, known.Ask) })
	})
	return known, own && !told && c.profile.Level != "young"
}

// ownHomework is what the card has for home, or else what can be told of any work.
func (c *composer) ownHomework() []string {
	fitting := slices.DeleteFunc(c.fitting(texts(c.card.Homework, c.content), 0), c.callsOther)
	if len(fitting) > 0 {
		return firstOf(fitting, 1)
	}
	return []string{c.text("homework")}
}

// cardNotes are the sentences that the card has learners copy.
func (c *composer) cardNotes() []string {
	return lesson.Sentences(strings.Join(texts(c.card.LearnerNotes, c.content), " "))
}

// taughtNotes are those of them that are not on other work of the card.
func (c *composer) taughtNotes(all []string) []string {
	return slices.DeleteFunc(slices.Clone(all), func(line string) bool {
		return c.ofOther(line, leadOfOther) || c.strays(line) || c.match.entry != nil && c.untold(line, c.belonging.here, thirdTold)
	})
}

// isAsked tells whether a question of the plan asks for what a sentence says.
func (c *composer) isAsked(line string) bool {
	said := c.wordSet(line)
	asks := func(q QA) bool { return shared(said, c.stems(q.Question+" "+q.Answer)) >= wordsInCommon }
	return slices.ContainsFunc(c.quiz, asks) || slices.ContainsFunc(slices.Collect(maps.Values(c.exits)), asks)
}

// keptOfNotes are so many of some sentences in their order, those first that a question asks for.
func (c *composer) keptOfNotes(lines []string, most int) []string {
	if len(lines) <= most {
		return lines
	}
	take := make([]bool, len(lines))
	for _, wanted := range []bool{true, false} {
		for i, line := range lines {
			if most > 0 && !take[i] && (i == 0 || c.isAsked(line) == wanted) {
				take[i] = true
				most--
			}
		}
	}
	var kept []string
	for i, line := range lines {
		torn := i > 0 && !take[i-1] && leansBefore.MatchString(line)
		if take[i] && !torn || inListTaken(lines, take, i) {
			kept = append(kept, line)
		}
	}
	return kept
}

// longestList is how many lines a list has at most that is kept whole.
const longestList = 4

// inListTaken tells whether a line stands in a short list of which another line is taken: of solid, liquid and gas none may be missing.
func inListTaken(lines []string, take []bool, at int) bool {
	if !listedLine.MatchString(lines[at]) {
		return false
	}
	from, to := at, at
	for from > 0 && listedLine.MatchString(lines[from-1]) {
		from--
	}
	for to+1 < len(lines) && listedLine.MatchString(lines[to+1]) {
		to++
	}
	return to > from && to-from < longestList && slices.Contains(take[from:to+1], true)
}

// learnerNotes are what learners copy: those of the task of the story, or else those of the card on what the plan teaches,
// and what else the card knows of it.
func (c *composer) learnerNotes() string {
	if own := c.ownNotes(); own != "" {
		return sentences(own, c.guestNotes())
	}
	all := c.cardNotes()
	taught := c.taughtNotes(all)
	if told := slices.DeleteFunc(slices.Clone(taught), func(line string) bool {
		return c.match.entry != nil && c.untold(line, c.belonging.here, halfTold) && !c.isAsked(line)
	}); len(told) >= fewestNotes {
		taught = told
	}
	for _, idea := range texts(c.card.BigIdeas, c.content) {
		known := slices.ContainsFunc(taught, func(line string) bool { return c.alike(line, idea) })
		if len(taught) < fewestNotes && !known && !c.ofOther(idea, leadOfOther) && !c.strays(idea) {
			taught = append(taught, sentence(idea))
		}
	}
	if len(taught) < leastNotes {
		taught = all
	}
	return sentences(strings.Join(withLead(all, taught), " "), c.guestNotes())
}

// withLead puts before a sentence that leans on the one before it that one: "This push is the upthrust."
func withLead(all, kept []string) []string {
	var whole []string
	for _, line := range kept {
		if at := slices.Index(all, line); at > 0 && leansBefore.MatchString(line) && !slices.Contains(kept, all[at-1]) {
			whole = append(whole, all[at-1])
		}
		whole = append(whole, line)
	}
	return whole
}

const (
	fewestNotes = 4 // sentences that learners copy where the card has them
	leastNotes  = 2 // sentences with fewer of which what no lesson has taught is copied too
)

// ownNotes are those of the task of the story, where it is in the plan and has its own.
func (c *composer) ownNotes() string {
	at := slices.IndexFunc(c.tasks, func(t Task) bool { return t.ID == c.storyTask })
	if at < 0 {
		return ""
	}
	return c.tasks[at].Notes
}
